import type { TextField } from 'payload'

import { LONGEST_EXTERNAL_ID } from '../../../domain/vacancies/external-id'
import { typedLine } from '../../../domain/texts/typed-text'
import { panelLabel } from '../../../i18n/panel/panel-texts'

/**
 * The id of the document in the system that it is imported from, by which an import finds it again. Readers never see
 * it, and copies do not inherit it.
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
