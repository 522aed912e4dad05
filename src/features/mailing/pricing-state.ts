import type { Locale } from '@/domain/locales'
import { loadInterfaceTexts } from '@/ui/browser/interface-texts'
import { member } from '@/ui/browser/messages'
import type { Answer } from '@/ui/browser/site-requests'

/** An answer of the site with at least one mailing. */
interface Pricing {
  mailings: readonly unknown[]
}

/** What the browser knows of prices. The currency they are shown in is in `ui/browser/page-script/chosen-currency.ts`. */
interface PricingState {
  data: Pricing | undefined
  isLoading: boolean
  /** Why there is none: what was said to be wrong, or a sentence of our own. */
  failure: { message: string | undefined; text: string | undefined } | undefined
}

const NOTHING: PricingState = { data: undefined, isLoading: false, failure: undefined }

let state = NOTHING
const listeners = new Set<() => void>()

function setState(next: Partial<PricingState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** The state as React wants one that is not its own. */
export const pricingState = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  now: () => state,
  onServer: () => NOTHING,
}

/**
 * Asks the site for prices, unless they are there or being asked for already (specification, section 4).
 * Never throws: what went wrong is in the state.
 */
export async function loadPricing(locale: Locale): Promise<void> {
  if (state.data || state.isLoading) return
  setState({ isLoading: true })
  const answer = await askSite(locale)
  if (answer.ok) {
    setState({ data: answer.data, isLoading: false, failure: undefined })
    return
  }
  const { message, failure } = answer
  const texts = message === undefined ? await loadInterfaceTexts() : undefined
  setState({ isLoading: false, failure: { message, text: texts?.requests[failure] } })
}

async function askSite(locale: Locale): Promise<Answer<Pricing>> {
  const query = 'withApplication=true&withCurrency=true&withFirstPromo=true'
  const address = `/server/company/mailing/price?${query}&lang=${locale}`
  try {
    const { request } = await import('@/ui/browser/site-requests')
    return await request(address, readPricing)
  } catch (error) {
    // The script that asks has not come either.
    console.warn(error)
    return { ok: false, failure: navigator.onLine ? 'unreachable' : 'offline' }
  }
}

function readPricing(json: unknown): Pricing | undefined {
  const mailings = member(json, 'mailings')
  return Array.isArray(mailings) && mailings.length > 0 ? { mailings } : undefined
}
