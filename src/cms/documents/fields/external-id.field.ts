import type { TextField } from 'payload'

import { LONGEST_EXTERNAL_ID } from '../../../domain/vacancies/external-id'
import { typedLine } from '../../../domain/texts/typed-text'
import { panelLabel } from '../../../i18n/panel/panel-texts'

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
      ({ value }) => (typeof value === 'string' ? typedLine(value) || null : (value as unknown)),
    ],
    beforeDuplicate: [() => null],
  },
  admin: {
    position: 'sidebar',
    description: panelLabel('externalIdDescription'),
    disableBulkEdit: true,
  },
}
