import type { Field } from 'payload'

import { line, telephone, webAddress } from '../../cms/documents/fields/value.field'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { validateHandle } from './companies.hooks'
import { MESSENGERS } from '../../domain/mail/messenger-link'

/** How seafarers reach a company. */
export const contactFields: Field[] = [
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
