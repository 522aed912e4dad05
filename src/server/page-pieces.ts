import { createHash } from 'node:crypto'

import { currencyOfKey, keyInCurrency } from '../domain/display-currency'
import { PAGE_HEADER } from '../domain/page-data'
import { takeOutScripts } from './late-scripts'
import { makeLite } from './lite-page'

/** One of the answers that a page has. */
export interface PagePiece {
  kind: 'html' | 'lite' | 'data'
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** What is said about a page by its HTML. */
type HeadersOf = (html: string) => Readonly<Record<string, string>>

/** Seconds: a day. The mark in its address is that of one state of the page. */
const DATA_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=86400, immutable',
}

interface Making {
  mark: string
  /** Whether its reader saves data: few do, so the answer for them is made of the page when they ask. */
  isLite: boolean
  headers: PagePiece['headers']
  headersOf: HeadersOf
}

/** Makes the answers of a page out of what Next says: without its scripts, the data of them, and what saves bytes. */
export function piecesOf(html: string, { mark, isLite, headers, headersOf }: Making): PagePiece[] {
  const taken = takeOutScripts(html, mark)
  const page = (kind: 'html' | 'lite', text: string): PagePiece => ({
    kind,
    headers: { ...headers, ...headersOf(text), [PAGE_HEADER.toLowerCase()]: mark },
    body: Buffer.from(text),
  })
  return [
    page('html', taken.html),
    ...(isLite ? [page('lite', makeLite(taken.html))] : []),
    { kind: 'data', headers: DATA_HEADERS, body: Buffer.from(taken.data) },
  ]
}

/**
 * The mark of a page; it ends with the currency that prices are shown in, where that is not the usual one.
 * @param page its path inside Next, which the key of all that it shows is part of
 * @param build that it was made by: its scripts are those of the build
 */
export function markOf(page: string, build: string): string {
  const digest = createHash('sha256').update(`${build}\n${page}`).digest('base64url').slice(0, 22)
  const [, key = ''] = KEY_IN_PATH.exec(page) ?? []
  return keyInCurrency(digest, currencyOfKey(key))
}

const KEY_IN_PATH = /^\/[a-z]{2}\/r\/([^/]+)/
