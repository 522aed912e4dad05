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

async function recheck(): Promise<void> {
  const { page, react } = document.documentElement.dataset
  if (page === undefined || react !== undefined) return
  const { status, headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  // A site that does not answer has nothing better.
  if (status < 500 && headers.get(PAGE_HEADER) !== page) location.reload()
}
