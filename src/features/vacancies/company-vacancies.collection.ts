import type { Plugin } from 'payload'

import { closeByItsClock, refuseToDeleteInUse, refuseToTrashInUse } from './company-changes.hooks'

/** What a change of a company means for its vacancies, added to the hooks of the collection of companies. */
export const vacanciesOfCompanies: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    if (collection.slug !== 'crewings') return collection
    const { hooks } = collection
    return {
      ...collection,
      hooks: {
        ...hooks,
        beforeChange: [refuseToTrashInUse, ...(hooks?.beforeChange ?? [])],
        // Before the company is published: its vacancies are published with it.
        afterChange: [closeByItsClock, ...(hooks?.afterChange ?? [])],
        beforeDelete: [refuseToDeleteInUse, ...(hooks?.beforeDelete ?? [])],
      },
    }
  }),
})
