import type { CollectionConfig } from 'payload'

import { isMailAddress } from '../../../domain/mail/mail-address'
import { panelTextByLanguage } from '../../../i18n/panel/panel-languages'
import { panelLabel, panelText } from '../../../i18n/panel/panel-texts'
import { nobody, onlyEditors } from '../../access'

/** Addresses that refuse mail: nothing is sent there until staff take them from this list. */
export const SuppressedAddresses: CollectionConfig = {
  slug: 'suppressed-addresses',
  labels: { singular: panelLabel('suppressedOne'), plural: panelLabel('suppressedMany') },
  admin: {
    useAsTitle: 'address',
    defaultColumns: ['address', 'reason', 'detail', 'createdAt'],
    description: panelLabel('suppressedDescription'),
    group: panelTextByLanguage('groupRequests'),
    disableCopyToLocale: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  access: { create: onlyEditors, read: onlyEditors, update: nobody, delete: onlyEditors },
  fields: [
    {
      name: 'address',
      label: panelLabel('suppressedAddress'),
      type: 'email',
      required: true,
      unique: true,
      // As the worker looks for it; Postgres compares letter by letter.
      hooks: {
        beforeValidate: [
          ({ value }: { value?: unknown }) =>
            typeof value === 'string' ? value.trim().toLowerCase() : value,
        ],
      },
      validate: (value, { req }) =>
        (typeof value === 'string' && isMailAddress(value)) || panelText(req.t, 'suppressedWrong'),
    },
    {
      name: 'reason',
      label: panelLabel('suppressedReason'),
      type: 'select',
      required: true,
      defaultValue: 'byStaff',
      options: [
        { value: 'refused', label: panelLabel('suppressedRefused') },
        { value: 'bounced', label: panelLabel('suppressedCameBack') },
        { value: 'byStaff', label: panelLabel('suppressedByStaff') },
      ],
    },
    { name: 'detail', label: panelLabel('suppressedDetail'), type: 'textarea' },
  ],
}
