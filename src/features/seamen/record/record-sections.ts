import { CONTRACT_TABLE, MOST_CONTRACTS } from '../../../domain/sea-service/contract-fields'
import { MOST_PAPERS, PAPER_TABLE } from '../../../domain/sea-service/paper-fields'
import {
  columnOf,
  fieldNames,
  type FieldTable,
} from '../../../domain/structured-fields/field-table'

/** The parts of a seafarer's own record, each a list of entries of one collection. */
export const SECTIONS = {
  service: {
    collection: 'seaman-contracts',
    fields: CONTRACT_TABLE,
    most: MOST_CONTRACTS,
    // The newest first; of two of the same day, the one that was added last.
    select: selectOf('seaman_contracts', CONTRACT_TABLE),
    order: 'ORDER BY sign_on DESC, id DESC',
  },
  papers: {
    collection: 'seaman-papers',
    fields: PAPER_TABLE,
    most: MOST_PAPERS,
    select: selectOf('seaman_papers', PAPER_TABLE),
    // As the vocabulary has them: the database keeps its codes in that order.
    order: 'ORDER BY document NULLS LAST, name, id',
  },
} as const

export type SectionName = keyof typeof SECTIONS

export type ServiceFields = typeof CONTRACT_TABLE
export type PaperFields = typeof PAPER_TABLE

export type FieldsOf<Name extends SectionName> = (typeof SECTIONS)[Name]['fields']

/** The columns of its entries, by the names of the fields. */
function selectOf(table: string, fields: FieldTable): string {
  const columns = fieldNames(fields).map((name) => `"${columnOf(name)}" AS "${name}"`)
  return `SELECT id, version::int AS version, send_key AS "sendKey", ${columns.join(', ')} FROM ${table}`
}
