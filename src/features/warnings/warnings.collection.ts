import { structuredDocuments } from '../../cms/desk/collections/structured-documents'
import { warningFields } from './warning.field'
import { deriveWarning, projectWarning, projectWarningDeletion } from './warnings.hooks'

/** Whom staff warn seafarers of, published in all languages at once. */
export const Warnings = structuredDocuments('warnings', {
  texts: { one: 'warningsOne', many: 'warningsMany', description: 'warningsDescription' },
  title: 'name',
  sort: '-since',
  columns: ['name', 'kind', 'since', 'endedOn', 'company', '_status', 'editedBy'],
  searched: ['name', 'company.name', 'traces.value'],
  versions: 100,
  hooks: {
    beforeChange: [deriveWarning],
    afterChange: [projectWarning],
    afterDelete: [projectWarningDeletion],
  },
  defaultPopulate: { name: true, kind: true, since: true, endedOn: true },
  fields: warningFields,
})
