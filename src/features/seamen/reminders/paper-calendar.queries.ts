import { query } from '../../../cms/database/read-pool'
import { isToken, tokenId } from '../../../cms/services/sessions/secret-tokens'
import { isLocale, type Locale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { HAS_CALENDAR, HAS_MAILS } from './reminder-references'

/** What a day of the calendar is made of, whatever happens on it. */
interface Dated {
  id: number
  version: number
  changedAt: Date
  /** `YYYY-MM-DD`. */
  day: string
}

/** A paper with its last day. Its number is not read. */
interface CalendarPaper extends Dated {
  document: string | null
  name: string | null
}

/** A time on board with its last day. */
interface CalendarContract extends Dated {
  vesselName: string
}

/** What is in the calendar of an account. */
export interface PaperCalendar {
  locale: Locale
  /** So many months before a paper ends its alarms ring: as the mails are chosen. */
  months: readonly number[]
  papers: readonly CalendarPaper[]
  contracts: readonly CalendarContract[]
  /** The day in UTC, by the database's clock. */
  today: string
}

/** Months for which what is over is still shown: programs take out what they do not find any more. */
const SHOWN_AFTERWARDS = 12

const dayOf = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`

const RECENTLY = `> now() - make_interval(months => ${SHOWN_AFTERWARDS})`

interface Found extends Record<string, unknown> {
  seaman: number
  language: string
  months: number[]
  today: string
}

/** The calendar of a secret address; nothing where there is none, it was switched off or renewed, or its account is suspended. */
export async function paperCalendar(token: string): Promise<PaperCalendar | undefined> {
  if (!isToken(token)) return undefined
  const [found] = await query<Found>(
    `SELECT s.id AS seaman, s.language::text AS language, ${dayOf('now()')} AS today,
       CASE WHEN ${HAS_MAILS} THEN r.months ELSE '{}' END AS months
     FROM seaman_reminders r JOIN seamen s ON s.id = r.seaman_id
     WHERE r.calendar_id = $1 AND ${HAS_CALENDAR} AND s.state <> 'suspended'`,
    [tokenId(token)],
    'paper-calendar',
  )
  if (!found) return undefined
  const { seaman, language, months, today } = found
  const papers = await query<CalendarPaper & Record<string, unknown>>(
    `SELECT id, version::int AS version, updated_at AS "changedAt", ${dayOf('expires')} AS day,
       document::text AS document, name
     FROM seaman_papers
     WHERE seaman_id = $1 AND expires ${RECENTLY} AND validity IS DISTINCT FROM 'unlimited'
     ORDER BY expires, id`,
    [seaman],
    'paper-calendar-papers',
  )
  const contracts = await query<CalendarContract & Record<string, unknown>>(
    `SELECT id, version::int AS version, updated_at AS "changedAt", ${dayOf('sign_off')} AS day,
       vessel_name AS "vesselName"
     FROM seaman_contracts WHERE seaman_id = $1 AND sign_off ${RECENTLY} ORDER BY sign_off, id`,
    [seaman],
    'paper-calendar-contracts',
  )
  const locale = isLocale(language) ? language : env.DEFAULT_LOCALE
  return { locale, months, papers, contracts, today }
}
