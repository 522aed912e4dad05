import { createHash } from 'node:crypto'

import { currencyOfKey, keyInCurrency } from '../domain/money/display-currency'
import { PAGE_HEADER } from '../domain/addresses/page-header'
import type { AnswerKind } from './answer-kind'
import { makeLite } from './lite-page'
import { takeOutScripts } from './next-scripts'
import { makePart } from './page-parts'

/** One of the answers that a page has. */
export interface PagePiece {
  kind: AnswerKind
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** What is said about a page by its HTML. */
type HeadersOf = (html: string) => Readonly<Record<string, string>>

const ROOT = /<html(?=[\s>])/

interface Making {
  mark: string
  /** The one that is asked for. Others than the page itself few ask for, so each is made of the page then. */
  kind: AnswerKind
  headers: PagePiece['headers']
  headersOf: HeadersOf
}

/** Makes the answers of a page out of what Next says: without Next's scripts, and what saves bytes. */
export function piecesOf(html: string, { mark, kind, headers, headersOf }: Making): PagePiece[] {
  // For the script that asks, when the reader comes back, whether it is still this one.
  const whole = takeOutScripts(html).replace(ROOT, `<html data-page="${mark}"`)
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
 * Makes of a page the answer that is asked for.
 * @param html without what Next puts into it
 */
export function inKind(kind: AnswerKind, html: string): string {
  return kind === 'html' ? html : kind === 'lite' ? makeLite(html) : makePart(html)
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
