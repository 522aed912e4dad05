import type { GlobalConfig } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { renewFrame } from '../../cms/publications/writing/tags'
import { globalConfirmUpToDate } from '../../cms/desk/publishing/confirm-translation.endpoint'
import { followGlobal } from '../../cms/desk/translations/follow-global.hooks'
import { globalSourceChanges } from '../../cms/desk/translations/source-changes.endpoint'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'

/** What the site says of itself: beside every title, in the footer and to search engines. */
export const Site: GlobalConfig = {
  slug: 'site',
  label: panelLabel('siteLabel'),
  admin: {
    group: panelTextByLanguage('groupSite'),
    description: panelTextByLanguage('siteDescription'),
  },
  access: { read: onlyStaff, update: onlyEditors },
  endpoints: [globalConfirmUpToDate('site'), globalSourceChanges('site')],
  hooks: {
    afterChange: [({ req }) => renewFrame(req), followGlobal],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: panelLabel('siteNameLabel'),
      localized: true,
      maxLength: 40,
      admin: { description: panelLabel('siteNameDescription') },
    },
    {
      name: 'description',
      type: 'textarea',
      label: panelLabel('siteTextLabel'),
      localized: true,
      maxLength: 200,
      admin: { description: panelLabel('siteTextDescription') },
    },
  ],
}
