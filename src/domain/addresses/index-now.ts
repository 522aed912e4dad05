/**
 * IndexNow (https://www.indexnow.org/documentation, read on 30 November 2026 in a stored copy): search engines are told which
 * addresses have changed. The one that is told tells all others that take part.
 */

/** Who can be told, by the addresses of the FAQ. */
export const INDEX_NOW_ENGINES = {
  indexnow: 'https://api.indexnow.org/indexnow',
  bing: 'https://www.bing.com/indexnow',
  naver: 'https://searchadvisor.naver.com/indexnow',
  seznam: 'https://search.seznam.cz/indexnow',
  yandex: 'https://yandex.com/indexnow',
  yep: 'https://indexnow.yep.com/indexnow',
} as const

export type IndexNowEngine = keyof typeof INDEX_NOW_ENGINES

/** Narrows any value to one of them. */
export function isIndexNowEngine(value: unknown): value is IndexNowEngine {
  return typeof value === 'string' && Object.hasOwn(INDEX_NOW_ENGINES, value)
}

/** Where the site shows its key; at the root, so that it counts for every address. */
export const INDEX_NOW_KEY_FILE = 'index-now.txt'

/** Whether a text may be a key: 8 to 128 letters, digits and dashes. */
export function isIndexNowKey(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z\d-]{8,128}$/.test(value)
}

/** What an engine is sent, as JSON. */
export function indexNowMessage(siteUrl: string, key: string, addresses: readonly string[]) {
  return {
    host: new URL(siteUrl).host,
    key,
    keyLocation: `${siteUrl}/${INDEX_NOW_KEY_FILE}`,
    urlList: addresses,
  }
}

/**
 * What an answer means: `taken`, also where the key is still to be looked at (202); `refused`, by what the site sends or its key
 * file says; `later` whatever else, too many questions (429) among it.
 */
export function meaningOf(status: number): 'taken' | 'refused' | 'later' {
  if (status === 200 || status === 202) return 'taken'
  return status === 400 || status === 403 || status === 422 ? 'refused' : 'later'
}

const MINUTE = 60_000

/**
 * How long nothing is sent after a failure, in milliseconds: five minutes, then twice as long each time, at most a day; what
 * the engine asks for where that is longer.
 * @param failures in a row, this one included
 * @param asked by `Retry-After`
 */
export function pauseAfter(failures: number, asked = 0): number {
  return Math.min(Math.max(5 * MINUTE * 2 ** (failures - 1), asked), 24 * 60 * MINUTE)
}

/** How often one address is sent, where nobody takes it: some days. */
export const MOST_TRIES = 12
