/** What visitors send by forms: answers to vacancies, vacancies on offer, reports, and letters to the site. */
export const REQUEST_KINDS = ['answer', 'offer', 'report', 'contact'] as const

export type RequestKind = (typeof REQUEST_KINDS)[number]

/** What has become of one. `withdrawn` by whoever sent it. */
export const REQUEST_STATES = ['new', 'inProgress', 'answered', 'closed', 'withdrawn'] as const

export type RequestState = (typeof REQUEST_STATES)[number]
