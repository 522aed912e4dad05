import type { Plugin } from 'payload'

import { eraseAlertsOfAccount } from './erase-alerts.hooks'

/** What the deletion of a seafarer's account means for alerts, added to the hooks of the collection of accounts. */
export const alertsOfSeamen: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.slug === 'seamen'
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            afterDelete: [...(collection.hooks?.afterDelete ?? []), eraseAlertsOfAccount],
          },
        }
      : collection,
  ),
})
