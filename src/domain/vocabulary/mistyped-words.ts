import type { Locale } from '../locales/locales'
import { isOwnName, termNames } from './term-names'
import { oneErrorApart } from './typing-error'

/** Letters that a word has at least in which a typing error is looked for: within a longer name, and alone. */
const LEAST_LETTERS = { within: 5, alone: 6, aloneWithAnother: 7 }

/** The same in a word that nobody has written, by the error: without it nothing would be found. */
const LEAST_UNWRITTEN = { letter: 5, order: 4, number: 4 }

/** No word of a name is as long. */
const MOST_LETTERS = 40

/** What is no mistake: a country, people and firms, in normal form, each one letter away from a name. */
const NO_MISTAKES = new Set('panama schulte schulz barker parker stewart'.split(' '))

/**
 * The words of names that a word may be, in normal form: those it is a form of, else those that it is one typing
 * error away from. It is not among them itself, unless it is such a word.
 */
export function wordsLike(word: string): string[] {
  const { words } = termNames()
  const forms = [...new Set([word, ...otherForms(word)])].filter((form) => words.has(form))
  if (forms.length > 0) return forms
  return word.length < LEAST_LETTERS.within ? [] : oneErrorFrom(word)
}

function oneErrorFrom(word: string): string[] {
  if (word.length > MOST_LETTERS) return []
  const byLetters = wordsByLetters()
  const near = new Set(withOneLess(word).flatMap((part) => byLetters.get(part) ?? []))
  return [...near].filter((other) => oneErrorApart(word, other) !== undefined)
}

/** Which of these words of names a word may be that stands alone: there is less to tell by what is meant. */
export function wordsMeantAlone(word: string, like: readonly string[], locale: Locale): string[] {
  if (NO_MISTAKES.has(word)) return []
  return like.filter((other) => {
    const error = oneErrorApart(word, other)
    const least = LEAST_LETTERS[error === 'letter' ? 'aloneWithAnother' : 'alone']
    return word.length >= least && isForReader(other, locale)
  })
}

/** Which words of names a word may be that nobody has written: shorter ones than where it may be a word of its own. */
export function wordsMeantByUnwritten(word: string, locale: Locale): string[] {
  if (word.length < LEAST_UNWRITTEN.number || NO_MISTAKES.has(word)) return []
  return oneErrorFrom(word).filter((other) => {
    const error = oneErrorApart(word, other)
    return (
      error !== undefined && word.length >= LEAST_UNWRITTEN[error] && isForReader(other, locale)
    )
  })
}

/** Eight languages share Latin letters: what is right in one is close to something in another. */
function isForReader(name: string, locale: Locale): boolean {
  return !/^[a-z]/.test(name) || isOwnName(name, locale)
}

/**
 * Cases of Ukrainian and Russian as people write them in a search, words of Arabic with and without their article and as they
 * are spoken (تاني is ثاني), and how engineers are shortened in the Philippines and India.
 */
function otherForms(word: string): string[] {
  if (/^[\u0400-\u04ff]{5,}$/.test(word)) {
    const adjective = word.replace(/(?:ого|его)$/, '')
    const noun = word.replace(/(?:а|у|е|ом|ем|и|ы|ов|ів)$/, '')
    // In normal form й is и, and ї is і.
    const endings = adjective === word ? [] : ['ии', 'ыи', 'ои']
    return [...endings.map((ending) => adjective + ending), ...(noun === word ? [] : [noun])]
  }
  if (word === 'engr') return ['eng']
  if (!/^[\u0600-\u06ff]{3,}$/.test(word)) return []
  return [word, word.replaceAll('ت', 'ث')].flatMap((written) => [
    written,
    written.startsWith('ال') ? written.slice(2) : `ال${written}`,
  ])
}

let built: Map<string, string[]> | undefined

/** The longer words of names, by themselves and by what they are without any one of their letters. */
function wordsByLetters(): Map<string, string[]> {
  if (built) return built
  built = new Map()
  for (const word of termNames().words) {
    if (word.length < LEAST_LETTERS.within) continue
    for (const part of withOneLess(word)) {
      const others = built.get(part)
      if (others) others.push(word)
      else built.set(part, [word])
    }
  }
  return built
}

function withOneLess(word: string): string[] {
  const parts = new Set([word])
  for (let at = 0; at < word.length; at++) parts.add(word.slice(0, at) + word.slice(at + 1))
  return [...parts]
}
