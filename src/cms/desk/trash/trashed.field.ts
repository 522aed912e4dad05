import type { UIField } from 'payload'

import { panelTextByLanguage } from '../../../i18n/panel/panel-languages'

/** When something was thrown away, by whom, and until when it is kept: a column that only the trash shows (care.css). */
export const trashedField: UIField = {
  name: 'trashed',
  label: panelTextByLanguage('trashedColumn'),
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    components: { Cell: '/src/cms/desk/trash/trashed-cell#TrashedCell' },
  },
}
