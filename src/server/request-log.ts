import { AsyncLocalStorage } from 'node:async_hooks'
import cluster from 'node:cluster'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { format, stripVTControlCharacters } from 'node:util'

import { pino } from 'pino'

import { ROUTES } from '../domain/routes/route-table'
import { errorForLog, textForLog } from '../domain/texts/error-for-log'

/**
 * Of one write: at full speed a line for each request would be a sixth of what the answers of kept pages cost. Bytes, and
 * the milliseconds after which fewer are written.
 */
const OF_ONE_WRITE = { minLength: 4096, periodicFlush: 50 }

/** Of one write to a pipe that others write to: more is no longer one piece where the pipe is nearly full (PIPE_BUF). Bytes. */
const BESIDE_OTHERS = { minLength: 2048, maxWrite: 4096 }

/** One JSON object a line on standard output, a moment later at most; the level is that of LOG_LEVEL. */
export function createLog(level: string) {
  return pino(
    {
      level,
      base: { component: 'server', ...(cluster.worker && { worker: cluster.worker.id }) },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    pino.destination({
      dest: 1,
      sync: false,
      ...OF_ONE_WRITE,
      ...(cluster.isWorker && BESIDE_OTHERS),
    }),
  )
}

export type Log = ReturnType<typeof createLog>

interface CurrentRequest {
  id: string
  /** Whether it fails as the one before: its reasons are in the log already. */
  isRepeated?: boolean
}

const currentRequest = new AsyncLocalStorage<CurrentRequest>()

/**
 * What is written to the console meanwhile carries the number the reader is told on a failure page.
 */
export function inRequest<T>(request: CurrentRequest, work: () => T): T {
  return currentRequest.run(request, work)
}

/** Next and its libraries write to the console; in production that becomes part of the same log. */
export function logConsole(log: Log) {
  const levels = {
    debug: 'debug',
    // Next's own announcements; what the site has to say goes through its logger.
    log: 'debug',
    info: 'debug',
    warn: 'warn',
    error: 'error',
  } as const
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, {
      [method]: (...args: unknown[]) => {
        const told = format(...args.map((one) => errorForLog(one)))
        const text = textForLog(stripVTControlCharacters(told)).trim()
        const { id, isRepeated } = currentRequest.getStore() ?? {}
        if (isLogLine(text)) process.stdout.write(`${text}\n`)
        else if (text) log[isRepeated ? 'debug' : level]({ source: 'console', id }, text)
      },
    })
  }
}

/** Some of the site logs through the console in this very form. */
function isLogLine(text: string) {
  return text.startsWith('{"level":') && text.endsWith('}') && !text.includes('\n')
}

/** One line for a request once its answer is out, or its client gone. */
export function logRequest(
  log: Log,
  request: IncomingMessage,
  response: ServerResponse,
  { id, address, level }: { id: string; address: string; level: 'info' | 'debug' },
) {
  const started = performance.now()
  const { socket, method } = request
  const bytesBefore = socket.bytesWritten
  const path = pathForLog(request.url ?? '')
  response.once('close', () => {
    const status = response.statusCode
    const line = {
      id,
      method,
      path,
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
      address,
      ...(response.writableFinished ? {} : { aborted: true }),
    }
    log[status >= 500 ? 'error' : level](line, 'request')
  })
}

/** Below each of these a link of a mail goes on with what opens a door. */
const BEFORE_TOKENS = [
  ...['reset', 'reset-password', 'verify', 'unlock'],
  ...ROUTES.flatMap(({ pattern }) => /^(.+)\/:token(?:\.\w+)?$/.exec(pattern)?.[1] ?? []),
]

const TOKENS = new RegExp(`/(${BEFORE_TOKENS.join('|')})/[^/]+`, 'gi')

/** Without the query, and without what opens a door: a one-time link is a path. */
function pathForLog(url: string) {
  const [path = ''] = url.split('?', 1)
  return path.replace(TOKENS, '/$1/***').slice(0, 500)
}
