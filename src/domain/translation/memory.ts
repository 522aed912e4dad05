import { type AlignedPair, alignPieces, type Piece } from './alignment'

/**
 * What is remembered of a translation: for which piece of the source each of its pieces was made. An entry is one of
 *
 * - `own>source`: the piece `own` was made for `source`, or somebody said that it is still right for it. Either may be
 *   `-`: a piece that the source does not have, or one that the translation leaves out. `own>~`: it was made for what
 *   the source says no longer.
 * - `own?source`: it stood beside `source` before anything was remembered; `own?*`: it came back from an old version,
 *   and nobody knows what that was made for.
 *
 * A piece that is written again has another print, and is made for the source that is published at that moment. So an
 * old piece that comes back (a version that is restored) brings back what it was made for.
 */
export type TranslationMemory = ReadonlySet<string>

/** How a translation, or a pair of pieces, stands to what the source says now. */
export type Standing = 'current' | 'outOfDate' | 'unknown'

const NOTHING = '-'
const ANY = '*'
const GONE = '~'

interface Texts<Source extends Piece = Piece, Own extends Piece = Piece> {
  /** Pieces of the published source; none where it is not published. */
  readonly source: readonly Source[]
  readonly own: readonly Own[]
}

/** The pieces beside each other, as what is remembered of them says. */
function alignRemembered<Source extends Piece, Own extends Piece>(
  memory: TranslationMemory,
  { source, own }: Texts<Source, Own>,
): AlignedPair<Source, Own>[] {
  return alignPieces(
    source,
    own,
    (one, other) => memory.has(`${one}>${other}`) || memory.has(`${one}?${other}`),
  )
}

/** How new pieces came about. */
export interface Origin {
  /**
   * `written`: the translator had the published source. `first`: the same, for a text without an earlier entry, so a
   * part that is missing was left out on purpose. `found`: it was there already, and the time of writing is unknown.
   */
  readonly kind: 'written' | 'first' | 'found'
  /** Whether a piece of the source was published when an own piece was written, or when the text was begun (`-`). */
  readonly wasThere?: (source: string, own: string) => boolean
}

/** Remembers the pieces that are new; what is remembered already stays as it is. */
export function learn(
  memory: TranslationMemory,
  texts: Texts,
  { kind, wasThere = () => true }: Origin,
): TranslationMemory {
  const known = knownPieces(memory)
  const learned = new Set(memory)
  // What it is made for shows when there is a source.
  if (texts.source.length === 0) return memory
  const sign = kind === 'found' ? '?' : '>'
  for (const { source, own } of alignRemembered(memory, texts)) {
    if (own && !known.has(own.print)) {
      const isLate = source && !wasThere(source.print, own.print)
      learned.add(`${own.print}${sign}${isLate ? GONE : (source?.print ?? NOTHING)}`)
    }
    if (!own && source && kind !== 'written' && wasThere(source.print, NOTHING)) {
      learned.add(`${NOTHING}${sign}${source.print}`)
    }
  }
  return learned
}

/** Remembers that each piece is right for the source as it is now, whatever it was made for. */
export function confirm(memory: TranslationMemory, texts: Texts): TranslationMemory {
  return confirmPairs(memory, alignRemembered(memory, texts))
}

/** The same of some of the pairs. */
export function confirmPairs(
  memory: TranslationMemory,
  pairs: readonly AlignedPair[],
): TranslationMemory {
  const confirmed = pairs.map(
    ({ source, own }) => `${own?.print ?? NOTHING}>${source?.print ?? NOTHING}`,
  )
  return new Set([...memory, ...confirmed])
}

/** The pieces that have changed since, or of which nobody knows; and how the whole stands. */
export function compare<Source extends Piece, Own extends Piece>(
  memory: TranslationMemory,
  texts: Texts<Source, Own>,
): { standing: Standing; pairs: (AlignedPair<Source, Own> & { standing: Standing })[] } {
  const made = madePieces(memory)
  const pairs = alignRemembered(memory, texts).map((pair) => ({
    ...pair,
    standing: standingOf(memory, made, pair),
  }))
  const has = (standing: Standing) => pairs.some((pair) => pair.standing === standing)
  return {
    standing: has('outOfDate') ? 'outOfDate' : has('unknown') ? 'unknown' : 'current',
    pairs,
  }
}

function standingOf(
  memory: TranslationMemory,
  made: ReadonlySet<string>,
  { source, own }: AlignedPair,
): Standing {
  const [one, other] = [own?.print ?? NOTHING, source?.print ?? NOTHING]
  if (memory.has(`${one}>${other}`)) return 'current'
  const isFound = memory.has(`${one}?${other}`) || (own && memory.has(`${one}?${ANY}`))
  return isFound && (!own || !made.has(one)) ? 'unknown' : 'outOfDate'
}

/** The piece of the source for which an own piece was made last; absent where nobody knows. */
export function lastSourceOf(memory: TranslationMemory, own: string): string | undefined {
  const source = [...memory].findLast((entry) => entry.startsWith(`${own}>`))?.slice(own.length + 1)
  return source === NOTHING || source === GONE ? undefined : source
}

/** The own pieces of which anything is remembered. */
export function knownPieces(memory: TranslationMemory): ReadonlySet<string> {
  return new Set([...memory].map((entry) => entry.slice(0, entry.search(/[>?]/))))
}

/** Those of which it is remembered what they were made for. */
function madePieces(memory: TranslationMemory): ReadonlySet<string> {
  return new Set(
    [...memory].flatMap((entry) => (entry.includes('>') ? entry.slice(0, entry.indexOf('>')) : [])),
  )
}
