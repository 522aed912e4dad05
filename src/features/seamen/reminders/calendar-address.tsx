import { headers } from 'next/headers'

import { seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import { PAPER_CALENDAR } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'

import { ownReminders } from './reminders.queries'

interface Props {
  token: string | undefined
  locale: Locale
  /** Whether it is shown without a press: it has just been made. */
  isOpen?: boolean
}

const STYLE = `
.calendar-address summary{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);cursor:pointer}
.calendar-address summary::before{content:'▸';margin-inline-end:8px}
.calendar-address[open]>summary::before{content:'▾'}
[dir=rtl] .calendar-address:not([open])>summary::before{content:'◂'}
.calendar-address code{display:block;margin-block:10px;overflow-wrap:anywhere;text-align:start}
.calendar-address a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);text-decoration:underline;text-underline-offset:4px}
`

/** Shown by a press: others look at the same screen. */
export async function CalendarAddress({ token, locale, isOpen = false }: Props) {
  const t = await messagesIn(locale, 'seaman.reminders.address')
  if (token === undefined) return <p>{t('notShown')}</p>
  const address = `${env.SITE_URL}/${PAPER_CALENDAR}/${token}.ics`
  return (
    <>
      <style href="calendar-address" precedence="form">
        {STYLE}
      </style>
      <details className="calendar-address" open={isOpen}>
        <summary>{t('show')}</summary>
        <p className="hint">{t('text')}</p>
        <code dir="ltr">{address}</code>
        <a href={address.replace(/^https?:/, 'webcal:')}>{t('open')}</a>
      </details>
    </>
  )
}

/** Above the form that keeps, renews or ends the address: the one that there is. */
export async function OwnCalendarAddress({ locale }: { locale: Locale }) {
  const seaman = await seamanOf((await headers()).get('cookie') ?? '')
  const calendar = seaman && (await ownReminders(seaman.id)).calendar
  if (!calendar) return null
  return (
    <div className="py-4">
      <CalendarAddress token={calendar.token} locale={locale} />
    </div>
  )
}
