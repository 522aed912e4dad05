import type { CollectionConfig } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { livePreview } from '../../cms/desk/editing/editing-components'
import { restoreVersion } from '../../cms/desk/history/restore-version.endpoint'
import { livePageUrl } from '../../cms/publications/reading/live-url'
import { allLocalesFields, allLocalesHooks } from '../../cms/desk/publishing/all-locales'
import { suspensionEndpoints } from '../../cms/desk/suspension/suspend.endpoint'
import { confirmUpToDate } from '../../cms/desk/publishing/confirm-translation.endpoint'
import { sourceChanges } from '../../cms/desk/translations/source-changes.endpoint'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { closingEndpoints } from './close-vacancies.endpoint'
import { deriveVacancy } from './vacancies.hooks'
import { refuseUnlooked } from './vacancy-flags.hooks'
import { vacancyFields } from './vacancy.field'

/** Work at sea that companies offer, published in all languages at once. */
export const Vacancies: CollectionConfig = {
  slug: 'vacancies',
  labels: { singular: panelLabel('vacanciesOne'), plural: panelLabel('vacanciesMany') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['vacancy', 'openUntilDay', 'languages', '_status', 'suspendedAt'],
    listSearchableFields: ['title', 'company.name', 'vessel.name'],
    description: panelLabel('vacanciesDescription'),
    group: panelTextByLanguage('groupJobs'),
    components: {
      beforeListTable: ['/src/features/vacancies/admin/close-chosen#CloseChosen'],
      edit: {
        PublishButton: '/src/cms/desk/editing/publish-all-locales-button#PublishAllLocalesButton',
        beforeDocumentControls: ['/src/cms/desk/suspension/suspend-button#SuspendButton'],
      },
    },
    livePreview,
    preview: (doc, { locale }) => livePageUrl('vacancies', String(doc.id), locale),
  },
  defaultSort: '-createdAt',
  trash: true,
  access: {
    // Readers do not use the API. The site reads live vacancies through the publication index.
    read: onlyStaff,
    readVersions: onlyStaff,
    create: onlyEditors,
    update: onlyEditors,
    delete: onlyEditors,
  },
  // No autosave: a form of structured fields is saved by its button.
  versions: { maxPerDoc: 20, drafts: { localizeStatus: false } },
  endpoints: [
    restoreVersion('vacancies'),
    ...suspensionEndpoints('vacancies'),
    ...closingEndpoints,
    confirmUpToDate('vacancies'),
    sourceChanges('vacancies'),
  ],
  hooks: {
    ...allLocalesHooks,
    beforeChange: [...allLocalesHooks.beforeChange, deriveVacancy, refuseUnlooked],
  },
  // For the query of similar vacancies, which reads the newest first.
  indexes: [
    { fields: ['rank', 'vesselGroup', 'firstPublishedAt'] },
    { fields: ['company', 'externalId'], unique: true },
  ],
  defaultPopulate: { title: true, company: true },
  fields: [...vacancyFields, ...allLocalesFields],
}
