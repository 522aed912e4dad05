import type { Locale } from '@/domain/locales/locales'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import type { VacancyView } from './vacancy'

interface Props {
  /** Where it is on the site at all. */
  vacancy: VacancyView | undefined
  locale: Locale
  /** Public path of the list of open vacancies. */
  list: string
}

/** In the place of the form: why a vacancy cannot be answered. */
export async function AnswerClosed({ vacancy, locale, list }: Props) {
  const t = await messagesIn(locale, 'forms.answer.closed')
  const text = () => {
    if (!vacancy) return t('gone')
    const { warnedSince } = vacancy.company
    if (warnedSince) return t('warned', { since: dayName(warnedSince, locale) })
    if (vacancy.isSuspended) return t('suspended')
    if (!vacancy.isOpen && vacancy.openUntil) {
      return t('closed', { closes: dayName(vacancy.openUntil, locale) })
    }
    return t('gone')
  }
  return (
    <div className="sent">
      <div>
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{text()}</p>
      </div>
      <div className="acts">
        <a href={list} className="button">
          {t('others')}
        </a>
      </div>
    </div>
  )
}
