/** Said on the window by React when it shows a page, the one that was loaded first too. */
export const PAGE_SHOWN = 'mh:page'

/** Said on the window by whoever wants React now. */
export const REACT_WANTED = 'mh:react'

/** Said on the window when a visitor has decided what they allow, with the record as its detail. */
export const CONSENT_DECIDED = 'mh:consent'

/** What has this attribute has controls that are better with React than without. */
export const NEEDS_REACT = 'data-react'
