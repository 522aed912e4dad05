import type { NewMessage } from '@/cms/services/mail/enqueue-message'
import { publicPath } from '@/domain/addresses/paths'
import { SEAMAN_RECORD_PAGE, SEAMAN_REMINDERS_END_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { isolated } from '@/domain/mail/mail-text'
import { daysBetween, noonOf } from '@/domain/time/calendar-day'
import { env } from '@/env'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import { paperName } from '../record/entry-words'
import { unitText } from '../record/length-text'

/** Whom papers are told to. */
interface Reminded {
  seaman: number
  email: string
  locale: Locale
}

/** As much of a paper as is told: neither its number nor who issued it. */
export interface RemindedPaper {
  document: string | null
  name: string | null
  /** Its last day, `YYYY-MM-DD`. */
  expires: string
}

const address = (path: string, locale: Locale) =>
  env.SITE_URL + publicPath({ locale, path }, env.DEFAULT_LOCALE)

/** Returns the one-click unsubscribe address (RFC 8058). A person who opens it as a link gets a page. */
function endAddress(token: string, locale: Locale): string {
  return `${env.SITE_URL}/server/reminders/end?${new URLSearchParams({ token, locale }).toString()}`
}

/**
 * The mail that tells of all papers of an account that are due; of one account there is one a day, by its key too.
 * @param token in the links that end such mails
 * @param today `YYYY-MM-DD`
 */
export async function paperReminderMail(
  { seaman, email, locale }: Reminded,
  papers: readonly RemindedPaper[],
  token: string,
  today: string,
): Promise<NewMessage> {
  const t = await messagesIn(locale, 'seaman.reminders.mail')
  const inOrder = papers.toSorted((one, other) => (one.expires < other.expires ? -1 : 1))
  const facts = inOrder.map(({ document, name, expires }) => ({
    label: isolated(
      paperName({ document: document ?? undefined, name: name ?? undefined }, locale),
      locale,
    ),
    value: t('day', {
      date: dayName(noonOf(expires), locale),
      length: unitText(daysBetween(today, expires), 'day', locale),
    }),
  }))
  return {
    key: `paper-reminder-${seaman}-${today}`,
    kind: 'paperReminder',
    delivery: 'atLeastOnce',
    to: email,
    locale,
    subject: t('subject', { count: papers.length }),
    parts: [
      { kind: 'text', text: t('text') },
      { kind: 'facts', facts },
      { kind: 'link', text: t('open'), href: address(SEAMAN_RECORD_PAGE, locale) },
      { kind: 'text', text: t('why') },
      {
        kind: 'link',
        text: t('end'),
        href: address(`${SEAMAN_REMINDERS_END_PAGE}/${token}`, locale),
      },
    ],
    unsubscribe: endAddress(token, locale),
  }
}
