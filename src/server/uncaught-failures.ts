import type { Log } from './request-log'

/**
 * Next only prints what nobody caught. An exception leaves the process in a state nobody knows, so
 * it ends, cleanly; a rejected promise does not: rendering starts reads it may not wait for, and
 * while the database is away each of them would take the whole site down.
 */
export function takeOverFailures(
  log: Log,
  isClosing: () => boolean,
  onFatal: (() => void) | undefined,
) {
  process.removeAllListeners('uncaughtException')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (reason) => {
    const err = reason instanceof Error ? reason : new Error(String(reason))
    log[isClosing() ? 'debug' : 'error']({ err }, 'a rejected promise was not handled')
  })
  process.on('uncaughtException', (err) => {
    // Pools lose their connections when the database is stopped behind them.
    if (isClosing()) return log.debug({ err }, 'while stopping')
    log.fatal({ err }, 'an exception was not caught; stopping')
    onFatal?.()
  })
}
