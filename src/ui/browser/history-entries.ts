import { isTranslated } from './translated-page'

/** How long a page may take to be as long as it was when it was left. Milliseconds. */
const PATIENCE = 1000

/** What the router has written, by the address without its fragment: how it shows that page again. */
const states = new Map<string, unknown>()

/** How far down each entry was left. */
const places = new Map<string, number>()

/** The address that the page in the window is of, without its fragment. */
let shown: string | undefined

let frame = 0

/**
 * Lets every entry of the history show its page, and the place in it where it was left. Next's router knows those that
 * it has written; it passes over those that the browser makes: by Enter on the same address with a fragment, by a link
 * within the page, by the document before the router came. Called once, before the router.
 */
export function followHistory(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name].bind(history)
    history[name] = (...args) => {
      write(...args)
      remember()
    }
  }
  // Read on before the router came, the page may not be scrolled again.
  keepPlace()
  addEventListener('scroll', keepPlace, { passive: true })
  // A fragment makes an entry at once; what was scrolled last is told with the next frame, to that entry.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.hashChange) keepPlace()
  })
  // Before the router.
  addEventListener('popstate', onPopState, true)
}

function keepPlace(): void {
  places.set(entryKey(), scrollY)
}

function remember(): void {
  if (!isRouters(history.state)) return
  shown = address()
  states.set(shown, history.state)
}

function onPopState(event: PopStateEvent): void {
  const isElsewhere = address() !== shown
  if (isElsewhere && isTranslated()) return reload(event)
  if (isRouters(event.state)) {
    shown = address()
    restore(places.get(entryKey()))
    return
  }
  const state = states.get(address())
  // What another script has written says something to that script.
  if (event.state !== null || shown === undefined) return
  if (state === undefined) return isElsewhere ? reload(event) : undefined
  history.replaceState(state, '')
  if (!isElsewhere) return
  event.stopImmediatePropagation()
  shown = undefined
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

function reload(event: Event): void {
  event.stopImmediatePropagation()
  location.reload()
}

/**
 * Scrolls to where an entry was left. Browsers do so themselves, but where the document was opened at a fragment:
 * Chromium goes to that again.
 */
function restore(top: number | undefined): void {
  cancelAnimationFrame(frame)
  if (top === undefined) return
  const key = entryKey()
  const deadline = performance.now() + PATIENCE
  let before: number | undefined
  const look = () => {
    // The reader has gone on.
    if (key !== entryKey() || (before !== undefined && scrollY !== before)) return
    scrollTo({ top, behavior: 'instant' })
    before = scrollY
    const isThere = Math.abs(before - top) < 2
    if (!isThere && performance.now() < deadline) frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
}

function address(): string {
  return location.pathname + location.search
}

/** Older browsers do not name their entries; there two of the same address share their place. */
function entryKey(): string {
  return window.navigation?.currentEntry?.key ?? location.href
}

function isRouters(state: unknown): boolean {
  return (state as { __NA?: boolean } | null)?.__NA === true
}
