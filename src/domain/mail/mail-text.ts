import { direction, type Locale } from '../locales/locales'

/** U+2068 and U+2069: what stands between them has its own direction and leaves that of the rest alone. */
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069']

/** Marks that force a direction, and may run on past the text that they stand in. */
const FORCED = /[\u202a-\u202e]/gu
const ISOLATES = /[\u2066-\u2069]/gu

/** A letter of a script that runs from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u

/** A text of the site, of one or more lines, without what no mail should hold. */
export function ownText(text: string): string {
  const plain = text
    .replace(/\r\n?|[\u2028\u2029\v\f]/gu, '\n')
    // Line breaks and tabs stay; halves of characters Postgres does not keep in JSON.
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
    .replace(FORCED, '')
  return areBalanced(plain) ? plain : plain.replace(ISOLATES, '')
}

/** What somebody else wrote, likewise; no mark of theirs reaches beyond it. */
export function foreignText(text: string): string {
  return ownText(text.replace(ISOLATES, ''))
}

/**
 * What somebody else wrote, inside a line of plain text in a language. Marks are set only where they do something:
 * some programs show them as boxes.
 */
export function isolated(text: string, locale: Locale): string {
  const foreign = foreignText(text)
  if (direction(locale) === 'ltr' && !RIGHT_TO_LEFT.test(foreign)) return foreign
  return foreign
    .split('\n')
    .map((line) => (line === '' ? line : `${FIRST_STRONG_ISOLATE}${line}${POP_ISOLATE}`))
    .join('\n')
}

/** Longest subject, in characters: programs show about half of it. */
const LONGEST_SUBJECT = 200

/** A text as a header may hold it: one line, which ends no header and begins no other. */
export function headerText(text: string): string {
  const line = ownText(text)
    // Programs would decode what stands between such marks, line breaks too.
    .replaceAll('=?', '= ?')
    .replace(/\s+/gu, ' ')
    .trim()
  const characters = [...line]
  if (characters.length <= LONGEST_SUBJECT) return line
  const short = characters.slice(0, LONGEST_SUBJECT - 1).join('')
  return `${areBalanced(short) ? short : short.replace(ISOLATES, '')}…`
}

function areBalanced(text: string): boolean {
  let depth = 0
  for (const [mark] of text.matchAll(ISOLATES)) {
    depth += mark === POP_ISOLATE ? -1 : 1
    if (depth < 0) return false
  }
  return depth === 0
}
