import type { CollectionConfig, Field } from 'payload'

import { fieldWrittenBySystem, nobody, onlyEditors } from '../../cms/access'
import { OPEN_DAYS } from '../../domain/imports/import-limits'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { STATE_LABELS } from './import-labels'
import { IMPORT_STATES } from './import-states'
import { importEndpoints } from './imports.endpoint'

const bySystem = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

/** Options of fields that the import view shows. */
const elsewhere = {
  disableBulkEdit: true,
  components: { Field: '/src/cms/documents/fields/shown-elsewhere#ShownElsewhere' },
} as const

/** Read by the site's own code alone. */
const hidden = { hidden: true, disableBulkEdit: true } as const

const facts: Field[] = [
  {
    name: 'fileName',
    label: panelLabel('importFile'),
    type: 'text',
    required: true,
    access: bySystem,
    admin: elsewhere,
  },
  {
    name: 'kind',
    label: panelLabel('importKind'),
    type: 'select',
    required: true,
    options: [
      { value: 'vacancies', label: panelLabel('vacanciesMany') },
      { value: 'companies', label: panelLabel('crewingsMany') },
    ],
    access: bySystem,
    admin: elsewhere,
  },
  {
    name: 'state',
    label: panelLabel('importState'),
    type: 'select',
    required: true,
    defaultValue: 'reading',
    index: true,
    options: IMPORT_STATES.map((value) => ({ value, label: panelLabel(STATE_LABELS[value]) })),
    access: bySystem,
    admin: elsewhere,
  },
  {
    name: 'company',
    label: panelLabel('crewingsOne'),
    type: 'relationship',
    relationTo: 'crewings',
    index: true,
    access: bySystem,
    admin: {
      ...elsewhere,
      components: {
        ...elsewhere.components,
        Cell: '/src/features/imports/admin/import-company-cell#ImportCompanyCell',
      },
    },
  },
  {
    name: 'by',
    label: panelLabel('importBy'),
    type: 'relationship',
    relationTo: 'staff',
    access: bySystem,
    admin: {
      ...elsewhere,
      components: {
        ...elsewhere.components,
        Cell: '/src/cms/documents/fields/staff-name-cell#StaffNameCell',
      },
    },
  },
]

const written: Field[] = [
  { name: 'source', type: 'select', options: ['upload', 'feed'], required: true, admin: hidden },
  { name: 'feed', type: 'number', index: true, admin: hidden },
  { name: 'contentType', type: 'text', admin: hidden },
  { name: 'fileSize', type: 'number', required: true, admin: hidden },
  // The digest of the file in hexadecimal digits. It recognizes the same file.
  { name: 'sha256', type: 'text', required: true, index: true, admin: hidden },
  { name: 'closeMissing', type: 'checkbox', defaultValue: false, admin: hidden },
  // For how many days a vacancy is open that names no last one.
  { name: 'openDays', type: 'number', defaultValue: OPEN_DAYS, admin: hidden },
  // Whether it is applied without a person, and whether a person has confirmed the guessed values.
  { name: 'start', type: 'checkbox', defaultValue: false, admin: hidden },
  { name: 'withDoubts', type: 'checkbox', defaultValue: false, admin: hidden },
  // Whether a person has confirmed the flagged rows.
  { name: 'withFlags', type: 'checkbox', defaultValue: false, admin: hidden },
  // Of a workbook: its sheets, and which of them is read.
  { name: 'workbook', type: 'json', admin: hidden },
  // What the columns are, and a few values of each.
  { name: 'columns', type: 'json', admin: hidden },
  { name: 'mapping', type: 'json', admin: hidden },
  // Whether a person has assigned the columns. The next file with the same columns uses the assignment.
  { name: 'isMapped', type: 'checkbox', defaultValue: false, admin: hidden },
  { name: 'counts', type: 'json', admin: hidden },
  // Why it failed, or is held: a reason by its name, with numbers.
  { name: 'problem', type: 'json', admin: hidden },
  { name: 'panelLanguage', type: 'text', admin: hidden },
  { name: 'finishedAt', type: 'date', admin: hidden },
  { name: 'eraseAt', type: 'date', required: true, index: true, admin: hidden },
].map((field) => ({ ...field, access: bySystem }) as Field) // a map widens the types of its members

/** Files of companies and vacancies, what they would change, and what was changed. */
export const Imports: CollectionConfig = {
  slug: 'imports',
  labels: { singular: panelLabel('importsOne'), plural: panelLabel('importsMany') },
  admin: {
    useAsTitle: 'fileName',
    defaultColumns: ['fileName', 'createdAt', 'kind', 'company', 'state', 'by'],
    listSearchableFields: ['fileName', 'company.name'],
    description: panelLabel('importsDescription'),
    group: panelTextByLanguage('groupJobs'),
    hideAPIURL: true,
    disableCopyToLocale: true,
    components: {
      beforeListTable: ['/src/features/imports/admin/new-import#NewImport'],
    },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  // An upload creates an import (create-import.hooks.ts), and its endpoints change it.
  access: { create: nobody, read: onlyEditors, update: nobody, delete: nobody },
  endpoints: importEndpoints,
  fields: [
    {
      name: 'board',
      label: panelTextByLanguage('importsOne'),
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/features/imports/admin/import-board#ImportBoard' },
      },
    },
    ...facts,
    ...written,
  ],
}
