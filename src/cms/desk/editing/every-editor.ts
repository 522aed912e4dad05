import type { CollectionConfig, Config, EditConfig, GlobalConfig } from 'payload'

import { adminsReadTheApi } from '../../access'
import { KEPT_COLLECTIONS, KEPT_GLOBALS } from './kept-words/what-is-kept'

const ERROR_GUIDE = '/src/cms/desk/editing/error-guide#ErrorGuide'
const KEEP_TYPED = '/src/cms/desk/editing/keep-typed#KeepTyped'
/** Forms that save by themselves keep their words there too. */
const KEPT_WORDS = '/src/cms/desk/editing/kept-words/kept-words#KeptInForm'

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
            ...(KEPT_COLLECTIONS.has(collection.slug) && !savesByItself(collection)
              ? [KEPT_WORDS]
              : []),
          ],
        },
        views: { ...components?.views, edit: withApiView(components?.views?.edit) },
      },
    },
  }
}

function savesByItself({ admin }: CollectionConfig): boolean {
  return admin?.components?.edit?.beforeDocumentControls?.includes(KEEP_TYPED) === true
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
            ...(KEPT_GLOBALS.has(global.slug) ? [KEPT_WORDS] : []),
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
