import type { TextField } from 'payload'

import { panelLabel } from '../../i18n/panel/panel-texts'

/** How long the name may be that another system gives a document, in characters. */
export const LONGEST_EXTERNAL_ID = 200

/**
 * By what the system that a document is imported from knows it: an import finds it again by this. Readers never see it,
 * and a copy is another document.
 */
export const externalIdField: TextField = {
  name: 'externalId',
  label: panelLabel('importExternalId'),
  type: 'text',
  maxLength: LONGEST_EXTERNAL_ID,
  hooks: {
    // None is no empty text: two documents without one do not have the same.
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? value.trim() || null : (value as unknown)),
    ],
    beforeDuplicate: [() => null],
  },
  admin: {
    position: 'sidebar',
    description: panelLabel('externalIdDescription'),
    disableBulkEdit: true,
  },
}
