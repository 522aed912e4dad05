import type { CheckboxField } from 'payload'

import { panelLabel, type PanelKey } from '../../i18n/panel/panel-texts'

/** Whether a fact was assumed where the vacancy came from; there is nothing to say of one that somebody named. */
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
