import { CONTRACT_TABLE } from '../sea-service/contract-fields'
import { PAPER_TABLE } from '../sea-service/paper-fields'
import { columnOf, fieldNames } from '../structured-fields/field-table'
import { DOCUMENT_CODES, type DocumentCode } from '../vocabulary/documents'

/** Fields of a contract that a form names. What was written in own words is in the field of the code. */
export type ServiceField =
  | Exclude<keyof typeof CONTRACT_TABLE, 'vesselTypeWritten' | 'rankWritten'>
  | 'time'

/** Fields of a paper that a form names. Whether it has an end is in the field of its end. */
export type PaperField = Exclude<keyof typeof PAPER_TABLE, 'validity'>

const SERVICE_FIELDS: readonly ServiceField[] = [
  ...fieldNames(CONTRACT_TABLE).filter(
    (name) => name !== 'vesselTypeWritten' && name !== 'rankWritten',
  ),
  'time',
]

const PAPER_FIELDS: readonly PaperField[] = fieldNames(PAPER_TABLE).filter(
  (name) => name !== 'validity',
)

/** What a form says once, with the key of its text in the panel. */
const SINGLE_FIELDS = {
  name: 'companyFormName',
  rank: 'rank',
  citizenship: 'companyFormCitizenship',
  telephone: 'companyFormTelephone',
  email: 'companyFormEmail',
  today: 'companyFormToday',
  seaTime: 'companyFormSeaTime',
} as const

export type SingleField = keyof typeof SINGLE_FIELDS

const OF_SERVICE = Object.fromEntries(
  SERVICE_FIELDS.map((name) => [
    name,
    name === 'time' ? 'companyFormTime' : CONTRACT_TABLE[name].label,
  ]),
  // Each of the fields has a label.
) as Readonly<Record<ServiceField, ServiceLabel>>

const OF_PAPERS = Object.fromEntries(
  PAPER_FIELDS.map((name) => [name, PAPER_TABLE[name].label]),
) as Readonly<Record<PaperField, PaperLabel>> // each of the fields has a label

type ServiceLabel =
  | (typeof CONTRACT_TABLE)[Exclude<ServiceField, 'time'>]['label']
  | 'companyFormTime'
type PaperLabel = (typeof PAPER_TABLE)[PaperField]['label']

/** What a form says in rows, one for each entry: the key of its text in the panel, and its fields. */
export const LIST_FIELDS = {
  service: { label: 'companyFormService', fields: OF_SERVICE },
  papers: { label: 'companyFormPapers', fields: OF_PAPERS },
  timeByRank: {
    label: 'companyFormTimeByRank',
    fields: { rank: 'rank', time: 'companyFormTime' },
  },
  timeByVesselType: {
    label: 'companyFormTimeByVesselType',
    fields: { vesselType: 'vesselType', time: 'companyFormTime' },
  },
} as const

export type ListName = keyof typeof LIST_FIELDS

type FieldLabel = (typeof SINGLE_FIELDS)[SingleField] | ServiceLabel | PaperLabel | 'vesselType'

/** A field that a company's form may have. */
export type FormField =
  | { of: 'form'; name: string; field: SingleField; label: FieldLabel }
  | { of: 'list'; name: string; list: ListName; field: string; label: FieldLabel }
  /** Of the paper of a kind that is valid for longest. */
  | { of: 'paper'; name: string; document: DocumentCode; field: PaperField; label: FieldLabel }

/**
 * A field as a form names it.
 * @example nameInForm('grossTonnage', 'service') // 'service.gross_tonnage'
 */
export function nameInForm(field: string, of?: string): string {
  return of === undefined ? columnOf(field) : `${columnOf(of)}.${columnOf(field)}`
}

/** All fields that a form may have, in the order in which they are told. */
export const FORM_FIELDS: readonly FormField[] = [
  ...singleFields(),
  ...listFields(),
  ...DOCUMENT_CODES.flatMap((document) =>
    PAPER_FIELDS.map((field): FormField => ({
      of: 'paper',
      name: nameInForm(field, document),
      document,
      field,
      label: OF_PAPERS[field],
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

function singleFields(): FormField[] {
  // Its own keys.
  const names = Object.keys(SINGLE_FIELDS) as SingleField[]
  return names.map((field) => ({
    of: 'form',
    name: nameInForm(field),
    field,
    label: SINGLE_FIELDS[field],
  }))
}

function listFields(): FormField[] {
  const lists = Object.keys(LIST_FIELDS) as ListName[] // its own keys
  return lists.flatMap((list) =>
    Object.entries(LIST_FIELDS[list].fields).map(
      ([field, label]: [string, FieldLabel]): FormField => ({
        of: 'list',
        name: nameInForm(field, list),
        list,
        field,
        label,
      }),
    ),
  )
}
