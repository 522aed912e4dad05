import type { TextareaField } from 'payload'

import { panelLabel } from '../../../i18n/panel/panel-texts'
import { fieldForEditors, fieldForStaff } from '../../access'

/** Characters. */
const LONGEST_NOTE = 20_000

/**
 * What staff tell each other of a document, such as what could not be checked and where it is to be looked up. Shared by all
 * languages; no page, no feed and no answer to anybody else has it.
 */
export const staffNoteField: TextareaField = {
  name: 'staffNote',
  label: panelLabel('staffNote'),
  type: 'textarea',
  maxLength: LONGEST_NOTE,
  access: { create: fieldForEditors, read: fieldForStaff, update: fieldForEditors },
  admin: { description: panelLabel('staffNoteDescription'), rows: 6, disableListColumn: true },
}
