import type { GlobalConfig } from 'payload'

import { onlyAdmins } from '../../cms/access'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { type PanelKey, panelLabel } from '../../i18n/panel/panel-texts'
import { moveEraseAt, renewShownPeriods } from './request-settings.hooks'

const months = (name: string, label: PanelKey, usual: number, description?: PanelKey) =>
  ({
    name,
    label: panelLabel(label),
    type: 'number',
    required: true,
    min: 1,
    max: 120,
    defaultValue: usual,
    admin: { step: 1, ...(description && { description: panelLabel(description) }) },
  }) as const

/** How long what visitors send is kept, in months, and who of the staff is told of it. */
export const RequestSettings: GlobalConfig = {
  slug: 'request-settings',
  label: panelLabel('requestSettingsLabel'),
  admin: {
    group: panelTextByLanguage('groupRequests'),
    description: panelTextByLanguage('requestSettingsDescription'),
  },
  access: { read: onlyAdmins, update: onlyAdmins },
  hooks: { afterChange: [moveEraseAt, renewShownPeriods] },
  fields: [
    {
      name: 'notify',
      label: panelLabel('requestSettingsNotify'),
      type: 'email',
      admin: { description: panelLabel('requestSettingsNotifyDescription') },
    },
    months('answerMonths', 'requestSettingsAnswer', 12),
    months('offerMonths', 'requestSettingsOffer', 12),
    months('reportMonths', 'requestSettingsReport', 12),
    months('contactMonths', 'requestSettingsContact', 12),
    months('mailingMonths', 'requestSettingsMailing', 12),
    months('dataMonths', 'requestSettingsData', 12),
    months('serviceMonths', 'requestServiceMonths', 12),
    months('fileMonths', 'requestSettingsFile', 3, 'requestSettingsFileDescription'),
  ],
}
