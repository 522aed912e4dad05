import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import next from 'next'

import { cacheSizes } from '../domain/watching/cache-sizes'
import { createNextAnswers } from './ask-next'
import { beginBackgroundWork, endBackgroundWork } from './background-work'
import { handOverBuiltConfig } from './built-config'
import { createDatabaseTrouble } from './database-trouble'
import { createErrorTemplates } from './error-templates'
import { createFailureAnswers } from './failure-answers'
import { createFrontDoor } from './front-door'
import { prepareGracefulShutdown } from './graceful-shutdown'
import { createGuard } from './guard'
import { createHealthChecks } from './health-checks'
import { keepHeapSmall } from './heap-growth'
import { createCachedPages } from './cached-pages'
import { memoryLimit } from './memory-limit.mjs'
import { askForOwnPages } from './own-pages'
import { createOwnQuestions, type Place, placeOf } from './own-questions'
import { createPageReadiness } from './page-readiness'
import { joinPrimary, untilNobodyListens } from './primary-channel'
import { listenPrivately, type PrivateListener } from './private-listener'
import { createReadiness } from './readiness'
import { listenForReload } from './reload-sockets'
import type { RenderLimits } from './render-queue'
import { createBodies } from './request-bodies'
import { createLog, logConsole } from './request-log'
import { readBuild } from './running-build'
import { createSecurityHeaders } from './security-headers'
import { readServerSettings, reloadAt } from './server-settings'
import { createSignedInCheck } from './signed-in'
import { createSiteMetrics } from './site-metrics'
import { createStaticFiles } from './static-files'
import { createRequestTaker } from './take-requests'
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
  if (!dev) {
    logConsole(log)
    keepHeapSmall()
  }
  const readiness = createReadiness(settings.databaseUrl)
  const own = createOwnQuestions(settings)
  const askForPages = (place: Place, signal: AbortSignal) =>
    askForOwnPages(settings, (path) => own.ask(place, path, signal))
  const cachedPages = dev
    ? undefined
    : createCachedPages({
        build: readBuild(root),
        sizes: cacheSizes(memoryLimit()),
        waitsForNobody: own.isOwn,
        onError: (err) => log.error({ err }, 'the thread that compresses failed'),
        ...(renderLimits && { limits: renderLimits }),
      })
  const metrics = createSiteMetrics({
    dataDir: settings.dataDir,
    queues: cachedPages?.queues ?? {},
    isDatabaseThere: readiness.isReady,
  })

  const server = createServer(TIMEOUTS)
  const { shutDown, queueAtStop } = prepareGracefulShutdown(server)
  const app = await prepareNext({ root, port, host, dev })
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

  const securityHeaders = createSecurityHeaders(settings)
  const errorTemplates = createErrorTemplates()
  const isSignedIn = createSignedInCheck(settings.secret)
  const failures = createFailureAnswers({
    root,
    defaultLocale: settings.defaultLocale,
    securityHeaders,
  })
  const sayLater: typeof failures.sayLater = (...asked) => failures.sayLater(...asked)
  const takeRequest = createRequestTaker({
    dev,
    site: {
      defaultLocale: settings.defaultLocale,
      siteUrl: settings.siteUrl,
      isDevelopment: dev,
    },
    settings,
    log,
    guard: createGuard(log),
    own,
    metrics,
    healthChecks,
    securityHeaders,
    failures,
    takeBody: createBodies({ isSignedIn, sayLater }),
    serveStatic: createStaticFiles(root, { dev }),
    frontDoor: createFrontDoor({ cachedPages, errorTemplates, siteUrl: settings.siteUrl }),
    askNext: createNextAnswers({
      handle: app.getRequestHandler(),
      log,
      trouble: createDatabaseTrouble(),
      failures,
      securityHeaders,
      errorTemplates,
      isDatabaseReady: readiness.isReady,
      dev,
    }),
    isSignedIn,
    isDatabaseAway: () => readiness.isAway(),
    arePagesMissing: () => pageReadiness?.isMissing() === true,
  })
  const answerRequest = queueAtStop(takeRequest)
  server.on('request', answerRequest)
  // Who asks before sending hears from `takeBody` whether to.
  server.on('checkContinue', (request, response) => server.emit('request', request, response))

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
    await cachedPages?.close()
    await readiness.close()
  }
  const obstacles = () => healthChecks.obstacles()
  if (cluster.isWorker) {
    const answers = { obstacles, metrics: () => metrics.ofProcess() }
    joinPrimary(server, { answers, beginBackgroundWork: beginWork, close })
  } else beginWork()
  return { obstacles, close }
}

/** Next, ready to answer. */
async function prepareNext({
  root,
  port,
  host,
  dev,
}: {
  root: string
  port: number
  host: string | undefined
  dev: boolean
}): Promise<ReturnType<typeof next>> {
  if (dev && host !== undefined) reloadAt(host, port)
  const app = next({
    dev,
    dir: root,
    port,
    // Its name for itself, whatever the site listens on: of a rewrite it writes 127.0.0.1 and [::1] as this, and would
    // take what another name stands in for another site, to be fetched (docs/decisions/056-ready.md).
    hostname: 'localhost',
    // Next would add a listener of its own for upgrades, which leaves them hanging in production; it gets a server that
    // never listens, and development wires its own.
    httpServer: createServer(),
  })
  const forget = dev ? () => {} : handOverBuiltConfig(root)
  await app.prepare()
  forget()
  return app
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
