/**
 * Pages of the site itself: forms about the visitor, not documents. Each is in every language at the
 * same path, is rendered for its visitor alone, and stands in no sitemap and in no index.
 */
export const SITE_PAGES = ['consent'] as const

/** Whether a content path is one of these pages: nothing about it is asked of the ledger. */
export function isSitePage(path: string): boolean {
  return SITE_PAGES.some((page) => page === path)
}
