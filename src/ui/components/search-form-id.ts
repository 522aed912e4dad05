/** The form of the search, which controls outside it name. */
export const SEARCH_FORM = '_filters'

/** The heading of what was found. */
export const FOUND_HEADING = '_found'
