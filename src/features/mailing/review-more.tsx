import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import type { ReviewStep } from './chosen-mailing'
import type { ReviewAbout } from './review.form'
import { Carried } from './review-carried'
import { FormParts } from './review-form-parts'
import { LeftOut } from './review-left-out'

interface Props {
  about: ReviewAbout
  locale: Locale
  /** Public path of the page. */
  page: string
  /** By which it finds again what was chosen and typed. */
  query: string
}

const CHOSEN_BEFORE = ['rank', 'vessels', 'country', 'currency', 'application'] as const

/** The second step: what goes along, and who gets nothing; from here to the form that is sent. */
export async function ReviewMore({ about, locale, page, query }: Props) {
  const t = await messagesIn(locale, 'mailingReview')
  const hasCompanies = about.companies.length > 0
  return (
    <form method="get" action={page} className="review">
      <Carried about={about} query={query} names={CHOSEN_BEFORE} />
      <FormParts about={about} locale={locale} back={page + query} />
      <LeftOut about={about} locale={locale} />
      <div className="acts">
        {/* First, because Enter in a field presses it: what was typed there is only looked for. */}
        <button className="button quiet">{t('showAgain')}</button>
        {hasCompanies && (
          <button className="button" name="step" value={'send' satisfies ReviewStep}>
            {t('goOn')}
          </button>
        )}
        <button className="button quiet" name="step" value={'choose' satisfies ReviewStep}>
          {t('change')}
        </button>
      </div>
    </form>
  )
}
