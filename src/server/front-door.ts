import type { IncomingMessage, ServerResponse } from 'node:http'

import { localeCookie } from '../domain/locales/locale-cookie'
import type { Locale } from '../domain/locales/locales'
import { siteProcess } from '../domain/process/site-process'
import { CACHING } from '../domain/routes/caching'
import type { Decision, PageAnswer } from '../domain/routes/decide'
import {
  type FoundPage,
  type IndexAnswer,
  type LookedUp,
  pageHeaders,
} from '../domain/routes/index-answer'
import { type Rewrite, TICKET_HEADER } from '../domain/routes/rewrite'
import { readSearchQuestion, writeSearchQuestion } from '../domain/search/search-question'
import type { createErrorTemplates } from './error-templates'
import type { Acquisition, createCachedPages, PageExchange } from './cached-pages'
import { inRequest } from './request-log'
import { untilOffered } from './until-offered'

type OfPage = Extract<Decision, { kind: 'page' }>
type PrivatePage = Extract<PageAnswer, { kind: 'private page' }>
type Redirect = Extract<IndexAnswer, { kind: 'redirect' }>
type Failure = Omit<Extract<PageAnswer | IndexAnswer, { kind: 'error' }>, 'kind'>

/** What has become of a request for a page. */
export type Opened =
  /** The answer is out, or its client has gone. */
  | { kind: 'answered' }
  /** @property secondsToWait where the network address has asked for too much; else the site is overloaded */
  | { kind: 'busy'; secondsToWait: number | undefined }
  /** Next has to render it. @property exchange set where the answer may be kept, or has a place in a queue */
  | { kind: 'render'; exchange: PageExchange | undefined }

const ANSWERED: Opened = { kind: 'answered' }

/** A request for a page on its way. */
interface Visit {
  request: IncomingMessage
  response: ServerResponse
  decision: OfPage
  /** The number of the request. */
  id: string
}

/**
 * Routing, publication index and kept answers in one place: what becomes of a request for a page is settled here. A
 * redirect, a page in memory and an address without a page are answered at once; all else is handed to Next, whose
 * proxy only rewrites (src/proxy.ts).
 *
 * The index is asked for each request, after it has come, so no reader gets an older state
 * (docs/decisions/045-stored-bodies-before-next.md). The path inside Next contains the cache key, so a page is never
 * older than the index (docs/decisions/002-revision-in-the-key.md). No rights are checked here.
 */
export function createFrontDoor({
  cachedPages,
  errorTemplates,
  siteUrl,
}: {
  /** Absent in development: there every page is rendered. */
  cachedPages: Pick<ReturnType<typeof createCachedPages>, 'answer' | 'watch'> | undefined
  errorTemplates: Pick<ReturnType<typeof createErrorTemplates>, 'answer'>
  /** The public origin of the site. */
  siteUrl: string
}) {
  const isSecure = siteUrl.startsWith('https:')
  const rewrites = new Map<string, Rewrite>()
  let tickets = 0
  siteProcess().rewrites = rewrites

  /** Answers a request for a page, or prepares it for Next. */
  async function open(visit: Visit): Promise<Opened> {
    const { response, decision } = visit
    const { answer, asked } = decision
    const come = () => comeFor(visit)
    switch (answer.kind) {
      case 'sitemap':
        // No headers: the route could not replace them.
        return come().render({
          pathname: `/sitemaps/${answer.file.locale}/${answer.file.number}`,
        })
      case 'feed':
        return come().search(undefined, {
          pathname: `/feeds/${answer.locale}/vacancies/${answer.format}`,
        })
      case 'text':
        return come().search(undefined, { pathname: `/feeds/${answer.locale}/text` })
      case 'portal feed':
        return come().render({ pathname: `/feeds/${answer.locale}/portals/${answer.portal}` })
      case 'redirect':
        return redirect(response, answer, asked.query)
      case 'error':
        return come().turn(errorPage(answer))
      case 'private page':
        return openPrivatePage(visit, answer)
      case 'look up':
        return openLookedUp(visit, { ...decision, answer })
    }
  }

  async function openLookedUp(visit: Visit, lookedUp: LookedUp): Promise<Opened> {
    const { request, response, decision, id } = visit
    const askIndex = await untilOffered('askIndex')
    if (!askIndex) return { kind: 'busy', secondsToWait: undefined }
    const said = await inRequest({ id }, () => askIndex(lookedUp, request.headers.cookie ?? ''))
    // The client has gone: a queue entry that is added now would never be removed.
    if (response.destroyed) return ANSWERED
    switch (said.kind) {
      case 'redirect':
        return redirect(response, said, decision.asked.query)
      case 'page':
        if (cachedPages?.answer(request, response, said)) return ANSWERED
        return comeFor(visit).found(said)
      case 'error':
        if (await errorTemplates.answer(request, response, lookedUp, said)) return ANSWERED
        if (response.destroyed) return ANSWERED
        return comeFor(visit).turn(errorPage(said))
    }
  }

  /** A page for one visitor. No cache stores it, and search engines index it only if its route permits. */
  async function openPrivatePage(visit: Visit, answer: PrivatePage): Promise<Opened> {
    const { route, asked } = visit.decision
    const question = route.limiter === 'searches' ? readSearchQuestion(asked.query) : undefined
    const headers = pageHeaders({
      caching: CACHING.private,
      isNegotiated: answer.isNegotiated,
      isIndexed: route.isIndexed === true && asked.query === '',
      isSecure,
    })
    const page: Rewrite = {
      pathname: `/${answer.locale}/${answer.path}`,
      query: question && writeSearchQuestion(question),
      headers: answer.chosen ? [...headers, remembering(answer.chosen)] : headers,
    }
    const come = comeFor(visit)
    if (question) return come.search(undefined, page)
    // Pages for staff skip the queue. The page checks the rights of the client.
    return route.for === 'staff' ? come.render(page) : come.turn(page)
  }

  /** Gives a request its ticket, and the ways on to Next. */
  function comeFor({ request, response }: Visit) {
    const ticket = String((tickets += 1))
    const exchange = cachedPages?.watch(request, response, ticket)
    const render = (page: Rewrite): Opened => {
      if (response.destroyed) {
        exchange?.leave()
        return ANSWERED
      }
      request.headers[TICKET_HEADER] = ticket
      rewrites.set(ticket, page)
      response.once('close', () => rewrites.delete(ticket))
      return { kind: 'render', exchange }
    }
    const after = (acquisition: Acquisition, page: Rewrite): Opened => {
      if (acquisition === 'render') return render(page)
      if (acquisition === 'busy') return { kind: 'busy', secondsToWait: exchange?.secondsToWait() }
      exchange?.sendKept(page.headers ?? [])
      return ANSWERED
    }
    const turn = async (page: Rewrite): Promise<Opened> =>
      after((await exchange?.acquireTurn()) ?? 'render', page)
    const search = async (name: string | undefined, page: Rewrite): Promise<Opened> =>
      after((await exchange?.acquireSearch(name)) ?? 'render', page)
    return {
      /** At once. */
      render,
      /** After a turn in the queue for pages of one reader: many of these cannot delay pages for everybody. */
      turn,
      /**
       * After a turn in the queue of searches, which have a limit for each network address.
       * @param name what it is kept by; nothing where the answer is for this reader alone
       */
      search,
      /** What the index has found: from memory, once it is there, or after a turn. */
      async found({ page, query, cachedBy, headers }: FoundPage): Promise<Opened> {
        const rewrite = { pathname: page, query, headers }
        if (cachedBy.store === 'searches') return search(cachedBy.name, rewrite)
        if (cachedBy.store === 'none') return turn(rewrite)
        return after((await exchange?.acquire(page, cachedBy.isUrgent?.())) ?? 'render', rewrite)
      },
    }
  }

  function errorPage({ locale, status, isNegotiated }: Failure): Rewrite {
    const code = status === 'invalid' ? 404 : Number(status)
    const isAway = code === 503
    const headers = pageHeaders({
      ...(isAway && { caching: CACHING.never }),
      isNegotiated,
      isIndexed: false,
      isSecure,
    })
    return {
      pathname: `/${locale}/e/${status}`,
      status: code,
      headers: [
        ...headers,
        // With `Save-Data` the page has no photograph.
        ['Vary', 'Save-Data'],
        ...(isAway ? ([['Retry-After', '5']] as const) : []),
      ],
    }
  }

  /** For all readers for good; to the page in the reader's language for now. Keeps the query. */
  function redirect(
    response: ServerResponse,
    { to, audience, remembered }: Omit<Redirect, 'kind'>,
    query: string,
  ): Opened {
    const url = new URL(to, siteUrl)
    const isHere = url.origin === siteUrl
    if (query !== '' && isHere) {
      url.search = url.search === '' ? query : `${url.search}&${query.slice(1)}`
    }
    const isForReader = audience === 'reader'
    // Browsers must not cache it: an editor may rename a page back, and two cached redirects would make a loop.
    const caching = isForReader ? CACHING.private : CACHING.revalidated
    if (remembered && !isForReader) response.setHeader(...remembering(remembered))
    response.writeHead(isForReader ? 307 : 308, {
      Location: isHere ? url.pathname + url.search + url.hash : url.href,
      'Cache-Control': remembered && !isForReader ? CACHING.never : caching,
    })
    response.end()
    return ANSWERED
  }

  /** Has the browser remember the language that its reader chose. */
  const remembering = (locale: Locale) => ['Set-Cookie', localeCookie(locale, isSecure)] as const

  return { open }
}
