import { currencyCookie, findCurrency } from '@/domain/money/display-currency'
import { type Currency, isCurrency } from '@/domain/money/money'

const FORMS = '.currency'
const CHOICES = '[name=currency]'

// The choice in browsers without cookies, until the page is left.
let chosen: Currency | undefined

/**
 * Stores the currency that the reader chooses in a block of prices, and applies it to all blocks of the page. It also
 * corrects a page in another currency that was prefetched or left open before the choice. The style sheet shows the
 * prices of the chosen currency.
 */
export function followCurrencies(): void {
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(`${FORMS} ${CHOICES}`)) choose(target)
  })
  // What was chosen before this script came.
  const early = document.querySelector<HTMLInputElement>(
    `${FORMS} ${CHOICES}:checked:not([checked])`,
  )
  if (early) choose(early)
  // Its choice is kept already; the form is for those who have no script.
  addEventListener('submit', (event) => {
    if (event.target instanceof Element && event.target.matches(FORMS)) event.preventDefault()
  })
  for (const type of ['DOMContentLoaded', 'pageshow']) addEventListener(type, show)
  document.addEventListener('visibilitychange', show)
}

function choose({ value }: HTMLInputElement): void {
  if (!isCurrency(value)) return
  chosen = value
  document.cookie = currencyCookie(chosen)
  show()
}

function show(): void {
  const currency = findCurrency(document.cookie) ?? chosen
  if (!currency) return
  for (const input of document.querySelectorAll<HTMLInputElement>(`${FORMS} ${CHOICES}`)) {
    input.checked = input.value === currency
  }
}
