import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { memoryLimit } from '../../src/server/memory-limit.mjs'
import { loadDotEnv, readPlace, ROOT } from '../environment.mjs'
import { createSteps, reportFailure } from '../run-steps.mjs'
import { buildSite } from './build-site.mjs'
import { holdLock } from './exclusive-lock.mjs'
import { explainFileError } from './expected-failure.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { explainListenError, requireFreePort } from './listen-address.mjs'
import { saidOfOldNode } from './old-node.mjs'
import { endLeftoverChild } from './run-child.mjs'
import { StopSequence } from './stop-sequence.mjs'
import { untilReady } from './until-ready.mjs'

/** npm passes on a Ctrl-C that the terminal has sent us already; two so close are one. */
const SAME_SIGNAL_MS = 1_000
/** A build takes up to 1.7 GB, the preparation of a database up to 0.6. Bytes */
const ROOM_FOR_BOTH = 3.5 * 1024 ** 3

/**
 * `npm start` and `npm run dev`: everything from a fresh clone to a site that answers. Only Node's
 * own modules are loaded until the dependencies are there.
 *
 * @param {{ dev: boolean }} mode
 */
export async function runSite({ dev }) {
  // React and Next choose their build by it when they are loaded.
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' })
  // Development has one process that serves, whatever `.env` says.
  if (dev) process.env.WORKERS = '1'
  const stops = new StopSequence()
  const steps = createSteps(stops.signal)
  const state = { isServing: false }
  stopOnSignal(stops, state)
  try {
    const { dataDir } = await steps.run('Place', takePlace, ({ summary }) => summary)
    const old = saidOfOldNode(process.versions.node)
    if (old !== undefined) steps.note(old)
    const { settings, firstAdmin } = await setUp({ steps, stops, dataDir, dev })
    const server = await steps.run('Server', async () => {
      const started =
        settings.workers > 1
          ? await serveByWorkers(steps, stops, settings.workers)
          : await serveHere(stops, settings, dev)
      const { endCompiler } = await import('./import-typescript.mjs')
      await endCompiler()
      return started
    })
    state.isServing = true
    await untilReady(server, {
      print: (text) => steps.print(text),
      signal: stops.signal,
      place: settings,
    })
    printWelcome(steps, settings.siteUrl, firstAdmin)
  } catch (error) {
    // A signal is stopping everything already and will end the process.
    if (stops.signal.aborted) return
    reportFailure(error)
    await stopAndExit(stops, exitCodeOf(error))
  }
}

/** @param {StopSequence} stops @param {import('./settings.mjs').Settings} settings @param {boolean} dev */
async function serveHere(stops, { port, host }, dev) {
  const { loadServer } = await import('./bundle-server.mjs')
  const serve = await loadServer(ROOT, { dev })
  const onFatal = () => void stopAndExit(stops, 1)
  const server = await serve({ root: ROOT, port, host, dev, onFatal }).catch((error) => {
    throw explainListenError(error, port, host)
  })
  stops.add('the server', () => server.close())
  return server
}

/** @param {import('../run-steps.mjs').Steps} steps @param {StopSequence} stops @param {number} count */
async function serveByWorkers(steps, stops, count) {
  const { saidOfMemory } = await import('../workers/memory-of-each.mjs')
  const scarce = saidOfMemory(count)
  if (scarce !== undefined) steps.note(scarce)
  // What this process has to say from now on is written among the lines of the workers.
  const { importTypeScript } = await import('./import-typescript.mjs')
  const { createLog, logConsole } = /** @type {typeof import('../../src/server/request-log')} */ (
    await importTypeScript('src/server/request-log.ts')
  )
  logConsole(createLog(process.env.LOG_LEVEL || 'info'))
  const { startWorkers } = await import('../workers/start-workers.mjs')
  const workers = startWorkers({
    count,
    exec: path.join(ROOT, 'scripts/serve-worker.mjs'),
    log: (line) => console.warn(line),
    onGivenUp: (error) => {
      console.error(error.message)
      void stopAndExit(stops, error.exitCode)
    },
  })
  stops.add('the workers', workers.close)
  await workers.serving
  return workers
}

/** @param {unknown} error */
function exitCodeOf(error) {
  return error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : 1
}

/** Folder and port, asked about before minutes of work. */
async function takePlace() {
  const taken = await loadDotEnv()
  const { dataDir, port, host } = readPlace()
  await mkdir(path.join(dataDir, 'logs'), { recursive: true }).catch((error) => {
    throw explainFileError(error, dataDir)
  })
  // What is no port at all is complained about with all other settings.
  const isPort = Number.isInteger(port) && port > 0 && port < 65_536
  if (isPort) await requireFreePort(port, host)
  const onPort = isPort ? `, port ${port}` : ''
  const fromFile = taken > 0 ? `, ${taken} from .env` : ''
  return { dataDir, summary: `Node.js ${process.versions.node}${onPort}${fromFile}` }
}

/**
 * @param {object} options
 * @param {import('../run-steps.mjs').Steps} options.steps
 * @param {StopSequence} options.stops
 * @param {string} options.dataDir
 * @param {boolean} options.dev
 */
async function setUp({ steps, stops, dataDir, dev }) {
  const folder = { root: ROOT, dataDir, stops }
  const release = await takeFolder(steps, folder)
  const leave = stops.add('the lock of the folder', release)
  await steps.run(
    'Dependencies',
    async ({ progress }) => installDependencies(folder, progress),
    (outcome) => outcome,
  )
  const { provideSettings } = await import('./settings.mjs')
  const settings = await steps.run('Settings', provideSettings, () => 'as they should be')
  const built = dev ? undefined : beginBuild(folder)
  const { openDatabase } = await import('./open-database.mjs')
  const database = await openDatabase({
    steps,
    stops,
    settings,
    root: ROOT,
    // A supervisor sees the code; a site without its database would only look alive.
    onDatabaseLost: (error) => {
      console.error(error.message)
      void stopAndExit(stops, 1)
    },
  })
  if (built) await steps.run('Build', built, (outcome) => outcome)
  leave()
  await release()
  return { settings, firstAdmin: database.firstAdmin }
}

/**
 * Begins the build, which needs no database, beside the preparation of one where the machine has room for both.
 *
 * @param {import('./install-dependencies.mjs').SetUp} folder
 * @returns {(step: import('../run-steps.mjs').Step) => Promise<'up to date' | 'built'>} waits for it
 */
function beginBuild(folder) {
  let report = (/** @type {string} */ _detail) => {}
  const build = () => buildSite(folder, (detail) => report(detail))
  const begun = memoryLimit() < ROOM_FOR_BOTH ? undefined : build()
  // Who waits for it hears of it.
  begun?.catch(() => undefined)
  return ({ progress }) => {
    report = progress
    return begun ?? build()
  }
}

/**
 * Two starts in one folder would install and build over each other.
 *
 * @param {import('../run-steps.mjs').Steps} steps
 * @param {import('./install-dependencies.mjs').SetUp} folder
 */
async function takeFolder(steps, { dataDir, stops }) {
  let told = false
  const release = await holdLock(path.join(dataDir, 'start.lock'), {
    signal: stops.signal,
    onWait: (pid) => {
      if (!told) steps.note(`Another start in this folder is under way (process ${pid}); waiting.`)
      told = true
    },
  })
  if (await endLeftoverChild(dataDir))
    steps.note('Ended what an earlier, killed start left running.')
  return release
}

/** @param {StopSequence} stops @param {{ isServing: boolean }} state */
function stopOnSignal(stops, state) {
  let first = 0
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => {
    const now = Date.now()
    const code = signal === 'SIGINT' ? 130 : 143
    if (!first) {
      first = now
      process.stderr.write(`\nStopping (${signal}).\n`)
      void stopAndExit(stops, state.isServing ? 0 : code)
    } else if (now - first > SAME_SIGNAL_MS) {
      process.stderr.write('Stopped at once.\n')
      process.exit(code)
    }
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, onSignal)
  }
  if (process.env.npm_lifecycle_event) stopWithLauncher(() => onSignal('SIGTERM'))
}

/**
 * npm starts us through a shell and passes a SIGTERM on to that shell, which may die of it without
 * telling us; we would stay behind with the port and the database.
 *
 * @param {() => void} stop
 */
function stopWithLauncher(stop) {
  const launcher = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === launcher) return
    clearInterval(watch)
    stop()
  }, 200)
  watch.unref()
}

/** @param {StopSequence} stops @param {number} code */
async function stopAndExit(stops, code) {
  const failures = await stops.run()
  for (const failure of failures) console.error(failure)
  process.exit(failures.length > 0 ? 1 : code)
}

/**
 * @param {import('../run-steps.mjs').Steps} steps
 * @param {string} siteUrl
 * @param {import('./open-database.mjs').FirstAdmin} firstAdmin
 */
function printWelcome(steps, siteUrl, firstAdmin) {
  steps.print(`\nMariner Hub is ready.\n\n  Site   ${siteUrl}\n  Panel  ${siteUrl}/admin\n`)
  if (firstAdmin) {
    steps.print(
      `  Nobody has signed in yet. To become the first admin (${firstAdmin.email}), open this link\n` +
        `  within 24 hours and set a password; it works once, and each start prints a new one:\n\n` +
        `  ${firstAdmin.link}\n`,
    )
  }
  steps.print('  Ctrl-C stops it.\n')
}
