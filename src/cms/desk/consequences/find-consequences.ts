import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import { isLocale, type Locale } from '../../../domain/locales/locales'
import { choicePath, publicPath } from '../../../domain/addresses/paths'
import { env } from '../../../env'
import { EVERY_LANGUAGE, LIST_DOCUMENT } from '../../publications/content-type'
import { contentType, isPublishable } from '../../publications/content-types'
import { lookUp } from '../../publications/reading/publication-index'
import { type Database, databaseOf } from '../../database/handle'
import type { LeftAddress } from '../../publications/writing/index-rows'
import { textArray } from '../../publications/writing/projection-columns'
import { askingWithin } from './asking-within'
import type { Cared } from './cared-collections'
import {
  type Action,
  type Answer,
  type Consequences,
  type Kept,
  type LostAddress,
  MOST_NAMED,
  MOST_TITLES,
} from './consequences'
import { findUses, findUsesThat, type Uses, withTitles } from '../../documents/uses/find-uses'

/** What is done, and with which documents. */
export interface Undertaking {
  action: Action
  collection: Cared
  documents: readonly (number | string)[]
  /** Of a language that is unpublished. */
  locale?: Locale
  /** What the first of them are called, where they will not be there to be asked. */
  titles?: readonly string[]
  /** What of them cannot be deleted, and so is not among the documents. */
  kept?: readonly Kept[]
  /** Whether it is to be said that nobody loses anything. */
  always?: boolean
}

/**
 * Who uses the documents and is left without them. Asked before anything is done, while their addresses are those that
 * readers know. Links and menus follow what only moves.
 */
export async function findUsesBefore(
  req: PayloadRequest,
  { action, collection, documents, locale }: Undertaking,
): Promise<Uses> {
  const nobody = { first: [], more: 0 }
  if (action === 'move') return nobody
  if (!isPublishable(collection)) {
    // While readers are shown a file it is refused anyway; deleted for good, wherever it is named.
    if (action === 'delete') return nobody
    return findUsesThat(req, { collection, documents }, MOST_NAMED, ({ state }) => state !== 'live')
  }
  const addresses = await typedAddresses(await databaseOf(req.payload, req), collection, documents)
  const used = { collection, documents, addresses }
  if (action !== 'unpublish' || !locale) return findUses(req, used, MOST_NAMED)
  // Others show it in their own language still.
  return findUsesThat(
    req,
    used,
    MOST_NAMED,
    (use) =>
      use.state === 'live' &&
      (use.locale === undefined || use.locale === locale || locale === env.SOURCE_LOCALE),
  )
}

/** What the first documents are called, in the language of the request. Asked before they are deleted. */
export async function findTitles(
  req: PayloadRequest,
  { collection, documents }: Undertaking,
): Promise<string[]> {
  const first = documents.slice(0, MOST_TITLES).map((document) => ({
    owner: collection,
    document: Number(document),
    locale: req.locale ?? null,
    state: 'live' as const,
    is_below: false,
  }))
  return (await withTitles(req, first)).map(({ title }) => title)
}

/** The ways in which somebody may have typed the live addresses of documents. */
async function typedAddresses(
  db: Database,
  collection: string,
  documents: readonly (number | string)[],
): Promise<string[]> {
  if (!isPublishable(collection)) return []
  const { rows } = await db.execute<{ locale: string; path: string }>(sql`
    SELECT locale, path FROM publications
    WHERE collection = ${collection} AND document = ANY(${textArray(documents.map(String))})`)
  const addresses = new Set<string>()
  for (const { locale, path } of rows) {
    const asked = { locale: isLocale(locale) ? locale : env.SOURCE_LOCALE, path }
    for (const address of [publicPath(asked, env.DEFAULT_LOCALE), choicePath(asked)]) {
      for (const written of [address, decodeURI(address)]) {
        addresses.add(written).add(env.SITE_URL + written)
      }
    }
  }
  return [...addresses]
}

/**
 * What comes of it, by what the transaction of `req` has done already: each address that was left is asked for there,
 * as a reader will ask for it once that is committed. `undefined` where nobody loses anything, unless that is to be
 * said.
 */
export async function consequencesOf(
  req: PayloadRequest,
  undertaking: Undertaking,
  left: readonly LeftAddress[],
  uses: Uses,
): Promise<Consequences | undefined> {
  const lost = left.filter(({ document }) => document !== LIST_DOCUMENT)
  const { action, collection, documents, locale, kept = [], always = false } = undertaking
  if (lost.length + uses.first.length + kept.length === 0 && !always) return undefined
  const own = new Set(documents.map(String))
  const isBelow = (one: LeftAddress) => one.collection !== collection || !own.has(one.document)
  const db = await databaseOf(req.payload, req)
  // What somebody knows best first; the same order each time, or nobody could agree to it.
  const sorted = lost.toSorted(
    (one, other) =>
      Number(isBelow(one)) - Number(isBelow(other)) ||
      compare(one.locale, other.locale) ||
      compare(one.path, other.path),
  )
  const addresses: LostAddress[] = []
  for (const one of sorted.slice(0, MOST_NAMED)) {
    const asked = { locale: isLocale(one.locale) ? one.locale : env.SOURCE_LOCALE, path: one.path }
    addresses.push({
      address: publicPath(asked, env.DEFAULT_LOCALE),
      locale: one.locale,
      ...(isBelow(one) && { isBelow: true }),
      answer: await answerAt(db, one, asked),
    })
  }
  const told = {
    action,
    collection,
    ...(action === 'unpublish' && locale && { locale }),
    documents: documents.length,
    addresses,
    moreAddresses: lost.length - addresses.length,
    uses: uses.first,
    moreUses: uses.more,
    ...(kept.length > 0 && { kept: [...kept] }),
  }
  const titles = [...(undertaking.titles ?? (await findTitles(req, undertaking)))]
  return { ...told, titles, digest: digestOf(told) }
}

async function answerAt(
  db: Database,
  left: LeftAddress,
  asked: { locale: Locale; path: string },
): Promise<Answer> {
  if (isPublishable(left.collection) && contentType(left.collection).membersOnly) {
    return (await isLiveInSource(db, left)) ? { kind: 'untranslated' } : { kind: 'unknown' }
  }
  const found = await lookUp(asked.locale, asked.path, askingWithin(db))
  switch (found.kind) {
    case 'live':
      return { kind: 'taken' }
    case 'moved':
      return { kind: 'moved', to: publicPath(found.to, env.DEFAULT_LOCALE) }
    case 'elsewhere':
      return { kind: 'moved', to: found.url }
    default:
      return { kind: found.kind }
  }
}

/** What is for members alone is asked of no public look-up: its page shows the source language, or nothing. */
async function isLiveInSource(
  db: Database,
  { collection, document }: LeftAddress,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM publications WHERE collection = ${collection} AND document = ${document}
      AND locale IN (${env.SOURCE_LOCALE}, ${EVERY_LANGUAGE})`)
  return rows.length > 0
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Covers everything except the titles, which depend on the user's language. */
function digestOf({ uses, ...told }: Omit<Consequences, 'digest' | 'titles'>): string {
  const named = uses.map(({ title: _, ...use }) => use)
  return createHash('sha256')
    .update(JSON.stringify([told, named]))
    .digest('hex')
    .slice(0, 16)
}
