import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import type { CHOICE_PARAMETERS, ReviewStep } from './chosen-mailing'
import type { ReviewAbout } from './review.form'

interface Props {
  about: ReviewAbout
  locale: Locale
  /** Public path of the page. */
  page: string
}

/** From the form to the steps before it. What was typed is sent along and kept, with its file: no script is needed. */
export async function ReviewBack({ about, locale, page }: Props) {
  const t = await messagesIn(locale, 'mailingReview')
  return (
    <div className="acts">
      <button
        className="button quiet"
        formAction={page + queryOf(about, 'look')}
        formNoValidate
        data-leaves=""
      >
        {t('back')}
      </button>
    </div>
  )
}

/** The choice as it is, at another step. */
function queryOf({ offer, choice }: ReviewAbout, step: ReviewStep): string {
  const { currency, hasApplication, country, rank, vessels, parts, formLanguage, leftOut } = choice
  const said: Record<string, string | undefined> = {
    step,
    currency,
    application: hasApplication ? 'yes' : undefined,
    country,
    rank,
    vessels: vessels.join(','),
    parts: parts.join(','),
    formLanguage,
    out: leftOut.join(','),
    company: choice.company,
  } satisfies Record<(typeof CHOICE_PARAMETERS)[number], string | undefined>
  const query = new URLSearchParams({ mailing: offer.mailing.id })
  for (const [name, value] of Object.entries(said)) if (value) query.set(name, value)
  return `?${query}`
}
