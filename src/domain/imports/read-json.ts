import { IMPORT_LIMITS } from './import-limits'
import { ImportFileError } from './import-reasons'
import type { SourceTable } from './import-types'
import { listEntry } from './list-entry'
import { cellText, type NumberedRow, tableOf } from './table-rows'

/**
 * Reads a list of objects, or an object with such a list in it (`{ "vacancies": […] }`). Objects within objects become
 * columns such as `vessel.name`, lists become one text.
 * @throws ImportFileError where it is no such JSON, or a limit is passed
 */
export function readJson(text: string): Omit<SourceTable, 'encoding'> {
  const entries = listOf(parseJson(text))
  if (entries.length > IMPORT_LIMITS.rows) {
    throw new ImportFileError('tooManyRows', { most: IMPORT_LIMITS.rows })
  }
  const places = new Map<string, number>()
  const rows = entries.flatMap((entry, at): NumberedRow[] => {
    const cells: string[] = []
    for (const [name, value] of flatten(entry)) {
      const cell = cellText(value)
      if (cell === '') continue
      const place = places.get(name) ?? places.size
      if (place >= IMPORT_LIMITS.columns) {
        throw new ImportFileError('tooManyColumns', { most: IMPORT_LIMITS.columns })
      }
      places.set(name, place)
      cells[place] = cell
    }
    return cells.length === 0
      ? []
      : [{ number: at + 1, cells: Array.from(cells, (cell) => cell ?? '') }]
  })
  return { format: 'json', delimiter: null, ...tableOf([...places.keys()], rows) }
}

function parseJson(text: string): unknown {
  const safe = withExactNumbers(text)
  try {
    return JSON.parse(safe) as unknown
  } catch {
    throw new ImportFileError('jsonBroken')
  }
}

/** Digits that a number of JavaScript keeps. */
const MOST_DIGITS = 15

/**
 * The text with its longest numbers as texts, so that none is rounded: ids of other systems are that long.
 * @throws ImportFileError where lists and objects stand too deep within each other, before memory is spent on them
 */
function withExactNumbers(text: string): string {
  const parts: string[] = []
  let depth = 0
  let kept = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '"') {
      at = endOfString(text, at)
    } else if (sign === '[' || sign === '{') {
      depth += 1
      if (depth > IMPORT_LIMITS.depth) {
        throw new ImportFileError('jsonTooDeep', { most: IMPORT_LIMITS.depth })
      }
    } else if (sign === ']' || sign === '}') {
      depth -= 1
    } else if (sign === '-' || (sign >= '0' && sign <= '9')) {
      const end = endOfNumber(text, at)
      if (end - at > MOST_DIGITS) {
        parts.push(text.slice(kept, at), `"${text.slice(at, end)}"`)
        kept = end
      }
      at = Math.max(at, end - 1)
    }
  }
  parts.push(text.slice(kept))
  return parts.join('')
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '"') return at
  }
  return text.length
}

function endOfNumber(text: string, start: number): number {
  let end = start
  while (end < text.length && /[-+.\deE]/.test(text[end] ?? '')) end += 1
  return end
}

/** The list of objects in what was parsed. */
function listOf(value: unknown): object[] {
  const lists = Array.isArray(value)
    ? [value]
    : isObject(value)
      ? Object.values(value).filter(Array.isArray)
      : []
  const named = isObject(value) ? NAMES.map((name) => value[name]).find(Array.isArray) : undefined
  const [list] = named ? [named] : lists
  if (!list || (lists.length > 1 && !named) || !list.every(isObject)) {
    throw new ImportFileError('jsonWithoutList')
  }
  if (list.length === 0) throw new ImportFileError('fileEmpty')
  return list
}

const NAMES = ['vacancies', 'companies']

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function* flatten(entry: object, before = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(entry)) {
    const name = before + key
    if (isObject(value)) yield* flatten(value, `${name}.`)
    else yield [name, Array.isArray(value) ? listText(value) : scalarText(value)]
  }
}

/** Entries of a list as one text, as the export writes lists: `a; b`. Facts of one entry stand behind colons. */
function listText(list: readonly unknown[]): string {
  const entries = list.map((entry) =>
    typeof entry === 'object' && entry !== null
      ? [...flatten(entry)]
          .map(([, text]) => text)
          .filter(Boolean)
          .join(': ')
      : scalarText(entry),
  )
  return entries.map(listEntry).filter(Boolean).join('; ')
}

function scalarText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}
