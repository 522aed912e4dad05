import { currencyCookie, findCurrency } from '@/domain/display-currency'
import { type Currency, isCurrency } from '@/domain/money'

// For browsers that keep no cookies: as long as the document lives.
let chosen: Currency | undefined

/** Keeps a choice for every page, and shows it in every block of this one. */
export function chooseCurrency(value: string): void {
  if (!isCurrency(value)) return
  chosen = value
  document.cookie = currencyCookie(value)
  showCurrency(value)
}

/**
 * Shows what was chosen where a page comes with another currency: one that was fetched before the choice,
 * or left open while it was made elsewhere. Returns what ends it.
 * @param initial what the form was rendered with
 */
export function followCurrency(form: HTMLFormElement, initial: Currency): () => void {
  const inForm = new FormData(form).get('currency')
  // Chosen before this script was there to see it.
  if (isCurrency(inForm) && inForm !== initial) chooseCurrency(inForm)
  const show = () => showCurrency(findCurrency(document.cookie) ?? chosen ?? initial)
  show()
  const end = new AbortController()
  addEventListener('pageshow', show, { signal: end.signal })
  document.addEventListener('visibilitychange', show, { signal: end.signal })
  return () => end.abort()
}

function showCurrency(currency: Currency): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.currency [name=currency]')) {
    input.checked = input.value === currency
  }
}
