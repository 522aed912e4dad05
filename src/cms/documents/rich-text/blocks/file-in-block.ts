import type { UploadField, UploadFieldSingleValidation } from 'payload'
import { upload } from 'payload/shared'

import { panelLabel, type PanelKey } from '../../../../i18n/panel/panel-texts'

/** Whether the file is there, and of its kind, is asked at publication (`shown-files.ts`). */
const validateFile: UploadFieldSingleValidation = (value, { filterOptions: _, ...options }) =>
  upload(value, options)

/** The file that a block shows, of a kind. */
export function fileInBlock(
  label: PanelKey,
  filterOptions: NonNullable<UploadField['filterOptions']>,
): UploadField {
  return {
    name: 'media',
    type: 'upload',
    label: panelLabel(label),
    relationTo: 'media',
    required: true,
    filterOptions,
    validate: validateFile,
  }
}
