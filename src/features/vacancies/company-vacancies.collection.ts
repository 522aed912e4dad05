import type { Plugin } from 'payload'

import { closeByItsClock, refuseToDeleteInUse, refuseToTrashInUse } from './company-changes.hooks'

/** Adds hooks to the collection of companies that update vacancies when their company changes. */
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
        // Runs before the projection of the company, which projects its vacancies too.
        afterChange: [closeByItsClock, ...(hooks?.afterChange ?? [])],
        beforeDelete: [refuseToDeleteInUse, ...(hooks?.beforeDelete ?? [])],
      },
    }
  }),
})
