import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { startMailingUpstream } from '../../scripts/upstream/mailing-upstream.mjs'
import { type Locale, LOCALES } from '../../src/domain/locales/locales'
import { pricesFrom } from '../e2e/shown-prices'
import { ask } from '../site/ask'
import { load } from '../site/load'
import { forget, serveSite } from '../site/site'

/** Many readers of prices at once, on a site that has just started beside a slow upstream. */

const READERS = load({ gate: 60, soak: 250, many: 500 })

test(`${READERS} first readers in twelve languages: one call, and every one has an answer`, async () => {
  const upstream = await startMailingUpstream()
  upstream.setFault('late')
  upstream.setPrices(pricesFrom(70))
  const env = { PAYMENT_PROVIDER: 'stripe', UPSTREAM_API_URL: upstream.url }
  const site = await serveSite({ env: { ...env, MAILING_REFRESH_SECONDS: '600' } })
  try {
    const sentences = await unavailableSentences()
    const kindIn = async (locale: Locale) => {
      const path = locale === 'en' ? '/mailing' : `/${locale}/mailing`
      const { status, body } = await ask(site.url, path)
      if (status === 200 && body.includes('"price":"70.00"')) return 'prices'
      return status === 200 && body.includes(sentences[locale]) ? 'sentence' : `${status}: ${body}`
    }
    const readers = Array.from({ length: READERS }, (_, number) =>
      kindIn(LOCALES[number % LOCALES.length] ?? 'en'),
    )
    const kinds = new Set(await Promise.all(readers))
    expect([...kinds].filter((kind) => kind !== 'prices' && kind !== 'sentence')).toEqual([])

    for (const locale of LOCALES) {
      await expect.poll(() => kindIn(locale), { timeout: 20_000 }).toBe('prices')
    }
    expect(upstream.requests).toHaveLength(1)
    // No query where payments go through Stripe.
    expect(upstream.requests[0]?.query).toEqual({})
  } finally {
    await site.stop()
    await forget(site.dataDir)
    await upstream.close()
  }
})

/** That there are no prices, in each language as it stands in HTML. */
async function unavailableSentences(): Promise<Record<Locale, string>> {
  const each = LOCALES.map(async (locale) => {
    const file = new URL(`../../src/i18n/messages/${locale}.json`, import.meta.url)
    const { mailing } = JSON.parse(await readFile(file, 'utf8')) as {
      mailing: { unavailable: string }
    }
    return [locale, mailing.unavailable.replaceAll("'", '&#x27;')]
  })
  return Object.fromEntries(await Promise.all(each)) as Record<Locale, string>
}
