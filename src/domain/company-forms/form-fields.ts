import { CONTRACT_TABLE } from '../sea-service/contract-fields'
import { LANGUAGE_TABLE } from '../sea-service/language-fields'
import { PAPER_TABLE } from '../sea-service/paper-fields'
import { PERSON_TABLE } from '../sea-service/person-fields'
import { REFERENCE_TABLE } from '../sea-service/reference-fields'
import { WORK_TABLE } from '../sea-service/work-fields'
import { columnOf, fieldNames, type FieldTable } from '../structured-fields/field-table'
import { DOCUMENT_CODES, type DocumentCode } from '../vocabulary/documents'

/**
 * What a form says once, by what stands before the name of a field, which is nothing for what the account knows. Each field has the key of
 * its text in the panel.
 */
export const SINGLE_FIELDS = {
  account: {
    label: 'companyFormOnce',
    fields: {
      name: 'companyFormName',
      rank: 'rank',
      citizenship: 'companyFormCitizenship',
      telephone: 'companyFormTelephone',
      email: 'companyFormEmail',
      today: 'companyFormToday',
      seaTime: 'companyFormSeaTime',
    },
  },
  person: { label: 'companyFormPerson', fields: labelsOf(PERSON_TABLE) },
  work: { label: 'seamanWorkOne', fields: labelsOf(WORK_TABLE) },
  languages: { label: 'seamanLanguagesOne', fields: labelsOf(LANGUAGE_TABLE) },
} as const

/** What was written in own words is in the field of the code. */
const IN_OWN_WORDS = ['vesselTypeWritten', 'rankWritten'] as const

/** Of a paper. Whether it has an end is in the field of its end. */
const OF_PAPERS = labelsOf(PAPER_TABLE, ['validity'])

/** What a form says in rows, one for each entry: what stands before the names of the fields. */
export const LIST_FIELDS = {
  service: {
    label: 'companyFormService',
    fields: { ...labelsOf(CONTRACT_TABLE, IN_OWN_WORDS), time: 'companyFormTime' },
  },
  papers: { label: 'companyFormPapers', fields: OF_PAPERS },
  references: { label: 'companyFormReferences', fields: labelsOf(REFERENCE_TABLE) },
  timeByRank: {
    label: 'companyFormTimeByRank',
    fields: { rank: 'rank', time: 'companyFormTime' },
  },
  timeByVesselType: {
    label: 'companyFormTimeByVesselType',
    fields: { vesselType: 'vesselType', time: 'companyFormTime' },
  },
} as const

type SingleName = keyof typeof SINGLE_FIELDS
export type AccountField = keyof (typeof SINGLE_FIELDS)['account']['fields']

export type ListName = keyof typeof LIST_FIELDS
export type ListField<List extends ListName> = keyof (typeof LIST_FIELDS)[List]['fields'] & string

type LabelsIn<Fields> = Fields[keyof Fields]
type FieldLabel =
  | { [Of in SingleName]: LabelsIn<(typeof SINGLE_FIELDS)[Of]['fields']> }[SingleName]
  | { [Of in ListName]: LabelsIn<(typeof LIST_FIELDS)[Of]['fields']> }[ListName]

/** A field that a company's form may have, by its name between the brackets. */
export type FormField =
  | { of: 'form'; name: string; group: SingleName; label: FieldLabel }
  | { of: 'list'; name: string; list: ListName; label: FieldLabel }
  /** Of the paper of a kind that is valid for longest. */
  | { of: 'paper'; name: string; document: DocumentCode; label: FieldLabel }

/**
 * A field as a form names it.
 * @example nameInForm('grossTonnage', 'service') // 'service.gross_tonnage'
 */
export function nameInForm(field: string, of?: string): string {
  return of === undefined ? columnOf(field) : `${columnOf(of)}.${columnOf(field)}`
}

/** All fields that a form may have, in the order in which they are told. */
export const FORM_FIELDS: readonly FormField[] = [
  ...entriesOf(SINGLE_FIELDS).flatMap(([group, { fields }]) =>
    entriesOf<string, FieldLabel>(fields).map(([field, label]): FormField => ({
      ...{ of: 'form', group, label },
      name: nameInForm(field, group === 'account' ? undefined : group),
    })),
  ),
  ...entriesOf(LIST_FIELDS).flatMap(([list, { fields }]) =>
    entriesOf<string, FieldLabel>(fields).map(([field, label]): FormField => ({
      ...{ of: 'list', list, label },
      name: nameInForm(field, list),
    })),
  ),
  ...DOCUMENT_CODES.flatMap((document) =>
    entriesOf(OF_PAPERS).map(([field, label]): FormField => ({
      ...{ of: 'paper', document, label },
      name: nameInForm(field, document),
    })),
  ),
]

const BY_NAME: ReadonlyMap<string, FormField> = new Map(
  FORM_FIELDS.map((field) => [field.name, field]),
)

/**
 * The field of a name as somebody has typed it between the brackets; `undefined` where there is none.
 * @example findFormField(' Service.IMO ')?.name // 'service.imo'
 */
export function findFormField(typed: string): FormField | undefined {
  // Word puts spaces that do not break, and capital letters, where nobody has asked for them.
  return BY_NAME.get(typed.replace(/[\s\u200b\ufeff]+/gu, '').toLowerCase())
}

/** What the panel calls the fields of a table. @param without fields that no form names */
function labelsOf<Table extends FieldTable, Without extends keyof Table = never>(
  table: Table,
  without: readonly Without[] = [],
): { readonly [Name in Exclude<keyof Table, Without>]: Table[Name]['label'] } {
  const left = new Set<PropertyKey>(without)
  const names = fieldNames(table).filter((name) => !left.has(name))
  // Each name that is left has its label.
  return Object.fromEntries(names.map((name) => [name, table[name]?.label])) as {
    readonly [Name in Exclude<keyof Table, Without>]: Table[Name]['label']
  }
}

/** Its own keys, as the compiler knows them. */
function entriesOf<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): [Key, Value][] {
  return Object.entries(record) as [Key, Value][]
}
