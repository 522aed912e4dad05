import type { Field, SelectField } from 'payload'

import { fieldForEditors, fieldWrittenBySystem } from '../../cms/access'
import { dayField, line, telephone, webAddress } from '../../cms/fields/fact.field'
import { countryChoice, vesselTypeChoice } from '../../cms/fields/vocabulary-options'
import { readDay } from '../../domain/calendar-day'
import { LOCALES, nativeName } from '../../domain/locales'
import { panelLabel, panelText } from '../../i18n/panel/panel-texts'
import {
  tidyCompanySlug,
  validateCompanySlug,
  validateHandle,
  validateTimeZone,
} from './crewings.hooks'

const MESSENGERS = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  viber: 'Viber',
  signal: 'Signal',
  wechat: 'WeChat',
  line: 'LINE',
  messenger: 'Messenger',
}

const hidden = { hidden: true, disableBulkEdit: true }
const writtenBySystem = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

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
      line({ name: 'name', label: 'companyName', required: true, width: '50%' }),
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
    // Made of the name where it is left empty (crewings.hooks.ts).
    unique: true,
    index: true,
    validate: validateCompanySlug,
    hooks: { beforeValidate: [tidyCompanySlug], beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      description: panelLabel('companySlugDescription'),
      components: { Field: '/src/cms/fields/slug-field#SlugField' },
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

const contacts: Field[] = [
  {
    type: 'row',
    fields: [
      webAddress({
        name: 'website',
        label: 'companyWebsite',
        description: 'webAddressDescription',
        width: '50%',
      }),
      {
        name: 'email',
        label: panelLabel('contactEmailLabel'),
        type: 'email',
        admin: { width: '50%' },
      },
    ],
  },
  {
    name: 'telephones',
    label: panelLabel('companyTelephones'),
    labels: {
      singular: panelLabel('contactPhoneLabel'),
      plural: panelLabel('companyTelephones'),
    },
    type: 'array',
    maxRows: 10,
    fields: [
      {
        type: 'row',
        fields: [
          telephone({
            name: 'number',
            label: 'contactPhoneLabel',
            description: 'contactPhoneDescription',
            required: true,
            width: '50%',
          }),
          line({ name: 'note', label: 'companyNote', most: 80, width: '50%' }),
        ],
      },
    ],
  },
  {
    name: 'messengers',
    label: panelLabel('companyMessengers'),
    labels: { singular: panelLabel('messengerKind'), plural: panelLabel('companyMessengers') },
    type: 'array',
    maxRows: 10,
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'kind',
            label: panelLabel('messengerKind'),
            type: 'select',
            required: true,
            options: Object.entries(MESSENGERS).map(([value, label]) => ({ value, label })),
            admin: { width: '50%' },
          },
          {
            name: 'handle',
            label: panelLabel('messengerHandle'),
            type: 'text',
            required: true,
            maxLength: 100,
            validate: validateHandle,
            admin: { width: '50%', description: panelLabel('messengerHandleDescription') },
          },
        ],
      },
    ],
  },
]

const licence: Field = {
  name: 'licence',
  label: panelLabel('licence'),
  type: 'group',
  admin: { description: panelLabel('licenceDescription') },
  fields: [
    {
      type: 'row',
      fields: [
        line({ name: 'number', label: 'licenceNumber', width: '50%' }),
        line({ name: 'authority', label: 'licenceAuthority', width: '50%' }),
      ],
    },
    webAddress({
      name: 'registerUrl',
      label: 'licenceRegister',
      description: 'licenceRegisterDescription',
    }),
    {
      type: 'row',
      fields: [
        dayField({
          name: 'validUntil',
          label: 'licenceValidUntil',
          description: 'licenceValidUntilDescription',
          since: 2000,
          ahead: 30,
          width: '50%',
        }),
        {
          ...dayField({
            name: 'checkedOn',
            label: 'licenceCheckedOn',
            description: 'licenceCheckedOnDescription',
            since: 2020,
            ahead: 1,
            width: '50%',
            check: (day, { req }) =>
              // A day ahead of UTC somewhere is today.
              day <= (readDay(new Date(Date.now() + 14 * 60 * 60 * 1000)) ?? '') ||
              panelText(req.t, 'dayNotYet'),
          }),
          access: { create: fieldForEditors, update: fieldForEditors },
        },
      ],
    },
    { name: 'validTo', type: 'date', admin: hidden, access: writtenBySystem },
  ],
}

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
  section('companyContacts', contacts),
  licence,
  fleet,
  section('companyTexts', texts),
  {
    name: 'isExample',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    admin: hidden,
    access: writtenBySystem,
  },
]
