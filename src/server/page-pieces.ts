import { createHash } from 'node:crypto'

import { currencyOfKey, keyInCurrency } from '../domain/money/display-currency'
import { PAGE_HEADER } from '../domain/addresses/page-header'
import type { AnswerKind } from './answer-kind'
import { makeLite } from './lite-page'
import { takeOutScripts } from './next-scripts'
import { makePart } from './page-parts'
import { placeSidesOfPage } from './page-sides'

/** One of the answers that a page has. */
export interface PagePiece {
  kind: AnswerKind
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** The headers that depend on the HTML of a page. */
type HeadersOf = (html: string) => Readonly<Record<string, string>>

const ROOT = /<html(?=[\s>])/

interface Making {
  mark: string
  /** The requested kind. Kinds other than the page itself are rare, so each is made from the page on request. */
  kind: AnswerKind
  headers: PagePiece['headers']
  headersOf: HeadersOf
}

/** Makes the answers from Next's page: the page without Next's scripts, and the requested smaller kind. */
export function piecesOf(html: string, { mark, kind, headers, headersOf }: Making): PagePiece[] {
  // A script compares this mark when the reader comes back, to see whether the page has changed.
  const whole = placeSidesOfPage(takeOutScripts(html)).replace(ROOT, `<html data-page="${mark}"`)
  return [...new Set<AnswerKind>(['html', kind])].map((one) => {
    const text = inKind(one, whole)
    return {
      kind: one,
      headers: { ...headers, ...headersOf(text), [PAGE_HEADER.toLowerCase()]: mark },
      body: Buffer.from(text),
    }
  })
}

/**
 * Makes the requested kind of answer from a page.
 * @param html without Next's own scripts
 */
export function inKind(kind: AnswerKind, html: string): string {
  return kind === 'html' ? html : kind === 'lite' ? makeLite(html) : makePart(html)
}

/**
 * The mark of a page. It ends with the currency of its prices, where that is not the usual one.
 * @param page its path inside Next, which contains the key of everything that it shows
 * @param build the build whose scripts the page uses
 */
export function markOf(page: string, build: string): string {
  const digest = createHash('sha256').update(`${build}\n${page}`).digest('base64url').slice(0, 22)
  const [, key = ''] = KEY_IN_PATH.exec(page) ?? []
  return keyInCurrency(digest, currencyOfKey(key))
}

const KEY_IN_PATH = /^\/[a-z]{2}\/r\/([^/]+)/
