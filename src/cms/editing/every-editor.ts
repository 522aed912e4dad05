import type { CollectionConfig, Config, EditConfig, GlobalConfig } from 'payload'

import { adminsReadTheApi } from '../access'

const ERROR_GUIDE = '/src/cms/editing/error-guide#ErrorGuide'

/** What every form of the panel has, whichever content type or feature it belongs to. */
export function everyEditor(config: Config): Config {
  return {
    ...config,
    collections: (config.collections ?? []).map(withCollectionEditor),
    globals: (config.globals ?? []).map(withGlobalEditor),
  }
}

function withCollectionEditor(collection: CollectionConfig): CollectionConfig {
  const components = collection.admin?.components
  return {
    ...collection,
    admin: {
      ...collection.admin,
      // A text that is copied into another language passes for its translation; its structure is taken over instead
      // (docs/decisions/048). The other way to copy, with a document, has no option: panel.css.
      disableCopyToLocale: true,
      components: {
        ...components,
        edit: {
          ...components?.edit,
          beforeDocumentControls: [
            ...(components?.edit?.beforeDocumentControls ?? []),
            ERROR_GUIDE,
          ],
        },
        views: { ...components?.views, edit: withApiView(components?.views?.edit) },
      },
    },
  }
}

function withGlobalEditor(global: GlobalConfig): GlobalConfig {
  const components = global.admin?.components
  return {
    ...global,
    admin: {
      ...global.admin,
      components: {
        ...components,
        elements: {
          ...components?.elements,
          beforeDocumentControls: [
            ...(components?.elements?.beforeDocumentControls ?? []),
            ERROR_GUIDE,
          ],
        },
        views: { ...components?.views, edit: withApiView(components?.views?.edit) },
      },
    },
  }
}

function withApiView(edit: EditConfig | undefined): EditConfig {
  // Whoever replaces everything has no tabs to hide.
  if (edit && 'root' in edit) return edit
  return { ...edit, api: { tab: { condition: adminsReadTheApi } } }
}
