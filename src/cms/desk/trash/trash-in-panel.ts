import type { CollectionConfig, Plugin } from 'payload'

import { isCared } from '../consequences/cared-collections'
import { trashedField } from './trashed.field'

const LIST_NOTE = '/src/cms/desk/trash/trash-list-note#TrashListNote'
const MANY = '/src/cms/desk/trash/trash-many#TrashMany'
const TRASHED = '/src/cms/desk/trash/trashed-controls#TrashedControls'
const DELETE = '/src/cms/desk/trash/delete-item#DeleteItem'

/**
 * Says in every trash of the panel how long things lie there, and deletes and brings back documents and files by buttons
 * of ours.
 */
export const trashInPanel: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.trash === true ? withTrash(collection) : collection,
  ),
})

function withTrash(collection: CollectionConfig): CollectionConfig {
  const components = collection.admin?.components
  const { beforeListTable = [], edit } = components ?? {}
  const [first = 'id', ...columns] = collection.admin?.defaultColumns ?? []
  // What has no consequences for readers is deleted by Payload's own buttons.
  const own = <Name extends string>(...names: Name[]) => (isCared(collection.slug) ? names : [])
  return {
    ...collection,
    fields: [...collection.fields, trashedField],
    admin: {
      ...collection.admin,
      defaultColumns: [first, trashedField.name, ...columns],
      components: {
        ...components,
        beforeListTable: [...beforeListTable, LIST_NOTE, ...own(MANY)],
        edit: {
          ...edit,
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), ...own(TRASHED)],
          editMenuItems: [...(edit?.editMenuItems ?? []), ...own(DELETE)],
        },
      },
    },
  }
}
