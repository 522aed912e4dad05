import { removeExamplesEndpoint } from '../../cms/desk/examples/remove-examples.endpoint'
import { structuredDocuments } from '../../cms/desk/collections/structured-documents'
import { suspensionEndpoints } from '../../cms/desk/suspension/suspend.endpoint'
import { companyFields } from './company.field'
import { deriveCompany, nameSlug } from './companies.hooks'

/** Companies that offer work at sea, published in all languages at once. */
export const Crewings = structuredDocuments('crewings', {
  texts: { one: 'crewingsOne', many: 'crewingsMany', description: 'crewingsDescription' },
  title: 'name',
  sort: 'name',
  columns: ['name', 'country', 'licence.validUntil', '_status', 'suspendedAt', 'updatedAt'],
  searched: ['name', 'legalName', 'slug'],
  versions: 20,
  controls: ['/src/cms/desk/suspension/suspend-button#SuspendButton'],
  endpoints: [removeExamplesEndpoint, ...suspensionEndpoints('crewings')],
  hooks: { beforeValidate: [nameSlug], beforeChange: [deriveCompany] },
  defaultPopulate: { name: true, slug: true },
  fields: companyFields,
})
