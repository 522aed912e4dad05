import { PAGE_HEADER } from '@/domain/addresses/page-header'

import { isOutOfCache } from './page-timing'

/**
 * Makes a page from the browser's cache check whether it is still current. The browser itself sends no request for a
 * restored or prefetched page.
 */
export function recheckReturnedPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted || isOutOfCache()) recheck().catch(console.warn)
  })
}

async function recheck(): Promise<void> {
  if (!(await isShownStill())) location.reload()
}

/** Whether the shown page is still current. Pages without a mark are checked elsewhere. */
export async function isShownStill(): Promise<boolean> {
  const { page } = document.documentElement.dataset
  if (page === undefined) return true
  const { status, headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  // A site that does not answer has nothing better.
  return status >= 500 || headers.get(PAGE_HEADER) === page
}
