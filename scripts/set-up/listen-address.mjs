import { createServer } from 'node:net'

import { errorCode, ExpectedFailure } from './expected-failure.mjs'

/**
 * Asked before minutes of work, and answered again when the server really listens.
 *
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<void>}
 */
export function requireFreePort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(explainListenError(error, port, host)))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()))
  })
}

/**
 * @param {unknown} error
 * @param {number} port
 * @param {string | undefined} host
 */
export function explainListenError(error, port, host) {
  const { syscall } = /** @type {NodeJS.ErrnoException} */ (error)
  // A file that may not be read is no trouble with the port.
  if (syscall !== 'listen' && syscall !== 'bind' && syscall !== 'getaddrinfo') return error
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new ExpectedFailure(
        `Port ${port} is in use by another program: stop it, or choose another port, for example PORT=${port === 3000 ? 3001 : port + 1} npm start.`,
      )
    case 'EACCES':
      return new ExpectedFailure(
        `Port ${port} needs rights this user does not have: choose one above 1023 with PORT.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ExpectedFailure(
        `HOST is "${host}", which is no address of this machine: use 0.0.0.0, or leave it out for all of them.`,
      )
    default:
      return error
  }
}
