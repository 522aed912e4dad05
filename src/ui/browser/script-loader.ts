import { type BrowserScript, scriptAddress, SCRIPTS_PATH } from '@/domain/browser/browser-scripts'
import { mayLoadUnasked } from '@/domain/addresses/prefetch'

import { connection } from './connection'
import { isOutOfCache, pageTiming } from './page-timing'

/** Milliseconds after the load of a page without extra work on the device. */
const QUIET = 3_000

/** How long a page has to be there before a newer version of the site is looked for. Milliseconds. */
const AGE = 60_000

const CONTROL = 'button, input, label, select, summary, textarea'

/**
 * Loads scripts on demand. The script of an element with `data-script` loads when the reader presses or focuses one of
 * its controls. The script for reading loads for tooltips, when the reader comes back to a page, or by itself on a fast
 * connection. Until then controls work as plain HTML, and no press is repeated.
 */
export function loadScriptsLate(): void {
  for (const type of ['pointerdown', 'focusin', 'keydown', 'change'])
    addEventListener(type, onUse, true)
  for (const type of ['pointerover', 'focusin']) addEventListener(type, onPointed, true)
  document.addEventListener('visibilitychange', onReturn)
  loadUnasked('reading')
  // Removes a script that failed to load, so that the next use tries again.
  addEventListener('error', ({ target }) => isOurs(target) && target.remove(), true)
}

/** Loads a script in advance, a while after the page, when the page itself loaded quickly. */
export function loadUnasked(name: BrowserScript): void {
  const load = () => {
    if (isQuick()) loadScript(name)
  }
  addEventListener('load', () => setTimeout(() => whenIdle(load), QUIET))
}

/** Loads a script, once. */
export function loadScript(name: BrowserScript): void {
  const address = scriptAddress(name)
  if (document.querySelector(`script[src="${address}"]`)) return
  const script = document.createElement('script')
  script.src = address
  document.head.append(script)
}

function onUse({ target }: Event): void {
  if (!(target instanceof Element)) return
  loadPageScript()
  const needing =
    target.closest(CONTROL)?.closest<HTMLElement>('[data-script]') ??
    target.closest<HTMLElement>('a[data-script]')
  if (needing) loadScript(needing.dataset.script as BrowserScript)
}

/**
 * Loads the page script again when it is missing. A click on a download aborts pending requests of the page without an
 * event, so this checks for the script when the page is complete.
 */
function loadPageScript(): void {
  const named = document.querySelector<HTMLScriptElement>('script[data-page-script]')
  if (named && document.readyState === 'complete' && !named.dataset.ran) named.remove()
  loadScript('page')
}

function onPointed(event: Event): void {
  // A finger has no pointer to rest; its first touch already does something.
  if ((event as PointerEvent).pointerType === 'touch') return
  if (event.target instanceof Element && event.target.closest('[data-tip]')) loadScript('reading')
}

function onReturn(): void {
  if (!document.hidden && performance.now() > AGE && !connection()?.saveData) loadScript('reading')
}

function whenIdle(work: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else work()
}

/** Whether the page loaded quickly. A page from the browser's cache does not count. */
function isQuick(): boolean {
  const page = pageTiming()
  if (!page || isOutOfCache()) return false
  return mayLoadUnasked(connection(), page.responseEnd - page.requestStart)
}

function isOurs(target: EventTarget | null): target is HTMLScriptElement {
  return (
    target instanceof HTMLScriptElement && new URL(target.src).pathname.startsWith(SCRIPTS_PATH)
  )
}
