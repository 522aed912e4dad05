import { SEAMAN_REMINDERS_PAGE, SEAMAN_REMINDERS_PART } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'

import { type DoneNotice, pageAfter } from '../form-visitor'
import { unitText } from '../record/length-text'
import { DoneSentence } from '../seaman-form-parts'
import { CalendarAddress } from './calendar-address'
import type { Reminders } from './reminders.queries'

interface Props {
  reminders: Reminders
  locale: Locale
  /** What was done here. */
  done: DoneNotice | undefined
}

/** On the page of the own record: what is told before papers run out, and the way to choose it. */
export async function RemindersCard({ reminders: { months, calendar }, locale, done }: Props) {
  const t = await messagesIn(locale, 'seaman.reminders')
  const times = new Intl.ListFormat(formattingTag(locale), { type: 'conjunction' }).format(
    months.map((one) => unitText(one, 'month', locale)),
  )
  return (
    <section
      className="card form-part"
      id={SEAMAN_REMINDERS_PART}
      aria-labelledby={`_${SEAMAN_REMINDERS_PART}`}
    >
      <div>
        <h2 id={`_${SEAMAN_REMINDERS_PART}`}>{t('title')}</h2>
        <p className="hint">{t('text')}</p>
      </div>
      <DoneSentence done={done} locale={locale} />
      {months.length > 0 && <p>{t('mails', { times })}</p>}
      {calendar && (
        <CalendarAddress token={calendar.token} locale={locale} isOpen={done === 'calendarMade'} />
      )}
      <p className="acts">
        <a href={pageAfter(SEAMAN_REMINDERS_PAGE, locale)} className="button quiet">
          {t('choose')}
        </a>
      </p>
    </section>
  )
}
