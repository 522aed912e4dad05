import type { Field, GroupField } from 'payload'

import { MOST_LENGTH, NO_LENGTH } from '../../domain/vacancies/contract-length'
import { processNow } from '../../domain/time/process-clock'
import { fieldWrittenBySystem } from '../../cms/access'
import { externalIdField } from '../../cms/documents/fields/external-id.field'
import { dayField, line, telephone, wholeNumber } from '../../cms/documents/fields/fact.field'
import {
  countryChoice,
  documentChoice,
  englishLevelChoice,
  rankChoice,
  vesselTypeChoice,
} from '../../cms/documents/fields/vocabulary-options'
import { languagesColumn } from '../../cms/desk/lists/languages.field'
import { exampleField } from '../../cms/desk/publishing/all-locales'
import { suspendedField } from '../../cms/desk/suspension/suspended.field'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel, type PanelKey } from '../../i18n/panel/panel-texts'
import type { Vacancy } from '../../payload-types'
import { assumedField } from './assumed.field'
import { payField } from './pay.field'
import {
  believedLength,
  notBeforeStart,
  notLessThanLeast,
  notLongAgo,
  turnOfSomething,
} from './vacancies.hooks'

const hidden = { hidden: true, disableBulkEdit: true }
const writtenBySystem = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

const row = (...fields: Field[]): Field => ({ type: 'row', fields })

const group = (name: string, label: PanelKey, fields: Field[]): GroupField => ({
  name,
  label: panelLabel(label),
  type: 'group',
  fields,
})

const basics: Field[] = [
  {
    name: 'company',
    label: panelLabel('crewingsOne'),
    type: 'relationship',
    relationTo: 'crewings',
    required: true,
    index: true,
    // Those in the trash are not offered; the hooks refuse them too.
    filterOptions: { deletedAt: { exists: false } },
  },
  row(
    {
      name: 'rank',
      label: panelLabel('rank'),
      type: 'select',
      required: true,
      ...rankChoice,
      admin: { width: '50%' },
    },
    {
      name: 'vesselType',
      label: panelLabel('vesselType'),
      type: 'select',
      required: true,
      ...vesselTypeChoice,
      admin: { width: '50%' },
    },
  ),
  assumedField('vesselTypeAssumed', 'vesselTypeAssumed'),
  {
    name: 'alsoRanks',
    label: panelLabel('alsoRanks'),
    type: 'select',
    hasMany: true,
    ...rankChoice,
    admin: { description: panelLabel('alsoRanksDescription') },
  },
]

const vessel = group('vessel', 'vessel', [
  row(
    line({ name: 'name', label: 'vesselName', description: 'vesselNameDescription', width: '50%' }),
    {
      name: 'flag',
      label: panelLabel('vesselFlag'),
      type: 'select',
      ...countryChoice,
      admin: { width: '25%' },
    },
    wholeNumber({
      name: 'built',
      label: 'vesselBuilt',
      least: 1900,
      // Ships are crewed before they are delivered.
      most: () => processNow('years ahead').getUTCFullYear() + 3,
      width: '25%',
    }),
  ),
  row(
    wholeNumber({
      name: 'deadweight',
      label: 'vesselDeadweight',
      least: 1,
      most: 1_000_000,
      width: '25%',
    }),
    wholeNumber({
      name: 'grossTonnage',
      label: 'vesselGrossTonnage',
      least: 1,
      most: 1_000_000,
      width: '25%',
    }),
    line({ name: 'engine', label: 'vesselEngine', most: 100, width: '25%' }),
    wholeNumber({ name: 'power', label: 'vesselPower', least: 1, most: 200_000, width: '25%' }),
  ),
  row(wholeNumber({ name: 'crew', label: 'vesselCrew', least: 1, most: 5_000, width: '25%' }), {
    name: 'crewNationalities',
    label: panelLabel('crewNationalities'),
    type: 'select',
    hasMany: true,
    ...countryChoice,
    admin: { width: '75%' },
  }),
])

const MOST_LENGTHS = Math.max(...Object.values(MOST_LENGTH))

const contract = group('contract', 'contract', [
  row(
    wholeNumber({
      name: 'least',
      label: 'contractLeast',
      least: 1,
      most: MOST_LENGTHS,
      width: '20%',
      check: believedLength,
    }),
    wholeNumber({
      name: 'most',
      label: 'contractMost',
      least: 1,
      most: MOST_LENGTHS,
      width: '20%',
      check: notLessThanLeast,
    }),
    {
      name: 'unit',
      label: panelLabel('contractUnit'),
      type: 'select',
      defaultValue: NO_LENGTH.unit,
      options: [
        { value: 'day', label: panelLabel('contractDays') },
        { value: 'week', label: panelLabel('contractWeeks') },
        { value: 'month', label: panelLabel('contractMonths') },
      ],
      admin: { width: '20%', isClearable: false },
    },
    wholeNumber({
      name: 'off',
      label: 'contractOff',
      description: 'contractOffDescription',
      least: 1,
      most: MOST_LENGTHS,
      width: '20%',
      check: turnOfSomething,
    }),
    {
      name: 'approximate',
      label: panelLabel('contractApproximate'),
      type: 'checkbox',
      defaultValue: false,
      admin: { width: '20%' },
    },
  ),
])

const joining = group('joining', 'joining', [
  row(
    dayField({
      name: 'from',
      label: 'joiningFrom',
      description: 'joiningFromDescription',
      since: 2020,
      ahead: 3,
      width: '50%',
      check: notLongAgo,
    }),
    dayField({
      name: 'to',
      label: 'joiningTo',
      since: 2020,
      ahead: 3,
      width: '50%',
      check: notBeforeStart,
    }),
  ),
  {
    name: 'unsaid',
    label: panelLabel('joiningUnsaid'),
    type: 'checkbox',
    defaultValue: false,
    admin: {
      disableBulkEdit: true,
      // A day that is named is said.
      condition: (_, { from }: Partial<NonNullable<Vacancy['joining']>>) => !from,
    },
  },
  row(line({ name: 'port', label: 'joiningPort', most: 100, width: '50%' }), {
    name: 'country',
    label: panelLabel('country'),
    type: 'select',
    ...countryChoice,
    admin: { width: '50%' },
  }),
])

const requirements: Field = {
  type: 'collapsible',
  label: panelLabel('requirements'),
  fields: [
    row(
      {
        name: 'englishLevel',
        label: panelLabel('englishLevel'),
        type: 'select',
        ...englishLevelChoice,
        admin: { width: '50%' },
      },
      wholeNumber({
        name: 'experience',
        label: 'experience',
        description: 'experienceDescription',
        least: 0,
        most: 600,
        width: '50%',
      }),
    ),
    {
      name: 'certificates',
      label: panelLabel('certificates'),
      type: 'select',
      hasMany: true,
      ...documentChoice,
    },
    {
      name: 'citizenships',
      label: panelLabel('citizenships'),
      type: 'select',
      hasMany: true,
      ...countryChoice,
      admin: { description: panelLabel('citizenshipsDescription') },
    },
  ],
}

const contact = group('contact', 'contactPerson', [
  row(
    line({ name: 'name', label: 'contactNameLabel', most: 100, width: '33%' }),
    {
      name: 'email',
      label: panelLabel('contactEmailLabel'),
      type: 'email',
      admin: { width: '33%' },
    },
    telephone({
      name: 'telephone',
      label: 'contactPhoneLabel',
      description: 'contactPhoneDescription',
      width: '33%',
    }),
  ),
])

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

/** What is known of a vacancy. */
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
  ...basics,
  {
    ...dayField({
      name: 'openUntilDay',
      label: 'openUntil',
      description: 'openUntilDescription',
      required: true,
      since: 2020,
      ahead: 3,
    }),
    index: true,
  },
  assumedField('openUntilAssumed', 'openUntilAssumed', 'openUntilAssumedDescription'),
  payField,
  contract,
  joining,
  vessel,
  requirements,
  {
    name: 'description',
    label: panelLabel('vacancyText'),
    type: 'textarea',
    localized: true,
    maxLength: 5_000,
    admin: { description: panelLabel('vacancyTextDescription'), rows: 6 },
  },
  contact,
  externalIdField,
  ...derived,
]
