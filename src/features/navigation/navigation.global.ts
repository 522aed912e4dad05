import type { ArrayField, GlobalConfig, PolymorphicRelationshipField } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { collectionsThat } from '../../cms/publications/content-types'
import { renewFrame } from '../../cms/publications/writing/tags'
import { globalConfirmUpToDate } from '../../cms/desk/publishing/confirm-translation.endpoint'
import { followGlobal } from '../../cms/desk/translations/follow-global.hooks'
import { globalSourceChanges } from '../../cms/desk/translations/source-changes.endpoint'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'

/** Links to documents, in the editors' order. */
function links(name: 'header' | 'footer', maxRows: number): ArrayField {
  return {
    name,
    type: 'array',
    label: panelLabel(name === 'header' ? 'navigationHeader' : 'navigationFooter'),
    labels: {
      singular: panelLabel('navigationLink'),
      plural: panelLabel('navigationLinks'),
    },
    maxRows,
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'document',
            type: 'relationship',
            label: panelLabel('navigationDocument'),
            relationTo: collectionsThat(({ navigable }) => navigable),
            required: true,
            admin: { width: '60%' },
          },
          {
            name: 'label',
            type: 'text',
            label: panelLabel('navigationLabel'),
            localized: true,
            maxLength: 40,
            admin: {
              width: '40%',
              description: panelLabel('navigationLabelDescription'),
            },
          },
        ],
      },
    ],
  }
}

/** Where the home page sends readers in trouble, before anything else. */
const help: PolymorphicRelationshipField = {
  name: 'help',
  type: 'relationship',
  label: panelLabel('navigationHelp'),
  relationTo: collectionsThat(({ navigable }) => navigable),
  admin: { description: panelLabel('navigationHelpDescription') },
}

export const Navigation: GlobalConfig = {
  slug: 'navigation',
  label: panelLabel('navigationTitle'),
  admin: {
    group: panelTextByLanguage('groupSite'),
    description: panelTextByLanguage('navigationDescription'),
  },
  access: { read: onlyStaff, update: onlyEditors },
  endpoints: [globalConfirmUpToDate('navigation'), globalSourceChanges('navigation')],
  hooks: {
    afterChange: [({ req }) => renewFrame(req), followGlobal],
  },
  fields: [links('header', 6), links('footer', 12), help],
}
