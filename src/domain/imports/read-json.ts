import { IMPORT_LIMITS } from './import-limits'
import { ImportFileError } from './import-reasons'
import type { SourceTable } from './import-types'
import { listEntry } from './list-entry'
import { isObject, parseJson } from './parse-json'
import { jobPostings, tableOfPostings } from './read-job-posting'
import { tableOfEntries } from './table-entries'

/**
 * Reads a list of objects, or an object with such a list in it (`{ "vacancies": […] }`). Objects within objects become
 * columns such as `vessel.name`, lists become one text. Job postings in the words of schema.org are read as such, wherever in it
 * they are.
 * @throws ImportFileError where it is no such JSON, or a limit is passed
 */
export function readJson(text: string): Omit<SourceTable, 'encoding'> {
  const value = parseJson(text)
  const postings = jobPostings(value)
  if (postings.length > 0) return { format: 'json', delimiter: null, ...tableOfPostings(postings) }
  const entries = listOf(value)
  if (entries.length > IMPORT_LIMITS.rows) {
    throw new ImportFileError('tooManyRows', { most: IMPORT_LIMITS.rows })
  }
  const table = tableOfEntries(entries.map((entry) => flatten(entry)))
  return { format: 'json', delimiter: null, ...table }
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
