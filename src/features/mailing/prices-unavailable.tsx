'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'

import type { Locale } from '@/domain/locales'
import { Progress } from '@/ui/components/progress'

import { loadPricing, pricingState } from './pricing-state'

interface Props {
  locale: Locale
  /**
   * The page with this block, for readers without JavaScript to ask again. Without a fragment: a browser that
   * is there already would only scroll to it.
   */
  page: string
  texts: { title: string; hint: string; said: string; asking: string; tryAgain: string }
  /** The words of the upstream, where it failed with some. */
  message: string | undefined
}

/** Says calmly that there are no prices, and asks for them again: by itself once, then when it is told to. */
export function PricesUnavailable({ locale, page, texts, message }: Props) {
  const router = useRouter()
  const { subscribe, now, onServer } = pricingState
  const { data, isLoading, failure } = useSyncExternalStore(subscribe, now, onServer)
  useEffect(() => void loadPricing(locale), [locale])
  useEffect(() => {
    // The page that shows them is another one by now: its key has their revision.
    if (data) router.refresh()
  }, [data, router])
  const said = failure ? failure.message : message
  return (
    <section className="card empty" aria-label={texts.title}>
      <p>
        <strong className="text-ink">{texts.title}</strong>
      </p>
      <div role="status">
        {/* The site itself answers with the hint where the upstream has said nothing. */}
        {said !== undefined && said !== texts.hint && (
          <p dir="auto">{texts.said.replace('{message}', () => said)}</p>
        )}
        <p>{failure?.text ?? texts.hint}</p>
        {isLoading && <Progress label={texts.asking} />}
      </div>
      <form
        action={page}
        data-react=""
        onSubmit={(event) => {
          event.preventDefault()
          // An answer that this page has not shown: what came of it was an older one, out of a cache.
          if (data) router.refresh()
          else void loadPricing(locale)
        }}
      >
        <button className="button quiet">{texts.tryAgain}</button>
      </form>
    </section>
  )
}
