import { PAGE_HEADER } from '@/domain/page-data'

/**
 * Lets a page that a browser takes out of its back/forward cache ask whether it is still what the site shows: no
 * request is sent for it else. With React the router asks (page-navigation.tsx).
 */
export function recheckReturnedPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void recheck().catch(console.warn)
  })
}

/**
 * Loads the page of an entry that React made in an earlier document of this address: Back and Forward lead there without
 * a request, and where React has not come again only the address would change.
 */
export function loadPagesOfEntries(): void {
  const own = address()
  const onPopState = (event: Event) => {
    if (document.documentElement.dataset.react !== undefined || address() === own) return
    event.stopImmediatePropagation()
    // In its next frame the browser scrolls to where that page was left, which a reload keeps.
    requestAnimationFrame(() => requestAnimationFrame(() => location.reload()))
  }
  addEventListener('popstate', onPopState, true)
}

function address(): string {
  return location.pathname + location.search
}

async function recheck(): Promise<void> {
  const { page, react } = document.documentElement.dataset
  if (page === undefined || react !== undefined) return
  const { status, headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  // A site that does not answer has nothing better.
  if (status < 500 && headers.get(PAGE_HEADER) !== page) location.reload()
}
