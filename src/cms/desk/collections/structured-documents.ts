import type { CollectionConfig } from 'payload'

import type { PublishableCollection, TranslatedCollection } from '../../../content-types'
import { panelTextByLanguage } from '../../../i18n/panel/panel-languages'
import { type PanelKey, panelLabel } from '../../../i18n/panel/panel-texts'
import { onlyEditors, onlyStaff } from '../../access'
import { livePageUrl } from '../../publications/reading/live-url'
import { livePreview } from '../editing/editing-components'
import { restoreVersion } from '../history/restore-version.endpoint'
import { sourceChanges } from '../translations/source-changes.endpoint'
import { allLocalesFields, allLocalesHooks } from '../publishing/all-locales'
import { confirmUpToDate } from '../publishing/confirm-translation.endpoint'

type Admin = NonNullable<CollectionConfig['admin']>
type Hooks = NonNullable<CollectionConfig['hooks']>

/** What a collection of structured fields says of itself; the rest is the same for all of its kind. */
interface OwnParts extends Pick<CollectionConfig, 'defaultPopulate' | 'fields' | 'indexes'> {
  /** Keys of the panel's texts. */
  texts: { one: PanelKey; many: PanelKey; description: PanelKey }
  /** The field that names a document, and what the list is sorted by. */
  title: string
  sort: string
  /** Columns of the list, and the fields that its search reads. */
  columns: string[]
  searched: string[]
  /** Versions of a document that are kept. */
  versions: number
  /** Components above the list, and above the form. */
  list?: NonNullable<Admin['components']>['beforeListTable']
  controls?: NonNullable<NonNullable<Admin['components']>['edit']>['beforeDocumentControls']
  endpoints?: Exclude<CollectionConfig['endpoints'], false | undefined>
  /** They follow the hooks of publishing. Those of `afterChange` and `afterDelete` replace the projection. */
  hooks: Pick<Hooks, 'beforeValidate' | 'beforeChange' | 'afterChange' | 'afterDelete'>
}

/** A collection of documents whose fields are codes, numbers and days, published in all languages in one step. */
export function structuredDocuments(
  slug: Exclude<PublishableCollection, TranslatedCollection>,
  own: OwnParts,
): CollectionConfig {
  const { texts, title, sort, columns, searched, versions, list, controls } = own
  const { endpoints = [], hooks, indexes, defaultPopulate, fields } = own
  return {
    slug,
    labels: { singular: panelLabel(texts.one), plural: panelLabel(texts.many) },
    admin: {
      useAsTitle: title,
      defaultColumns: columns,
      listSearchableFields: searched,
      description: panelLabel(texts.description),
      group: panelTextByLanguage('groupJobs'),
      components: {
        ...(list && { beforeListTable: list }),
        edit: {
          PublishButton: '/src/cms/desk/editing/publish-all-locales-button#PublishAllLocalesButton',
          ...(controls && { beforeDocumentControls: controls }),
        },
      },
      livePreview,
      preview: (doc, { locale }) => livePageUrl(slug, String(doc.id), locale),
    },
    defaultSort: sort,
    trash: true,
    access: {
      // Readers do not use the API. The site reads live documents through the publication index.
      read: onlyStaff,
      readVersions: onlyStaff,
      create: onlyEditors,
      update: onlyEditors,
      delete: onlyEditors,
    },
    // No autosave: a form of structured fields is saved by its button.
    versions: { maxPerDoc: versions, drafts: { localizeStatus: false } },
    endpoints: [restoreVersion(slug), ...endpoints, confirmUpToDate(slug), sourceChanges(slug)],
    hooks: {
      ...allLocalesHooks,
      ...hooks,
      beforeChange: [...allLocalesHooks.beforeChange, ...(hooks.beforeChange ?? [])],
    },
    ...(indexes && { indexes }),
    ...(defaultPopulate && { defaultPopulate }),
    fields: [...fields, ...allLocalesFields],
  }
}
