import { APIError, type PayloadRequest } from 'payload'

import { panelText } from '../../i18n/panel/panel-texts'
import {
  closeRecord,
  findStored,
  holdStored,
  type RecordValues,
  writeRecord,
} from './write-record.hooks'

interface Known {
  company: number
  /** By what the other system knows it. */
  externalId: string
}

/**
 * Writes a vacancy of a company by the id that another system has for it, and publishes it at once. Run it in a
 * transaction.
 * @throws ValidationError of Payload, with the sentences of the fields; APIError of status 409 where it is in the trash,
 *   or somebody has a draft of it
 */
export async function writeVacancy(
  req: PayloadRequest,
  { company, externalId, values }: Known & { values: RecordValues },
): Promise<'created' | 'changed' | 'same'> {
  const stored = await find(req, { company, externalId })
  if (stored) refuseUntouchable(req, stored)
  const written = await writeRecord(req, 'vacancies', stored, values, { company, externalId })
  return written.outcome
}

/**
 * Closes a vacancy of a company: it was open until yesterday. Run it in a transaction.
 * @throws APIError of status 409 where somebody has a draft of it
 */
export async function closeVacancy(
  req: PayloadRequest,
  known: Known,
): Promise<'closed' | 'same' | 'unknown'> {
  const stored = await find(req, known)
  if (stored?.deletedAt !== null) return 'unknown'
  refuseUntouchable(req, stored)
  return (await closeRecord(req, stored)) ? 'closed' : 'same'
}

/**
 * Refuses what an import leaves to people: what they threw away, and what they are writing.
 * @throws APIError of status 409
 */
export function refuseUntouchable(
  req: PayloadRequest,
  stored: { deletedAt: string | null; isPublished: boolean },
): void {
  if (stored.deletedAt !== null) {
    throw new APIError(panelText(req.t, 'importInTrash'), 409, undefined, true)
  }
  if (!stored.isPublished) {
    throw new APIError(panelText(req.t, 'importHasDraft'), 409, undefined, true)
  }
}

async function find(req: PayloadRequest, { company, externalId }: Known) {
  const [found] = await findStored(req, 'vacancies', {
    and: [{ company: { equals: company } }, { externalId: { equals: externalId } }],
  })
  return found && holdStored(req, 'vacancies', found.id)
}
