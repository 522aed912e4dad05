import type { DateField } from 'payload'

import { panelLabel } from '../../../i18n/panel/panel-texts'
import { fieldWrittenBySystem } from '../../access'

/** Since when staff have suspended it: readers are warned, and it is not listed. In lists a column and a filter. */
export const suspendedField: DateField = {
  name: 'suspendedAt',
  label: panelLabel('suspendedAt'),
  type: 'date',
  admin: {
    disableBulkEdit: true,
    // In the form the button says it.
    components: { Field: '/src/cms/documents/fields/shown-elsewhere#ShownElsewhere' },
  },
  access: { create: fieldWrittenBySystem, update: fieldWrittenBySystem },
}
