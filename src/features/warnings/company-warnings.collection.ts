import type { Plugin } from 'payload'

import { panelLabel } from '../../i18n/panel/panel-texts'
import { refuseToDeleteWarned } from './warnings.hooks'

/** What warnings mean for companies, added to their collection: they are shown in the form, and keep it from being deleted. */
export const warningsOfCompanies: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    if (collection.slug !== 'crewings') return collection
    const { hooks, fields } = collection
    return {
      ...collection,
      hooks: { ...hooks, beforeDelete: [refuseToDeleteWarned, ...(hooks?.beforeDelete ?? [])] },
      fields: [
        {
          name: 'warnings',
          label: panelLabel('companyWarnings'),
          type: 'join',
          collection: 'warnings',
          on: 'company',
          defaultLimit: 5,
          defaultSort: '-since',
          admin: {
            description: panelLabel('companyWarningsDescription'),
            defaultColumns: ['name', 'kind', 'since', 'endedOn', '_status'],
            disableListColumn: true,
          },
        },
        ...fields,
      ],
    }
  }),
})
