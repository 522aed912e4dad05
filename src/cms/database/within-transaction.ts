import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

/**
 * Does what a request asks for in one transaction: all of it is there afterwards, or nothing.
 * @throws whatever the work throws
 */
export async function inOneTransaction<Done>(
  req: PayloadRequest,
  work: () => Promise<Done>,
): Promise<Done> {
  await initTransaction(req)
  try {
    const done = await work()
    await commitTransaction(req)
    return done
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/**
 * The same for nobody's request, with a request of its own.
 * @param headers of the request that it is done for, where limits and devices are known by them
 * @throws whatever the work throws; then nothing of it is there
 */
export async function withinTransaction<Done>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Done>,
  headers = new Headers(),
): Promise<Done> {
  const req = await createLocalReq({ req: { headers } }, payload)
  return inOneTransaction(req, () => work(req))
}
