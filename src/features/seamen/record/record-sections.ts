import { CONTRACT_TABLE, MOST_CONTRACTS } from '../../../domain/sea-service/contract-fields'
import { LANGUAGE_TABLE } from '../../../domain/sea-service/language-fields'
import { MOST_PAPERS, PAPER_TABLE } from '../../../domain/sea-service/paper-fields'
import { PERSON_TABLE } from '../../../domain/sea-service/person-fields'
import { MOST_REFERENCES, REFERENCE_TABLE } from '../../../domain/sea-service/reference-fields'
import { WORK_TABLE } from '../../../domain/sea-service/work-fields'
import {
  columnOf,
  fieldNames,
  type FieldTable,
} from '../../../domain/structured-fields/field-table'

/** The parts of a seafarer's own record, each a list of entries of one collection, or one entry (`most: 1`). */
export const SECTIONS = {
  service: {
    collection: 'seaman-contracts',
    fields: CONTRACT_TABLE,
    most: MOST_CONTRACTS,
    // The newest first; of two of the same day, the one that was added last.
    table: 'seaman_contracts',
    select: selectOf('seaman_contracts', CONTRACT_TABLE),
    order: 'ORDER BY sign_on DESC, id DESC',
  },
  papers: {
    collection: 'seaman-papers',
    fields: PAPER_TABLE,
    most: MOST_PAPERS,
    table: 'seaman_papers',
    select: selectOf('seaman_papers', PAPER_TABLE),
    // As the vocabulary has them: the database keeps its codes in that order.
    order: 'ORDER BY document NULLS LAST, name, id',
  },
  references: {
    collection: 'seaman-references',
    fields: REFERENCE_TABLE,
    most: MOST_REFERENCES,
    table: 'seaman_references',
    select: selectOf('seaman_references', REFERENCE_TABLE),
    order: 'ORDER BY id',
  },
  person: {
    collection: 'seaman-persons',
    fields: PERSON_TABLE,
    most: 1,
    table: 'seaman_persons',
    select: selectOf('seaman_persons', PERSON_TABLE),
    order: '',
  },
  work: {
    collection: 'seaman-work-wanted',
    fields: WORK_TABLE,
    most: 1,
    table: 'seaman_work_wanted',
    select: selectOf('seaman_work_wanted', WORK_TABLE),
    order: '',
  },
  languages: {
    collection: 'seaman-languages',
    fields: LANGUAGE_TABLE,
    most: 1,
    table: 'seaman_languages',
    select: selectOf('seaman_languages', LANGUAGE_TABLE),
    order: '',
  },
} as const

export type SectionName = keyof typeof SECTIONS

/** The sections that are one entry, with a form that is always there. */
export type SheetName = 'person' | 'work' | 'languages'

/** The sections whose entries are added and removed. */
export type ListName = Exclude<SectionName, SheetName>

export type ServiceFields = typeof CONTRACT_TABLE
export type PaperFields = typeof PAPER_TABLE
export type ReferenceFields = typeof REFERENCE_TABLE
export type PersonFields = typeof PERSON_TABLE
export type WorkFields = typeof WORK_TABLE
export type LanguageFields = typeof LANGUAGE_TABLE

export type FieldsOf<Name extends SectionName> = (typeof SECTIONS)[Name]['fields']

/** The columns of its entries, by the names of the fields. */
function selectOf(table: string, fields: FieldTable): string {
  const columns = fieldNames(fields).map((name) => `"${columnOf(name)}" AS "${name}"`)
  return `SELECT id, version::int AS version, send_key AS "sendKey", ${columns.join(', ')} FROM ${table}`
}
