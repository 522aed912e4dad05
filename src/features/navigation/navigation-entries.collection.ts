import type { Plugin } from 'payload'

import { contentTypes } from '../../cms/publications/content-types'
import { clearMenus } from './navigation-entries.hooks'

/**
 * Takes what is deleted for good out of header, footer and help: an entry without its document could not be saved any
 * more, and with it none of the others. What is only in the trash keeps its entry, which readers do not see, and has it
 * again when it comes back.
 */
export const clearMenusOfDeleted: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    contentTypes.some(({ collection: slug, navigable }) => navigable && slug === collection.slug)
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            beforeDelete: [...(collection.hooks?.beforeDelete ?? []), clearMenus],
          },
        }
      : collection,
  ),
})
