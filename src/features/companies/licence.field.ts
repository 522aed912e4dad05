import type { GroupField } from 'payload'

import { processNow } from '../../domain/time/process-clock'
import { fieldForEditors, fieldWrittenBySystem } from '../../cms/access'
import { dayField, line, tidyDay, webAddress } from '../../cms/documents/fields/value.field'
import { readDay } from '../../domain/time/calendar-day'
import { panelLabel, panelText } from '../../i18n/panel/panel-texts'
import type { Crewing } from '../../payload-types'

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
            check: (day, { req, siblingData }) => {
              // A day ahead of UTC somewhere is today.
              const isPast =
                day <=
                (readDay(
                  new Date(processNow('a day, hours ahead').getTime() + 14 * 60 * 60 * 1000),
                ) ?? '')
              if (!isPast) return panelText(req.t, 'dayNotYet')
              const { number, authority } = siblingData as NonNullable<Crewing['licence']>
              const isKnown = Boolean(number?.trim() && authority?.trim())
              return isKnown || panelText(req.t, 'licenceCheckedUnknown')
            },
          }),
          // Nobody has looked up the licence of a copy.
          hooks: { beforeValidate: [tidyDay], beforeDuplicate: [() => null] },
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
