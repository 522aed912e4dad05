/** Said on the window when a visitor has decided what they allow, with the record as its detail. */
export const CONSENT_DECIDED = 'mh:consent'

/** The path of the page that asks what a visitor allows, in any language. */
export const CONSENT_PAGE = /^(?:\/[a-z]{2})?\/consent$/
