import type { CollectionConfig } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { removeExamplesEndpoint } from '../../cms/desk/examples/remove-examples.endpoint'
import { livePreview } from '../../cms/desk/editing/editing-components'
import { restoreVersion } from '../../cms/desk/history/restore-version.endpoint'
import { livePageUrl } from '../../cms/publications/reading/live-url'
import { allLocalesFields, allLocalesHooks } from '../../cms/desk/publishing/all-locales'
import { suspensionEndpoints } from '../../cms/desk/suspension/suspend.endpoint'
import { confirmUpToDate } from '../../cms/desk/publishing/confirm-translation.endpoint'
import { sourceChanges } from '../../cms/desk/translations/source-changes.endpoint'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { companyFields } from './company.field'
import { deriveCompany, nameSlug } from './companies.hooks'

/** Companies that offer work at sea, published in all languages at once. */
export const Crewings: CollectionConfig = {
  slug: 'crewings',
  labels: { singular: panelLabel('crewingsOne'), plural: panelLabel('crewingsMany') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: [
      'name',
      'country',
      'licence.validUntil',
      '_status',
      'suspendedAt',
      'updatedAt',
    ],
    listSearchableFields: ['name', 'legalName', 'slug'],
    description: panelLabel('crewingsDescription'),
    group: panelTextByLanguage('groupJobs'),
    components: {
      edit: {
        PublishButton: '/src/cms/desk/editing/publish-all-locales-button#PublishAllLocalesButton',
        beforeDocumentControls: ['/src/cms/desk/suspension/suspend-button#SuspendButton'],
      },
    },
    livePreview,
    preview: (doc, { locale }) => livePageUrl('crewings', String(doc.id), locale),
  },
  defaultSort: 'name',
  trash: true,
  access: {
    // Readers never ask the API: the site reads what the publication index says is live.
    read: onlyStaff,
    readVersions: onlyStaff,
    create: onlyEditors,
    update: onlyEditors,
    delete: onlyEditors,
  },
  // No autosave: what is typed into a form of facts is saved by its button.
  versions: { maxPerDoc: 20, drafts: { localizeStatus: false } },
  endpoints: [
    removeExamplesEndpoint,
    restoreVersion('crewings'),
    ...suspensionEndpoints('crewings'),
    confirmUpToDate('crewings'),
    sourceChanges('crewings'),
  ],
  hooks: {
    ...allLocalesHooks,
    beforeValidate: [nameSlug],
    beforeChange: [...allLocalesHooks.beforeChange, deriveCompany],
  },
  defaultPopulate: { name: true, slug: true },
  fields: [...companyFields, ...allLocalesFields],
}
