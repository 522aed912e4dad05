import { languageTag, type Locale } from '@/domain/locales/locales'
import { formatMoney } from '@/domain/money/money'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { REVIEW_STEPS, type ReviewStep } from './chosen-mailing'
import type { ReviewAbout } from './review.form'
import { ReviewStyle } from './review-style'

interface Props {
  about: ReviewAbout
  locale: Locale
  step: ReviewStep
}

/** Which step this is, what it comes to, and how many companies it reaches: in sight while the page is read. */
export async function ReviewBar({ about: { order, companies }, locale, step }: Props) {
  const t = await messagesIn(locale, 'mailingReview')
  const steps = { number: REVIEW_STEPS.indexOf(step) + 1, of: REVIEW_STEPS.length }
  return (
    <div className="card review-bar">
      <FormStyle />
      <ReviewStyle />
      <span>{t('step', { ...steps, name: t(`steps.${step}`) })}</span>
      <span>
        {order.total && (
          <b data-total>
            <bdi dir="ltr">{formatMoney(order.total, languageTag(locale))}</bdi>
          </b>
        )}
        {companies.length > 0 && <span>{t('companies', { count: companies.length })}</span>}
      </span>
    </div>
  )
}
