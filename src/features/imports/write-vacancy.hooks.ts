import { APIError, type PayloadRequest, ValidationError } from 'payload'

import { databaseNow } from '../../cms/database/database-clock'
import type { VacancyFlag, VacancyFlagger } from '../../domain/vacancies/vacancy-flags'
import { readDay } from '../../domain/time/calendar-day'
import { dayAt } from '../../domain/time/time-zones'
import { differences } from '../../domain/imports/differences'
import { newFlags } from '../../domain/vacancies/new-flags'
import { panelText } from '../../i18n/panel/panel-texts'
import { errorsAgainst } from './validate-record.hooks'
import {
  closeRecord,
  findStored,
  holdStored,
  type RecordValues,
  saveRecord,
  type StoredRecord,
} from './write-record.hooks'

interface Known {
  company: number
  /** By what the other system knows it. */
  externalId: string
}

/** Where a day ends last. */
const LAST_ZONE = 'Etc/GMT+12'

/** What came of it. */
export interface WrittenVacancy {
  outcome: 'created' | 'changed' | 'same'
  /** What staff should look at: it is a draft until one of them publishes it. */
  flags: readonly VacancyFlag[]
}

/**
 * Writes a vacancy of a company by the id that another system has for it, and publishes it at once, unless there is
 * something that staff should look at first. Run it in a transaction.
 * @throws ValidationError of Payload, with the sentences of the fields; APIError of status 409 where it is in the trash,
 *   or somebody has a draft of it
 */
export async function writeVacancy(
  req: PayloadRequest,
  { company, externalId, values }: Known & { values: RecordValues },
  flagsOf: VacancyFlagger,
): Promise<WrittenVacancy> {
  const stored = await find(req, { company, externalId })
  if (stored) refuseUntouchable(req, stored)
  if (stored && !differences(stored.values, values)) return { outcome: 'same', flags: [] }
  // What closed everywhere is refused, or seen by nobody.
  const isUnseen = (readDay(values.openUntilDay) ?? '') < dayAt(await databaseNow(req), LAST_ZONE)
  const flags = isUnseen ? [] : await newFlags(flagsOf, { company, before: stored?.values, values })
  // A draft may leave out what it likes; what is to be published later may not.
  if (flags.length > 0) await refuseWrong(req, stored, values)
  const status = flags.length > 0 ? 'draft' : 'published'
  await saveRecord(req, 'vacancies', { stored, values, base: { company, externalId }, status })
  return { outcome: stored ? 'changed' : 'created', flags }
}

async function refuseWrong(
  req: PayloadRequest,
  stored: StoredRecord | undefined,
  values: RecordValues,
): Promise<void> {
  const errors = await errorsAgainst(req, 'vacancies', stored, values)
  if (errors.length > 0) throw new ValidationError({ collection: 'vacancies', errors }, req.t)
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
