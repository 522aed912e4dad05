import { editDistance } from '../texts/edit-distance'
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
  const { whole, last } = partsOf(asked)
  if (whole === '') return []
  const wanted = { whole: lettersOf(whole), last: lettersOf(last), words: wordsThatSay(last) }
  const near: { address: Known; likeness: number }[] = []
  for (const address of known) {
    if (address.path === asked || address.path === '') continue
    const likeness = likenessOf(wanted, address)
    if (likeness >= LEAST_LIKENESS) near.push({ address, likeness })
  }
  return near
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

/** A text with its letters counted, by which most pairs are told apart without a look at their order. */
interface Letters {
  text: string
  /** How often each letter stands in it; letters share `BUCKETS` numbers. */
  counts: Uint8Array
  /** A bit for each of them that is there. */
  present: number
}

const BUCKETS = 32

function lettersOf(text: string): Letters {
  const counts = new Uint8Array(BUCKETS)
  let present = 0
  for (const letter of text) {
    const bucket = (letter.codePointAt(0) ?? 0) % BUCKETS
    counts[bucket] = (counts[bucket] ?? 0) + 1
    present |= 1 << bucket
  }
  return { text, counts, present }
}

interface Wanted {
  whole: Letters
  last: Letters
  words: readonly string[]
}

interface KnownParts {
  whole: Letters
  last: Letters
  words: ReadonlySet<string>
}

/** Thousands of known addresses are compared with each wrong one: they are taken apart once. */
const partsOfKnown = new WeakMap<KnownAddress, KnownParts>()

function knownParts(address: KnownAddress): KnownParts {
  const kept = partsOfKnown.get(address)
  if (kept) return kept
  const { whole, last } = partsOf(address.path)
  const words = new Set(`${last}-${slugify(address.title)}`.split('-'))
  const made = { whole: lettersOf(whole), last: lettersOf(last), words }
  partsOfKnown.set(address, made)
  return made
}

function likenessOf(wanted: Wanted, address: KnownAddress): number {
  const there = knownParts(address)
  return Math.max(
    likeness(wanted.whole, there.whole),
    likeness(wanted.last, there.last) * 0.97,
    sharedWords(wanted.words, there.words) * 0.9,
  )
}

/** 1 for the same, 0 where nothing is: letters that stay, of those of the longer one. */
function likeness(one: Letters, other: Letters): number {
  const longer = Math.max(one.text.length, other.text.length)
  if (longer === 0) return 0
  const most = Math.floor(longer * (1 - LEAST_LIKENESS))
  if (lettersApart(one, other, most) > most) return 0
  const distance = editDistance(one.text, other.text, most)
  return distance > most ? 0 : 1 - distance / longer
}

/** At least how many letters are to be put in, left out or changed: a lower bound, for much less than the distance costs. */
function lettersApart(one: Letters, other: Letters, most: number): number {
  if (bitsIn(one.present & ~other.present) > most) return most + 1
  if (bitsIn(other.present & ~one.present) > most) return most + 1
  let more = 0
  let fewer = 0
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    const apart = (one.counts[bucket] ?? 0) - (other.counts[bucket] ?? 0)
    if (apart > 0) more += apart
    else fewer -= apart
  }
  return Math.max(more, fewer)
}

/** How many bits of a number of 32 are set. */
function bitsIn(bits: number): number {
  let left = bits
  let count = 0
  for (; left !== 0; left &= left - 1) count += 1
  return count
}

/** The words by which an address is found; one word alone must be a long one to say something. */
function wordsThatSay(last: string): readonly string[] {
  const words = last.split('-').filter((word) => word.length > 2)
  return words.length === 1 && last.length < 5 ? [] : words
}

/** The share of the words that the other has too. */
function sharedWords(wanted: readonly string[], there: ReadonlySet<string>): number {
  if (wanted.length === 0) return 0
  let shared = 0
  for (const word of wanted) if (there.has(word)) shared += 1
  return shared / wanted.length
}
