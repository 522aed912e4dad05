import type { AskedAddress } from '../addresses/error-template'
import type { FormAnswer, FormPost } from '../forms/form-post'
import type { Locale } from '../locales/locales'
import type { IndexAnswer, LookedUp } from '../routes/index-answer'
import type { Rewrite } from '../routes/rewrite'
import type { SharedMeasures } from '../watching/measures'
import type { RunnerName } from '../watching/runners'

/**
 * What the bundles of one process share: the front server, the pages of Next, its proxy, and what starts with the
 * server. Each has its own copy of every module, so they meet in one object of the process, which is made here alone.
 */
export interface SiteProcess extends SharedMeasures {
  /** Of the front server: the pages inside Next that answer requests under way, by their tickets. */
  rewrites?: ReadonlyMap<string, Rewrite>
  /**
   * Of the front server: has something counted for each reader of an answer, by the ticket of the request that rendered
   * it.
   */
  countReaders?: (ticket: string, count: () => void) => void
  /** Of the front server: has fewer pages rendered at a time while somebody waits for a write. */
  duringWrite?: <Done>(write: () => Promise<Done>) => Promise<Done>
  /** Of the front server: notes that a request failed because the database had no time or no connection. */
  noteDatabaseTrouble?: (requestId: string) => void
  /** Of the site: what the publication index says of an address. */
  askIndex?: (page: LookedUp, cookies: string) => Promise<IndexAnswer>
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
  /** Of what runs beside the answers, or of the primary process where another does that: has a runner look for work now. */
  wakeRunner?: (name: RunnerName) => void
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
