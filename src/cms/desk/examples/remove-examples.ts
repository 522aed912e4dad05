import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

import { EXAMPLE_PEOPLE_AT } from '../../../domain/company-desk/company-people'
import { EXAMPLE_SEAMEN_AT, EXAMPLE_SERVICE_FILE } from '../../../domain/members/seaman-account'
import { lockExamples } from '../../database/locks'
import { project } from '../publishing/project'
import { withinTransaction } from '../../database/within-transaction'

/** Documents that one transaction removes: editors who save meanwhile wait for none that is longer. */
const AT_ONCE = 50

/** How many were removed. */
export interface RemovedExamples {
  companies: number
  vacancies: number
  seafarers: number
}

/**
 * Removes all invented vacancies, companies with their people, and seafarers for good, and nothing else. The publication index forgets
 * them in the same transaction. It works in pieces: after an interruption the rest is still there, and the next call
 * removes it. The caller has checked that it is allowed.
 * @throws what a piece was refused with
 */
export async function removeExamples(
  payload: Payload,
  atOnce: number = AT_ONCE,
): Promise<RemovedExamples> {
  // Warnings and vacancies first: a company that has some is not removed.
  await removeAll(payload, 'warnings', atOnce)
  const vacancies = await removeAll(payload, 'vacancies', atOnce)
  const companies = await removeAll(payload, 'crewings', atOnce)
  await withinTransaction(payload, (req) =>
    removeInvented(req, 'company-people', EXAMPLE_PEOPLE_AT),
  )
  return { companies, vacancies, seafarers: await removeSeafarers(payload) }
}

/** A few, with what they have sent and the file for them: all or none of them. */
async function removeSeafarers(payload: Payload): Promise<number> {
  return withinTransaction(payload, async (req) => {
    await removeInvented(req, 'requests', EXAMPLE_SEAMEN_AT)
    const { docs: files } = await payload.find({
      collection: 'service-files',
      where: { filename: { equals: EXAMPLE_SERVICE_FILE } },
      pagination: false,
      depth: 0,
      select: {},
      overrideAccess: true,
      req,
    })
    req.context.removesExamples = true
    for (const { id } of files) {
      await payload.delete({ collection: 'service-files', id, depth: 0, overrideAccess: true, req })
    }
    return removeInvented(req, 'seamen', EXAMPLE_SEAMEN_AT)
  })
}

/** @returns how many had an invented address */
async function removeInvented(
  req: PayloadRequest,
  collection: 'company-people' | 'requests' | 'seamen',
  domain: string,
): Promise<number> {
  const { payload } = req
  const { docs } = await payload.find({
    collection,
    where: { email: { like: domain } },
    pagination: false,
    depth: 0,
    select: { email: true },
    overrideAccess: true,
    req,
  })
  // What is like it may be somebody's.
  const invented = docs.filter(({ email }) => email?.endsWith(domain))
  for (const { id } of invented) {
    await payload.delete({ collection, id, depth: 0, overrideAccess: true, req })
  }
  return invented.length
}

async function removeAll(
  payload: Payload,
  collection: 'crewings' | 'vacancies' | 'warnings',
  atOnce: number,
): Promise<number> {
  let removed = 0
  for (;;) {
    const piece = await removePiece(payload, collection, atOnce)
    removed += piece
    if (piece < atOnce) return removed
  }
}

async function removePiece(
  payload: Payload,
  collection: 'crewings' | 'vacancies' | 'warnings',
  atOnce: number,
): Promise<number> {
  const req = await createLocalReq({ context: { projectLater: true } }, payload)
  await initTransaction(req)
  try {
    await lockExamples(payload, req)
    const { docs } = await payload.find({
      collection,
      where: { isExample: { equals: true } },
      trash: true,
      sort: 'id',
      limit: atOnce,
      pagination: false,
      depth: 0,
      select: {},
      overrideAccess: true,
      req,
    })
    for (const { id } of docs) {
      await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true, req })
    }
    await project(payload, { collection, documents: docs.map(({ id }) => String(id)) }, req)
    await commitTransaction(req)
    return docs.length
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
