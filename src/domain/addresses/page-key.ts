/**
 * The key of a rendered page: its document, and the revisions of all that it shows. It is a part of the path inside
 * Next, so it holds only characters that stand in a path as they are.
 */
export interface PageKey {
  /** The document that is shown: its collection, its id. */
  collection: string
  document: string
  /** Language of the row that is shown; `*` where one row stands for all. */
  locale: string
}

interface Shown extends PageKey {
  revision: string
  /** Of the tags that it shows, together. */
  tags: string | null
  /** The last instant at which it changed by itself, milliseconds since 1970, UTC. */
  boundary: string | null
}

const EVERY_LANGUAGE = 'all'

/**
 * The key of what is shown.
 * @example pageKey({ collection: 'pages', document: '7', locale: 'en', revision: 'a1', tags: 'b2', boundary: null })
 * // 'pages.7.en.a1-b2'
 */
export function pageKey(shown: Shown): string {
  const { collection, document, locale, revision, tags, boundary } = shown
  const language = locale === '*' ? EVERY_LANGUAGE : locale
  const last = boundary === null ? '' : `-${Number(boundary).toString(36)}`
  return `${collection}.${document}.${language}.${revision}-${tags ?? 'none'}${last}`
}

/** What a key says of its document; `undefined` where it is no key. */
export function readPageKey(key: string): PageKey | undefined {
  const [collection, document, language, rest] = key.split('.')
  if (!collection || !document || !language || !rest) return undefined
  return { collection, document, locale: language === EVERY_LANGUAGE ? '*' : language }
}

/**
 * The key of a page of a list; the first one's is the key itself.
 * @param query of the address, with its question mark; what is no page number leads to the first one
 */
export function keyOfListPage(key: string, query: string): string {
  const page = pageNumber(new URLSearchParams(query).get('page'))
  return page === 1 ? key : `${key}-p${page}`
}

/** Which page of a list a key is for, from 1. */
export function listPageOf(key: string): number {
  return pageNumber(/-p(\d+)(?:-|$)/.exec(key)?.[1] ?? null)
}

// Up to four digits: more pages than anybody turns.
function pageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
