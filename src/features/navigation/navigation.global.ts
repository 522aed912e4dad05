import type { ArrayField, GlobalConfig } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { renewStructures } from '../../cms/publications/project'
import { panelText, panelTextByLanguage } from '../../i18n/panel/panel-texts'

/** Links to documents, in the editors' order. */
function links(name: 'header' | 'footer', maxRows: number): ArrayField {
  return {
    name,
    type: 'array',
    label: ({ t }) => panelText(t, name === 'header' ? 'navigationHeader' : 'navigationFooter'),
    labels: {
      singular: ({ t }) => panelText(t, 'navigationLink'),
      plural: ({ t }) => panelText(t, 'navigationLinks'),
    },
    maxRows,
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'document',
            type: 'relationship',
            label: ({ t }) => panelText(t, 'navigationDocument'),
            relationTo: ['pages', 'docs'],
            required: true,
            admin: { width: '60%' },
          },
          {
            name: 'label',
            type: 'text',
            label: ({ t }) => panelText(t, 'navigationLabel'),
            localized: true,
            maxLength: 40,
            admin: {
              width: '40%',
              description: ({ t }) => panelText(t, 'navigationLabelDescription'),
            },
          },
        ],
      },
    ],
  }
}

export const Navigation: GlobalConfig = {
  slug: 'navigation',
  label: ({ t }) => panelText(t, 'navigationTitle'),
  admin: { group: 'Site', description: panelTextByLanguage('navigationDescription') },
  access: { read: onlyStaff, update: onlyEditors },
  hooks: {
    afterChange: [({ req }) => renewStructures(req.payload, req)],
  },
  fields: [links('header', 6), links('footer', 12)],
}
