import { foldedLetters } from '../folding/letter-steps'
import { inSimplified } from '../folding/traditional-chinese'
import { type Locale, LOCALES } from '../locales/locales'
import { AMBIGUOUS_NAMES } from './ambiguous-names'
import { DOCUMENT_CODES, type DocumentCode } from './documents'
import { VOCABULARIES } from './languages'
import { RANK_CODES, type RankCode } from './ranks'
import type { Term } from './terms'
import { VESSEL_TYPE_CODES, type VesselTypeCode } from './vessel-types'

interface Codes {
  ranks: RankCode
  vesselTypes: VesselTypeCode
  documents: DocumentCode
}

/** A part of the vocabulary that people write in many ways. */
export type TermKind = keyof Codes

/** What a text may mean. */
export type Match<Kind extends TermKind> =
  | { kind: 'one'; code: Codes[Kind] }
  | { kind: 'ambiguous'; codes: Codes[Kind][] }
  | { kind: 'unknown' }

/**
 * What a rank, a vessel or a document is that people call by a name, in any of the twelve languages:
 * labels, short labels and aliases, without regard to case, accents and punctuation. A name that means two
 * things says so; a text that says more than a name is unknown.
 * @example matchTerm('ranks', '2nd Eng.') // { kind: 'one', code: 'second-engineer' }
 * @example matchTerm('ranks', 'chief') // ambiguous
 */
export function matchTerm<Kind extends TermKind>(kind: Kind, text: string): Match<Kind> {
  if (text.length > LONGEST) return { kind: 'unknown' }
  const codes = [...(namesOf(kind).get(normalName(text)) ?? [])]
  const [code] = codes
  if (code === undefined) return { kind: 'unknown' }
  return codes.length === 1 ? { kind: 'one', code } : { kind: 'ambiguous', codes }
}

/** What a name means where it means one thing. */
export function oneMeant<Kind extends TermKind>(kind: Kind, text: string): Codes[Kind] | undefined {
  const match = matchTerm(kind, text)
  return match.kind === 'one' ? match.code : undefined
}

/** Characters. No name is as long. */
const LONGEST = 200

// What is a mark on a letter in Latin, Greek and Cyrillic writing and in Arabic; in Hindi marks are vowels.
const ACCENTS = /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}]\p{M}*)\p{M}/gu

/**
 * A name without what people write in one way or another: case, accents, spaces and punctuation, letters as
 * `foldedLetters` has them, and Chinese characters in their simplified form.
 * @example normalName('2nd Eng.') // '2ndeng'
 */
export function normalName(name: string): string {
  return foldedLetters(inSimplified(name.normalize('NFKC')))
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

const CODES: { [Kind in TermKind]: readonly Codes[Kind][] } = {
  ranks: RANK_CODES,
  vesselTypes: VESSEL_TYPE_CODES,
  documents: DOCUMENT_CODES,
}

const indexes = new Map<TermKind, Map<string, Set<string>>>()

function namesOf<Kind extends TermKind>(kind: Kind): Map<string, Set<Codes[Kind]>> {
  let index = indexes.get(kind)
  if (!index) {
    index = new Map()
    const ambiguous = Object.entries<readonly string[]>(AMBIGUOUS_NAMES[kind])
    const several = ambiguous.flatMap(([name, codes]) => codes.map((code) => [name, code] as const))
    for (const [name, code] of [...everyName(kind), ...several]) {
      const normal = normalName(name)
      index.set(normal, (index.get(normal) ?? new Set()).add(code))
    }
    indexes.set(kind, index)
  }
  // Each index was made of the codes of its own kind.
  return index as Map<string, Set<Codes[Kind]>>
}

/** Every name of every code of a kind, as it is written, in every language, with the language. */
export function* everyName<Kind extends TermKind>(
  kind: Kind,
): Generator<[string, Codes[Kind], Locale]> {
  for (const locale of LOCALES) {
    const terms: Readonly<Record<string, Term>> = VOCABULARIES[locale][kind]
    for (const code of CODES[kind]) {
      const { label, short, aliases = [] } = terms[code] ?? { label: code }
      for (const name of [label, ...(short === undefined ? [] : [short]), ...aliases]) {
        yield [name, code, locale]
      }
    }
  }
}
