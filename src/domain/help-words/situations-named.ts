import { foldedLetters } from '../folding/letter-steps'
import { inSimplified } from '../folding/traditional-chinese'
import { LOCALES, type Locale } from '../locales'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { type AskedSituation, ASKED_SITUATIONS, type HelpWords } from './help-words'
import { hi } from './hi'
import { id } from './id'
import { ph } from './ph'
import { pt } from './pt'
import { ru } from './ru'
import { uk } from './uk'
import { zh } from './zh'

/** By language. */
export const HELP_WORDS: Readonly<Record<Locale, HelpWords>> = {
  ...{ en, uk, ru, fr, ar, es },
  ...{ de, ph, hi, pt, id, zh },
}

/** Characters. The rest of a longer text is not looked at. */
const LONGEST = 200

/**
 * What a search says has happened, the gravest first; in any of the twelve languages, because readers type in the one
 * that they think in.
 * @example situationsNamed('хочу умереть') // ['ownLife']
 */
export function situationsNamed(text: string): AskedSituation[] {
  const asked = ` ${folded(text.slice(0, LONGEST))} `
  if (asked.trim() === '') return []
  return ASKED_SITUATIONS.filter((situation) =>
    patternsOf(situation).some((pattern) => pattern.test(asked)),
  )
}

const patterns = new Map<AskedSituation, RegExp[]>()

function patternsOf(situation: AskedSituation): RegExp[] {
  const made =
    patterns.get(situation) ??
    LOCALES.flatMap((locale) => HELP_WORDS[locale][situation].map(patternOf))
  patterns.set(situation, made)
  return made
}

/** Chinese has no spaces; an Arabic word has small ones before it in one piece. */
function patternOf(entry: string): RegExp {
  const words = folded(entry.replace(/\*$/, ''))
  if (/\p{Script=Han}/u.test(words)) return new RegExp(words, 'u')
  const before = /\p{Script=Arabic}/u.test(words) ? ' (?:[وفبلك]?(?:ال)?)' : ' '
  return new RegExp(`${before}${words}${entry.endsWith('*') ? '' : ' '}`, 'u')
}

/** Letters folded, and single spaces; Chinese in simplified characters. */
function folded(text: string): string {
  return foldedLetters(inSimplified(text.normalize('NFKC')).replaceAll(/['’ʼ‘`]/gu, ''))
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
