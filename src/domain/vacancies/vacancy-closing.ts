/** By how many days one click prolongs a vacancy. */
export const PROLONGED_DAYS = 30

/** How long the address of a closed vacancy still says what it was. */
export const DAYS_AFTER_CLOSING = 90

/** What staff do with a vacancy without opening its form. */
export type ClosingAction = 'prolong' | 'close'

/** In the context of a request: what is done with a vacancy beside its form. Only its last day is written then. */
export const CLOSING_ACTION = 'closingAction'

/** In the context of a request: the last day that is written was assumed by the site. */
export const ASSUMED_DAY = 'assumedDay'

/** In the context of a request: what is written comes from a file, which says of its facts whether they were assumed. */
export const OF_A_FILE = 'ofAFile'

/** In the context of a request: what is written says the code of the port, which holds whatever the port is called. */
export const PORT_CODE_SAID = 'portCodeSaid'
