import type { CollectionConfig, Plugin } from 'payload'

const TRASHED_UNTIL = '/src/cms/trash/trashed-until#TrashedUntil'
const LIST_NOTE = '/src/cms/trash/trash-list-note#TrashListNote'

/** Says in every trash of the panel how long things lie there. */
export const trashInPanel: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.trash === true ? withNotes(collection) : collection,
  ),
})

function withNotes(collection: CollectionConfig): CollectionConfig {
  const components = collection.admin?.components
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: {
        ...components,
        beforeListTable: [...(components?.beforeListTable ?? []), LIST_NOTE],
        edit: {
          ...components?.edit,
          beforeDocumentControls: [
            ...(components?.edit?.beforeDocumentControls ?? []),
            TRASHED_UNTIL,
          ],
        },
      },
    },
  }
}
