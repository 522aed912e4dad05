import { foldedLetters } from '../folding/letter-steps'
import { inSimplified } from '../folding/traditional-chinese'
import { LOCALES } from '../locales/locales'
import { BESIDE_CALLS, SHOUTS } from './calls-for-help'
import { type AskedSituation, ASKED_SITUATIONS, HELP_WORDS } from './help-words'
import { withoutLessons } from './words-of-lessons'

/** Characters. The rest of a longer text is not looked at. */
const LONGEST = 200

/**
 * What a search says has happened, the gravest first; in any of the twelve languages, because readers type in the one
 * that they think in. Who names a rape is not asked about threats: the lines for it come alone. Who only calls for help
 * may be in danger or hurt: the lines for both.
 * @example situationsNamed('хочу умереть') // ['ownLife']
 */
export function situationsNamed(text: string): AskedSituation[] {
  const asked = withoutLessons(` ${folded(text.slice(0, LONGEST))} `)
  if (asked.trim() === '') return []
  const named = ASKED_SITUATIONS.filter(
    (situation) =>
      patternsOf(situation).some((pattern) => pattern.test(asked)) ||
      togetherOf(situation).some((groups) => groups.every((group) => group.test(asked))),
  )
  if (named.length === 0 && isCall(asked)) return ['threatened', 'hurt']
  return named.includes('assaulted') ? named.filter((one) => one !== 'threatened') : named
}

/** How the twelve languages begin a word for pirates; in Chinese and Arabic what is anywhere in one. */
const PIRATES =
  / (?:pirat|пират|пірат|piraat|perompak|bajak laut|समुद्री डाक|जलदस्यु|samudri daku)|قراصن|قرصن|海盗/u

/**
 * Whether a search speaks of pirates: only then do their own lines help.
 * @example piratesNamed('the captain beats me') // false
 */
export function piratesNamed(text: string): boolean {
  return PIRATES.test(` ${folded(text.slice(0, LONGEST))}`)
}

/** Whether a search calls for help: by a shout, or by calls and nothing else. */
function isCall(asked: string): boolean {
  calls ??= {
    shouts: SHOUTS.map(patternOf),
    called: anyOf([...SHOUTS, ...LOCALES.flatMap((locale) => HELP_WORDS[locale].calls)]),
    beside: anyOf(BESIDE_CALLS),
  }
  if (calls.shouts.some((shout) => shout.test(asked))) return true
  const rest = asked.replaceAll(calls.called, '')
  return rest !== asked && rest.replaceAll(calls.beside, '').trim() === ''
}

let calls: { shouts: RegExp[]; called: RegExp; beside: RegExp } | undefined

/** Words wherever they are in a text, the longest first; those of Chinese inside others too. */
function anyOf(words: readonly string[]): RegExp {
  const each = words
    .map((word) => folded(word))
    .toSorted((a, b) => b.length - a.length)
    .map((word) => (/\p{Script=Han}/u.test(word) ? word : `(?<= )${word}(?= )`))
  return new RegExp(each.join('|'), 'gu')
}

const patterns = new Map<AskedSituation, RegExp[]>()

function patternsOf(situation: AskedSituation): RegExp[] {
  const made =
    patterns.get(situation) ??
    LOCALES.flatMap((locale) => HELP_WORDS[locale].alone[situation].map(patternOf))
  patterns.set(situation, made)
  return made
}

const together = new Map<AskedSituation, RegExp[][]>()

/** For each sentence of several words its groups, all of which it needs. */
function togetherOf(situation: AskedSituation): RegExp[][] {
  const made =
    together.get(situation) ??
    LOCALES.flatMap((locale) =>
      HELP_WORDS[locale].together[situation].map((groups) => groups.map(groupOf)),
    )
  together.set(situation, made)
  return made
}

function groupOf(words: string): RegExp {
  const each = words.split('|').map((word) => patternOf(word).source)
  return new RegExp(each.join('|'), 'u')
}

/** Chinese has no spaces; an Arabic word has small ones before it in one piece. */
function patternOf(entry: string): RegExp {
  const words = folded(entry.replace(/\*$/, ''))
  if (/\p{Script=Han}/u.test(words)) return new RegExp(words, 'u')
  const before = /\p{Script=Arabic}/u.test(words) ? ' (?:[وفبلك]?(?:ال)?)' : ' '
  return new RegExp(`${before}${words}${entry.endsWith('*') ? '' : ' '}`, 'u')
}

/** Letters folded, and single spaces; Chinese in simplified characters. */
export function folded(text: string): string {
  return foldedLetters(
    inSimplified(text.replaceAll('🆘', ' sos ').normalize('NFKC')).replaceAll(/['’ʼ‘`]/gu, ''),
  )
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
