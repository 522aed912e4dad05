/**
 * Pages of the site itself: forms about the visitor and the search, not documents. Each is in every language at the
 * same path, is rendered for its visitor alone, and stands in no sitemap and in no index.
 */
export const SITE_PAGES = ['consent', 'search'] as const

/** The page that finds guides and pages. */
export const SEARCH_PAGE: (typeof SITE_PAGES)[number] = 'search'

/** Whether a content path is one of these pages: nothing about it is asked of the ledger. */
export function isSitePage(path: string): boolean {
  return SITE_PAGES.some((page) => page === path)
}
