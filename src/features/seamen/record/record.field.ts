import type { Field } from 'payload'

import { panelLabel } from '../../../i18n/panel/panel-texts'

/** What each entry of a seafarer's own record has beside its own fields. */
export const RECORD_FIELDS: Field[] = [
  {
    name: 'seaman',
    label: panelLabel('seamanOne'),
    type: 'relationship',
    relationTo: 'seamen',
    required: true,
    index: true,
  },
  // One more with each save: a form that was opened before it does not overwrite what is newer.
  { name: 'version', type: 'number', required: true, defaultValue: 1, admin: { hidden: true } },
  // Made with the page of the form: pressed twice, it adds one entry.
  { name: 'sendKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
]

/** The same of a section that is one entry: an account has no second one. */
export const SHEET_FIELDS: Field[] = RECORD_FIELDS.map((field) =>
  'name' in field && field.name === 'seaman' ? { ...field, unique: true } : field,
)
