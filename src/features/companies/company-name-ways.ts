import { foldedLetters } from '@/domain/folding/letter-steps'
import { nameKey, nameKeyWords } from '@/domain/folding/name-steps'
import { inEnglish, isCompanyWord } from '@/domain/folding/name-words'
import { nameSounds } from '@/domain/folding/sound-steps'
import { inSimplified } from '@/domain/folding/traditional-chinese'
import { type AskedName, namedPlaces } from '@/domain/places/named-places'

/**
 * What is looked for in the names of companies (`company-search.type.ts`): of each word any of its ways must be there.
 */

/**
 * Words of a name or a city, as they are typed, in simplified characters, as names are compared; a place by all of its
 * names.
 */
export function waysTo(words: string): string[][] {
  return namedPlaces(words.split(/\s+/u)).flatMap((name) =>
    name.places.length === 0 ? name.words.map(waysToWord) : [waysToPlace(name)],
  )
}

function waysToWord(word: string): string[] {
  const plain = foldedLetters(word)
  const key = nameKeyWords(word).length > 0 ? [nameKey(word)] : []
  return [...new Set([plain, inSimplified(plain), ...key])]
}

function waysToPlace({ text, places }: AskedName): string[] {
  return [...new Set([...waysToWord(text), ...places.map((name) => inWords(nameKey(name)))])]
}

/** Of one letter and of two there are too many: consonants of all words together. */
const LEAST_SOUNDS = 4

/**
 * Words in other than Latin letters as they are heard, and as what they mean in English; `undefined` where they say too
 * little.
 */
export function waysByEar(words: string): string[][] | undefined {
  const typed = words.split(/\s+/u).filter((word) => word !== '' && !isCompanyWord(word))
  if (/\p{Script=Latin}/u.test(words)) return undefined
  const ways = typed.flatMap((word) => {
    const meant = inEnglish(word).map(inWords)
    const sounds = nameSounds(word).map((sound) => `${sound} `)
    const [first = ''] = sounds
    return sounds.length > 1 ? sounds.map((sound) => [sound]) : [[first, ...meant].filter(Boolean)]
  })
  const isMeant = typed.every((word) => inEnglish(word).length > 0)
  const consonants = typed
    .flatMap(nameSounds)
    .join('')
    .replaceAll(/[^A-Z]/g, '')
  if (ways.length === 0 || ways.some((some) => some.length === 0)) return undefined
  return isMeant || consonants.length >= LEAST_SOUNDS ? ways : undefined
}

const inWords = (name: string) => ` ${name} `
