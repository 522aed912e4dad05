import type { FieldProblem, FormField } from '../../../cms/services/forms/form-fields'
import type { FieldTable } from '../../../domain/structured-fields/field-table'
import {
  type TypedValue,
  type TypedValues,
  typedValues,
} from '../../../domain/structured-fields/typed-values'
import { typedLine } from '../../../domain/texts/typed-text'
import { type FieldsOf, type SectionName, SECTIONS } from '../record/record-sections'
import { FILE_SECTIONS, NOT_READ } from './file-sections'
import { type CheckedBeside, SECTION_RULES, sectionFields } from './section-rules'

/** Why a value of a file is not taken. */
export type FileValueProblem =
  | FieldProblem
  /** A number or a list where a text belongs. */
  | 'notText'
  /** The section has no such field. */
  | 'unknownField'
  /** No entry at all. */
  | 'notAnEntry'
  /** The section holds no more. */
  | 'tooMany'

/** A value that is not taken, and with it the entry that it is in: half an entry would look like a whole one. */
export interface RefusedValue {
  section: SectionName
  /** From 1 on; nothing in a section that is one entry. */
  entry?: number
  field?: string
  problem: FileValueProblem
}

/** An entry of a file that may be taken. */
export interface FileEntry<Name extends SectionName> {
  values: TypedValues<FieldsOf<Name>>
  /** Where it is, as in `RefusedValue`. */
  entry: number
}

export type FileEntries = { readonly [Name in SectionName]: readonly FileEntry<Name>[] }

/** What a download of an account says of the own record. */
export interface RecordFile {
  entries: FileEntries
  refused: RefusedValue[]
  /** Parts of the file that nobody knows. */
  unknown: string[]
  /** Papers of which the account had a scan. */
  scans: number
}

/** Values that are not taken, as they are told; a file of nonsense has thousands. */
export const MOST_REFUSED = 200

/** Names of unknown parts, and their letters. */
const MOST_UNKNOWN = { names: 20, letters: 40 }

/**
 * Reads a download of an account as it was parsed of JSON. Every value is checked as the form of its section checks it. Numbers of documents
 * and accounts are none of its fields, so a file names nobody else's.
 * @returns nothing where it has no part of a record
 */
export function readRecordFile(json: unknown, beside: CheckedBeside): RecordFile | undefined {
  if (!isRecord(json)) return undefined
  const known = Object.entries(FILE_SECTIONS).filter(([name]) => json[name] !== undefined)
  if (known.length === 0) return undefined
  const refused: RefusedValue[] = []
  const read = <Name extends SectionName>(section: Name) => {
    const [name] = Object.entries(FILE_SECTIONS).find(([, one]) => one === section) ?? ['']
    return readSection(section, json[name], beside, refused)
  }
  const names: ReadonlySet<string> = new Set([...Object.keys(FILE_SECTIONS), ...NOT_READ])
  return {
    entries: {
      person: read('person'),
      work: read('work'),
      languages: read('languages'),
      service: read('service'),
      papers: read('papers'),
      references: read('references'),
    },
    refused: refused.slice(0, MOST_REFUSED),
    unknown: Object.keys(json)
      .filter((name) => !names.has(name))
      .slice(0, MOST_UNKNOWN.names)
      .map(shortName),
    scans: Array.isArray(json.papers) ? json.papers.filter(hasScan).length : 0,
  }
}

function readSection<Name extends SectionName>(
  section: Name,
  told: unknown,
  beside: CheckedBeside,
  refused: RefusedValue[],
): FileEntry<Name>[] {
  if (told === undefined || told === null) return []
  const { most } = SECTIONS[section]
  const isList = most > 1
  if (isList !== Array.isArray(told)) {
    refused.push({ section, problem: 'notAnEntry' })
    return []
  }
  const all: readonly unknown[] = Array.isArray(told) ? told : [told]
  if (all.length > most) refused.push({ section, entry: most + 1, problem: 'tooMany' })
  const fields = sectionFields(section, beside.today)
  return all.slice(0, most).flatMap((one, index) => {
    const place = { section, ...(isList && { entry: index + 1 }) }
    const { values, problems } = readEntry(section, one, fields, beside)
    refused.push(...problems.map((problem) => ({ ...place, ...problem })))
    return problems.length > 0 ? [] : [{ values, entry: index + 1 }]
  })
}

type Wrong = Pick<RefusedValue, 'field' | 'problem'>

function readEntry<Name extends SectionName>(
  section: Name,
  told: unknown,
  fields: Readonly<Record<string, FormField<unknown>>>,
  beside: CheckedBeside,
): { values: TypedValues<FieldsOf<Name>>; problems: Wrong[] } {
  // The fields are those of the same section.
  const table = SECTIONS[section].fields as FieldsOf<Name>
  // Nothing else is said of what is none.
  if (!isRecord(told))
    return { values: typedValues(table, {}), problems: [{ problem: 'notAnEntry' }] }
  const problems: Wrong[] = []
  for (const name of Object.keys(told)) {
    // What a download says of a scan, beside the paper.
    if (Object.hasOwn(table, name) || (section === 'papers' && name === 'scan')) continue
    problems.push({ field: shortName(name), problem: 'unknownField' })
  }
  const read: [string, TypedValue][] = Object.entries(fields).map(([name, field]) => {
    const text = textOf(table, name, Object.hasOwn(told, name) ? told[name] : undefined)
    if (typeof text === 'object') {
      problems.push({ field: name, ...text })
      return [name, undefined]
    }
    const parsed = field.safeParse(text)
    if (parsed.success) return [name, parsed.data as TypedValue] // fields of tables read nothing else
    // As fields refuse.
    problems.push({ field: name, problem: parsed.error.issues[0]?.message as FieldProblem })
    return [name, undefined]
  })
  // The names of the same section.
  const values = Object.fromEntries(read) as TypedValues<FieldsOf<Name>>
  if (problems.length > 0) return { values, problems }
  const between = Object.entries(SECTION_RULES[section].problems(values, beside))
  return { values, problems: between.map(([field, problem]) => ({ field, problem })) }
}

/** A value as it would be typed. */
function textOf(
  table: FieldTable,
  name: string,
  value: unknown,
): string | { problem: FileValueProblem } {
  if (value === undefined || value === null) return ''
  if (table[name]?.holds === 'number') {
    return typeof value === 'number' ? String(value) : { problem: 'notNumber' }
  }
  return typeof value === 'string' ? typedLine(value) : { problem: 'notText' }
}

/** A name of no field of ours, as it may be kept and shown. */
function shortName(name: string): string {
  return [...typedLine(name)].slice(0, MOST_UNKNOWN.letters).join('')
}

function hasScan(paper: unknown): boolean {
  return isRecord(paper) && paper.scan !== undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
