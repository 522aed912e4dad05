import type { CollectionConfig, Field } from 'payload'

import { fieldWrittenBySystem, nobody, onlyEditors } from '../../../cms/access'
import { LOCALES, nativeName } from '../../../domain/locales/locales'
import { panelTextByLanguage } from '../../../i18n/panel/panel-languages'
import { panelLabel } from '../../../i18n/panel/panel-texts'
import { companyFormEndpoints } from './company-forms.endpoint'

const bySystem = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

const shown = {
  disableBulkEdit: true,
  components: { Field: '/src/cms/documents/fields/read-only-value#ReadOnlyValue' },
} as const

/** An upload writes them, once. */
const facts: Field[] = [
  {
    name: 'fileName',
    label: panelLabel('companyFormFile'),
    type: 'text',
    required: true,
    access: bySystem,
    admin: shown,
  },
  {
    // Empty where the company was deleted.
    name: 'company',
    label: panelLabel('crewingsOne'),
    type: 'relationship',
    relationTo: 'crewings',
    index: true,
    access: bySystem,
    admin: shown,
  },
  {
    name: 'language',
    label: panelLabel('companyFormLanguage'),
    type: 'select',
    required: true,
    options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
    access: bySystem,
    admin: shown,
  },
  {
    name: 'isInUse',
    label: panelLabel('companyFormInUse'),
    type: 'checkbox',
    required: true,
    defaultValue: true,
    access: bySystem,
    admin: shown,
  },
  {
    name: 'by',
    label: panelLabel('companyFormBy'),
    type: 'relationship',
    relationTo: 'staff',
    access: bySystem,
    admin: {
      ...shown,
      components: {
        ...shown.components,
        Cell: '/src/cms/documents/fields/staff-name-cell#StaffNameCell',
      },
    },
  },
  // Names of the fields that stand in it.
  {
    name: 'fields',
    type: 'json',
    access: bySystem,
    admin: { hidden: true, disableBulkEdit: true },
  },
]

/**
 * Application forms of companies, as files of Word and Excel with fields. A file never changes: what is uploaded for the same company is another
 * one, and those before it stay to be used again. Their bytes are in a table of their own.
 */
export const CompanyForms: CollectionConfig = {
  slug: 'company-forms',
  labels: { singular: panelLabel('companyFormsOne'), plural: panelLabel('companyFormsMany') },
  admin: {
    useAsTitle: 'fileName',
    defaultColumns: ['fileName', 'company', 'language', 'isInUse', 'createdAt', 'by'],
    listSearchableFields: ['fileName', 'company.name'],
    description: panelLabel('companyFormsDescription'),
    group: panelTextByLanguage('groupJobs'),
    hideAPIURL: true,
    disableCopyToLocale: true,
    components: {
      beforeListTable: ['/src/features/seamen/admin/new-company-form#NewCompanyForm'],
    },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  // An upload creates a form, and its endpoints change it.
  access: { create: nobody, read: onlyEditors, update: nobody, delete: onlyEditors },
  endpoints: companyFormEndpoints,
  fields: [
    ...facts,
    {
      name: 'board',
      label: panelTextByLanguage('companyFormsOne'),
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: {
          Field: '/src/features/seamen/admin/company-form-actions#CompanyFormActions',
        },
      },
    },
  ],
}
