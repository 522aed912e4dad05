import type { Config, EditConfig, GlobalConfig, GlobalSlug } from 'payload'

import { globalAuthorFields, namedDocumentsField } from './global-author.field'
import {
  keepOneVersionOfADeed,
  keepWhatStood,
  noteAuthorOfGlobal,
  saveWholeVersions,
} from './global-versions.hooks'
import { canNameDocuments } from './named-documents'
import { restoreGlobal } from './restore-global.endpoint'

/** How many versions are kept of each global: they are small, and few are made. */
const MOST_VERSIONS = 100

/** Has every global there is keep its versions, with who saved them, and a way back to each. */
export function historyOfGlobals(config: Config): Config {
  return { ...config, globals: (config.globals ?? []).map(withHistory) }
}

function withHistory(global: GlobalConfig): GlobalConfig {
  const { access, admin, endpoints, fields, hooks } = global
  if (!access?.read) throw new Error(`Who may read the global ${global.slug}, and its history?`)
  return {
    ...global,
    versions: { max: MOST_VERSIONS, drafts: false },
    // Payload's own rule asks only for somebody.
    access: { ...access, readVersions: access.read },
    endpoints: [restoreGlobal(global.slug as GlobalSlug), ...(endpoints || [])],
    fields: [
      ...fields,
      ...globalAuthorFields,
      ...(canNameDocuments(fields) ? [namedDocumentsField] : []),
    ],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), saveWholeVersions],
      beforeChange: [...(hooks?.beforeChange ?? []), noteAuthorOfGlobal, keepWhatStood],
      afterChange: [...(hooks?.afterChange ?? []), keepOneVersionOfADeed],
    },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: {
          ...admin?.components?.views,
          edit: withHistoryView(admin?.components?.views?.edit),
        },
      },
    },
  }
}

function withHistoryView(edit: EditConfig | undefined): EditConfig {
  // Whoever replaces everything has no tab for it.
  if (edit && 'root' in edit) return edit
  return { ...edit, versions: { Component: '/src/cms/desk/history/history-view#HistoryView' } }
}
