import { PAPER_CALENDAR, SEAMAN_REMINDERS_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { env } from '@/env'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'

import { pageAfter } from '../form-visitor'
import { unitText } from '../record/length-text'
import type { Reminders } from './reminders.queries'

interface Props {
  reminders: Reminders
  locale: Locale
}

const STYLE = `
.reminders summary{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);cursor:pointer}
.reminders summary::before{content:'▸';margin-inline-end:8px}
.reminders [open]>summary::before{content:'▾'}
[dir=rtl] .reminders :not([open])>summary::before{content:'◂'}
.reminders code{display:block;margin-block:10px;overflow-wrap:anywhere;text-align:start}
.reminders details a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);text-decoration:underline;text-underline-offset:4px}
`

/** On the page of the own record: what is told before papers run out, and the way to choose it. */
export async function RemindersCard({ reminders: { months, calendar }, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.reminders')
  const times = new Intl.ListFormat(formattingTag(locale), { type: 'conjunction' }).format(
    months.map((one) => unitText(one, 'month', locale)),
  )
  return (
    <section className="card form-part reminders" aria-labelledby="_reminders">
      <style href="reminders" precedence="form">
        {STYLE}
      </style>
      <div>
        <h2 id="_reminders">{t('title')}</h2>
        <p className="hint">{t('text')}</p>
      </div>
      {months.length > 0 && <p>{t('mails', { times })}</p>}
      {calendar && <CalendarAddress token={calendar.token} locale={locale} />}
      <p className="acts">
        <a href={pageAfter(SEAMAN_REMINDERS_PAGE, locale)} className="button quiet">
          {t('choose')}
        </a>
      </p>
    </section>
  )
}

/** Shown by a press: others look at the same screen. */
async function CalendarAddress({ token, locale }: { token: string | undefined; locale: Locale }) {
  const t = await messagesIn(locale, 'seaman.reminders.address')
  if (token === undefined) return <p>{t('notShown')}</p>
  const address = `${env.SITE_URL}/${PAPER_CALENDAR}/${token}.ics`
  return (
    <details>
      <summary>{t('show')}</summary>
      <p className="hint">{t('text')}</p>
      <code dir="ltr">{address}</code>
      <a href={address.replace(/^https?:/, 'webcal:')}>{t('open')}</a>
    </details>
  )
}
