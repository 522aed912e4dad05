import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/domain/locales/locales'
import { REQUEST_FAILURES, type RequestFailure } from '@/domain/browser/request-failure'
import { BrowserScript } from '@/ui/components/browser-script'
import { Progress } from '@/ui/components/progress'

interface Props {
  locale: Locale
  /**
   * The page with this block, for readers without JavaScript to ask again. Without a fragment: a browser that
   * is there already would only scroll to it.
   */
  page: string
  /** The words of the upstream, where it failed with some. */
  message: string | undefined
}

/** What the script says of an answer, in the language of the page. */
export interface PricesTexts {
  /** With `{message}` where the words of the upstream are to stand. */
  said: string
  hint: string
  failures: Record<RequestFailure, string>
}

const QUERY = 'withApplication=true&withCurrency=true&withFirstPromo=true'

/** Says calmly that there are no prices; prices.script.ts asks for them again. */
export async function PricesUnavailable({ locale, page, message }: Props) {
  const t = await getTranslations('mailing')
  const tRequests = await getTranslations('requests')
  const hint = t('unavailableHint')
  const failures = REQUEST_FAILURES.map((failure) => [failure, tRequests(failure)] as const)
  const texts: PricesTexts = {
    said: t('said', { message: '{message}' }),
    hint,
    failures: Object.fromEntries(failures) as PricesTexts['failures'], // each is there
  }
  // The site itself answers with the hint where the upstream has said nothing.
  const isSaid = message !== undefined && message !== hint
  return (
    <section
      className="card empty"
      aria-label={t('unavailable')}
      data-prices={`/server/company/mailing/price?${QUERY}&lang=${locale}`}
      data-texts={JSON.stringify(texts)}
    >
      <p>
        <strong className="text-ink">{t('unavailable')}</strong>
      </p>
      <div role="status">
        <p dir="auto" data-said="" hidden={!isSaid}>
          {isSaid && t('said', { message })}
        </p>
        <p data-hint="">{hint}</p>
        <Progress label={t('asking')} hidden />
      </div>
      <form action={page}>
        <button className="button quiet">{t('tryAgain')}</button>
      </form>
      <BrowserScript name="prices" />
    </section>
  )
}
