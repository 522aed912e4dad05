import type { IncomingMessage, ServerResponse } from 'node:http'

import { LRUCache } from 'lru-cache'

import {
  type AskedAddress,
  HOLES,
  NEAR_SECTION,
  type NearLink,
  TEMPLATE_HEADER,
} from '../domain/addresses/error-template'
import { escapeMarkup } from '../domain/texts/escape-markup'
import type { IndexAnswer, LookedUp } from '../domain/routes/index-answer'
import { siteProcess } from '../domain/process/site-process'
import { kindOfAnswer } from './answer-kind'
import { sendOnce } from './send-page'

type Failed = Extract<IndexAnswer, { kind: 'error' }>

/**
 * How long a template is used before it is made again: its menu is the one that was last known, which is read again as
 * often.
 */
const FRESH_MS = 30_000

/** One for each language, status, kind of answer, and what it differs by. */
const MOST_TEMPLATES = 100

interface Template {
  /** What is said with it, whatever was asked for. */
  headers: Readonly<Record<string, string>>
  write: (asked: AskedAddress) => string
}

/**
 * Error pages for addresses where there is nothing, 404 and 410: rendered once as a template, for each language and
 * what else they differ by, and sent with what is one request's alone in its places. Nothing is kept of what was asked
 * for.
 */
export function createErrorTemplates() {
  const templates = new LRUCache<string, Entry>({ max: MOST_TEMPLATES })
  /** Requests whose answers are templates to be. */
  const makers = new WeakMap<ServerResponse, { asked: AskedAddress; settle: Settle }>()

  return {
    /**
     * Answers where there is a template. Else the request is to be rendered: the first of them as the template, which
     * the others wait for. Where one is to be made again, the others get the one before.
     * @returns whether it has been answered
     */
    async answer(
      request: IncomingMessage,
      response: ServerResponse,
      { asked: { path, query } }: LookedUp,
      { locale, status, isNegotiated }: Failed,
    ): Promise<boolean> {
      const { describeAddress } = siteProcess()
      // Next's router, on a preview, reads no page.
      const isData = request.headers.rsc !== undefined
      if (status === '503' || isData || !describeAddress) return false
      const asked = await describeAddress({ path, query }, { locale, hasNear: status === '404' })
      if (response.destroyed) return false
      const key = keyOf(request, { locale, status, isNegotiated }, asked)
      const entry = templates.get(key) ?? { madeAt: -Infinity }
      templates.set(key, entry)
      if (!entry.making && performance.now() - entry.madeAt > FRESH_MS) {
        const { made, settle } = promised()
        entry.making = made.then((template) => {
          delete entry.making
          if (template) Object.assign(entry, { template, madeAt: performance.now() })
          return template
        })
        // Where its client goes, or there is another answer, those who wait are rendered for one by one, and the next
        // request tries again.
        response.once('close', () => settle(undefined))
        makers.set(response, { asked, settle })
        request.headers[TEMPLATE_HEADER] = '1'
        return false
      }
      const template = entry.template ?? (await entry.making)
      if (!template || response.destroyed) return false
      response.statusCode = Number(status)
      for (const [name, value] of Object.entries(template.headers)) {
        if (!response.hasHeader(name)) response.setHeader(name, value)
      }
      sendOnce(request, response, Buffer.from(template.write(asked)), 'least')
      return true
    },
    /**
     * What is sent of a page that was rendered: where it is a template, that is kept, and filled for this request.
     * @param html as it would go out; the headers are set
     */
    fill(response: ServerResponse, html: string): string {
      const maker = makers.get(response)
      if (!maker) return html
      const write = templateOf(html)
      const isOne = response.statusCode === 404 || response.statusCode === 410
      maker.settle(isOne ? { headers: headersOf(response), write } : undefined)
      return write(maker.asked)
    },
  }
}

interface Entry {
  template?: Template
  /** By `performance.now()`. */
  madeAt: number
  making?: Promise<Template | undefined>
}

type Settle = (template: Template | undefined) => void

function promised() {
  let settle: Settle = () => {}
  const made = new Promise<Template | undefined>((resolve) => (settle = resolve))
  return { made, settle }
}

/** By what a template is kept: all that its text or its headers differ by. */
function keyOf(
  { headers }: IncomingMessage,
  { locale, status, isNegotiated }: Omit<Failed, 'kind'>,
  { isOfJobs, isMainPage }: AskedAddress,
): string {
  const savesData = headers['save-data']?.toString().toLowerCase() === 'on'
  return [
    locale,
    status,
    isNegotiated,
    isOfJobs,
    isMainPage,
    savesData,
    kindOfAnswer(headers),
  ].join()
}

/** What is said of the page, but not of one request or its connection. */
function headersOf(response: ServerResponse): Record<string, string> {
  const said = Object.entries(response.getHeaders()).filter(([name]) => !OF_ONE_ANSWER.test(name))
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
}

const OF_ONE_ANSWER =
  /^(?:x-request-id|x-middleware-.*|x-mh-.*|x-nextjs-.*|set-cookie|date|etag|content-length|content-encoding|transfer-encoding|connection|strict-transport-security)$/

const NEAR = new RegExp(`<nav aria-labelledby="${NEAR_SECTION}"[^]*?</nav>`)
const ITEM = /<li>[^]*?<\/li>/
const HOLE = /\uE000(\w+)\uE001/

/** @param html of a page with `HOLES` in it */
export function templateOf(html: string): (asked: AskedAddress) => string {
  const [near = ''] = NEAR.exec(html) ?? []
  const [item = ''] = ITEM.exec(near) ?? []
  const link = writer(item.replace(` lang="${HOLES.lang}"`, HOLES.lang))
  const [beforeItem = '', afterItem = ''] = item === '' ? [] : around(near, item)
  const [before, after] = near === '' ? [html, ''] : around(html, near)
  const [begin, end] = [writer(before), writer(after)]
  return ({ address, words, near: links }) => {
    const values = { address: escapeMarkup(address), words: escapeMarkup(words) }
    const section =
      links.length > 0 && near !== ''
        ? `${beforeItem}${links.map((to) => link(valuesOf(to))).join('')}${afterItem}`
        : ''
    return `${begin(values)}${section}${end(values)}`
  }
}

function around(text: string, part: string): [before: string, after: string] {
  const at = text.indexOf(part)
  return [text.slice(0, at), text.slice(at + part.length)]
}

/** Writes a text with values, which are escaped, in place of its holes. */
function writer(text: string): (values: Readonly<Record<string, string>>) => string {
  const pieces = text.split(HOLE)
  // Every second piece is the name of a hole.
  return (values) =>
    pieces.map((piece, index) => (index % 2 === 0 ? piece : (values[piece] ?? ''))).join('')
}

function valuesOf({ href, title, attributes }: NearLink): Record<string, string> {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeMarkup(value)}"`,
  )
  return { href: escapeMarkup(href), title: escapeMarkup(title), lang: written.join('') }
}
