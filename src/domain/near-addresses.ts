import { editDistance } from './edit-distance'
import { slugify } from './slugs'

/** An address that there is. */
export interface KnownAddress {
  /** Content path. */
  path: string
  title: string
}

/** Addresses that are offered in the place of one that there is not. */
const MOST_NEAR = 4

/** How much of two addresses must be the same, of 1. */
const LEAST_LIKENESS = 0.62

/** Longer ones are compared by their beginning. */
const LONGEST = 120

/**
 * The addresses nearest to one that there is not, nearest first: those written almost so, as a whole or in their last
 * segment, and those whose words it has.
 * @param asked content path
 */
export function nearAddresses<Known extends KnownAddress>(
  asked: string,
  known: readonly Known[],
): Known[] {
  const wanted = partsOf(asked)
  if (wanted.whole === '') return []
  return known
    .filter(({ path }) => path !== asked && path !== '')
    .map((address) => ({ address, likeness: likenessOf(wanted, address) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted(
      (one, other) =>
        other.likeness - one.likeness || one.address.path.length - other.address.path.length,
    )
    .slice(0, MOST_NEAR)
    .map(({ address }) => address)
}

/**
 * The words of an address that there is not, for a search: those of its last segment.
 * @example wordsOfAddress('docs/us-crew-visa.html') // 'us crew visa'
 */
export function wordsOfAddress(path: string): string {
  return partsOf(path).last.replaceAll('-', ' ').slice(0, 60).trim()
}

interface Parts {
  whole: string
  last: string
}

function partsOf(path: string): Parts {
  const segments = path
    .slice(0, LONGEST)
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .split('/')
    .map(slugify)
    .filter((segment) => segment !== '')
  return { whole: segments.join('/'), last: segments.at(-1) ?? '' }
}

interface KnownParts extends Parts {
  words: ReadonlySet<string>
}

/** Thousands of known addresses are compared with each wrong one: they are taken apart once. */
const partsOfKnown = new WeakMap<KnownAddress, KnownParts>()

function knownParts(address: KnownAddress): KnownParts {
  const kept = partsOfKnown.get(address)
  if (kept) return kept
  const parts = partsOf(address.path)
  const words = new Set(`${parts.last}-${slugify(address.title)}`.split('-'))
  const made = { ...parts, words }
  partsOfKnown.set(address, made)
  return made
}

function likenessOf(wanted: Parts, address: KnownAddress): number {
  const there = knownParts(address)
  return Math.max(
    likeness(wanted.whole, there.whole),
    likeness(wanted.last, there.last) * 0.97,
    sharedWords(wanted.last, there.words) * 0.9,
  )
}

/** 1 for the same, 0 where nothing is: letters that stay, of those of the longer one. */
function likeness(one: string, other: string): number {
  const longer = Math.max(one.length, other.length)
  if (longer === 0) return 0
  const most = Math.floor(longer * (1 - LEAST_LIKENESS))
  const distance = editDistance(one, other, most)
  return distance > most ? 0 : 1 - distance / longer
}

/** The share of the words that the other has too; one word alone must be a long one to say something. */
function sharedWords(wanted: string, there: ReadonlySet<string>): number {
  const words = wanted.split('-').filter((word) => word.length > 2)
  if (words.length === 0 || (words.length === 1 && wanted.length < 5)) return 0
  return words.filter((word) => there.has(word)).length / words.length
}
