import type { AskedAddress } from '../addresses/error-template'
import type { FormAnswer, FormPost } from '../forms/form-post'
import type { Locale } from '../locales/locales'
import type { Decision } from '../routes/decide'
import type { LedgerAnswer, LookedUp } from '../routes/ledger-answer'
import type { SharedMeasures } from '../watching/measures'

/**
 * What the bundles of one process share: the front server, the pages of Next, its proxy, and what starts with the server.
 * Each has its own copy of every module, so they meet in one object of the process, which is made here alone.
 */
export interface SiteProcess extends SharedMeasures {
  /** Of the front server: what it has decided about requests under way, by their tickets. */
  decisions?: ReadonlyMap<string, Handed>
  /** Of the front server: bodies that are kept, and turns to render. */
  keptPages?: KeptPages
  /** Of the front server: notes that a request failed because the database had no time or no connection. */
  noteDatabaseTrouble?: (requestId: string) => void
  /** Of the site: what the ledger says of an address. */
  askLedger?: (page: LookedUp, cookies: string) => Promise<LedgerAnswer>
  /** Of the site: what an error page says of the address that was asked for. */
  describeAddress?: (
    asked: { path: string; query: string },
    of: { locale: Locale; hasNear: boolean },
  ) => Promise<AskedAddress>
  /** Of the site: takes what was sent to a form. */
  takeForm?: (post: FormPost) => Promise<FormAnswer>
  /** Of the site: begins what runs beside the answers, and ends it. */
  beginBackgroundWork?: () => void
  endBackgroundWork?: () => Promise<void>
  /** Of the mail worker, or of the primary process where that is another: looks for mail at once. */
  wakeMailWorker?: () => void
}

/** What the proxy is told of a request. */
export interface Handed {
  decision: Decision
  /** What the ledger has said, where it was asked already. */
  said?: LedgerAnswer
}

/**
 * The answer of the front server for a cacheable page. `kept`: it has the body and sends it in place of an empty
 * answer. `render`: the caller has to render the page. `busy`: the queue is full, and the front server sends a 503.
 */
export type PageClaim = 'kept' | 'render' | 'busy'

/** Each is asked with the ticket of a request. */
interface KeptPages {
  claim: (ticket: string, page: string) => Promise<PageClaim>
  claimSearch: (ticket: string, page: string | undefined) => Promise<PageClaim>
  claimTurn: (ticket: string) => Promise<Exclude<PageClaim, 'kept'>>
  countReaders: (ticket: string, count: () => void) => void
}

interface Whole {
  channels: SiteProcess
  state: object
}

function whole(): Whole {
  const shared: typeof globalThis & { marinerHub?: Whole } = globalThis
  return (shared.marinerHub ??= { channels: {}, state: {} })
}

/** The channels between the bundles. It is the same object for as long as the process runs. */
export function siteProcess(): SiteProcess {
  return whole().channels
}

/**
 * What the copies of a module share: a queue in front of a bound, a pool, a count. It is the same object for as long as
 * the process runs; each module names its own keys.
 */
export function processState<State extends object>(): Partial<State> {
  return whole().state
}
