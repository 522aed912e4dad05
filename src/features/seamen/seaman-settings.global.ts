import type { GlobalConfig } from 'payload'

import { onlyAdmins } from '../../cms/access'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'

/** How seafarers are let in. */
export const SeamanSettings: GlobalConfig = {
  slug: 'seaman-settings',
  label: panelLabel('seamanSettings'),
  admin: { group: panelTextByLanguage('groupRequests') },
  access: { read: onlyAdmins, update: onlyAdmins },
  fields: [
    {
      name: 'admission',
      label: panelLabel('seamanAdmission'),
      type: 'select',
      required: true,
      defaultValue: 'byHand',
      options: [
        { value: 'byHand', label: panelLabel('seamanAdmissionByHand') },
        { value: 'automatic', label: panelLabel('seamanAdmissionAutomatic') },
      ],
    },
  ],
}
