import { APIError, type PayloadRequest, ValidationError } from 'payload'

import { databaseNow } from '../../cms/database/database-clock'
import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { createTogether } from '../../cms/desk/publishing/create-together'
import type { VacancyFlag, VacancyFlagger } from '../../domain/vacancies/vacancy-flags'
import { readDay } from '../../domain/time/calendar-day'
import { dayAt } from '../../domain/time/time-zones'
import { differences } from '../../domain/imports/differences'
import { newFlags } from '../../domain/vacancies/new-flags'
import { panelText } from '../../i18n/panel/panel-texts'
import { languagesOf } from './record-texts'
import { errorsAgainst } from './validate-record.hooks'
import {
  closeRecord,
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

/** The time zone in which a day ends last. */
const LAST_ZONE = 'Etc/GMT+12'

/** What comes of it. */
export interface VacancyOutcome {
  outcome: 'created' | 'changed' | 'same'
  /** What staff should look at: it is a draft until one of them publishes it. */
  flags: readonly VacancyFlag[]
}

/**
 * Writes a vacancy by its external id and publishes it, unless staff should check something first. Run it in a
 * transaction.
 * @param decided is told what comes of it before anything is written: a save ends with the lock of all paths, under which
 *   nothing else should be done
 * @throws ValidationError of Payload with the sentences of the fields; APIError 409 when the vacancy is in the trash or
 *   has a draft
 */
export async function writeVacancy(
  req: PayloadRequest,
  { company, externalId, values }: Known & { values: RecordValues },
  {
    flagsOf,
    decided,
  }: { flagsOf: VacancyFlagger; decided: (outcome: VacancyOutcome) => Promise<void> },
): Promise<VacancyOutcome & { id: number }> {
  const stored = await find(req, { company, externalId })
  if (stored) refuseUntouchable(req, stored)
  if (stored && !differences(stored.values, values)) {
    await decided({ outcome: 'same', flags: [] })
    return { id: stored.id, outcome: 'same', flags: [] }
  }
  // A vacancy whose last day has ended in every time zone is refused or unseen, so it needs no flags.
  const now = stored?.readAt ?? (await databaseNow(req))
  const isUnseen = (readDay(values.openUntilDay) ?? '') < dayAt(now, LAST_ZONE)
  const flags = isUnseen ? [] : await newFlags(flagsOf, { company, before: stored?.values, values })
  // Payload does not validate drafts, but this one is to be published later, so it is validated here.
  if (flags.length > 0) await refuseWrong(req, stored, values)
  const status = flags.length > 0 ? 'draft' : 'published'
  const outcome = stored ? 'changed' : 'created'
  await decided({ outcome, flags })
  const saving = { stored, values, base: { company, externalId }, status } as const
  const save = () => saveRecord(req, 'vacancies', saving)
  // Payload reads twice what it has written, table by table. A second language is a save of what is there.
  const isOne = !stored && status === 'published' && languagesOf('vacancies', values) <= 1
  const { id } = isOne ? await createTogether(req, 'vacancies', 1, save) : await save()
  return { id, outcome, flags }
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
 * Refuses documents that an import must not touch: those in the trash and those with a draft of a person.
 * @throws APIError 409
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

/** The vacancy that has the id, as readers have it or in the newest draft of it. */
async function find(req: PayloadRequest, { company, externalId }: Known) {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM vacancies WHERE company_id = ${company} AND external_id = ${externalId}
    UNION ALL SELECT parent_id FROM _vacancies_v
    WHERE latest AND version_company_id = ${company} AND version_external_id = ${externalId} AND parent_id IS NOT NULL
    LIMIT 1`)
  const [found] = rows
  return found && holdStored(req, 'vacancies', found.id)
}
