import type { SignedInSeaman } from '@/cms/services/seaman-only/seaman-session.queries'
import { publicPath } from '@/domain/addresses/paths'
import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { answerForm } from '@/domain/forms/form-addresses'
import type { Locale } from '@/domain/locales/locales'
import { env } from '@/env'
import { AnswerBrief } from '@/features/vacancies/answer-brief'
import type { VacancyView } from '@/features/vacancies/vacancy'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { GapOfVacancy } from './gap-above-answer'

interface Props {
  seaman: SignedInSeaman
  vacancy: VacancyView
  locale: Locale
}

/** What a vacancy asks beside a seafarer's own form, before one answers. It refuses nobody. */
export async function OwnVacancy({ seaman, vacancy, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.fit')
  const list = await messagesIn(locale, 'vacancies')
  const gap = await messagesIn(locale, 'seaman.gap')
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  const isAnswerable = vacancy.isOpen && !vacancy.isSuspended && !vacancy.company.warnedSince
  return (
    <div className="frame form-page">
      <FormStyle />
      <div className="form-head">
        <h1 className="display">{t('vacancyTitle')}</h1>
      </div>
      <div className="form-main">
        <AnswerBrief vacancy={vacancy} locale={locale} page={to(vacancy.path)} />
        <GapOfVacancy
          seaman={seaman}
          vacancy={vacancy}
          locale={locale}
          nothing={
            <div className="card form-part">
              <p>{t('nothingToCompare')}</p>
              <p>
                <a href={to(SEAMAN_RECORD_PAGE)} className="more">
                  {gap('change')}
                </a>
              </p>
            </div>
          }
        />
        {isAnswerable && (
          <p>
            <a href={to(answerForm(vacancy.id))} className="button">
              {list('answer')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
