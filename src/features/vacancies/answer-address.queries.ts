import type { PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { query } from '../../cms/database/read-pool'
import { databaseOf, rowsOf } from '../../cms/database/handle'
import { licenceState } from '../../domain/vacancies/licence'
import { isLocale, type Locale } from '../../domain/locales/locales'
import { isWarned } from '../../cms/publications/warned-company'

/** Where an answer to a vacancy goes. */
type AnswerWay =
  /** To an address of a company whose licence staff have checked, and in the first of its languages. */
  | { kind: 'company'; to: string; language: Locale }
  | { kind: 'staff' }
  /** Nowhere: the vacancy is invented. */
  | { kind: 'example' }

/** The published facts about a vacancy and its company that an answer needs. */
interface AnswerTarget {
  way: AnswerWay
  /** What the company reads. */
  languages: readonly Locale[]
  /** The day on which the site erases what is sent now. */
  until: Date
}

interface StoredTarget {
  contact_email: string | null
  email: string | null
  languages: string[] | null
  checked_on: Date | string | null
  is_valid: boolean | null
  is_example: boolean | null
  is_answerable: boolean
  refusing: string[]
  until: Date | string
}

const TARGET = (id: string) => `
  SELECT v.contact_email, c.email, v.is_example, c.licence_checked_on AS checked_on,
    c.licence_valid_to > now() AS is_valid,
    v._status::text = 'published' AND c._status::text = 'published' AND v.deleted_at IS NULL AND c.deleted_at IS NULL
      AND v.open_until > now() AND v.suspended_at IS NULL AND c.suspended_at IS NULL
      AND NOT ${isWarned('c.id')} AS is_answerable,
    (SELECT array_agg(value::text ORDER BY "order") FROM crewings_languages WHERE parent_id = c.id) AS languages,
    ARRAY(SELECT lower(address) FROM suppressed_addresses
      WHERE lower(address) IN (lower(v.contact_email), lower(c.email))) AS refusing,
    now() + make_interval(months => coalesce(
      (SELECT answer_months::int FROM request_settings LIMIT 1), 12)) AS until
  FROM vacancies v JOIN crewings c ON c.id = v.company_id WHERE v.id = ${id}`

/** Finds where an answer to a vacancy goes now; `undefined` when nobody can answer it. */
export async function answerTarget(vacancy: number): Promise<AnswerTarget | undefined> {
  const [row] = await query<StoredTarget>(TARGET('$1'), [vacancy], 'answer-target')
  return row && targetOf(row)
}

/** The same in `req`'s transaction. */
export async function answerTargetIn(
  req: PayloadRequest,
  vacancy: number,
): Promise<AnswerTarget | undefined> {
  const db = await databaseOf(req.payload, req)
  const [row] = await rowsOf<StoredTarget>(db, sql.raw(TARGET(String(Math.trunc(vacancy)))))
  return row && targetOf(row)
}

function targetOf(stored: StoredTarget): AnswerTarget | undefined {
  if (!stored.is_answerable) return undefined
  const languages = (stored.languages ?? []).filter(isLocale)
  return { way: wayOf(stored, languages), languages, until: new Date(stored.until) }
}

function wayOf(stored: StoredTarget, [language = 'en']: readonly Locale[]): AnswerWay {
  if (stored.is_example === true) return { kind: 'example' }
  const licence = licenceState({
    checkedOn: stored.checked_on === null ? undefined : new Date(stored.checked_on),
    isValid: stored.is_valid ?? undefined,
  })
  const to = stored.contact_email?.trim() || stored.email?.trim()
  if (licence !== 'checked' || !to || stored.refusing.includes(to.toLowerCase())) {
    return { kind: 'staff' }
  }
  return { kind: 'company', to, language }
}
