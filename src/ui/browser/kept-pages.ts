import { PAGE_HEADER } from '@/domain/addresses/page-header'

import { isOutOfCache } from './page-timing'

/**
 * Lets a page that a browser had put by, one that comes back or was prefetched, ask whether it is still what the site
 * shows: no request is sent for it else.
 */
export function recheckReturnedPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted || isOutOfCache()) recheck().catch(console.warn)
  })
}

async function recheck(): Promise<void> {
  if (!(await isShownStill())) location.reload()
}

/** Whether the page that is shown is still what the site shows; what has no mark is asked about elsewhere. */
export async function isShownStill(): Promise<boolean> {
  const { page } = document.documentElement.dataset
  if (page === undefined) return true
  const { status, headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  // A site that does not answer has nothing better.
  return status >= 500 || headers.get(PAGE_HEADER) === page
}
