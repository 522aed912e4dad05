import { LOCALES, type Locale } from '../locales/locales'
import { wordsOfAddress } from '../addresses/near-addresses'
import { SHOUTS } from './calls-for-help'
import { ASKED_SITUATIONS, HELP_WORDS } from './help-words'
import { folded } from './situations-named'

/**
 * Whether somebody who types a content path asks for help by it: a call, or a word for what has happened, and nothing else. What
 * they get are the languages that have the word as a call: those who type `помощь` read Russian, whatever their browser says. None
 * where it is of no one language: `sos`. Looked up, not searched for: anybody can ask for any number of addresses.
 * @example languagesOfHelpAddress('tulong') // ['ph']
 * @example languagesOfHelpAddress('suicide') // []
 * @example languagesOfHelpAddress('about') // undefined
 */
export function languagesOfHelpAddress(path: string): readonly Locale[] | undefined {
  if (path === '' || path.includes('/')) return undefined
  const words = folded(wordsOfAddress(path))
  known ??= knownWords()
  const called = known.calls.get(words)
  if (called) return called
  if (known.whole.has(words)) return []
  for (let length = SHORTEST_BEGINNING; length <= words.length; length += 1) {
    if (known.beginnings.has(words.slice(0, length))) return []
  }
  return undefined
}

/**
 * Whether a content path is that of help in trouble in any language, or below it. Editors may call the page something
 * else; then its first answer is larger, and nothing else changes.
 * @example isBelowHelp('aide/par-pays') // true
 */
export function isBelowHelp(path: string): boolean {
  const [first = ''] = path.split('/', 1)
  return languagesOfHelpAddress(first) !== undefined
}

/** Characters of a beginning that stands for a word with any ending. */
const SHORTEST_BEGINNING = 2

interface KnownWords {
  calls: ReadonlyMap<string, readonly Locale[]>
  whole: ReadonlySet<string>
  beginnings: ReadonlySet<string>
}

let known: KnownWords | undefined

function knownWords(): KnownWords {
  const calls = new Map<string, Locale[]>(SHOUTS.map((call) => [folded(call), []]))
  for (const locale of LOCALES) {
    for (const call of HELP_WORDS[locale].calls.map(folded)) {
      // English ones are everybody's.
      calls.set(call, locale === 'en' ? [] : [...(calls.get(call) ?? []), locale])
    }
  }
  const entries = LOCALES.flatMap((locale) =>
    ASKED_SITUATIONS.flatMap((situation) => HELP_WORDS[locale].alone[situation]),
  )
  const ofKind = (isBeginning: boolean) =>
    new Set(
      entries.flatMap((entry) =>
        entry.endsWith('*') === isBeginning ? folded(entry.replace(/\*$/, '')) : [],
      ),
    )
  return { calls, whole: ofKind(false), beginnings: ofKind(true) }
}
