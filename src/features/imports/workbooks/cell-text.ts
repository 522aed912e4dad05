import { type CellObject, SSF } from '@e965/xlsx'

/** The package has no types for it. */
const { is_date: isDateFormat } = SSF as { is_date: (format: string) => boolean }

/**
 * What a cell says, as a person reads it in the sheet. Days are written so that nobody can mistake them, numbers without
 * what sets thousands apart; a currency, a percent sign or zeros in front that its format shows stay with it. A formula
 * says its last result.
 * @param isFrom1904 whether the workbook counts its days from 1904
 * @example textOfCell({ t: 'n', v: 46387, z: 'dd.mm.yyyy', w: '31.12.2026' }, false) // '2026-12-31'
 */
export function textOfCell({ t, v, w, z }: CellObject, isFrom1904: boolean): string {
  switch (t) {
    case 's':
      return typeof v === 'string' ? v : ''
    case 'b':
      return v === true ? 'TRUE' : 'FALSE'
    case 'e':
      return w ?? '#ERROR!'
    case 'n':
      return typeof v === 'number' ? textOfNumber(v, String(z ?? ''), w, isFrom1904) : ''
    default:
      return ''
  }
}

function textOfNumber(
  value: number,
  format: string,
  shown: string | undefined,
  isFrom1904: boolean,
): string {
  if (!Number.isFinite(value)) return ''
  const said = shown?.trim()
  if (isDateFormat(format)) return textOfDay(value, format, isFrom1904) ?? said ?? exact(value)
  // Where no format is told, what is shown tells it.
  if (said === undefined || isGeneral(format) || INEXACT.test(said)) return exact(value)
  return plainly(value, said) ?? said
}

/** Powers of ten and fractions. */
const INEXACT = /\d(?:E[+-]|\/)\d/

function isGeneral(format: string): boolean {
  return /^(?:general|standard|@)$/i.test(format)
}

/** The number where its format shows nothing but figures, with as many decimals; programs write these in many ways. */
function plainly(value: number, shown: string): string | undefined {
  const figures = /^-?\d[\d.,'\s\u2019]*$/u
  if (!figures.test(shown) || /^-?0\d/.test(shown)) return undefined
  if (Number.isInteger(value)) return exact(value)
  const decimals = /[.,](\d+)$/.exec(shown)?.[1]?.length ?? 0
  return value.toFixed(Math.min(decimals, 15))
}

/** Digits that a number of a sheet has; more of them come of the way in which programs keep it. */
const DIGITS = 15

/** @example exact(380441234567) // '380441234567', which a sheet shows as 3.80441E+11 */
function exact(value: number): string {
  const rounded = Number(value.toPrecision(DIGITS))
  const text = String(rounded)
  if (!text.includes('e')) return text
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : text
}

/** As much of a day as the format shows: a day, a month, a year; with the time where it shows one. Nothing of a time alone. */
function textOfDay(value: number, format: string, isFrom1904: boolean): string | undefined {
  // A part of a minute is none; what is less than a tenth of a second comes of the way in which programs keep it.
  const minutes = Math.floor(value * MINUTES + 0.001)
  const serial = Math.floor(minutes / MINUTES) + (isFrom1904 ? DAYS_TO_1904 : 0)
  if (serial < FIRST_DAY || serial > LAST_DAY) return undefined
  const day = new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10)
  const shows = lettersOf(format)
  // Years of other calendars too.
  const hasYear = /[ybeg]/.test(shows)
  if (!shows.includes('d')) {
    if (!hasYear) return undefined
    return shows.includes('m') ? day.slice(0, 7) : day.slice(0, 4)
  }
  // A weekday alone, or the number of a day.
  if (!shows.includes('m')) return undefined
  const time = ((minutes % MINUTES) + MINUTES) % MINUTES
  return shows.includes('h') && time > 0 ? `${day} ${clock(time)}` : day
}

const MINUTES = 24 * 60
const DAYS_TO_1904 = 1_462
/** The year 1901, from which on programs agree, and the end of 9999. */
const FIRST_DAY = 367
const LAST_DAY = 2_958_465

/** What stands for parts of a day in a format: without texts, colours, languages and spaces, in small letters. */
function lettersOf(format: string): string {
  const plain = format.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '')
  return (plain.split(';', 1)[0] ?? '').toLowerCase()
}

function clock(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
