import { type Locale, LOCALES } from '../locales/locales'
import type {
  CompanyImportField,
  ImportField,
  ImportKind,
  VacancyImportField,
} from './import-types'

/** A field that a column may be taken for. */
export interface ImportFieldFacts<Field extends ImportField = ImportField> {
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
): ImportFieldFacts<Field> {
  return { field, labels, isRequired }
}

function inEachLanguage<Name extends 'description' | 'about' | 'warning'>(
  name: Name,
  label: string,
): ImportFieldFacts<`${Name}.${Locale}`>[] {
  return LOCALES.map((locale) => ({ ...facts(`${name}.${locale}`, [label]), locale }))
}

const REQUIRED = true

/** What is read of a vacancy, in the order of its export. */
export const VACANCY_FIELDS: readonly ImportFieldFacts<VacancyImportField>[] = [
  facts('externalId', ['importExternalId']),
  facts('company', ['crewingsOne']),
  facts('rank', ['rank'], REQUIRED),
  facts('alsoRanks', ['alsoRanks']),
  { ...facts('title', ['importTitle']), isNotKept: true },
  facts('vesselType', ['vesselType'], REQUIRED),
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
  facts('joining.port', ['joining', 'joiningPort']),
  facts('joining.country', ['joining', 'country']),
  facts('vessel.name', ['vessel', 'vesselName']),
  facts('vessel.flag', ['vessel', 'vesselFlag']),
  facts('vessel.built', ['vessel', 'vesselBuilt']),
  facts('vessel.deadweight', ['vessel', 'vesselDeadweight']),
  facts('vessel.grossTonnage', ['vessel', 'vesselGrossTonnage']),
  facts('vessel.engine', ['vessel', 'vesselEngine']),
  facts('vessel.power', ['vessel', 'vesselPower']),
  facts('vessel.crew', ['vessel', 'vesselCrew']),
  facts('vessel.crewNationalities', ['vessel', 'crewNationalities']),
  facts('englishLevel', ['englishLevel']),
  facts('experience', ['experience']),
  facts('certificates', ['certificates']),
  facts('citizenships', ['citizenships']),
  ...inEachLanguage('description', 'vacancyText'),
  facts('contact.name', ['contactPerson', 'contactNameLabel']),
  facts('contact.email', ['contactPerson', 'contactEmailLabel']),
  facts('contact.telephone', ['contactPerson', 'contactPhoneLabel']),
]

/** What is read of a company, in the order of its export. */
export const COMPANY_FIELDS: readonly ImportFieldFacts<CompanyImportField>[] = [
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
export function importFields(kind: ImportKind): readonly ImportFieldFacts[] {
  return kind === 'vacancies' ? VACANCY_FIELDS : COMPANY_FIELDS
}

/** Narrows any value to a field of a kind; prototype keys such as `constructor` are none. */
export function isImportField(kind: ImportKind, value: unknown): value is ImportField {
  return importFields(kind).some(({ field }) => field === value)
}
