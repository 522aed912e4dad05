import { treeOfDocuments } from '../../cms/desk/collections/translated-documents'
import { documentFields } from '../../cms/documents/fields/document.field'

export const Pages = treeOfDocuments('pages', {
  texts: { one: 'pagesOne', many: 'pagesMany', description: 'pagesDescription' },
  fields: documentFields('pages', { home: 'pagesHomeDescription' }),
})
