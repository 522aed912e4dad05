import { mayReload } from '@/domain/reload-guard'

import { navigationUnderWay } from './navigation-progress'

/** When a page of this tab was last loaded again for a script that did not come. */
const KEY = 'mh_reloaded_at'

/**
 * Loads the page again, once, when a script of it does not come: the next time it may, or the site has
 * been built again and calls it something else. If it fails again the page stays as the server sent
 * it: it can be read, and its links load whole pages.
 */
export function watchFailedChunks(): void {
  addEventListener('error', onError, true)
  if (isCompleteWithout()) return
  // Those that failed before anybody listened.
  for (const { src } of document.scripts) {
    const [entry] = performance.getEntriesByName(src) as PerformanceResourceTiming[]
    const status = entry?.responseStatus
    if (isChunk(src) && (status === 0 || (status ?? 200) >= 400)) return recover()
  }
}

function onError(event: Event): void {
  const { target } = event
  if (!(target instanceof HTMLScriptElement) || !isChunk(target.src)) return
  if (isCompleteWithout()) {
    event.stopPropagation()
    return
  }
  const leadsTo = navigationUnderWay()
  // Who waits for it waits on: an error would put an error page where a readable one stands.
  if (leadsTo || document.readyState !== 'complete') event.stopPropagation()
  if (!leadsTo) return recover()
  noteReload()
  location.assign(leadsTo)
}

/** A kept page that React has not taken over yet: it is read, and led on from, without. Nothing is gained by loading it again. */
function isCompleteWithout(): boolean {
  const { page, react } = document.documentElement.dataset
  return page !== undefined && react === undefined
}

function isChunk(address: string): boolean {
  return address.startsWith(`${location.origin}/_next/static/`)
}

let isRecovering = false

function recover(): void {
  if (isRecovering || hasTypedText() || !mayReload(pageTimes())) return
  isRecovering = true
  // A page that can be read is worth more than the browser's own about a lost connection.
  fetch('/latest.json', { method: 'HEAD', cache: 'no-store' })
    .then(() => {
      // Without a note there would be no end to it.
      if (!hasTypedText() && noteReload()) location.reload()
    })
    .catch(console.warn)
    .finally(() => (isRecovering = false))
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=radio], [type=checkbox], [type=hidden], [type=submit], [type=button])',
  )
  return [...fields].some(({ value }) => value !== '')
}

function noteReload(): boolean {
  try {
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}

function reloadedAt(): number | undefined {
  try {
    return Number(sessionStorage.getItem(KEY)) || undefined
  } catch {
    return undefined
  }
}

/** Times of this page, in milliseconds of UTC. */
function pageTimes() {
  const { timeOrigin } = performance
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return {
    now: Date.now(),
    reloadedAt: reloadedAt(),
    askedAt: timeOrigin,
    loadedAt: page?.loadEventEnd ? timeOrigin + page.loadEventEnd : undefined,
  }
}
