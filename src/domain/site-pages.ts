/** The content path of the page that finds guides and pages, the same in every language. */
export const SEARCH_PAGE = 'search'
