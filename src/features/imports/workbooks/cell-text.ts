import { type CellObject, SSF } from '@e965/xlsx'

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
      return typeof v === 'number' ? textOfNumber(v, String(z ?? 'General'), w, isFrom1904) : ''
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
  if (SSF.is_date(format)) return textOfDay(value, format, isFrom1904) ?? said ?? exact(value)
  // A format of figures alone; in powers of ten or fractions nothing is exact.
  if (said === undefined || isGeneral(format) || /E[+-]/i.test(said) || said.includes('/')) {
    return exact(value)
  }
  return plainly(value, said) ?? said
}

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
  const code = SSF.parse_date_code(value, { date1904: isFrom1904 }) as DateCode | null
  if (code === null || code.y < 1900) return undefined
  // Without texts, colours and languages: what is left are letters that stand for parts of a day.
  const parts = format
    .replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '')
    .split(';', 1)
    .join('')
    .toLowerCase()
  const [year, month, day] = [
    String(code.y),
    String(code.m).padStart(2, '0'),
    String(code.d).padStart(2, '0'),
  ]
  if (!/[ybe]/.test(parts) && !/d/.test(parts)) return undefined
  if (!/d/.test(parts)) return /m/.test(parts) ? `${year}-${month}` : year
  // A weekday, or the number of a day.
  if (!/m/.test(parts)) return undefined
  const hasTime = /h/.test(parts) && (code.H > 0 || code.M > 0)
  const time = `${String(code.H).padStart(2, '0')}:${String(code.M).padStart(2, '0')}`
  return `${year}-${month}-${day}${hasTime ? ` ${time}` : ''}`
}

interface DateCode {
  y: number
  m: number
  d: number
  H: number
  M: number
}
