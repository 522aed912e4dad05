import { once } from 'node:events'
import { createServer } from 'node:http'

import { DEFAULT_PRICES } from './default-prices.mjs'
import { answerJson, FAULTS } from './faults.mjs'

const PATH = '/server/company/mailing/price'
const MOST_REQUESTS_KEPT = 1_000
const MOST_BODY_BYTES = 1024 * 1024

/** @typedef {import('./default-prices.mjs').PriceAnswer} PriceAnswer */
/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./faults.mjs').FaultOptions} FaultOptions */

/**
 * @typedef {object} ReceivedRequest
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} query
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {number} time milliseconds since 1970
 * @property {'open' | 'answered' | 'cut off'} end 'answered': the system took all of the answer
 */

/**
 * @typedef {object} MailingUpstream
 * @property {string} url without a slash at its end
 * @property {number} port
 * @property {ReceivedRequest[]} requests for prices, the last thousand
 * @property {(prices: PriceAnswer) => void} setPrices
 * @property {(name: string | undefined, options?: FaultOptions) => void} setFault
 *   throws where there is no such fault
 * @property {() => Promise<void>} close ends connections that wait for an answer too
 */

/**
 * Starts an upstream that answers `GET /server/company/mailing/price` as docs/mailing-contract.md says,
 * on this machine alone, and does on command what upstreams do on bad days. The same commands can be
 * sent to it: `PUT /prices`, `PUT /fault/{name}?option=value`, `DELETE /fault`, `GET /requests`.
 *
 * @param {{ port?: number }} [options] 0: one that is free
 * @returns {Promise<MailingUpstream>}
 */
export async function startMailingUpstream({ port = 0 } = {}) {
  let prices = DEFAULT_PRICES
  /** @type {{ answer: Fault['answer'], options: FaultOptions, turns: number } | undefined} */
  let fault
  /** @type {ReceivedRequest[]} */
  const requests = []

  /** @type {MailingUpstream['setFault']} */
  const setFault = (name, options = {}) => {
    if (name === undefined) {
      fault = undefined
      return
    }
    const found = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined
    if (!found) {
      throw new Error(`There is no fault "${name}". There are: ${Object.keys(FAULTS).join(', ')}.`)
    }
    fault = { answer: found.answer, options, turns: 0 }
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {URL} url
   */
  const answerPrices = (request, response, url) => {
    /** @type {ReceivedRequest} */
    const received = {
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      time: Date.now(),
      end: 'open',
    }
    requests.push(received)
    if (requests.length > MOST_REQUESTS_KEPT) requests.shift()
    response.once('finish', () => (received.end = 'answered'))
    response.once('close', () => {
      if (received.end === 'open') received.end = 'cut off'
    })
    const problem = queryProblem(url.searchParams)
    if (request.method !== 'GET') refuseMethod(response, 'GET')
    else if (problem !== undefined) answerJson(response, { message: problem }, 400)
    else if (!fault) answerJson(response, prices)
    else {
      fault.turns += 1
      fault.answer({ request, response, prices, options: fault.options, turn: fault.turns })
    }
  }

  /**
   * What this server is told by hand, by method and first part of the path.
   * @type {Record<string, (told: { name: string, query: URLSearchParams, body: () => Promise<string> }) => unknown>}
   */
  const commands = {
    'GET /requests': () => requests,
    'PUT /prices': async ({ body }) => {
      prices = readPrices(await body())
    },
    'PUT /fault': ({ name, query }) => setFault(name, readOptions(query)),
    'DELETE /fault': () => setFault(undefined),
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  const answer = async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://upstream')
    if (url.pathname === PATH) {
      answerPrices(request, response, url)
      return
    }
    const [, place, name = ''] = /^(\/[a-z]+)(?:\/([^/]*))?$/.exec(url.pathname) ?? []
    const methods = ['GET', 'PUT', 'DELETE'].filter((method) => commands[`${method} ${place}`])
    const command = commands[`${request.method} ${place}`]
    if (methods.length === 0) {
      const message = `There is nothing at ${url.pathname}; the prices are at ${PATH}.`
      answerJson(response, { message }, 404)
    } else if (command) {
      const query = url.searchParams
      const said = await command({ name, query, body: () => readBody(request) })
      if (said === undefined) response.writeHead(204).end()
      else answerJson(response, said)
    } else refuseMethod(response, methods.join(', '))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      const message = error instanceof Error ? error.message : String(error)
      if (!response.headersSent) answerJson(response, { message }, 400)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    requests,
    setPrices: (list) => (prices = list),
    setFault,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** @param {import('node:http').ServerResponse} response @param {string} allowed */
function refuseMethod(response, allowed) {
  answerJson(response, { message: `Only ${allowed} is answered here.` }, 405, { Allow: allowed })
}

/**
 * What is wrong with a query; none at all is right too.
 *
 * @param {URLSearchParams} query
 * @returns {string | undefined}
 */
function queryProblem(query) {
  const flags = ['withApplication', 'withCurrency', 'withFirstPromo', 'isHideRu']
  const seen = new Set()
  for (const [name, value] of query) {
    if (seen.has(name)) return `"${name}" is there twice.`
    seen.add(name)
    const isFlag = flags.includes(name)
    if (!isFlag && name !== 'lang') return `"${name}" is not known: ${flags.join(', ')}, lang.`
    if (isFlag && value !== 'true') return `"${name}" can only be true.`
    if (name === 'lang' && !/^[a-z]{2}$/.test(value)) return '"lang" is a language, as "en".'
  }
  return undefined
}

/** @param {URLSearchParams} query @returns {FaultOptions} */
function readOptions(query) {
  return Object.fromEntries(
    [...query].map(([name, value]) => {
      switch (name) {
        case 'type':
        case 'message':
        case 'location':
        case 'retryAfter':
          return [name, value]
        case 'asDate':
        case 'compressed':
          return [name, value === 'true']
        case 'status':
          if (/^[2-5]\d\d$/.test(value)) return [name, Number(value)]
          throw new Error(`"${value}" is no status of an answer.`)
        case 'after':
          if (/^\d{1,6}$/.test(value)) return [name, Number(value)]
          throw new Error(`"${value}" is no number of milliseconds.`)
        default:
          throw new Error(`A fault has no option "${name}".`)
      }
    }),
  )
}

/** @param {string} text @returns {PriceAnswer} */
function readPrices(text) {
  /** @type {unknown} */
  const json = JSON.parse(text)
  const isAnswer =
    typeof json === 'object' &&
    json !== null &&
    'mailings' in json &&
    Array.isArray(json.mailings) &&
    json.mailings.every((mailing) => typeof mailing === 'object' && mailing !== null)
  if (!isAnswer) throw new Error('Prices are JSON with a list "mailings" of objects.')
  return /** @type {PriceAnswer} */ (json)
}

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  const pieces = []
  let bytes = 0
  for await (const piece of request) {
    bytes += piece.length
    if (bytes > MOST_BODY_BYTES) throw new Error('That is more than a megabyte.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
