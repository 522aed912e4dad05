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
import { staffNoteField } from '../../cms/documents/fields/staff-note.field'
import { languagesField } from '../../cms/desk/lists/languages.field'
import { livePageUrl } from '../../cms/publications/reading/live-url'
import { publicationFields, publicationHooks } from '../../cms/desk/publishing/publishable'
import { move } from '../../cms/desk/tree/move.endpoint'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'

/** The documentation: a tree below `/docs`. */
export const Docs: CollectionConfig = {
  slug: 'docs',
  labels: { singular: panelLabel('docsOne'), plural: panelLabel('docsMany') },
  admin: {
    useAsTitle: 'panelTitle',
    defaultColumns: ['title', 'slug', 'parent', 'languages', '_status', 'updatedAt'],
    listSearchableFields: ['words'],
    description: panelLabel('docsDescription'),
    group: panelTextByLanguage('groupContent'),
    components: { ...editingComponents, ...treeComponents },
    livePreview,
    preview: (doc, { locale }) => livePageUrl('docs', String(doc.id), locale),
  },
  defaultSort: 'position',
  trash: true,
  // Ours are of one language each: see cms/desk/editing/locks.
  lockDocuments: false,
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
    confirmUpToDate('docs'),
    sourceChanges('docs'),
    editLock('docs'),
    removeEmpty('docs'),
    move('docs'),
    ...publishMany('docs'),
  ],
  // Payload's own buttons; the list has ours, which publish each document alone, in one language.
  disableBulkEdit: true,
  hooks: publicationHooks,
  defaultPopulate: { title: true, slug: true, parent: true },
  fields: [
    languagesField,
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
    staffNoteField,
    {
      name: 'answers',
      label: panelTextByLanguage('guideAnswersQuestion'),
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/features/docs/admin/guide-answers#GuideAnswers' },
      },
    },
    ...publicationFields,
  ],
}
