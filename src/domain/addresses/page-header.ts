/**
 * The header with the digest of the page content. The root element of the page has it too. It changes with each change
 * of the page.
 */
export const PAGE_HEADER = 'X-Page'
