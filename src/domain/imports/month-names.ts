import { languageTag, LOCALES } from '../locales/locales'
import { normalName } from '../vocabulary/match-term'

/** Where months have other names than in the languages themselves. */
const OTHER_TAGS = [
  'ar-SY',
  'ar-DZ',
  'ar-MA',
  'ar-EG',
  'en-GB',
  'es-MX',
  'pt-BR',
  'de-AT',
  'fil',
  'ms',
]

/** How people shorten months where computers do not, by the number of the month. */
const OTHER_NAMES: readonly (readonly [number, string])[] = [
  [1, 'janv янв січ enero ene jän'],
  [2, 'febr fevr фев лют'],
  [3, 'mrz märz maart мар бер'],
  [4, 'abr апр квіт кві'],
  [5, 'мая трав тра'],
  [6, 'jun июн черв чер'],
  [7, 'jul июл лип'],
  [8, 'agt авг серп сер'],
  [9, 'sept set setiembre сен сент вер верес'],
  [10, 'okt out окт жовт жов'],
  [11, 'noy ноя нояб лист лис'],
  [12, 'dez dic des déc дек груд гру'],
]

let names: ReadonlyMap<string, number> | undefined

/**
 * Which month a name is, from 1, in any of the twelve languages, long or short, in whichever case it stands within a
 * date; `undefined` for what is no month, or two different ones.
 * @example monthNamed('декабря') // 12
 */
export function monthNamed(name: string): number | undefined {
  names ??= everyName()
  return names.get(normalName(name))
}

function everyName(): ReadonlyMap<string, number> {
  const months = new Map<string, Set<number>>()
  const add = (name: string, month: number) => {
    const normal = normalName(name)
    if (/\p{L}/u.test(normal)) months.set(normal, (months.get(normal) ?? new Set()).add(month))
  }
  const tags = [...LOCALES.map(languageTag), ...OTHER_TAGS]
  for (const tag of tags) {
    for (const month of ['long', 'short'] as const) {
      // Within a date the name of a month stands in another case.
      for (const format of [{ month }, { month, day: 'numeric' } as const]) {
        const written = new Intl.DateTimeFormat(tag, {
          ...format,
          timeZone: 'UTC',
          numberingSystem: 'latn',
          calendar: 'gregory',
        })
        for (let at = 0; at < 12; at += 1) {
          const parts = written.formatToParts(Date.UTC(2026, at, 15))
          add(parts.find(({ type }) => type === 'month')?.value ?? '', at + 1)
        }
      }
    }
  }
  for (const [month, words] of OTHER_NAMES) for (const word of words.split(' ')) add(word, month)
  return new Map(
    [...months].flatMap(([name, [month, ...others]]) =>
      month === undefined || others.length > 0 ? [] : [[name, month] as const],
    ),
  )
}
