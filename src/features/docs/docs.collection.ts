import { treeOfDocuments } from '../../cms/desk/collections/translated-documents'
import { documentFields } from '../../cms/documents/fields/document.field'
import { staffNoteField } from '../../cms/documents/fields/staff-note.field'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'

/** The documentation: a tree below `/docs`. */
export const Docs = treeOfDocuments('docs', {
  texts: { one: 'docsOne', many: 'docsMany', description: 'docsDescription' },
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
  ],
})
