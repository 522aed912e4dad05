import { query } from '../../../cms/database/read-pool'
import { isToken, tokenId } from '../../../cms/services/sessions/secret-tokens'
import { isReminderMonths, type ReminderMonths } from '../../../domain/sea-service/paper-reminders'
import { calendarToken } from './calendar-secret'
import { HAS_CALENDAR, HAS_MAILS } from './reminder-references'

/** What an account has chosen about papers that run out. */
export interface Reminders {
  /** So many months before; none where no mail is wanted. */
  months: readonly ReminderMonths[]
  /** `token` is the secret in its address; nothing where it was made under another key of the site, and cannot be shown. */
  calendar: { token: string | undefined } | undefined
}

const NONE: Reminders = { months: [], calendar: undefined }

interface Row {
  months: number[]
  calendarId: Buffer | null
  calendarSeed: Buffer | null
}

/** What an account has chosen. */
export async function ownReminders(seaman: number): Promise<Reminders> {
  const [row] = await query<Row>(
    `SELECT CASE WHEN ${HAS_MAILS} THEN r.months ELSE '{}' END AS months,
       CASE WHEN ${HAS_CALENDAR} THEN r.calendar_id END AS "calendarId",
       r.calendar_seed AS "calendarSeed"
     FROM seaman_reminders r WHERE r.seaman_id = $1`,
    [seaman],
    'seaman-reminders',
  )
  if (!row) return NONE
  const { calendarId, calendarSeed } = row
  return {
    months: row.months.filter(isReminderMonths),
    calendar:
      calendarId && calendarSeed ? { token: shownToken(calendarId, calendarSeed) } : undefined,
  }
}

function shownToken(id: Buffer, seed: Buffer): string | undefined {
  const token = calendarToken(seed)
  return tokenId(token).equals(id) ? token : undefined
}

/** The same for the download of the account, without what opens the calendar. */
export async function remindersForDownload(seaman: number): Promise<object | null> {
  const [row] = await query<{ reminders: object }>(
    `SELECT json_build_object(
       'monthsBefore', CASE WHEN ${HAS_MAILS} THEN r.months ELSE '{}' END,
       'chosenAt', CASE WHEN ${HAS_MAILS} THEN r.begun_at END,
       'lastMailAt', r.last_mail_at,
       'calendarMadeAt', CASE WHEN ${HAS_CALENDAR} THEN r.calendar_made_at END) AS reminders
     FROM seaman_reminders r WHERE r.seaman_id = $1`,
    [seaman],
    'seaman-reminders-download',
  )
  return row?.reminders ?? null
}

/** Whether mails come to the account of a link; nothing where the link is none of ours, or its account is gone. */
export async function remindersOfLink(token: string): Promise<{ hasMails: boolean } | undefined> {
  if (!isToken(token)) return undefined
  const [row] = await query<{ hasMails: boolean }>(
    `SELECT ${HAS_MAILS} AS "hasMails"
     FROM seaman_reminder_links l JOIN seaman_reminders r USING (seaman_id)
     WHERE l.id = $1 AND l.expires_at > now()`,
    [tokenId(token)],
    'seaman-reminder-link',
  )
  return row
}
