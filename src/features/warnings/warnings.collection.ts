import type { CollectionConfig } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { livePreview } from '../../cms/desk/editing/editing-components'
import { restoreVersion } from '../../cms/desk/history/restore-version.endpoint'
import { livePageUrl } from '../../cms/publications/reading/live-url'
import { allLocalesFields, allLocalesHooks } from '../../cms/desk/publishing/all-locales'
import { confirmUpToDate } from '../../cms/desk/publishing/confirm-translation.endpoint'
import { sourceChanges } from '../../cms/desk/translations/source-changes.endpoint'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { warningFields } from './warning.field'
import { deriveWarning, projectWarning, projectWarningDeletion } from './warnings.hooks'

/** Whom staff warn seafarers of, published in all languages at once. */
export const Warnings: CollectionConfig = {
  slug: 'warnings',
  labels: { singular: panelLabel('warningsOne'), plural: panelLabel('warningsMany') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'since', 'endedOn', 'company', '_status', 'editedBy'],
    listSearchableFields: ['name', 'company.name', 'traces.value'],
    description: panelLabel('warningsDescription'),
    group: panelTextByLanguage('groupJobs'),
    components: {
      edit: {
        PublishButton: '/src/cms/desk/editing/publish-all-locales-button#PublishAllLocalesButton',
      },
    },
    livePreview,
    preview: (doc, { locale }) => livePageUrl('warnings', String(doc.id), locale),
  },
  defaultSort: '-since',
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
  versions: { maxPerDoc: 100, drafts: { localizeStatus: false } },
  endpoints: [restoreVersion('warnings'), confirmUpToDate('warnings'), sourceChanges('warnings')],
  hooks: {
    ...allLocalesHooks,
    beforeChange: [...allLocalesHooks.beforeChange, deriveWarning],
    afterChange: [projectWarning],
    afterDelete: [projectWarningDeletion],
  },
  defaultPopulate: { name: true, kind: true, since: true, endedOn: true },
  fields: [...warningFields, ...allLocalesFields],
}
