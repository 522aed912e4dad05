import { AsyncLocalStorage } from 'node:async_hooks'
import { format, stripVTControlCharacters } from 'node:util'

import { pino } from 'pino'

/** One JSON object a line on standard output; the level comes from LOG_LEVEL. */
export function createLog() {
  return pino({
    level: process.env.LOG_LEVEL || 'info',
    base: { component: 'server' },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}

/** @typedef {ReturnType<typeof createLog>} Log */

/** @type {AsyncLocalStorage<string>} */
const currentRequest = new AsyncLocalStorage()

/**
 * What is written to the console meanwhile carries the number the reader is told on a failure page.
 *
 * @template T
 * @param {string} id
 * @param {() => T} work
 */
export function inRequest(id, work) {
  return currentRequest.run(id, work)
}

/**
 * Next and its libraries write to the console; in production that becomes part of the same log.
 *
 * @param {Log} log
 */
export function logConsole(log) {
  const levels = /** @type {const} */ ({
    debug: 'debug',
    // Next's own announcements; what the site has to say goes through its logger.
    log: 'debug',
    info: 'debug',
    warn: 'warn',
    error: 'error',
  })
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, {
      /** @param {unknown[]} args */
      [method]: (...args) => {
        const text = stripVTControlCharacters(format(...args)).trim()
        if (isLogLine(text)) process.stdout.write(`${text}\n`)
        else if (text) log[level]({ source: 'console', id: currentRequest.getStore() }, text)
      },
    })
  }
}

/** Some of the site logs through the console in this very form. @param {string} text */
function isLogLine(text) {
  return text.startsWith('{"level":') && text.endsWith('}') && !text.includes('\n')
}

/**
 * One line for a request once its answer is out, or its client gone.
 *
 * @param {Log} log
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ id: string, address: string, level: 'info' | 'debug' }} facts
 */
export function logRequest(log, request, response, { id, address, level }) {
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

/**
 * Without the query, and without what opens a door: a one-time link is a path.
 *
 * @param {string} url
 */
function pathForLog(url) {
  const [path = ''] = url.split('?', 1)
  return path.replace(/\/(reset|reset-password|verify|unlock)\/[^/]+/g, '/$1/***').slice(0, 500)
}
