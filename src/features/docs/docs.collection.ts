import type { CollectionConfig } from 'payload'

import { onlyEditors, onlyStaff, writersOfTheLanguage } from '../../cms/access'
import { publishMany } from '../../cms/bulk/publish-many.endpoint'
import { removeEmpty } from '../../cms/editing/remove-empty.endpoint'
import { takeOverStructure } from '../../cms/editing/take-over-structure.endpoint'
import {
  autosavedDrafts,
  editingComponents,
  livePreview,
} from '../../cms/editing/editing-components'
import { LOCK_LASTS } from '../../cms/editing/keep-lock.hooks'
import { stillRight } from '../../cms/translations/confirm-translation.endpoint'
import { sideBySide } from '../../cms/translations/side-by-side.endpoint'
import { restoreLanguage } from '../../cms/history/restore-language.endpoint'
import { documentFields } from '../../cms/fields/document.field'
import { livePageUrl } from '../../cms/publications/reading/live-url'
import { publicationFields, publicationHooks } from '../../cms/publications/writing/publishable'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'

/** The documentation: a tree below `/docs`. */
export const Docs: CollectionConfig = {
  slug: 'docs',
  labels: { singular: panelLabel('docsOne'), plural: panelLabel('docsMany') },
  admin: {
    useAsTitle: 'panelTitle',
    defaultColumns: ['title', 'slug', 'parent', 'position', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    description: panelLabel('docsDescription'),
    group: panelTextByLanguage('groupContent'),
    components: editingComponents,
    livePreview,
    preview: (doc, { locale }) => livePageUrl('docs', String(doc.id), locale),
  },
  defaultSort: 'position',
  trash: true,
  lockDocuments: { duration: LOCK_LASTS },
  access: {
    read: onlyStaff,
    readVersions: onlyStaff,
    create: onlyEditors,
    update: writersOfTheLanguage,
    delete: onlyEditors,
  },
  versions: {
    maxPerDoc: 50,
    drafts: autosavedDrafts,
  },
  endpoints: [
    restoreLanguage('docs'),
    takeOverStructure('docs'),
    sideBySide('docs'),
    stillRight('docs'),
    removeEmpty('docs'),
    ...publishMany('docs'),
  ],
  // Payload's own buttons; the list has ours, which publish each document alone, in one language.
  disableBulkEdit: true,
  hooks: publicationHooks,
  defaultPopulate: { title: true, slug: true, parent: true },
  fields: [
    ...documentFields('docs', { home: 'docsHomeDescription' }),
    {
      name: 'sidebarLabel',
      label: panelLabel('sidebarLabel'),
      type: 'text',
      localized: true,
      maxLength: 60,
      admin: {
        position: 'sidebar',
        description: panelLabel('sidebarLabelDescription'),
      },
    },
    ...publicationFields,
  ],
}
