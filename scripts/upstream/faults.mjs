import { randomBytes } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'

/** @typedef {import('./default-prices.mjs').PriceAnswer} PriceAnswer */

/**
 * What a fault may be told, each where it makes sense.
 * @typedef {object} FaultOptions
 * @property {number} [status]
 * @property {string} [type] the content type
 * @property {string} [message] what the answer says of itself
 * @property {string} [location] where a redirect leads
 * @property {string} [retryAfter] seconds, or whatever else is to be in the header
 * @property {boolean} [asDate] the seconds of `retryAfter` as an HTTP-date
 * @property {boolean} [compressed] with gzip
 * @property {number} [after] milliseconds
 */

/**
 * @typedef {object} Exchange
 * @property {import('node:http').IncomingMessage} request
 * @property {import('node:http').ServerResponse} response
 * @property {PriceAnswer} prices what would be answered
 * @property {FaultOptions} options
 * @property {number} turn of this request since the fault was set; the first is 1
 */

/** @typedef {{ says: string, answer: (exchange: Exchange) => void }} Fault */

const HUGE = 10 * 1024 * 1024
const MARK = 'a price goes here'

/** @type {Readonly<Record<string, Fault>>} */
export const FAULTS = {
  html: {
    says: 'a page of HTML with 200 (status, type)',
    answer: ({ response, options: { status = 200, type = 'text/html; charset=utf-8' } }) =>
      response
        .writeHead(status, { 'Content-Type': type })
        .end('<!doctype html><title>Down for maintenance</title><p>Please come back.</p>'),
  },
  error: {
    says: '500 with a message (status, message)',
    answer: ({ response, options }) => {
      const { status = 500, message = 'The prices are being counted again.' } = options
      answerJson(response, { message }, status)
    },
  },
  'error-silent': {
    says: '500 without a word',
    answer: ({ response }) => response.writeHead(500).end(),
  },
  'not-found': {
    says: '404 with a message',
    answer: ({ response }) => answerJson(response, { message: 'There is no such thing.' }, 404),
  },
  garbage: {
    says: 'random bytes that call themselves JSON',
    // No text in UTF-8 begins with this byte.
    answer: ({ response }) =>
      answerText(response, Buffer.concat([Buffer.of(0xff), randomBytes(2_000)])),
  },
  truncated: {
    says: 'the connection ends in the middle of the answer',
    answer: ({ response, prices }) => {
      const whole = Buffer.from(JSON.stringify(prices))
      response.writeHead(200, { ...JSON_HEADERS, 'Content-Length': whole.length })
      response.write(half(whole), () => response.destroy())
    },
  },
  'truncated-json': {
    says: 'a proper answer with half of the JSON',
    answer: ({ response, prices }) =>
      answerText(response, half(Buffer.from(JSON.stringify(prices)))),
  },
  huge: {
    says: '10 MB of good JSON (compressed)',
    answer: ({ response, prices, options }) => {
      const json = Buffer.from(JSON.stringify({ padding: ' '.repeat(HUGE), ...prices }))
      if (options.compressed) {
        answerText(response, gzipSync(json), { 'Content-Encoding': 'gzip' })
        return
      }
      response.writeHead(200, { ...JSON_HEADERS, 'Content-Length': json.length })
      // Piece by piece, so that it is known whether anybody took it.
      pipeline(Readable.from(pieces(json)), response, () => {})
    },
  },
  slow: {
    says: 'a byte a second (status, type)',
    answer: ({ response, prices, options: { status = 200, type = JSON_TYPE } }) => {
      const bytes = Buffer.from(JSON.stringify(prices))
      response.writeHead(status, { 'Content-Type': type, 'Content-Length': bytes.length })
      let sent = 0
      const sendOne = () => {
        response.write(bytes.subarray(sent, sent + 1))
        sent += 1
        if (sent === bytes.length) response.end()
      }
      const timer = setInterval(sendOne, 1_000)
      response.once('close', () => clearInterval(timer))
      sendOne()
    },
  },
  late: {
    says: 'good answers after a second and a half (after, in milliseconds)',
    answer: ({ response, prices, options: { after = 1_500 } }) => {
      const timer = setTimeout(() => answerJson(response, prices), after)
      response.once('close', () => clearTimeout(timer))
    },
  },
  hang: { says: 'no answer, ever', answer: () => {} },
  refused: {
    says: 'the connection is closed at once; for one that is refused, stop this server',
    answer: ({ request }) => request.socket.resetAndDestroy(),
  },
  redirect: {
    says: '302 to another host (location, retryAfter)',
    answer: ({ response, prices, options }) => {
      const { location = 'https://elsewhere.invalid/server/company/mailing/price' } = options
      // The prices are good, so that a client that ignores the status takes them.
      answerJson(response, prices, 302, { Location: location })
    },
  },
  'redirect-loop': {
    says: '302 to the same address',
    answer: ({ request, response, prices }) =>
      answerJson(response, prices, 302, { Location: request.url ?? '/' }),
  },
  negative: {
    says: 'prices below zero',
    answer: ({ response, prices }) => answerJson(response, reprice(prices, -19)),
  },
  'not-a-number': {
    says: 'prices that are the text NaN',
    answer: ({ response, prices }) => answerJson(response, reprice(prices, 'NaN')),
  },
  'not-a-number-bare': {
    says: 'prices that are NaN as JavaScript writes it, which is no JSON',
    answer: ({ response, prices }) => answerText(response, withRawPrices(prices, 'NaN')),
  },
  overflow: {
    says: 'prices of 1e309',
    answer: ({ response, prices }) => answerText(response, withRawPrices(prices, '1e309')),
  },
  enormous: {
    says: 'prices beyond ten million',
    answer: ({ response, prices }) => answerJson(response, reprice(prices, 10_000_001)),
  },
  'text-prices': {
    says: 'good prices as texts, "19.00"',
    answer: ({ response, prices }) =>
      answerText(
        response,
        JSON.stringify(prices, (key, value) =>
          typeof value === 'number' && /^(price|firstPromo|[A-Z]{3})$/.test(key)
            ? value.toFixed(2)
            : value,
        ),
      ),
  },
  duplicates: {
    says: 'each mailing twice, the second time with another price',
    answer: ({ response, prices }) =>
      answerJson(response, {
        ...prices,
        mailings: [...prices.mailings, ...reprice(prices, 1).mailings],
      }),
  },
  scripts: {
    says: 'markup, control characters and marks that turn the text round',
    answer: ({ response, prices }) =>
      answerJson(response, {
        ...prices,
        mailings: prices.mailings.map((mailing) => ({
          ...mailing,
          title: `<script>alert(1)</script>\u202e${String(mailing.title)}\u0000\u2066`,
          description: '<img src=x onerror=alert(1)>\u001b[31m\u202d & "more"\r\n\ud800',
          included: ['<b>bold</b>\u2067', '\u202a\u0007'],
        })),
      }),
  },
  empty: {
    says: 'a list without a mailing',
    answer: ({ response, prices }) => answerJson(response, { ...prices, mailings: [] }),
  },
  'wrong-type': {
    says: 'good prices with another content type (type)',
    answer: ({ response, prices, options: { type = 'text/plain' } }) =>
      response.writeHead(200, { 'Content-Type': type }).end(JSON.stringify(prices)),
  },
  busy: {
    says: '429 with Retry-After: 120 (retryAfter, asDate, message)',
    answer: (exchange) => answerLater(exchange, 429),
  },
  unavailable: {
    says: '503 with Retry-After: 120 (retryAfter, asDate, message)',
    answer: (exchange) => answerLater(exchange, 503),
  },
  once: {
    says: '500 to the first request, then good answers',
    answer: ({ response, prices, turn }) =>
      turn === 1
        ? answerJson(response, { message: 'Once more, please.' }, 500)
        : answerJson(response, prices),
  },
}

const JSON_TYPE = 'application/json; charset=utf-8'
const JSON_HEADERS = { 'Content-Type': JSON_TYPE }

/**
 * @param {import('node:http').ServerResponse} response
 * @param {unknown} content
 * @param {number} [status]
 * @param {Record<string, string>} [headers]
 */
export function answerJson(response, content, status = 200, headers = {}) {
  response.writeHead(status, { ...JSON_HEADERS, ...headers }).end(JSON.stringify(content))
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string | Buffer} json as it is
 * @param {Record<string, string>} [headers]
 */
function answerText(response, json, headers = {}) {
  response.writeHead(200, { ...JSON_HEADERS, ...headers }).end(json)
}

/** @param {Exchange} exchange @param {number} status */
function answerLater({ response, options }, status) {
  const { retryAfter = '120', asDate = false, message = 'Too many are asking.' } = options
  const header = asDate
    ? new Date(Date.now() + Number(retryAfter) * 1_000).toUTCString()
    : retryAfter
  answerJson(response, { message }, status, { 'Retry-After': header })
}

/**
 * The same with another price for everything.
 *
 * @param {PriceAnswer} prices
 * @param {unknown} price
 * @returns {PriceAnswer}
 */
function reprice(prices, price) {
  return {
    ...prices,
    mailings: prices.mailings.map((mailing) => ({ ...mailing, price, firstPromo: price })),
    application: { price },
  }
}

/** @param {PriceAnswer} prices @param {string} price in JSON, or in what is none */
function withRawPrices(prices, price) {
  return JSON.stringify(reprice(prices, MARK)).replaceAll(JSON.stringify(MARK), price)
}

/** @param {Buffer} bytes */
function* pieces(bytes) {
  const size = 64 * 1024
  for (let sent = 0; sent < bytes.length; sent += size) yield bytes.subarray(sent, sent + size)
}

/** @param {Buffer} bytes */
function half(bytes) {
  return bytes.subarray(0, Math.floor(bytes.length / 2))
}
