import { GENERAL_NAMES } from '../vocabulary/general-names'
import { matchTerm, normalName } from '../vocabulary/match-term'
import { isVesselType, isWithin, type VesselTypeCode } from '../vocabulary/vessel-types'
import { wordList } from './heading-fields'
import { OFFICE_NAMES } from './office-names'

/** Ranks or types of vessels that a part of a text may mean. */
export type Codes = readonly string[]

type NamedKind = 'ranks' | 'vesselTypes'

/**
 * What each part of a text may mean, where each is a name: parts stand in brackets, and on both sides of a slash, a comma or an
 * `or`. `undefined` where one of them is no name, or there is one part alone.
 * @example namedParts('ranks', 'AB (Able Seaman)') // [['able-seafarer-deck'], ['able-seafarer-deck']]
 */
export function namedParts(kind: NamedKind, text: string): Codes[] | undefined {
  const written = text
    .split(/[()[\]（）]|\s+[-–—]\s+/)
    .map((part) => part.trim())
    .filter(Boolean)
  const [outer = '', inner = '', ...more] = written
  // Tanker (Chemical).
  const joined = more.length === 0 && inner !== '' ? codesOf(kind, `${inner} ${outer}`) : []
  if (joined.length > 0 && codesOf(kind, inner).length === 0) return [joined, joined]
  const parts = written.map((part, _, all) => besideSlashes(kind, part, all.length === 1))
  if (parts.some((part) => part === undefined)) return undefined
  const all = parts.flatMap((part) => part ?? [])
  return all.length < 2 ? undefined : all
}

/** A slash may be part of a name too: the longest names are taken, from the left. */
function besideSlashes(kind: NamedKind, text: string, isWhole: boolean): Codes[] | undefined {
  const tokens = text
    .split(/[/,|]|\s+(?:or|або|или|ou|oder|atau)\s+/i)
    .map((token) => token.trim())
    .filter(Boolean)
  const found: Codes[] = []
  let at = 0
  while (at < tokens.length) {
    let codes: Codes = []
    // The whole is no part of itself.
    let to = isWhole && at === 0 && tokens.length > 1 ? tokens.length - 1 : tokens.length
    for (; to > at && codes.length === 0; to -= 1) {
      codes = codesOf(kind, tokens.slice(at, to).join('/'))
    }
    if (codes.length === 0) return undefined
    found.push(codes)
    at = to + 1
  }
  return found
}

/** What a name may mean; a general one, such as cook, also any of its kind. */
function codesOf(kind: NamedKind, name: string): Codes {
  const match = matchTerm(kind, name)
  const own =
    match.kind === 'one'
      ? [match.code]
      : match.kind === 'ambiguous'
        ? match.codes
        : officeCodes(kind, name)
  return kind === 'ranks' ? [...new Set([...own, ...generalRanks(name)])] : own
}

/** What a short form means for certain. */
function officeCodes(kind: NamedKind, name: string): Codes {
  const normal = normalName(name)
  return Object.entries(OFFICE_NAMES[kind]).flatMap(([code, { sure }]) =>
    wordList(sure).some((word) => normalName(word) === normal) ? [code] : [],
  )
}

function generalRanks(name: string): Codes {
  const normal = normalName(name)
  return GENERAL_NAMES.flatMap(([general, codes]) => (normalName(general) === normal ? codes : []))
}

/**
 * What several names mean together: of ranks what all of them may mean, of types of vessels the narrowest that is within what the
 * others mean. Nothing where they contradict each other, several codes where they leave a choice.
 * @example narrowed('vesselTypes', [['container-ship'], ['bulk-carrier', 'container-ship']]) // ['container-ship']
 */
export function narrowed(kind: NamedKind, names: readonly Codes[]): Codes {
  const all = [...new Set(names.flat())]
  const shared = all.filter((code) =>
    names.every((codes) => codes.some((one) => fits(kind, code, one))),
  )
  // One that others are within says less than they do.
  return shared.filter((code) => !shared.some((other) => other !== code && fits(kind, other, code)))
}

/** Types that people call by the name of another group as well: one that handles anchors is a tug to its crew. */
const CALLED_TOO: Readonly<Partial<Record<VesselTypeCode, readonly VesselTypeCode[]>>> = {
  'anchor-handling-vessel': ['tug'],
}

function fits(kind: NamedKind, code: string, name: string): boolean {
  if (kind === 'ranks') return code === name
  if (!isVesselType(code) || !isVesselType(name)) return false
  return isWithin(code, name) || CALLED_TOO[code]?.some((other) => isWithin(other, name)) === true
}
