import type { Field } from 'payload'

import { fieldWrittenBySystem } from '../../cms/access'
import { externalIdField } from '../../cms/documents/fields/external-id.field'
import { structuredFields, structuredGroup } from '../../cms/documents/fields/structured.field'
import { languagesColumn } from '../../cms/desk/lists/languages.field'
import { exampleField } from '../../cms/desk/publishing/all-locales'
import { suspendedField } from '../../cms/desk/suspension/suspended.field'
import { fieldNames } from '../../domain/structured-fields/field-table'
import {
  VACANCY_GROUPS,
  VACANCY_TABLE,
  type VacancyFieldName,
} from '../../domain/vacancies/vacancy-fields'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import type { Vacancy } from '../../payload-types'
import { notLess, somePay } from './pay.hooks'
import {
  believedLength,
  notBeforeStart,
  notLessThanLeast,
  notLongAgo,
  turnOfSomething,
} from './vacancies.hooks'

const hidden = { hidden: true, disableBulkEdit: true }
const writtenBySystem = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

const WHAT = ['rank', 'vesselType', 'vesselTypeAssumed', 'alsoRanks'] as const
const CLOSING = ['openUntilDay', 'openUntilAssumed'] as const

/** What is asked of seafarers: the fields that are in no group and in no other part of the form. */
const ASKED = fieldNames(VACANCY_TABLE).filter(
  (name: VacancyFieldName) =>
    !name.includes('.') && ![...WHAT, ...CLOSING].some((other) => other === name),
)

const company: Field = {
  name: 'company',
  label: panelLabel('crewingsOne'),
  type: 'relationship',
  relationTo: 'crewings',
  required: true,
  index: true,
  // Those in the trash are not offered; the hooks refuse them too.
  filterOptions: { deletedAt: { exists: false } },
}

const pay = structuredGroup(VACANCY_TABLE, 'pay', VACANCY_GROUPS.pay, {
  'pay.min': { checkNumber: somePay },
  'pay.max': { checkNumber: notLess },
})

const contract = structuredGroup(VACANCY_TABLE, 'contract', VACANCY_GROUPS.contract, {
  'contract.least': { checkNumber: believedLength },
  'contract.most': { checkNumber: notLessThanLeast },
  'contract.off': { checkNumber: turnOfSomething },
})

const joining = structuredGroup(VACANCY_TABLE, 'joining', VACANCY_GROUPS.joining, {
  'joining.from': { checkDay: notLongAgo },
  'joining.to': { checkDay: notBeforeStart },
  'joining.unsaid': {
    box: {
      disableBulkEdit: true,
      // A day that is named is said.
      condition: (_, { from }: Partial<NonNullable<Vacancy['joining']>>) => !from,
    },
  },
})

/** Written by the hooks: for lists, for the panel, and for what is to end at an instant. */
const derived: Field[] = [
  {
    name: 'title',
    label: panelLabel('vacancyTitle'),
    type: 'text',
    admin: hidden,
    access: writtenBySystem,
  },
  { name: 'openUntil', type: 'date', index: true, admin: hidden, access: writtenBySystem },
  suspendedField,
  { name: 'vesselGroup', type: 'text', index: true, admin: hidden, access: writtenBySystem },
  exampleField,
]

/** What is known of a vacancy: its structured fields, and what the company wrote. */
export const vacancyFields: Field[] = [
  {
    name: 'flags',
    label: panelTextByLanguage('flagsTitle'),
    type: 'ui',
    admin: {
      disableListColumn: true,
      disableBulkEdit: true,
      components: { Field: '/src/features/vacancies/admin/vacancy-flags#VacancyFlags' },
    },
  },
  {
    name: 'vacancy',
    label: panelTextByLanguage('vacanciesOne'),
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      components: { Cell: '/src/features/vacancies/admin/vacancy-cell#VacancyCell' },
    },
  },
  languagesColumn,
  company,
  ...structuredFields(VACANCY_TABLE, WHAT),
  ...structuredFields(VACANCY_TABLE, CLOSING),
  pay,
  contract,
  joining,
  structuredGroup(VACANCY_TABLE, 'vessel', VACANCY_GROUPS.vessel),
  {
    type: 'collapsible',
    label: panelLabel('requirements'),
    fields: structuredFields(VACANCY_TABLE, ASKED),
  },
  {
    name: 'description',
    label: panelLabel('vacancyText'),
    type: 'textarea',
    localized: true,
    maxLength: 5_000,
    admin: { description: panelLabel('vacancyTextDescription'), rows: 6 },
  },
  structuredGroup(VACANCY_TABLE, 'contact', VACANCY_GROUPS.contact),
  externalIdField,
  ...derived,
]
