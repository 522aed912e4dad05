import { nameSounds } from '../folding/sound-steps'
import { MORE_PLACES } from './more-places'
import { placeKey } from './place-key'
import PLACES from './place-names.json'

/** A word, or the words that name a place. */
export interface AskedName {
  /** As they were typed, with spaces between them. */
  text: string
  words: readonly string[]
  /** All names of the places that are called so, the English ones first; empty for another word. */
  places: readonly string[]
}

/** Words of a name: Rio de Janeiro, and Chinese ones character by character. */
const MOST_WORDS = 5

/** Letters of a key. Shorter ones are words of every kind. */
const SHORTEST = { letters: 3, characters: 2 }

/** Classes of consonants, as `nameSounds` has them, by which a name in foreign letters is told from other words. */
const LEAST_SOUNDS = 5

/**
 * Words of a search one by one, but for those that together name a port or a city in one of the twelve languages: then
 * with all names of the place. In Ukrainian and Russian in any case, in Arabic and Hindi also as it is heard.
 * @example namedPlaces(['Кейп', 'Таун']) // [{ text: 'Кейп Таун', words: ['Кейп', 'Таун'], places: ['Cape Town', …] }]
 */
export function namedPlaces(words: readonly string[]): AskedName[] {
  const asked: AskedName[] = []
  for (let at = 0; at < words.length;) {
    const name = longestFrom(words, at) ?? { words: words.slice(at, at + 1), places: [] }
    asked.push({ text: name.words.join(' '), ...name })
    at += name.words.length
  }
  return asked
}

function longestFrom(words: readonly string[], at: number): Omit<AskedName, 'text'> | undefined {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
    const some = words.slice(at, at + count)
    // What leaves nothing of itself in a key is no part of a name.
    const places = some.every((word) => placeKey(word) !== '') ? placesCalled(some.join(' ')) : []
    if (places.length > 0) return { words: some, places }
  }
  return undefined
}

/** Whether a word names a place by itself. */
export function isPlace(word: string): boolean {
  return placesCalled(word).length > 0
}

interface Gazetteer {
  byKey: ReadonlyMap<string, readonly string[]>
  byStem: ReadonlyMap<string, readonly string[]>
  bySound: ReadonlyMap<string, readonly string[]>
}

let gazetteer: Gazetteer | undefined

/** The names of all places that are called so, or sound so. */
function placesCalled(name: string): readonly string[] {
  const written = placesWritten(name)
  const isHeard =
    written.length === 0 && /^[\p{Script=Arabic}\p{Script=Devanagari}\s]+$/u.test(name)
  return (isHeard && isLongEnough(name) && read().bySound.get(soundOf(name))) || written
}

/**
 * All names of the places that are written so, in any of the twelve languages; in Ukrainian and Russian in any case.
 * @example placesWritten('в Одессе') // []
 * @example placesWritten('Одессе') // ['Odesa', 'Odessa', …]
 */
export function placesWritten(name: string): readonly string[] {
  if (!isLongEnough(name)) return []
  const { byKey, byStem } = read()
  const known = byKey.get(placeKey(name))
  if (known) return known
  const isCyrillic = /^[\p{Script=Cyrillic}\s'’-]+$/u.test(name)
  const inCase = isCyrillic && nominatives(name).find((one) => byStem.has(one))
  return (inCase && byStem.get(inCase)) || []
}

function isLongEnough(name: string): boolean {
  const key = placeKey(name)
  const isHan = /\p{Script=Han}/u.test(key)
  return [...key].length >= (isHan ? SHORTEST.characters : SHORTEST.letters)
}

function read(): Gazetteer {
  gazetteer ??= readPlaces()
  return gazetteer
}

function readPlaces(): Gazetteer {
  const byKey = new Map<string, string[]>()
  const byStem = new Map<string, string[]>()
  const bySound = new Map<string, string[]>()
  const written = PLACES.map((line) => line.split('|'))
  const byHand = MORE_PLACES.map((line) => line.split('|'))
  const isByHand = new Set(byHand.flat())
  const ofFirst = new Map(written.map((names) => [placeKey(names[0] ?? ''), names]))
  // A place of both lists is one.
  for (const names of byHand) {
    const [first = ''] = names
    const same = ofFirst.get(placeKey(first))
    if (same) same.push(...names)
  }
  const all = [...written, ...byHand.filter(([first = '']) => !ofFirst.has(placeKey(first)))]
  for (const names of all) {
    for (const name of new Set(names)) {
      const key = placeKey(name)
      if (!SHORT_WORD.test(key) || isByHand.has(name)) add(byKey, key, names)
      if (/\p{Script=Cyrillic}/u.test(name)) add(byStem, stemOf(name), names)
      else if (soundOf(name).length >= LEAST_SOUNDS) add(bySound, soundOf(name), names)
    }
  }
  return { byKey, byStem, bySound }
}

function add(places: Map<string, string[]>, key: string, names: readonly string[]): void {
  if (key === '') return
  places.set(key, [...new Set([...(places.get(key) ?? []), ...names])])
}

/** A key that is a word of some language: bar, set, ham. */
const SHORT_WORD = /^[a-z]{1,3}$/

/** A Cyrillic name without its last vowel. Shorter ones have no cases here. */
function stemOf(name: string): string {
  const stem = lettersOf(name).replace(LAST_VOWEL, '')
  return stem.length >= STEM && stem !== PORT ? placeKey(stem) : ''
}

/** What a Cyrillic name may be without the ending of its case: в Одессе, из Гамбурга, под Варной. */
function nominatives(name: string): string[] {
  const letters = lettersOf(name)
  return [LAST_VOWEL, /(?:ом|ем|ой|ою|ей|ею|ам|ах|ами)$/u].flatMap((ending) => {
    // Ukrainian: у Гамбурзі.
    const stem = letters.replace(/зі$/u, 'г').replace(ending, '')
    return stem.length >= STEM && stem !== PORT ? placeKey(stem) : []
  })
}

const LAST_VOWEL = /[аеиоуыіїюяй]$/u

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/\P{L}+/gu, '')

/** Letters of the shortest stem. */
const STEM = 4

/** What Porto would be in another case is a word that every second search has. */
const PORT = 'порт'

function soundOf(name: string): string {
  const sounds = nameSounds(name)
  return sounds.map((sound) => sound.slice(1)).join('')
}
