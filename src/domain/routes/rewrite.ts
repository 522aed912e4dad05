import type { Headings } from './index-answer'

/** Names the request on its way through Next. The front server sets it, and removes it from requests of clients. */
export const TICKET_HEADER = 'x-mh-ticket'

/** The page inside Next that answers a request, and what is said with it. */
export interface Rewrite {
  /** Its path inside Next. */
  pathname: string
  /** The canonical query of a search. Next's router needs it to tell two pages of results apart. */
  query?: string | undefined
  /** 200 where it is left out. */
  status?: number
  /** A route that sets its own has none. */
  headers?: Headings
}
