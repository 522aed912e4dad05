/** The content path of the page that finds guides and pages, the same in every language. */
export const SEARCH_PAGE = 'search'

/** The content path of the form by which readers write to the site. */
export const CONTACT_FORM_PAGE = 'forms/contact'
