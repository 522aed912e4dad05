import { type Connection, mayLoadUnasked } from '@/domain/prefetch'
import { PAGE_DATA_PATH } from '@/domain/page-data'

import { isTextChanged } from './changed-text'
import { NEEDS_REACT, REACT_WANTED } from './page-events'

/** Milliseconds after a page has loaded in which its reader has the device to themselves. */
const QUIET = 3_000

const CONTROL = 'button, input, label, select, summary, textarea'

let isAsked = false

/**
 * Has React loaded when it is worth it: when a control that needs it is pressed or focused, or unasked where the page
 * itself came quickly, after a while. What is pressed before acts as plain HTML does, and nothing is pressed again. A
 * page that something else has changed stays plain HTML, unless React is wanted for its own sake.
 */
export function loadReactLate(): void {
  for (const type of ['pointerdown', 'focusin', 'keydown']) addEventListener(type, onUse, true)
  addEventListener(REACT_WANTED, loadReact)
  addEventListener('load', () => setTimeout(() => whenIdle(loadUnasked), QUIET))
}

function onUse({ target }: Event): void {
  if (!(target instanceof Element)) return
  const control = target.closest(CONTROL)?.closest(`[${NEEDS_REACT}]`)
  if (control ?? target.closest(`a[${NEEDS_REACT}]`)) loadUnchanged()
}

function whenIdle(work: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else work()
}

function loadUnasked(): void {
  const { connection } = navigator as { connection?: Connection }
  const [page] = performance.getEntriesByType('navigation')
  // What came out of the browser's own cache says nothing of the link.
  if (!(page instanceof PerformanceNavigationTiming) || page.transferSize === 0) return
  if (mayLoadUnasked(connection, page.responseEnd - page.requestStart)) loadUnchanged()
}

function loadUnchanged(): void {
  if (!isTextChanged()) loadReact()
}

/**
 * What the page was rendered from, and then its scripts, which the same file names. Where it does not come, or is of
 * another page by now, this one stays as it is: it can be read, and its links load whole pages.
 */
function loadReact(): void {
  const { page } = document.documentElement.dataset
  if (isAsked || page === undefined) return
  isAsked = true
  const script = document.createElement('script')
  script.src = PAGE_DATA_PATH + page + location.pathname + location.search
  // React finds the page as the server made it.
  script.onload = script.onerror = () => script.remove()
  document.head.append(script)
}
