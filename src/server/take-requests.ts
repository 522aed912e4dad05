import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import { decide, type Decision, type SiteFacts } from '../domain/routes/decide'
import { classOfRequest } from '../domain/routes/request-class'
import type { Route } from '../domain/routes/route-table'
import { createAddressLimit } from './address-limits'
import { applyDecision, type PassedOn } from './apply-decision'
import type { createNextAnswers } from './ask-next'
import { establishClientFacts, namesTwoHosts } from './client-facts'
import type { createFailureAnswers } from './failure-answers'
import { takeFormPost } from './form-posts'
import type { createFrontDoor } from './front-door'
import type { Guard } from './guard'
import type { createHealthChecks } from './health-checks'
import { mayReadMetrics } from './metrics-access'
import type { createOwnQuestions } from './own-questions'
import { takePartRequest } from './page-parts'
import { isSenselessForPanel } from './panel-requests'
import { refuse } from './refuse'
import type { createBodies } from './request-bodies'
import { newRequestId } from './request-ids'
import { type Log, logRequest } from './request-log'
import type { createSecurityHeaders } from './security-headers'
import type { ServerSettings } from './server-settings'
import type { createSiteMetrics } from './site-metrics'
import type { createStaticFiles } from './static-files'

/** A request that this server does not answer by itself. */
interface OnItsWay {
  request: IncomingMessage
  response: ServerResponse
  decision: PassedOn
  /** Its number, which its reader is told where it fails. */
  id: string
  /** The network address of its client. */
  address: string
}

/**
 * Takes requests: says who asks, decides what becomes of them, answers what asks about the site itself, takes their
 * bodies, and passes them on. A request for a page goes through the front door (front-door.ts), all else to files or to
 * Next.
 */
export function createRequestTaker({
  dev,
  site,
  settings,
  log,
  guard,
  own,
  metrics,
  healthChecks,
  securityHeaders,
  failures,
  takeBody,
  serveStatic,
  frontDoor,
  askNext,
  isSignedIn,
  isDatabaseAway,
  arePagesMissing,
}: {
  dev: boolean
  site: SiteFacts
  settings: Pick<ServerSettings, 'trustProxyHops'> & Parameters<typeof mayReadMetrics>[1]
  log: Log
  guard: Guard
  own: Pick<ReturnType<typeof createOwnQuestions>, 'recognize' | 'isOwn'>
  metrics: Pick<ReturnType<typeof createSiteMetrics>, 'answer' | 'watchRequest'>
  healthChecks: Pick<ReturnType<typeof createHealthChecks>, 'answer'>
  securityHeaders: Pick<ReturnType<typeof createSecurityHeaders>, 'set'>
  failures: Pick<ReturnType<typeof createFailureAnswers>, 'send'>
  takeBody: ReturnType<typeof createBodies>
  serveStatic: ReturnType<typeof createStaticFiles>
  frontDoor: Pick<ReturnType<typeof createFrontDoor>, 'open'>
  askNext: ReturnType<typeof createNextAnswers>
  isSignedIn: (request: IncomingMessage) => boolean
  isDatabaseAway: () => boolean
  /** Whether the site's own pages do not come: a question of its own that fails repeats what the log has. */
  arePagesMissing: () => boolean
}): RequestListener {
  const limits = { previews: createAddressLimit('previews'), feeds: createAddressLimit('feeds') }

  function take(request: IncomingMessage, response: ServerResponse) {
    const isOwn = own.recognize(request)
    // Before what proxies say is taken away.
    const isWatcher = mayReadMetrics(
      { headers: request.headers, socketAddress: request.socket.remoteAddress },
      settings,
    )
    const { address, requestId } = establishClientFacts(request, settings.trustProxyHops)
    // Short enough to be read out over a bad line.
    const id = requestId ?? newRequestId()
    request.headers['x-request-id'] = id
    response.setHeader('X-Request-Id', id)
    // Each part of the way listens for its end; Node would call more than ten a leak.
    response.setMaxListeners(20)
    const isPart = takePartRequest(request)
    const { method = '', url = '', headers } = request
    const decision = decide(
      { method, url, headers },
      { ...site, isDatabaseAway: isDatabaseAway(), mayReadMetrics: isWatcher },
    )
    if (!isOwn) {
      const isQuiet = dev || decision.kind === 'health check' || decision.kind === 'metrics'
      logRequest(log, request, response, { id, address, level: isQuiet ? 'debug' : 'info' })
      metrics.watchRequest(response, classOfRequest(decision, method))
    }
    const passed = answerHere(request, response, decision, isPart)
    if (passed) passOn({ request, response, decision: passed, id, address })
  }

  /** Answers what asks about the site itself, and what is refused. @returns what goes on */
  function answerHere(
    request: IncomingMessage,
    response: ServerResponse,
    decision: Decision,
    isPart: boolean,
  ): PassedOn | undefined {
    if (namesTwoHosts(request)) {
      refuse(response, { status: 400 })
      return undefined
    }
    switch (decision.kind) {
      case 'metrics':
        guard.wait(response, () => metrics.answer(response))
        return undefined
      case 'health check':
        guard.wait(response, () => healthChecks.answer(decision.check, response))
        return undefined
      case 'refused':
        refuse(response, decision)
        return undefined
      case 'direct':
      case 'page':
        if (isPart && (decision.kind !== 'page' || decision.answer.kind !== 'look up')) {
          refuse(response, { status: 400 })
          return undefined
        }
        return decision
    }
  }

  /** Takes its body, and passes it on with that. */
  function passOn(visit: OnItsWay) {
    const { request, response, decision } = visit
    const { route } = decision
    applyDecision(request, decision, site)
    securityHeaders.set(request, response)
    const isForm =
      decision.kind === 'page' && route?.form !== undefined && request.method === 'POST'
    // Development reads bodies of forms alone.
    if (dev && !isForm) {
      serveStatic(request, response, () => render(visit))
      return
    }
    const isSent = request.method !== 'GET' && request.method !== 'HEAD'
    // Next leaves headers out that it would send with a page, and Payload knows no HEAD. Node sends no body all the
    // same.
    const isErrorPage = decision.kind === 'page' && decision.answer.kind === 'error'
    if (request.method === 'HEAD' && (isErrorPage || !route?.knowsHead)) request.method = 'GET'
    takeBody(request, response, route, () =>
      guard.run(response, () => {
        if (isForm) takeForm(visit)
        else if (isSent && route?.name === 'panel' && isSenselessForPanel(request)) {
          refuse(response, { status: 400 })
        } else withinLimit(visit)
      }),
    )
  }

  function takeForm(visit: OnItsWay) {
    const { request, response, decision, address, id } = visit
    const showPage = (status?: number) =>
      guard.run(response, () => render({ ...visit, shownStatus: status }))
    guard.wait(response, () => takeFormPost(request, response, { decision, address, id }, showPage))
  }

  /**
   * Anonymous clients see nothing of a preview, and it costs a render each time; a feed for a portal is the whole
   * board.
   */
  function withinLimit(visit: OnItsWay) {
    const { request, response, decision } = visit
    const limit = limitOf(decision.route)
    if (!limit || isSignedIn(request)) {
      serveOrRender(visit)
      return
    }
    guard.wait(response, async () => {
      const secondsToWait = await limit.secondsToWait(request)
      if (secondsToWait === undefined) serveOrRender(visit)
      else failures.send(request, response, addressOf(decision), { status: 429, secondsToWait })
    })
  }

  const limitOf = (route: Route | undefined) =>
    route?.limiter === 'previews' || route?.limiter === 'feeds' ? limits[route.limiter] : undefined

  function serveOrRender(visit: OnItsWay) {
    serveStatic(visit.request, visit.response, () => render(visit))
  }

  function render(visit: OnItsWay & { shownStatus?: number | undefined }) {
    const { request, response, decision, id, shownStatus } = visit
    const isRepeated = own.isOwn(request) && arePagesMissing()
    if (decision.kind === 'direct') {
      askNext(request, response, { decision, id, isRepeated })
      return
    }
    guard.wait(response, async () => {
      const opened = await frontDoor.open({ request, response, decision, id })
      if (opened.kind === 'render') {
        const { exchange } = opened
        askNext(request, response, { decision, id, exchange, shownStatus, isRepeated })
      } else if (opened.kind === 'busy') {
        const { secondsToWait } = opened
        failures.send(
          request,
          response,
          addressOf(decision),
          secondsToWait === undefined
            ? { status: 503, isBusy: true }
            : { status: 429, secondsToWait },
        )
      }
    })
  }

  return (request, response) => guard.run(response, () => take(request, response))
}

/** As the client asked for it. */
const addressOf = ({ asked: { path, query } }: PassedOn) => path + query
