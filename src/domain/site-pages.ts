/** The content path of the page that finds guides and pages, the same in every language. */
export const SEARCH_PAGE = 'search'

/** The content path of the page on which a mailing is looked at and asked for. */
export const MAILING_REVIEW_PAGE = 'mailing/review'

/** Below it, with a token: where a company stops mailings, and what became of one. */
export const MAILING_STOP_PAGE = 'mailing/stop'
export const MAILING_REPORT_PAGE = 'mailing/report'

/** The content path of the form by which readers write to the site. */
export const CONTACT_FORM_PAGE = 'forms/contact'
