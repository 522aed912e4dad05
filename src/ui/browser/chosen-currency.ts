import { currencyCookie, findCurrency } from '@/domain/money/display-currency'
import { type Currency, isCurrency } from '@/domain/money/money'

const FORMS = '.currency'
const CHOICES = '[name=currency]'

// For browsers that keep no cookies: as long as the document lives.
let chosen: Currency | undefined

/**
 * Keeps the currency that is chosen in a block of prices for every page, and shows it in every block of this one, also
 * where a page comes with another currency: one that was fetched before the choice, or left open while it was made
 * elsewhere. The style shows the prices of what is chosen.
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
