import type { Field, SelectField } from 'payload'

import { externalIdField } from '../../cms/documents/fields/external-id.field'
import { line } from '../../cms/documents/fields/value.field'
import {
  countryChoice,
  departmentChoice,
  vesselTypeChoice,
} from '../../cms/documents/fields/vocabulary-options'
import { exampleField } from '../../cms/desk/publishing/all-locales'
import { suspendedField } from '../../cms/desk/suspension/suspended.field'
import { LOCALES, nativeName } from '../../domain/locales/locales'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { contactFields } from './company-contacts.field'
import { nameCopy, tidyCompanySlug, validateCompanySlug, validateTimeZone } from './companies.hooks'
import { licenceField } from './licence.field'

const country: SelectField = {
  name: 'country',
  label: panelLabel('country'),
  type: 'select',
  ...countryChoice,
  admin: { width: '50%' },
}

const identity: Field[] = [
  {
    type: 'row',
    fields: [
      {
        ...line({ name: 'name', label: 'companyName', required: true, width: '50%' }),
        hooks: { beforeDuplicate: [nameCopy] },
      },
      line({
        name: 'legalName',
        label: 'companyLegalName',
        description: 'companyLegalNameDescription',
        width: '50%',
      }),
    ],
  },
  {
    name: 'slug',
    label: panelLabel('slugLabel'),
    type: 'text',
    // Made of the name where it is left empty (companies.hooks.ts).
    unique: true,
    index: true,
    validate: validateCompanySlug,
    hooks: { beforeValidate: [tidyCompanySlug], beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      description: panelLabel('companySlugDescription'),
      components: { Field: '/src/cms/documents/fields/slug-field#SlugField' },
    },
  },
  {
    name: 'logo',
    label: panelLabel('companyLogo'),
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: { position: 'sidebar' },
  },
  {
    type: 'row',
    fields: [country, line({ name: 'city', label: 'companyCity', width: '50%' })],
  },
  { name: 'address', label: panelLabel('companyAddress'), type: 'textarea', maxLength: 500 },
  {
    name: 'timeZone',
    label: panelLabel('companyTimeZone'),
    type: 'text',
    required: true,
    defaultValue: 'UTC',
    validate: validateTimeZone,
    admin: { description: panelLabel('companyTimeZoneDescription') },
  },
  {
    name: 'languages',
    label: panelLabel('languages'),
    type: 'select',
    hasMany: true,
    options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
    admin: { description: panelLabel('companyLanguagesDescription') },
  },
]

const fleet: Field = {
  name: 'fleet',
  label: panelLabel('fleet'),
  type: 'group',
  fields: [
    {
      name: 'vesselTypes',
      label: panelLabel('vesselTypes'),
      type: 'select',
      hasMany: true,
      ...vesselTypeChoice,
    },
    { name: 'flags', label: panelLabel('flags'), type: 'select', hasMany: true, ...countryChoice },
  ],
}

/** Whether the company takes applications that a mailing brings, and which. */
const mailings: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'acceptsMailings',
        label: panelLabel('companyAcceptsMailings'),
        type: 'checkbox',
        defaultValue: false,
        admin: { width: '50%', description: panelLabel('companyAcceptsMailingsDescription') },
      },
      {
        name: 'mailingEmail',
        label: panelLabel('companyMailingEmail'),
        type: 'email',
        admin: { width: '50%', description: panelLabel('companyMailingEmailDescription') },
      },
    ],
  },
  {
    name: 'mailingDepartments',
    label: panelLabel('companyMailingDepartments'),
    type: 'select',
    hasMany: true,
    ...departmentChoice,
    admin: { description: panelLabel('companyMailingDepartmentsDescription') },
  },
]

const texts: Field[] = [
  {
    name: 'about',
    label: panelLabel('companyAbout'),
    type: 'textarea',
    localized: true,
    maxLength: 5_000,
    admin: { description: panelLabel('companyAboutDescription'), rows: 6 },
  },
  {
    name: 'warning',
    label: panelLabel('companyWarning'),
    type: 'textarea',
    localized: true,
    maxLength: 1_000,
    admin: { description: panelLabel('companyWarningDescription'), rows: 3 },
  },
]

const section = (label: Parameters<typeof panelLabel>[0], fields: Field[]): Field => ({
  type: 'collapsible',
  label: panelLabel(label),
  fields,
})

/** What is known of a company. */
export const companyFields: Field[] = [
  ...identity,
  section('companyContacts', contactFields),
  licenceField,
  fleet,
  section('companyMailings', mailings),
  section('companyTexts', texts),
  { ...externalIdField, unique: true },
  suspendedField,
  exampleField,
]
