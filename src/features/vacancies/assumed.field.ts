import type { CheckboxField } from 'payload'

import { panelLabel, type PanelKey } from '../../i18n/panel/panel-texts'

/** A field that marks a value that an import assumed. The form shows it only while it is set. */
export function assumedField(
  name: string,
  label: PanelKey,
  description: PanelKey = 'factAssumedDescription',
): CheckboxField {
  return {
    name,
    label: panelLabel(label),
    type: 'checkbox',
    defaultValue: false,
    admin: {
      description: panelLabel(description),
      disableBulkEdit: true,
      condition: (_, siblings: Readonly<Record<string, unknown>>) => siblings[name] === true,
    },
  }
}
