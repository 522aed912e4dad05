/**
 * Names the mark of the page that is answered: a digest of what it shows. It is on the root of the page too, and is
 * another one after each change.
 */
export const PAGE_HEADER = 'X-Page'
