import type { Page } from '@playwright/test'

import type { PriceAnswer } from '../../scripts/upstream/default-prices.mjs'

/** Prices in whole dollars, for an upstream to say and for a page to show. */

/** Three mailings that cost `first` dollars and a few more, with ids that editors have no texts for. */
export function pricesFrom(first: number): PriceAnswer {
  return {
    mailings: [
      { id: 'near', title: 'Near', price: first },
      { id: 'far', title: 'Far', price: first + 2, firstPromo: first + 1 },
      { id: 'all', title: 'All', price: { USD: first + 3, EUR: '0.50', UAH: 1 } },
    ],
    application: { price: first + 4 },
    currency: { base: 'USD', rates: { EUR: '0.5', UAH: 40 } },
  }
}

/** What a reader sees. */
export interface ShownPrices {
  /** Of each card the numbers of its price, or the words in place of them. */
  cards: string[]
  /** The number beside the application form, where there is one. */
  application: string | undefined
  /** The day they are of, as `2026-01-31`. */
  day: string | undefined
  /** What machines are told they cost. */
  offers: string[]
}

/** What a page is to show of `pricesFrom`. */
export function shownFrom(first: number, day: string): ShownPrices {
  const [near = 0, promo = 0, far = 0, all = 0, form = 0] = [0, 1, 2, 3, 4].map((n) => first + n)
  return {
    cards: [String(near), `${promo} ${far}`, String(all)],
    application: String(form),
    day,
    offers: [near, far, all, form].map((price) => `${price}.00`),
  }
}

/** Reads what can be seen of the prices of an open page; hidden currencies cannot. */
export function readShown(page: Page): Promise<ShownPrices> {
  return page.evaluate(() => {
    const textIn = (within: ParentNode, part: string) =>
      within.querySelector<HTMLElement>(part)?.innerText
    const numbersIn = (text: string | undefined) => text?.match(/\d+/g)?.join(' ')
    const graph = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map((script) => script.textContent)
      .join()
    return {
      cards: [...document.querySelectorAll('.price')].map(
        (card) =>
          numbersIn(textIn(card, '.price-amount')) ?? textIn(card, '.price-words') ?? 'nothing',
      ),
      application: numbersIn(textIn(document, '.application strong')),
      day: document.querySelector<HTMLTimeElement>('.prices time')?.dateTime,
      offers: [...graph.matchAll(/"price":"([^"]*)"/g)].map(([, price = '']) => price),
    }
  })
}
