import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

/**
 * Does work in a transaction of its own: all of it is there afterwards, or nothing.
 * @param headers of the request that it is done for, where limits and devices are known by them
 * @throws whatever the work throws; then nothing of it is there
 */
export async function withinTransaction<Done>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Done>,
  headers = new Headers(),
): Promise<Done> {
  const req = await createLocalReq({ req: { headers } }, payload)
  await initTransaction(req)
  try {
    const done = await work(req)
    await commitTransaction(req)
    return done
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
