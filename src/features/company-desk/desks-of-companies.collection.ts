import type { Plugin } from 'payload'

import { eraseDeskOf } from './erase-desk.hooks'

/** What the deletion of a company means for its desk, added to the hooks of the collection of companies. */
export const desksOfCompanies: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.slug === 'crewings'
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            beforeDelete: [...(collection.hooks?.beforeDelete ?? []), eraseDeskOf],
          },
        }
      : collection,
  ),
})
