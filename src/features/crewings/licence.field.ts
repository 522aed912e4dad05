import type { GroupField } from 'payload'

import { fieldForEditors, fieldWrittenBySystem } from '../../cms/access'
import { dayField, line, webAddress } from '../../cms/fields/fact.field'
import { readDay } from '../../domain/calendar-day'
import { panelLabel, panelText } from '../../i18n/panel/panel-texts'

/** The licence of a company, and when staff looked it up. */
export const licenceField: GroupField = {
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
    {
      name: 'validTo',
      type: 'date',
      admin: { hidden: true, disableBulkEdit: true },
      access: { create: fieldWrittenBySystem, update: fieldWrittenBySystem },
    },
  ],
}
