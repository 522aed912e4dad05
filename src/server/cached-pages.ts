import type { IncomingMessage, ServerResponse } from 'node:http'

import { LRUCache } from 'lru-cache'

import type { CacheSizes } from '../domain/watching/cache-sizes'
import type { FoundPage, Headings } from '../domain/routes/index-answer'
import { siteProcess } from '../domain/process/site-process'
import { createAddressLimit } from './address-limits'
import { type AnswerKind, encodingFor, kindOfAnswer } from './answer-kind'
import { createBackgroundCompressor } from './background-compressor'
import { addVary } from './keep-vary'
import { createCachedBodies, type CachedBody } from './cached-bodies'
import { OF_LITE } from './lite-page'
import { markOf, piecesOf } from './page-pieces'
import {
  createRenderQueue,
  limitsOfOwn,
  limitsOfSearch,
  RENDER_LIMITS,
  type RenderLimits,
  type Turn,
} from './render-queue'
import { sendKept } from './send-page'
import { createWrites } from './writes-under-way'

type Bodies = ReturnType<typeof createCachedBodies>
type Queue = ReturnType<typeof createRenderQueue>
export type Acquisition = 'kept' | 'render' | 'busy'

/** A request for a page that is not in memory, until its answer is out. */
export interface PageExchange {
  /**
   * What becomes of it: the body is there by now; it is to be rendered, now that it has its turn; or there is too much
   * to do.
   * @param page its path inside Next, which the key is part of
   * @param isUrgent see `FoundPage`
   */
  acquire: (page: string, isUrgent?: boolean) => Promise<Acquisition>
  /**
   * The same for what a search found. It is kept too, apart from other pages, and rendered in a queue of its own; what
   * one address may have rendered in a while is limited.
   * @param page its path inside Next, the key of its list and what is looked for; nothing where the answer is this reader's
   *   alone
   */
  acquireSearch: (page: string | undefined) => Promise<Acquisition>
  /** Waits for a turn to render what is one reader's alone and is not kept. */
  acquireTurn: () => Promise<Exclude<Acquisition, 'kept'>>
  /** Seconds until the client may ask again, where its address has asked for too much. */
  secondsToWait: () => number | undefined
  /** @param headers what this reader is told with the page */
  sendKept: (headers: Headings) => void
  mayKeep: () => boolean
  /**
   * Stores a body and sends it in the reader's encoding; false where it must not be stored.
   * @param headersOf the headers that depend on the whole page
   */
  keep: (body: Buffer, headersOf?: (html: string) => Readonly<Record<string, string>>) => boolean
  /** Gives back the place in the queue. */
  leave: () => void
}

/** One request and its answer. */
interface Exchange {
  request: IncomingMessage
  /** What it is named by on its way. */
  ticket: string
  /** Which of the answers of a page is asked for. */
  kind: AnswerKind
  /** As the reader sent it. */
  ifNoneMatch: string | undefined
  /** The client went away. */
  gone: AbortSignal
  /** What it was told. */
  acquisition?: Acquisition
  /** Seconds, where its address has asked for too much. */
  secondsToWait?: number
  /** The path inside Next, or the name of what was found. */
  page?: string
  /** Of the page and the kind of answer. */
  key?: string
  /** Where the answer is kept. */
  bodies?: Bodies
  isUrgent?: boolean
  kept?: CachedBody
  /** Gives back the place in the queue. */
  leave: () => void
}

/** How many results of searches are remembered: more than fit into the memory. */
const MOST_COUNTS = 20_000

/** After this time a render gives its place to the next one. */
const LONGEST_RENDER_MS = 60_000

/**
 * Pages that are the same for everybody are rendered once, compressed once for each encoding, and answered from
 * memory (docs/decisions/020-kept-bodies.md). The front door says for each request, after it has asked the publication
 * index, which page it is (front-door.ts). So a body is as new as the key in the page's path, and none is given out
 * that the index was not asked for.
 */
export function createCachedPages({
  onError,
  build,
  sizes,
  limits = RENDER_LIMITS,
  waitsForNobody = () => false,
}: {
  onError: (error: unknown) => void
  /** Its name. */
  build: string
  /** Of what is kept. */
  sizes: Pick<CacheSizes, 'pages' | 'searches'>
  limits?: RenderLimits
  /** Whether a request skips the queue: a health check must not wait behind the pages that it reports on. */
  waitsForNobody?: (request: IncomingMessage) => boolean
}) {
  const compressor = createBackgroundCompressor({ mostWaiting: 2_000, onError })
  const bodies = createCachedBodies({ maxBytes: sizes.pages, compressor })
  const writes = createWrites()
  const queue = createRenderQueue(limits, writes)
  const queueOfOwn = createRenderQueue(limitsOfOwn(limits))
  const exchanges = new Map<string, Exchange>()

  const searches = createCachedBodies({
    // However many different ones a program asks for, no other page leaves the memory.
    maxBytes: sizes.searches,
    areShortLived: true,
    compressor,
  })
  const queueOfSearches = createRenderQueue(limitsOfSearch(limits), writes)
  const searchLimit = createAddressLimit('searches')
  const counts = new LRUCache<string, () => void>({ max: MOST_COUNTS })

  async function acquireSearch(exchange: Exchange, page: string | undefined): Promise<Acquisition> {
    const { headers } = exchange.request
    const key = keyOf(page ?? '', exchange.kind)
    const has = page !== undefined && searches.get(key, encodingFor(headers)) !== undefined
    const secondsToWait = has ? undefined : await searchLimit.secondsToWait(exchange.request)
    if (secondsToWait !== undefined) {
      Object.assign(exchange, { acquisition: 'busy', secondsToWait })
      return 'busy'
    }
    return page !== undefined
      ? acquireIn(searches, queueOfSearches, exchange, { page, key })
      : takeTurn(queueOfSearches, exchange)
  }

  async function acquireIn(
    store: Bodies,
    line: Queue,
    exchange: Exchange,
    { page, key }: { page: string; key: string },
  ): Promise<Acquisition> {
    const { request, gone } = exchange
    const encoding = encodingFor(request.headers)
    const deadline = performance.now() + limits.patienceMs
    for (;;) {
      const kept = store.get(key, encoding)
      if (kept) {
        counts.get(key)?.()
        Object.assign(exchange, { acquisition: 'kept', key, kept })
        return 'kept'
      }
      if (waitsForNobody(request)) {
        Object.assign(exchange, { acquisition: 'render', page, key, bodies: store })
        return 'render'
      }
      const entry = await line.enter(page, { deadline, signal: gone })
      if (entry.kind === 'ended') continue
      Object.assign(exchange, {
        acquisition: entry.kind === 'turn' ? 'render' : 'busy',
        page,
        key,
        bodies: store,
      })
      if (entry.kind === 'busy') return 'busy'
      holdPlace(exchange, entry)
      // The digest that the reader has is one of ours, not of Next's.
      delete request.headers['if-none-match']
      return 'render'
    }
  }

  async function takeTurn(line: Queue, exchange: Exchange): Promise<'render' | 'busy'> {
    if (waitsForNobody(exchange.request)) return 'render'
    const deadline = performance.now() + limits.patienceMs
    const entry = await line.enter(exchange.ticket, { deadline, signal: exchange.gone })
    if (entry.kind !== 'turn') {
      exchange.acquisition = 'busy'
      return 'busy'
    }
    holdPlace(exchange, entry)
    return 'render'
  }

  /** Has something counted for each reader of an answer: for this one now, and for those that get it from memory. */
  function countReaders(ticket: string, count: () => void): void {
    count()
    const key = exchanges.get(ticket)?.key
    if (key !== undefined) counts.set(key, count)
  }

  siteProcess().countReaders = countReaders
  siteProcess().duringWrite = writes.during

  /** Sends what is kept, with what its reader is told. */
  function sendWith(
    headers: Headings,
    {
      ifNoneMatch,
      response,
      kept,
    }: Pick<Exchange, 'ifNoneMatch'> & { response: ServerResponse; kept: CachedBody },
  ) {
    for (const [name, value] of headers) {
      if (name === 'Vary') addVary(response, value)
      else response.setHeader(name, value)
    }
    addVary(response, OF_LITE)
    sendKept(ifNoneMatch, response, kept)
  }

  /** The body that answers a request for what the publication index has named, where there is one. */
  function find({ headers }: IncomingMessage, { page, cachedBy }: FoundPage) {
    if (cachedBy.store === 'none') return undefined
    const isSearch = cachedBy.store === 'searches'
    const name = isSearch ? cachedBy.name : page
    if (name === undefined) return undefined
    const key = keyOf(name, kindOfAnswer(headers))
    return { key, kept: (isSearch ? searches : bodies).get(key, encodingFor(headers)) }
  }

  return {
    /**
     * Answers a request for what the index has named from memory.
     * @returns false where it is not there: then it is to be rendered
     */
    answer(request: IncomingMessage, response: ServerResponse, found: FoundPage): boolean {
      const { key, kept } = find(request, found) ?? {}
      if (key === undefined || !kept) return false
      counts.get(key)?.()
      sendWith(found.headers, { ifNoneMatch: request.headers['if-none-match'], response, kept })
      return true
    },
    /**
     * Lets the answer to a request for a page come from memory, or go there.
     * @param ticket names the request
     */
    watch(request: IncomingMessage, response: ServerResponse, ticket: string): PageExchange {
      const away = new AbortController()
      const exchange: Exchange = {
        request,
        ticket,
        kind: kindOfAnswer(request.headers),
        ifNoneMatch: request.headers['if-none-match'],
        gone: away.signal,
        leave: () => {},
      }
      exchanges.set(ticket, exchange)
      response.once('close', () => {
        exchanges.delete(ticket)
        away.abort()
      })
      const sendOwn = (kept: CachedBody | undefined) => {
        addVary(response, OF_LITE)
        if (kept) sendKept(exchange.ifNoneMatch, response, kept)
        return kept !== undefined
      }
      return {
        acquire(page, isUrgent = false) {
          exchange.isUrgent = isUrgent
          return acquireIn(bodies, queue, exchange, { page, key: keyOf(page, exchange.kind) })
        },
        acquireSearch: (page) => acquireSearch(exchange, page),
        acquireTurn: () => takeTurn(queueOfOwn, exchange),
        secondsToWait: () => exchange.secondsToWait,
        sendKept(headers) {
          const { ifNoneMatch, kept } = exchange
          if (kept) sendWith(headers, { ifNoneMatch, response, kept })
        },
        mayKeep: () => mayBeKept(exchange, response),
        keep(body, headersOf) {
          const { page = '', key = '', kind, bodies: store = bodies } = exchange
          if (body.byteLength > LARGEST_BYTES || (headersOf && !isWhole(body))) return false
          const headers = headersToKeep(response)
          if (headersOf) {
            const of = { mark: markOf(page, build), kind, headers, headersOf }
            for (const piece of piecesOf(body.toString('utf8'), of)) {
              store.keep(keyOf(page, piece.kind), piece.headers, piece.body)
            }
          } else store.keep(key, headers, body)
          exchange.leave()
          const effort = exchange.isUrgent === true ? 'small' : 'fast'
          return sendOwn(store.get(key, encodingFor(request.headers), effort))
        },
        leave: () => exchange.leave(),
      }
    },
    /** The queues in front of rendering, by what waits there. */
    queues: { pages: queue, own: queueOfOwn, searches: queueOfSearches },
    close: () => compressor.close(),
  }
}

/** By what an answer is kept: its page or search, and which of the answers of that it is. */
const keyOf = (page: string, kind: string) => `${page} ${kind}`

/** Keeps a place in a queue until the render has ended, or has taken too long. */
function holdPlace(exchange: Exchange, turn: Turn) {
  const timer = setTimeout(turn.leave, LONGEST_RENDER_MS).unref()
  exchange.leave = () => {
    clearTimeout(timer)
    turn.leave()
  }
}

/** Whether an answer is the same for everybody. */
function mayBeKept({ acquisition }: Exchange, response: ServerResponse) {
  if (acquisition !== 'render' || response.statusCode !== 200) return false
  return /^text\/html\b/.test(String(response.getHeader('content-type')))
}

/** Of one body. A longer one would keep others waiting while it is compressed smaller, and take the place of many. */
const LARGEST_BYTES = 2 * 1024 * 1024

/** Whether a page has its end: one that its render broke off is nobody's to keep. */
const isWhole = (page: Buffer) => page.subarray(-32).toString().trimEnd().endsWith('</html>')

/**
 * What an answer says about its body. All else is said to one reader: cookies, caching, what it varies by.
 */
function headersToKeep(response: ServerResponse) {
  const kept = Object.entries(response.getHeaders()).filter(([name]) => KEPT_HEADERS.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

const KEPT_HEADERS =
  /^(?:content-type|content-security-policy|permissions-policy|cross-origin-opener-policy|link|x-nextjs-(?!cache$).*)$/
