import { readTypedDay } from '../texts/typed-text'
import { plainNumber } from '../money/typed-price'
import type { ColumnReading } from './import-types'
import { monthNamed } from './month-names'
import { LONGEST_FACT, saysNothing } from './readings'

/** What a text says of days, `YYYY-MM-DD` each. */
export type SaidDays =
  | { kind: 'day'; day: string }
  /** From the first to the last of several, such as a whole month. */
  | { kind: 'range'; from: string; to: string }
  /** Day and month could be the other way round. */
  | { kind: 'unclear'; days: readonly [string, string] }
  | { kind: 'soon' }
  /** A day or a month, of no year. */
  | { kind: 'withoutYear' }
  | { kind: 'nothing' }
  | { kind: 'unreadable' }

type DayOrder = ColumnReading['dayOrder']

const UNREADABLE: SaidDays = { kind: 'unreadable' }

/** As soon as possible, as people say it. */
const SOON =
  /^(?:a\.?s\.?a\.?p\.?|prompt(?:ly)?|immediate(?:ly)?|urgent(?:ly)?|now|as soon as possible|ready|терміново|негайно|якнайшвидше|зараз|срочно|немедленно|сейчас|как можно скорее|immédiat(?:ement)?|dès que possible|فورا|فوراً|فوري|عاجل|في أقرب وقت|inmediat[oa]|lo antes posible|urgente|(?:ab )?sofort|so bald wie möglich|agad|agad-agad|sa lalong madaling panahon|तुरंत|जल्द से जल्द|imediat[oa]|o mais breve possível|segera|secepatnya|尽快|立即|马上|随时)[.!]*$/iu

const TIME =
  /(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|UT|UTC|GMT|[ECMP][SD]T|[+-]\d{2}:?\d{2})?$/i

const BETWEEN =
  /\s+(?:-|to|till|until|through|до|по|à|au|a|al|hasta|bis|até|sampai|hingga|hanggang|إلى|حتى|से|तक|y|and)\s+|\s*(?:–|—|\.{2,}|…|~|至|到)\s*/iu

/**
 * Reads a day in any of the ways that people and programs write it, or the days from one to another. `03/04/2026` is
 * read in the order of its column; where the column has none it is unclear.
 * @example readDays('5 декабря 2026 г.') // { kind: 'day', day: '2026-12-05' }
 */
export function readDays(text: string, order?: DayOrder): SaidDays {
  if (text.length > LONGEST_FACT) return UNREADABLE
  const plain = plainNumber(text.normalize('NFKC'))
  if (saysNothing(plain)) return { kind: 'nothing' }
  if (SOON.test(plain)) return { kind: 'soon' }
  const said = readWithYear(plain, order)
  return said.kind === 'unreadable' && lacksYear(plain, order) ? { kind: 'withoutYear' } : said
}

function readWithYear(text: string, order: DayOrder): SaidDays {
  const one = readDate(text, order)
  return one.kind === 'unreadable' ? readRange(text, order) : one
}

/** Whether a text would be read if it went on with a year; one that has the 29th of February. */
function lacksYear(text: string, order: DayOrder): boolean {
  if (/\d{3}/.test(text)) return false
  const plain = text.replace(/[\s./-]+$/, '')
  const isNumber = /^\d*$/.test(plain)
  const withYears = [' ', '.', '/', '-']
    .map((sign) => `${plain}${sign}2028`)
    .concat(`2028年${plain}`)
  return !isNumber && withYears.some((one) => readWithYear(one, order).kind !== 'unreadable')
}

function readRange(text: string, order: DayOrder): SaidDays {
  // 1-15 Dec 2026, 1–15.12.2026
  const [, first, rest] = /^(\d{1,2})\s*[-–—]\s*(\d{1,2}[\s./-].*)$/.exec(text) ?? []
  const last = rest === undefined ? undefined : readDate(rest, order)
  if (first !== undefined && last?.kind === 'day') {
    return rangeOf(dayIn(last.day, first), last.day)
  }
  const [from = '', to = '', ...others] = text.split(BETWEEN)
  const [start, end] = others.length > 0 || to === '' ? hyphenated(text) : [from, to]
  if (start === undefined || end === undefined) return UNREADABLE
  const ending = readDate(end.trim(), order)
  if (ending.kind === 'unclear') return ending
  const begin = withYear(start.trim(), ending, order)
  if (begin.kind === 'unclear') return begin
  const fromDay = begin.kind === 'range' ? begin.from : begin.kind === 'day' ? begin.day : undefined
  const toDay = ending.kind === 'range' ? ending.to : ending.kind === 'day' ? ending.day : undefined
  return rangeOf(fromDay, toDay)
}

/** `01.12.2026-15.12.2026`: a hyphen without spaces, between two whole dates. */
function hyphenated(text: string): readonly (string | undefined)[] {
  const [, from, to] =
    /^(\d{1,4}[./]\d{1,2}(?:[./]\d{2,4})?)-(\d{1,4}[./]\d{1,2}[./]\d{2,4})$/.exec(text) ?? []
  return [from, to]
}

/** The first day of two may leave its year to the second. */
function withYear(start: string, end: SaidDays, order: DayOrder): SaidDays {
  const begin = readDate(start, order)
  const last = end.kind === 'day' ? end.day : end.kind === 'range' ? end.to : undefined
  if (begin.kind !== 'unreadable' || last === undefined) return begin
  const [, day] = /^(\d{1,2})(?:st|nd|rd|th)?\.?$/.exec(start) ?? []
  const sameMonth = day === undefined ? undefined : dayIn(last, day)
  if (sameMonth !== undefined) return { kind: 'day', day: sameMonth }
  const year = last.slice(0, 4)
  const sign = /\d\/\d/.test(start) ? '/' : '.'
  return /^\d{1,2}[./]\d{1,2}\.?$/.test(start)
    ? readDate(`${start.replace(/\.$/, '')}${sign}${year}`, order)
    : readDate(`${start} ${year}`, order)
}

function rangeOf(from: string | undefined, to: string | undefined): SaidDays {
  return from === undefined || to === undefined ? UNREADABLE : { kind: 'range', from, to }
}

function dayIn(month: string, day: string): string | undefined {
  return readTypedDay(`${month.slice(0, 8)}${day.padStart(2, '0')}`)
}

function readDate(text: string, order: DayOrder): SaidDays {
  const plain = text
    .replace(TIME, '')
    .replace(/[\s,]*(?:г|р|г\.|р\.|года|року|год|рік)\s*\.?$/iu, '')
    .trim()
  return inFigures(plain, order) ?? ofSerial(plain) ?? inWords(plain) ?? UNREADABLE
}

function inFigures(text: string, order: DayOrder): SaidDays | undefined {
  const iso =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?$/.exec(text) ??
    /^((?:19|20)\d{2})([01]\d)([0-3]\d)$/.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const [, first, sign, second, year] =
    /^(\d{1,2})\s*([-/. ])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/.exec(text) ?? []
  if (sign !== undefined) return ordered(first, second, year, sign === '.' ? 'day-month' : order)
  const [, month, ofYear] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  if (month !== undefined) return monthOf(ofYear, month)
  const [, inYear, itsMonth] = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*月?$/.exec(text) ?? []
  return inYear === undefined ? undefined : monthOf(inYear, itsMonth)
}

function ordered(first = '', second = '', year = '', order: DayOrder): SaidDays {
  const dayFirst = dayOf(year, second, first)
  const monthFirst = dayOf(year, first, second)
  if (monthFirst.kind !== 'day') return dayFirst
  if (dayFirst.kind !== 'day' || dayFirst.day === monthFirst.day) return monthFirst
  if (order === undefined) return { kind: 'unclear', days: [dayFirst.day, monthFirst.day] }
  return order === 'day-month' ? dayFirst : monthFirst
}

function dayOf(year = '', month = '', day = ''): SaidDays {
  const whole = year.length === 2 ? `20${year}` : year
  const read = readTypedDay(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return read === undefined ? UNREADABLE : { kind: 'day', day: read }
}

function monthOf(year = '', month = ''): SaidDays {
  const first = dayOf(year, month, '01')
  if (first.kind !== 'day') return UNREADABLE
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return { kind: 'range', from: first.day, to: `${first.day.slice(0, 8)}${last}` }
}

/** Days as programs for tables count them, from the end of 1899; of the years 2000 to 2099. */
function ofSerial(text: string): SaidDays | undefined {
  if (!/^\d{5}(?:\.\d+)?$/.test(text)) return undefined
  const serial = Math.floor(Number(text))
  if (serial < 36_526 || serial > 73_050) return UNREADABLE
  const day = new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10)
  return { kind: 'day', day }
}

/** Words that stand in a date and say nothing. */
const LITTLE =
  /^(?:of|the|st|nd|rd|th|de|del|d|do|di|ng|ika|er|º|ª|го|г|р|року|года|в|on|um|le|el|о|date|से|को|日|号)$/iu

function inWords(text: string): SaidDays | undefined {
  const tokens = text.match(/\d+|[\p{L}\p{M}º]+/gu) ?? []
  const numbers = tokens.filter((token) => /^\d/.test(token))
  const words = tokens.filter(
    (token) => !/^\d/.test(token) && !LITTLE.test(token) && !isWeekday(token),
  )
  // Some months of Arabic are two words.
  const month = monthNamed(words.join(''))
  if (month === undefined || numbers.length > 2) return undefined
  const [one = '', other] = numbers
  if (other === undefined) return one.length === 4 ? monthOf(one, String(month)) : UNREADABLE
  const isYearFirst = one.length === 4
  const [day, year] = isYearFirst ? [other, one] : [one, other]
  // Of `1-15 Dec` the second is another day.
  const isYear = year.length === 4 || (year.length === 2 && text.endsWith(year))
  return isYear ? dayOf(year, String(month), day) : UNREADABLE
}

function isWeekday(word: string): boolean {
  return /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day|nesday|rsday|urday|sday)?$/i.test(word)
}

/**
 * Which of day and month goes first in the texts of a column, where some of them can be read in one way only;
 * `undefined` where none can, or they contradict each other.
 */
export function dayOrderOf(texts: Iterable<string>): DayOrder {
  let dayFirst = false
  let monthFirst = false
  for (const text of texts) {
    if (text.length > LONGEST_FACT) continue
    const dates = plainNumber(text).matchAll(
      /(?<!\d)(\d{1,2})([-/ ])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/g,
    )
    for (const [, first, , second] of dates) {
      const [a, b] = [Number(first), Number(second)]
      if (a > 12 && a <= 31 && b <= 12) dayFirst = true
      if (b > 12 && b <= 31 && a <= 12) monthFirst = true
    }
  }
  if (dayFirst === monthFirst) return undefined
  return dayFirst ? 'day-month' : 'month-day'
}
