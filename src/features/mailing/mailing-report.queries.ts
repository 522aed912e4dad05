import { query } from '../../cms/database/read-pool'
import { isLinkToken } from './mailing-links'

/** What became of a letter of a mailing. */
export const LETTER_STATES = [
  'sent',
  'waiting',
  'refused',
  'bounced',
  'uncertain',
  'stopped',
] as const

type LetterState = (typeof LETTER_STATES)[number]

/** A company of a mailing, and what became of its letter. */
interface ReportedLetter {
  company: string
  state: LetterState
}

/** What became of a mailing. */
export interface MailingReport {
  reference: string
  /** When the first letter was written, UTC. */
  at: Date
  letters: ReportedLetter[]
}

interface StoredLetter {
  reference: string
  at: Date | string
  company: string | null
  state: LetterState
}

// A letter that was held back because the company stopped mailings does not count as refused.
const REPORT = `
  SELECT r.reference, m.created_at AS at, coalesce(c.name, '–') AS company,
    CASE
      WHEN m.state = 'sent' THEN 'sent'
      WHEN m.state IN ('queued', 'sending') THEN 'waiting'
      WHEN m.state = 'bounced' THEN 'bounced'
      WHEN m.state = 'uncertain' THEN 'uncertain'
      WHEN m.state = 'suppressed' AND EXISTS (SELECT FROM mailing_stops s
        WHERE s.address = lower(m."to") OR s.company_id = m.company_id) THEN 'stopped'
      ELSE 'refused'
    END AS state
  FROM messages m
  JOIN requests r ON r.id = m.request_id
  LEFT JOIN crewings c ON c.id = m.company_id
  WHERE m.request_id = $1 AND m.kind = 'mailing'
  ORDER BY c.name, m.id`

/** What became of the letters of a mailing, by the names of the companies; nothing where none were written. */
export async function mailingReport(request: number): Promise<MailingReport | undefined> {
  const rows = await query<StoredLetter>(REPORT, [request], 'mailing-report')
  const [first] = rows
  if (!first) return undefined
  return {
    reference: first.reference,
    at: new Date(first.at),
    letters: rows.map(({ company, state }) => ({ company: company ?? '–', state })),
  }
}

/** Reads the report by the token of its link. An unknown token gives `undefined`. */
export async function reportOfLink(token: string): Promise<MailingReport | undefined> {
  if (!isLinkToken(token)) return undefined
  const [row] = await query<{ id: number }>(
    'SELECT id FROM requests WHERE report_token = $1',
    [token],
    'mailing-report-link',
  )
  return row && mailingReport(row.id)
}

/** How many letters there are in each state. */
export function countStates(letters: readonly ReportedLetter[]): Record<LetterState, number> {
  const counts = Object.fromEntries(LETTER_STATES.map((state) => [state, 0])) as Record<
    LetterState,
    number
  > // its own keys
  for (const { state } of letters) counts[state] += 1
  return counts
}
