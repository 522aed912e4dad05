import type { CollectionConfig } from 'payload'

import { onlyEditors, onlyStaff, writersOfTheLanguage } from '../../cms/access'
import { publishMany } from '../../cms/desk/bulk/publish-many.endpoint'
import { removeEmpty } from '../../cms/desk/editing/remove-empty.endpoint'
import { takeOverStructure } from '../../cms/desk/editing/take-over-structure.endpoint'
import {
  autosavedDrafts,
  editingComponents,
  livePreview,
  treeComponents,
} from '../../cms/desk/editing/editing-components'
import { confirmUpToDate } from '../../cms/desk/publishing/confirm-translation.endpoint'
import { editLock } from '../../cms/desk/editing/locks/edit-lock.endpoint'
import { sideBySide } from '../../cms/desk/translations/side-by-side.endpoint'
import { sourceChanges } from '../../cms/desk/translations/source-changes.endpoint'
import { restoreLanguage } from '../../cms/desk/history/restore-language.endpoint'
import { documentFields } from '../../cms/documents/fields/document.field'
import { publicationFields, publicationHooks } from '../../cms/desk/publishing/publishable'
import { languagesField } from '../../cms/desk/lists/languages.field'
import { livePageUrl } from '../../cms/publications/reading/live-url'
import { move } from '../../cms/desk/tree/move.endpoint'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'

export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: panelLabel('pagesOne'), plural: panelLabel('pagesMany') },
  admin: {
    useAsTitle: 'panelTitle',
    defaultColumns: ['title', 'slug', 'parent', 'languages', '_status', 'updatedAt'],
    listSearchableFields: ['words'],
    description: panelLabel('pagesDescription'),
    group: panelTextByLanguage('groupContent'),
    components: { ...editingComponents, ...treeComponents },
    livePreview,
    preview: (doc, { locale }) => livePageUrl('pages', String(doc.id), locale),
  },
  defaultSort: 'position',
  trash: true,
  // Ours are of one language each: see cms/desk/editing/locks.
  lockDocuments: false,
  access: {
    // Readers never ask the API: the site reads what the publication index says is live (cms/documents).
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
    restoreLanguage('pages'),
    takeOverStructure('pages'),
    sideBySide('pages'),
    confirmUpToDate('pages'),
    sourceChanges('pages'),
    editLock('pages'),
    removeEmpty('pages'),
    move('pages'),
    ...publishMany('pages'),
  ],
  // Payload's own buttons; the list has ours, which publish each document alone, in one language.
  disableBulkEdit: true,
  hooks: publicationHooks,
  defaultPopulate: { title: true, slug: true, parent: true },
  fields: [
    languagesField,
    ...documentFields('pages', { home: 'pagesHomeDescription' }),
    ...publicationFields,
  ],
}
