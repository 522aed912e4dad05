import { type Locale, LOCALES } from '../locales/locales'
import { isInGroup, type StructuredField } from '../structured-fields/field-table'
import {
  IMPORTED_VACANCY_FIELDS,
  type ImportedVacancyField,
  VACANCY_GROUP_NAMES,
  VACANCY_GROUPS,
  VACANCY_TABLE,
} from '../vacancies/vacancy-fields'
import type {
  CompanyImportField,
  ImportField,
  ImportKind,
  VacancyImportField,
} from './import-types'

/** A field that a column may be taken for. */
export interface ImportFieldEntry<Field extends ImportField = ImportField> {
  field: Field
  /** Keys of the panel's texts that name it, the group that it stands in first: `joining`, `joiningFrom`. */
  labels: readonly string[]
  /** Of a text that is written language by language. */
  locale?: Locale
  /** Whether a row without it is refused. */
  isRequired: boolean
  /** Says something of other fields, and is stored nowhere: no export has it, and no program sends it. */
  isNotKept?: true
}

function facts<Field extends ImportField>(
  field: Field,
  labels: readonly string[],
  isRequired = false,
): ImportFieldEntry<Field> {
  return { field, labels, isRequired }
}

function inEachLanguage<Name extends 'description' | 'about' | 'warning'>(
  name: Name,
  label: string,
): ImportFieldEntry<`${Name}.${Locale}`>[] {
  return LOCALES.map((locale) => ({ ...facts(`${name}.${locale}`, [label]), locale }))
}

const REQUIRED = true

/** Structured fields that are read by themselves, those of a group behind the name of it. */
function plain(...names: readonly ImportedVacancyField[]): ImportFieldEntry<VacancyImportField>[] {
  return names.map((name) => {
    const { isRequired, label }: StructuredField = VACANCY_TABLE[name]
    const group = VACANCY_GROUP_NAMES.find((one) => isInGroup(name, one))
    const labels = group === undefined ? [label] : [VACANCY_GROUPS[group], label]
    return facts(name, labels, isRequired)
  })
}

/** They stand first, beside what they are often mixed up with. */
const FIRST = ['rank', 'alsoRanks', 'vesselType'] as const

const CONTACTS = IMPORTED_VACANCY_FIELDS.filter((name) => isInGroup(name, 'contact'))

/** The column of its code follows it. */
const PORT = 'joining.port'

const OTHERS = IMPORTED_VACANCY_FIELDS.filter(
  (name) => ![...FIRST, ...CONTACTS, PORT].some((other) => other === name),
)

/** What is read of a vacancy, in the order of its export. */
export const VACANCY_FIELDS: readonly ImportFieldEntry<VacancyImportField>[] = [
  facts('externalId', ['importExternalId']),
  facts('company', ['crewingsOne']),
  ...plain('rank', 'alsoRanks'),
  { ...facts('title', ['importTitle']), isNotKept: true },
  ...plain('vesselType'),
  facts('openUntilDay', ['openUntil'], REQUIRED),
  { ...facts('publishedDay', ['importPublishedDay']), isNotKept: true },
  facts('pay', ['pay']),
  facts('pay.from', ['pay', 'payMin']),
  facts('pay.to', ['pay', 'payMax']),
  facts('pay.currency', ['pay', 'payCurrency']),
  facts('pay.period', ['pay', 'payPeriod']),
  facts('contract', ['contract']),
  facts('contract.months', ['contract', 'contractMonths']),
  facts('contract.plusMinus', ['contract', 'contractPlusMinus']),
  facts('joining.from', ['joining', 'joiningFrom']),
  facts('joining.to', ['joining', 'joiningTo']),
  ...plain(PORT),
  facts('joining.portCode', ['joining', 'joiningPortCode']),
  ...plain(...OTHERS),
  ...inEachLanguage('description', 'vacancyText'),
  ...plain(...CONTACTS),
]

/** What is read of a company, in the order of its export. */
export const COMPANY_FIELDS: readonly ImportFieldEntry<CompanyImportField>[] = [
  facts('externalId', ['importExternalId']),
  facts('name', ['companyName'], REQUIRED),
  facts('legalName', ['companyLegalName']),
  facts('slug', ['slugLabel']),
  facts('country', ['country']),
  facts('city', ['companyCity']),
  facts('address', ['companyAddress']),
  facts('timeZone', ['companyTimeZone']),
  facts('languages', ['languages']),
  facts('website', ['companyWebsite']),
  facts('email', ['contactEmailLabel']),
  facts('telephones', ['companyTelephones']),
  facts('messengers', ['companyMessengers']),
  facts('licence.number', ['licence', 'licenceNumber']),
  facts('licence.authority', ['licence', 'licenceAuthority']),
  facts('licence.registerUrl', ['licence', 'licenceRegister']),
  facts('licence.validUntil', ['licence', 'licenceValidUntil']),
  facts('licence.checkedOn', ['licence', 'licenceCheckedOn']),
  facts('fleet.vesselTypes', ['fleet', 'vesselTypes']),
  facts('fleet.flags', ['fleet', 'flags']),
  facts('acceptsMailings', ['companyAcceptsMailings']),
  facts('mailingEmail', ['companyMailingEmail']),
  facts('mailingDepartments', ['companyMailingDepartments']),
  ...inEachLanguage('about', 'companyAbout'),
  ...inEachLanguage('warning', 'companyWarning'),
]

/** What a column of a file may be taken for. */
export function importFields(kind: ImportKind): readonly ImportFieldEntry[] {
  return kind === 'vacancies' ? VACANCY_FIELDS : COMPANY_FIELDS
}

/** Narrows any value to a field of a kind; prototype keys such as `constructor` are none. */
export function isImportField(kind: ImportKind, value: unknown): value is ImportField {
  return importFields(kind).some(({ field }) => field === value)
}
