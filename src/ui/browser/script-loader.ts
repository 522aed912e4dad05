import { type BrowserScript, scriptAddress, SCRIPTS_PATH } from '@/domain/browser/browser-scripts'
import { mayLoadUnasked } from '@/domain/addresses/prefetch'

import { connection } from './connection'
import { isOutOfCache, pageTiming } from './page-timing'

/** Milliseconds after a page has loaded in which its reader has the device to themselves. */
const QUIET = 3_000

/** How long a page has to be there before a newer version of the site is looked for. Milliseconds. */
const AGE = 60_000

const CONTROL = 'button, input, label, select, summary, textarea'

/**
 * Loads scripts when they are worth it: that of an element with `data-script` when a control of it is pressed or focused;
 * what helps to read when a name has to be shown, when the reader comes back to a page, or unasked where the page itself
 * came quickly. What is pressed before acts as plain HTML does, and nothing is pressed again.
 */
export function loadScriptsLate(): void {
  for (const type of ['pointerdown', 'focusin', 'keydown', 'change'])
    addEventListener(type, onUse, true)
  for (const type of ['pointerover', 'focusin']) addEventListener(type, onPointed, true)
  document.addEventListener('visibilitychange', onReturn)
  loadUnasked('reading')
  // What did not come is asked for again by the next use.
  addEventListener('error', ({ target }) => isOurs(target) && target.remove(), true)
}

/** Loads a script that nobody has asked for, a while after the page, where that itself came quickly. */
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
 * Loads again what the page names, where it did not come. A press that leads nowhere, to a download for one, breaks off what a
 * page still waits for; nothing tells of that, but that the page is complete without it.
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

/** A page out of the browser's own cache says nothing of the link. */
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
