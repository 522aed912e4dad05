import { fieldNames, type FieldTable, type NamesOf } from '../structured-fields/field-table'
import { MOST_LENGTH, NO_LENGTH } from './contract-length'

/** Minor units: a thousand million rupiahs a month. A larger amount is a typing error. */
const MOST_PAY = 100_000_000_000

const MOST_LENGTHS = Math.max(...Object.values(MOST_LENGTH))

/** Vacancies are of these years. */
const NEAR = { since: 2020, ahead: 3 } as const

/** Lists show it, and an import reads it together with its neighbours. */
const IN_LISTS = { inLists: true, imported: 'with others' } as const

const AMOUNT = {
  holds: 'amount',
  least: 1,
  most: MOST_PAY,
  currencyFrom: 'currency',
  width: '25%',
  ...IN_LISTS,
} as const

const LENGTH = { holds: 'number', least: 1, most: MOST_LENGTHS, width: '20%', ...IN_LISTS } as const

const JOINING_DAY = { holds: 'day', ...NEAR, width: '50%', ...IN_LISTS } as const

/** The site assumed what the company did not write. */
const MARK = {
  holds: 'mark',
  description: 'factAssumedDescription',
  imported: 'never',
} as const

/**
 * The structured fields of a vacancy, each once, in the order of its form. From them follow the form
 * (`features/vacancies/vacancy.field.ts`), the columns and types that pages read, drafts, imports, exports and the page. What
 * else a field needs, such as a message or the headings of imports, the compiler names.
 */
export const VACANCY_TABLE = {
  rank: {
    holds: 'code',
    of: 'ranks',
    label: 'rank',
    isRequired: true,
    width: '50%',
    inLists: true,
  },
  vesselType: {
    holds: 'code',
    of: 'vesselTypes',
    label: 'vesselType',
    isRequired: true,
    width: '50%',
    inLists: true,
    shown: { in: 'rows', label: 'vesselType' },
  },
  vesselTypeAssumed: { ...MARK, label: 'vesselTypeAssumed' },
  alsoRanks: {
    holds: 'codes',
    of: 'ranks',
    label: 'alsoRanks',
    description: 'alsoRanksDescription',
    shown: { in: 'lines' },
  },
  // In the time zone of the company.
  openUntilDay: {
    holds: 'day',
    ...NEAR,
    label: 'openUntil',
    description: 'openUntilDescription',
    isRequired: true,
    isIndexed: true,
    shownAs: 'openUntil',
    imported: 'with others',
  },
  openUntilAssumed: {
    ...MARK,
    label: 'openUntilAssumed',
    description: 'openUntilAssumedDescription',
    shownAs: 'isOpenUntilAssumed',
  },
  'pay.negotiable': { holds: 'yesNo', label: 'payNegotiable', ...IN_LISTS },
  'pay.min': { ...AMOUNT, label: 'payMin', description: 'payAmountDescription' },
  'pay.max': { ...AMOUNT, label: 'payMax', description: 'payMaxDescription' },
  'pay.currency': {
    holds: 'code',
    of: 'currencies',
    initial: 'USD',
    label: 'payCurrency',
    isRequired: true,
    width: '25%',
    ...IN_LISTS,
  },
  'pay.period': {
    holds: 'choice',
    among: {
      month: 'payMonth',
      day: 'payDay',
      week: 'payWeek',
      year: 'payYear',
      hour: 'payHour',
    },
    initial: 'month',
    label: 'payPeriod',
    isRequired: true,
    width: '25%',
    ...IN_LISTS,
  },
  'pay.currencyAssumed': { ...MARK, label: 'payCurrencyAssumed' },
  'pay.periodAssumed': { ...MARK, label: 'payPeriodAssumed' },
  'contract.least': { ...LENGTH, label: 'contractLeast' },
  'contract.most': { ...LENGTH, label: 'contractMost' },
  'contract.unit': {
    holds: 'choice',
    among: { day: 'contractDays', week: 'contractWeeks', month: 'contractMonths' },
    initial: NO_LENGTH.unit,
    label: 'contractUnit',
    width: '20%',
    ...IN_LISTS,
  },
  'contract.off': { ...LENGTH, label: 'contractOff', description: 'contractOffDescription' },
  'contract.approximate': {
    holds: 'yesNo',
    label: 'contractApproximate',
    width: '20%',
    ...IN_LISTS,
  },
  'joining.from': { ...JOINING_DAY, label: 'joiningFrom', description: 'joiningFromDescription' },
  'joining.to': { ...JOINING_DAY, label: 'joiningTo' },
  // Nobody has said when; without a day it is as soon as possible otherwise.
  'joining.unsaid': {
    holds: 'yesNo',
    label: 'joiningUnsaid',
    shownAs: 'joining.isUnsaid',
    ...IN_LISTS,
  },
  'joining.port': { holds: 'text', most: 100, label: 'joiningPort', width: '50%', inLists: true },
  // UN/LOCODE. Read from the port and the country whenever one of them changes, where nobody writes another one.
  'joining.portCode': {
    holds: 'text',
    most: 5,
    label: 'joiningPortCode',
    description: 'joiningPortCodeDescription',
    width: '25%',
    ...IN_LISTS,
  },
  'joining.country': {
    holds: 'code',
    of: 'countries',
    label: 'country',
    width: '25%',
    inLists: true,
  },
  'vessel.name': {
    holds: 'text',
    most: 200,
    label: 'vesselName',
    description: 'vesselNameDescription',
    width: '50%',
    shown: { in: 'rows', label: 'vesselName' },
  },
  'vessel.flag': {
    holds: 'code',
    of: 'countries',
    label: 'vesselFlag',
    width: '25%',
    shown: { in: 'rows', label: 'flag' },
  },
  'vessel.imoNumber': {
    holds: 'imoNumber',
    label: 'vesselImoNumber',
    description: 'vesselImoNumberDescription',
    width: '25%',
    shown: { in: 'rows', label: 'imoNumber' },
  },
  // Ships are crewed before they are delivered.
  'vessel.built': {
    holds: 'year',
    least: 1900,
    ahead: 3,
    label: 'vesselBuilt',
    width: '25%',
    inLists: true,
    shownAs: 'built',
    shown: { in: 'rows', label: 'built', before: 'vessel.flag' },
  },
  'vessel.deadweight': {
    holds: 'number',
    least: 1,
    most: 1_000_000,
    unit: 'tonnes',
    // Few ships carry less than a hundred tonnes, and many tables write thousands.
    usual: 100,
    label: 'vesselDeadweight',
    width: '25%',
    inLists: true,
    shownAs: 'deadweight',
    shown: { in: 'rows', label: 'deadweight' },
  },
  'vessel.grossTonnage': {
    holds: 'number',
    least: 1,
    most: 1_000_000,
    label: 'vesselGrossTonnage',
    width: '25%',
    shown: { in: 'rows', label: 'grossTonnage' },
  },
  'vessel.engine': {
    holds: 'text',
    most: 100,
    label: 'vesselEngine',
    width: '25%',
    shown: { in: 'rows', label: 'engine' },
  },
  'vessel.power': {
    holds: 'number',
    least: 1,
    most: 200_000,
    unit: 'kilowatts',
    label: 'vesselPower',
    width: '25%',
    shown: { in: 'rows', label: 'power' },
  },
  'vessel.crew': {
    holds: 'number',
    least: 1,
    most: 5_000,
    unit: 'persons',
    label: 'vesselCrew',
    width: '25%',
    shown: { in: 'rows', label: 'crew' },
  },
  'vessel.crewNationalities': {
    holds: 'codes',
    of: 'countries',
    label: 'crewNationalities',
    width: '50%',
    shown: { in: 'rows', label: 'crewFrom' },
  },
  englishLevel: {
    holds: 'code',
    of: 'englishLevels',
    label: 'englishLevel',
    width: '50%',
    shown: { in: 'lines' },
    markup: 'qualifications',
  },
  // In the rank.
  experience: {
    holds: 'months',
    least: 0,
    most: 600,
    label: 'experience',
    description: 'experienceDescription',
    width: '50%',
    shown: { in: 'lines' },
  },
  certificates: {
    holds: 'codes',
    of: 'documents',
    label: 'certificates',
    shown: { in: 'lines' },
    markup: 'qualifications',
  },
  // Preferred ones.
  citizenships: {
    holds: 'codes',
    of: 'countries',
    label: 'citizenships',
    description: 'citizenshipsDescription',
    shown: { in: 'lines' },
  },
  'contact.name': { holds: 'text', most: 100, label: 'contactNameLabel', width: '33%' },
  'contact.email': { holds: 'email', label: 'contactEmailLabel', width: '33%' },
  'contact.telephone': {
    holds: 'telephone',
    label: 'contactPhoneLabel',
    description: 'contactPhoneDescription',
    width: '33%',
  },
} as const satisfies FieldTable

export type VacancyFieldName = keyof typeof VACANCY_TABLE

/** Groups of fields, each with the key of the panel's text that names it. */
export const VACANCY_GROUPS = {
  pay: 'pay',
  contract: 'contract',
  joining: 'joining',
  vessel: 'vessel',
  contact: 'contactPerson',
} as const

// Its own keys.
export const VACANCY_GROUP_NAMES = Object.keys(VACANCY_GROUPS) as (keyof typeof VACANCY_GROUPS)[]

/** What lists show of a vacancy. */
export type ListedVacancyField = NamesOf<typeof VACANCY_TABLE, { readonly inLists: true }>

/** What an import reads by itself, from a column of the same name. */
export type ImportedVacancyField = Exclude<
  VacancyFieldName,
  NamesOf<typeof VACANCY_TABLE, { readonly imported: string }>
>

/** Narrows a field to those that lists show. */
export function isListed(name: VacancyFieldName): name is ListedVacancyField {
  return 'inLists' in VACANCY_TABLE[name]
}

/** Those that an import reads by themselves, in the order of the table. */
export const IMPORTED_VACANCY_FIELDS = fieldNames(VACANCY_TABLE).filter(isImported)

function isImported(name: VacancyFieldName): name is ImportedVacancyField {
  return !('imported' in VACANCY_TABLE[name])
}
