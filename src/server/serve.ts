import cluster from 'node:cluster'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'

import next from 'next'

import { cacheSizes } from '../domain/watching/cache-sizes'
import { decide, type Decision, type SiteFacts } from '../domain/routes/decide'
import { classOfRequest } from '../domain/routes/request-class'
import { createAddressLimit } from './address-limits'
import { applyDecision, setCaching } from './apply-decision'
import { handOverBuiltConfig } from './built-config'
import { establishClientFacts, namesTwoHosts } from './client-facts'
import { compress } from './compress'
import { createDatabaseTrouble } from './database-trouble'
import { createErrorTemplates } from './error-templates'
import { createFailurePages } from './failure-page'
import { prepareGracefulShutdown } from './graceful-shutdown'
import { takeFormPost } from './form-posts'
import { createHandedDecisions } from './handed-decisions'
import { createHealthChecks } from './health-checks'
import { keepHeapSmall } from './heap-growth'
import { hideInternalHeaders } from './hide-internal-headers'
import { dropVary, keepVary } from './keep-vary'
import { createKeptFirst } from './kept-first'
import { createKeptPages, type PageExchange } from './kept-pages'
import { memoryLimit } from './memory-limit.mjs'
import { mayReadMetrics } from './metrics-access'
import { askForOwnPages } from './own-pages'
import { createOwnQuestions, type Place, placeOf } from './own-questions'
import { createPageReadiness } from './page-readiness'
import { joinPrimary, untilNobodyListens } from './primary-channel'
import { listenPrivately, type PrivateListener } from './private-listener'
import { takePartRequest } from './page-parts'
import { readBuild } from './running-build'
import { isSenselessForPanel } from './panel-requests'
import { type FailureAnswer, planAnswer } from './plan-answer'
import { createReadiness } from './readiness'
import type { RenderLimits } from './render-queue'
import { createBodies } from './request-bodies'
import { newRequestId } from './request-ids'
import { createLog, inRequest, logConsole, logRequest } from './request-log'
import { createSecurityHeaders } from './security-headers'
import { readServerSettings, reloadAt } from './server-settings'
import { createSignedInCheck } from './signed-in'
import { createSiteMetrics } from './site-metrics'
import { createStaticFiles } from './static-files'
import { sendingOf, takeAnswer } from './take-answer'
import { inProblems } from './refusal-problems'
import { takeOverFailures } from './uncaught-failures'
import { warmUp } from './warm-up'

/**
 * The server in front of Next: it says who the client is, so that nobody can pretend; decides what becomes
 * of a request; answers health checks; takes bodies; sends kept pages; writes the log; replaces Next's empty
 * failure page; and stops without cutting anyone off.
 * @throws what Node says where nobody can listen at this address
 */
export async function serve({
  root,
  port,
  host,
  dev = false,
  onFatal,
  renderLimits,
}: {
  /** The folder of the project. */
  root: string
  port: number
  /** Every address of the machine where it is left out. */
  host?: string | undefined
  dev?: boolean
  /** Called after a failure nobody caught was logged. */
  onFatal?: () => void
  renderLimits?: RenderLimits
}): Promise<{
  /** What keeps it from being ready, a line each for the operator; none where it is. Within thirteen seconds. */
  obstacles: () => Promise<string[]>
  close: () => Promise<void>
}> {
  // What the site reads from disk it looks for from here.
  process.chdir(root)
  const settings = readServerSettings()
  const log = createLog(settings.logLevel)
  let isClosing = false
  const readiness = createReadiness(settings.databaseUrl)
  const trouble = createDatabaseTrouble()
  const pages = createFailurePages(root, settings.defaultLocale)
  const securityHeaders = createSecurityHeaders(settings)
  const isSignedIn = createSignedInCheck(settings.secret)
  const previewLimit = createAddressLimit('previews')
  const takeBody = createBodies({ isSignedIn, sayLater })
  const own = createOwnQuestions(settings)
  const askForPages = (place: Place, signal: AbortSignal) =>
    askForOwnPages(settings, (path) => own.ask(place, path, signal))
  if (!dev) {
    logConsole(log)
    keepHeapSmall()
  }
  const sizes = cacheSizes(memoryLimit())
  const keptPages = dev
    ? undefined
    : createKeptPages({
        build: readBuild(root),
        sizes,
        waitsForNobody: own.isOwn,
        onError: (err) => log.error({ err }, 'the thread that compresses failed'),
        ...(renderLimits && { limits: renderLimits }),
      })

  const errorTemplates = createErrorTemplates()
  const answerFirst = keptPages && createKeptFirst(keptPages, errorTemplates)

  const metrics = createSiteMetrics({
    dataDir: settings.dataDir,
    queues: keptPages?.queues ?? {},
    isDatabaseThere: readiness.isReady,
  })

  const site: SiteFacts = {
    defaultLocale: settings.defaultLocale,
    siteUrl: settings.siteUrl,
    isDevelopment: dev,
  }
  const handed = createHandedDecisions()

  const server = createServer(TIMEOUTS)
  const { shutDown, queueAtStop } = prepareGracefulShutdown(server)
  // Next would add a listener of its own for upgrades, which leaves them hanging in production; it
  // gets a server that never listens, and development wires its own below.
  if (dev && host !== undefined) reloadAt(host, port)
  const app = next({
    dev,
    dir: root,
    port,
    // Its name for itself, whatever the site listens on: of a rewrite it writes 127.0.0.1 and [::1] as this, and would take
    // what another name stands in for another site, to be fetched (docs/decisions/056-ready.md).
    hostname: 'localhost',
    httpServer: createServer(),
  })
  const forget = dev ? () => {} : handOverBuiltConfig(root)
  await app.prepare()
  forget()
  const handle = app.getRequestHandler()
  const serveStatic = createStaticFiles(root, { dev })
  /** Where this process is asked for its pages; at the place of the site another one might answer. */
  let besides: PrivateListener | undefined
  const pageReadiness = dev
    ? undefined
    : createPageReadiness({
        ask: (signal) =>
          askForPages(besides?.place ?? placeOf(server.address() as AddressInfo, host), signal),
        onChange: (missing) =>
          missing.length > 0
            ? log.error({ missing }, 'pages do not come')
            : log.info('pages come again'),
      })
  const healthChecks = createHealthChecks({ database: readiness, pages: pageReadiness })
  const hangUp = dev ? listenForReload(server, app) : () => {}
  if (!dev) takeOverFailures(log, () => isClosing, onFatal)

  const answerRequest = queueAtStop((request, response) =>
    guarded(response, () => take(request, response)),
  )

  /** What throws here concerns one request: nobody else's answer is to end with it. */
  function guarded(response: ServerResponse, work: () => void) {
    try {
      work()
    } catch (error) {
      log.error({ id: response.getHeader('X-Request-Id'), err: error }, 'the request failed')
      if (response.headersSent) return void response.destroy()
      response.writeHead(500, { 'Cache-Control': 'no-store', Connection: 'close' }).end()
    }
  }

  /** The same for what was waited for. */
  function failLater(response: ServerResponse, error: unknown) {
    guarded(response, () => {
      throw error
    })
  }

  /** Decides what becomes of a request, and passes it on. */
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
    const { method = '', headers } = request
    const url = request.url ?? ''
    const decision = decide(
      { method, url, headers },
      { ...site, isDatabaseAway: readiness.isAway(), mayReadMetrics: isWatcher },
    )
    const isCheck = decision.kind === 'health check' || decision.kind === 'metrics'
    if (!isOwn) {
      logRequest(log, request, response, { id, address, level: isCheck || dev ? 'debug' : 'info' })
      metrics.watchRequest(response, classOfRequest(decision, method))
    }
    if (namesTwoHosts(request)) {
      refuse(response, { status: 400 })
      return
    }
    if (decision.kind === 'metrics') return void answerMetrics(response)
    if (decision.kind === 'health check') {
      const answered = healthChecks.answer(decision.check, response)
      return void answered.catch((error: unknown) => failLater(response, error))
    }
    if (decision.kind === 'refused') {
      refuse(response, decision)
      return
    }

    if (isPart && (decision.kind !== 'page' || decision.answer.kind !== 'look up')) {
      refuse(response, { status: 400 })
      return
    }

    const { route } = decision
    applyDecision(request, decision, site)
    const page = decision.kind === 'page' ? handed.hand(request, response, decision) : undefined
    securityHeaders.set(request, response)
    // What is kept says nothing that has to be mended.
    const isRead = method === 'GET' || method === 'HEAD'
    const mayBeKept =
      isRead &&
      decision.kind === 'page' &&
      decision.answer.kind === 'look up' &&
      !route?.variesByNothing
    const kept = mayBeKept ? answerFirst : undefined
    const watchAnswer = () => {
      if (route?.variesByNothing) dropVary(response)
      else keepVary(response)
      hideInternalHeaders(response)
      setCaching(response, decision)
    }
    if (!kept) watchAnswer()
    const isPage = decision.kind === 'page'
    const { path, query } = decision.asked
    const passedOn: PassedOn = { url: path + query, id, isPage, hasReact: route?.for === 'staff' }
    const isForm = method === 'POST' && decision.kind === 'page' && route?.form !== undefined
    const takeForm = () => {
      const taken = takeFormPost(request, response, { decision, address, id }, () =>
        guarded(response, () => answer(request, response, passedOn)),
      )
      taken.catch((error: unknown) => failLater(response, error))
    }
    if (dev) {
      if (isForm) takeBody(request, response, route, takeForm)
      else serveStatic(request, response, () => answer(request, response, passedOn))
      return
    }
    // Next leaves headers out that it would send with a page, and Payload knows no HEAD. Node sends no body all the
    // same.
    if (method === 'HEAD') request.method = 'GET'
    const passOn = () => {
      if (isForm) {
        takeForm()
        return
      }
      const isSent = method !== 'GET' && method !== 'HEAD'
      if (isSent && route?.name === 'panel' && isSenselessForPanel(request)) {
        refuse(response, { status: 400 })
        return
      }
      const render = () => {
        if (!kept || !page) {
          answer(request, response, passedOn)
          return
        }
        const answered = kept(request, response, { handed: page, id }, () =>
          guarded(response, () => {
            watchAnswer()
            answer(request, response, passedOn)
          }),
        )
        answered.catch((error: unknown) => failLater(response, error))
      }
      if (route?.limiter === 'previews') void limitPreviews(request, response, render)
      else serveStatic(request, response, render)
    }
    takeBody(request, response, route, () => guarded(response, passOn))
  }
  server.on('request', answerRequest)
  // Who asks before sending hears from `takeBody` whether to.
  server.on('checkContinue', (request, response) => server.emit('request', request, response))

  async function answerMetrics(response: ServerResponse) {
    try {
      await metrics.answer(response)
    } catch (error) {
      failLater(response, error)
    }
  }

  /** Lets Next answer. */
  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { url, id, isPage, hasReact }: PassedOn,
  ) {
    let exchange: PageExchange | undefined
    response.once('close', trouble.watch(id))
    if (!dev) {
      const plain = sendingOf(response)
      compress(request, response)
      if (isPage) exchange = keptPages?.watch(request, response)
      const page = { url, headers: request.headers, requestId: id }
      // Next takes the header away while it answers. Its router reads no sentence.
      const isData = request.headers.rsc !== undefined
      const told = (answer: FailureAnswer) => (isData ? { ...answer, body: '' } : answer)
      const plan = planAnswer(request, response, {
        exchange,
        policyOf: securityHeaders.policyFor(request, response),
        hasReact,
        fill: (html) => errorTemplates.fill(response, html),
        busy() {
          const seconds = exchange?.secondsToWait()
          return told(
            seconds === undefined
              ? failureAnswer({ ...page, status: 503, isBusy: true })
              : failureAnswer({ ...page, status: 429, secondsToWait: seconds }),
          )
        },
        async failed() {
          // A database that answers may have been too busy for this page.
          const isReady = await readiness.isReady()
          const isBusy = isReady && trouble.isNoted(id)
          return told(failureAnswer({ ...page, status: !isReady || isBusy ? 503 : 500, isBusy }))
        },
      })
      takeAnswer(response, plain, plan)
    }
    const isRepeated = own.isOwn(request) && pageReadiness?.isMissing() === true
    inRequest({ id, isRepeated }, () => handle(request, response))
      .catch((error: unknown) => {
        log.error({ id, err: error }, 'the request failed')
        if (response.headersSent) return response.destroy()
        response.statusCode = 500
        response.end()
      })
      .finally(() => exchange?.leave())
  }

  /** For a form that there is no room for; its own script reads JSON. */
  function sayLater(request: IncomingMessage, response: ServerResponse, status: 408 | 503) {
    const { url = '', headers } = request
    if (headers.accept === 'application/json') {
      const message = pages.busySentence(url, headers)
      return {
        headers: { 'Content-Type': 'application/json' },
        body: `${JSON.stringify({ message, retryAfter: 5 })}\n`,
      }
    }
    const requestId = String(response.getHeader('X-Request-Id'))
    const page = failureAnswer({ url, headers, requestId, status, isBusy: true })
    const policy = securityHeaders.policyFor(request, response)?.(page.body)
    return { headers: { ...page.headers, ...policy }, body: page.body }
  }

  /** Strangers see nothing of a preview, and it costs a render each time. */
  async function limitPreviews(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) {
    const seconds = isSignedIn(request) ? undefined : await previewLimit.secondsToWait(request)
    if (seconds === undefined) {
      guarded(response, next)
      return
    }
    const { url = '', headers } = request
    const requestId = String(response.getHeader('X-Request-Id'))
    const page = failureAnswer({ url, headers, requestId, status: 429, secondsToWait: seconds })
    const policy = securityHeaders.policyFor(request, response)?.(page.body)
    response.writeHead(429, { ...page.headers, ...policy })
    response.end(page.body)
  }

  function failureAnswer(failure: Parameters<typeof pages.render>[0]): FailureAnswer {
    return {
      status: failure.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        ...(failure.status === 503 && { 'Retry-After': '5' }),
        ...(failure.status === 429 && { 'Retry-After': String(failure.secondsToWait) }),
      },
      body: pages.render(failure),
    }
  }

  if (!dev) await warmUp(answerRequest, askForPages, readiness.isReady)
  if (cluster.isWorker) besides = await listenPrivately(answerRequest)
  await listen(server, port, host)
  // First its own pages: what runs beside the answers would keep them from coming.
  const beginWork = () => {
    void healthChecks.obstacles().finally(() => {
      if (!isClosing) beginBackgroundWork()
    })
  }
  let closing: Promise<void> | undefined
  const close = () => (closing ??= closeAll())
  const closeAll = async () => {
    isClosing = true
    pageReadiness?.close()
    besides?.close()
    hangUp()
    const backgroundEnds = endBackgroundWork()
    await shutDown(app, cluster.isWorker ? untilNobodyListens : undefined)
    await backgroundEnds
    await keptPages?.close()
    await readiness.close()
  }
  const obstacles = () => healthChecks.obstacles()
  if (cluster.isWorker) {
    const answers = { obstacles, metrics: () => metrics.ofProcess() }
    joinPrimary(server, { answers, beginBackgroundWork: beginWork, close })
  } else beginWork()
  return { obstacles, close }
}

/** What src/instrumentation.ts shares with this server, which is in the same process. */
type SharedWork = typeof globalThis & {
  beginBackgroundWork?: () => void
  endBackgroundWork?: () => Promise<void>
}

/** Begins what runs beside the answers, once that takes no time from the first of them. */
function beginBackgroundWork() {
  const shared: SharedWork = globalThis
  shared.beginBackgroundWork?.()
}

/** How long a look at the schedules that is under way may hold up a stop. */
const BACKGROUND_PATIENCE_MS = 5_000

/**
 * Ends what runs beside the answers (src/instrumentation.ts): later it would find the database gone, and
 * log that as a failure.
 */
async function endBackgroundWork() {
  const shared: SharedWork = globalThis
  await Promise.race([
    shared.endBackgroundWork?.(),
    delay(BACKGROUND_PATIENCE_MS, undefined, { ref: false }),
  ])
}

/** What is known of a request when Next is to answer it. */
interface PassedOn {
  /** The address as it was asked for: path and query. */
  url: string
  id: string
  isPage: boolean
  /** Whether it is React's in the browser, too. */
  hasReact: boolean
}

/**
 * A ship's link may take minutes for a photograph, a stalled one must not hold its place for ever.
 * Keeping a connection longer than a proxy does avoids its use at the moment we close it.
 */
const TIMEOUTS = {
  headersTimeout: 30_000,
  requestTimeout: 10 * 60_000,
  keepAliveTimeout: 75_000,
}
const STALLED_MS = 3 * 60_000

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.timeout = STALLED_MS
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
}

function refuse(
  response: ServerResponse,
  { status, allow, route }: Omit<Extract<Decision, { kind: 'refused' }>, 'kind'>,
) {
  if (allow) response.setHeader('Allow', allow.join(', '))
  const refusal = inProblems(route, status)
  response.writeHead(refusal?.status ?? status, {
    'Content-Type': refusal?.type ?? 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  response.end(refusal?.body ?? `${STATUS_CODES[status]}\n`)
}

/**
 * Hot reload speaks over WebSockets: the browser's, and one of the CMS to its own server. Once made
 * they are no business of the HTTP server any more, which would wait for them for ever.
 * @returns ends them all
 */
function listenForReload(server: Server, app: ReturnType<typeof next>): () => void {
  const { upgradeHandler } = app as unknown as {
    upgradeHandler: (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown
  }
  const sockets = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    establishClientFacts(request, 0)
    upgradeHandler(request, socket, head)
  })
  return () => sockets.forEach((socket) => socket.destroy())
}
