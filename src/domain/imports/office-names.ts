import type { RankCode } from '../vocabulary/ranks'
import type { VesselTypeCode } from '../vocabulary/vessel-types'

/**
 * Short forms that mean this only where a rank or a ship is meant: in a search they would be other words. Those in doubt have a
 * neighbour that is called so too.
 */
export const OFFICE_NAMES: {
  readonly ranks: Readonly<Partial<Record<RankCode, { sure: string; doubtful?: string }>>>
  readonly vesselTypes: Readonly<
    Partial<Record<VesselTypeCode, { sure: string; doubtful?: string }>>
  >
} = {
  ranks: {
    'deck-cadet': { sure: 'dk cadet, dk cdt, deck cdt, d/cadet, палубный кадет, кадет палубный' },
    'engine-cadet': {
      sure: 'eng cadet, eng cdt, engine cdt, e/cadet, машинный кадет, кадет машинный',
    },
    'deck-crane-operator': { sure: 'кран-оператор, оператор крана, кран оператор', doubtful: '' },
    'chief-mate': { sure: '', doubtful: 'primer oficial' },
    'second-mate': { sure: '', doubtful: 'segundo oficial' },
    'third-mate': { sure: '', doubtful: 'tercer oficial' },
    'ordinary-seafarer': { sure: '', doubtful: 'mozo' },
  },
  vesselTypes: {
    'offshore-vessel': { sure: 'offshore' },
    'passenger-vessel': { sure: 'пассажирское, пасажирське, passenger, pasajeros' },
  },
}

/** Cyrillic letters that look like Latin ones: `3/О`, `АВ`. */
const ALIKE: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  І: 'I',
}

type Replacements = readonly (readonly [RegExp, string])[]

const ORDINALS: Replacements = [
  [/^1\s*(?:er|ero|º|°|o|a|ª)?\.?\s+(?=oficial|maquinista)/iu, 'primer '],
  [/^2\s*(?:do|º|°|o|a|ª)?\.?\s+(?=oficial|maquinista)/iu, 'segundo '],
  [/^3\s*(?:er|ero|º|°|o|a|ª)?\.?\s+(?=oficial|maquinista)/iu, 'tercer '],
]

/** What a ship can do beside what she is. */
const EQUIPMENT: Replacements = [[/\s*[([]\s*dp\s*-?\s*[0-3]?\s*[)\]]/giu, '']]

const WHOLE_WORDS: Replacements = [
  [/(?<!\p{L})мех\.?(?!\p{L})/giu, 'механик'],
  [/(?<!\p{L})пом\.?(?:\s*кап\.?)?(?!\p{L})/giu, 'помощник'],
  [/(?<!\p{L})ст\.?(?!\p{L})/giu, 'старший'],
  [/^(\d)\s*-?\s*й(?!\p{L})/iu, '$1-й'],
]

/**
 * A text in the other ways that it may be written: with Latin letters for those that look like them, and its short forms as
 * whole words.
 * @example otherSpellings('ranks', '2-й мех') // ['2-й механик']
 */
export function otherSpellings(kind: keyof typeof OFFICE_NAMES, text: string): string[] {
  const replaced = (pairs: Replacements) =>
    pairs.reduce((all, [pattern, word]) => all.replace(pattern, word), text).trim()
  const ways =
    kind === 'ranks'
      ? [latin(text), replaced(ORDINALS), replaced(WHOLE_WORDS)]
      : [replaced(EQUIPMENT)]
  return ways.filter((spelling) => spelling !== text)
}

/** The text itself where it is not Latin but for letters that look so. */
function latin(text: string): string {
  const read = text.replace(/[А-ЯІ]/g, (letter) => ALIKE[letter] ?? letter)
  return /^[\p{sc=Latin}\d\s/.,-]*$/u.test(read) ? read : text
}
