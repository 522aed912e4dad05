import type { GlobalConfig } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { renewStructures } from '../../cms/publications/project'
import { panelText, panelTextByLanguage } from '../../i18n/panel/panel-texts'

/** What the site says of itself: beside every title, in the footer and to search engines. */
export const Site: GlobalConfig = {
  slug: 'site',
  label: ({ t }) => panelText(t, 'siteLabel'),
  admin: { group: 'Site', description: panelTextByLanguage('siteDescription') },
  access: { read: onlyStaff, update: onlyEditors },
  hooks: {
    afterChange: [({ req }) => renewStructures(req.payload, req)],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: ({ t }) => panelText(t, 'siteNameLabel'),
      localized: true,
      maxLength: 40,
      admin: { description: ({ t }) => panelText(t, 'siteNameDescription') },
    },
    {
      name: 'description',
      type: 'textarea',
      label: ({ t }) => panelText(t, 'siteTextLabel'),
      localized: true,
      maxLength: 200,
      admin: { description: ({ t }) => panelText(t, 'siteTextDescription') },
    },
  ],
}
