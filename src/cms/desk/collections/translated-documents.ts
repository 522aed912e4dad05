import type { CollectionConfig } from 'payload'

import type { TranslatedCollection, TreeCollection } from '../../../content-types'
import { panelTextByLanguage } from '../../../i18n/panel/panel-languages'
import { type PanelKey, panelLabel } from '../../../i18n/panel/panel-texts'
import { onlyEditors, onlyStaff, writersOfTheLanguage } from '../../access'
import { livePageUrl } from '../../publications/reading/live-url'
import { publishMany } from '../bulk/publish-many.endpoint'
import {
  autosavedDrafts,
  editingComponents,
  livePreview,
  treeComponents,
} from '../editing/editing-components'
import { editLock } from '../editing/locks/edit-lock.endpoint'
import { removeEmpty } from '../editing/remove-empty.endpoint'
import { takeOverStructure } from '../editing/take-over-structure.endpoint'
import { restoreLanguage } from '../history/restore-language.endpoint'
import { languagesField } from '../lists/languages.field'
import { sideBySide } from '../translations/side-by-side.endpoint'
import { sourceChanges } from '../translations/source-changes.endpoint'
import { move } from '../tree/move.endpoint'
import { confirmUpToDate } from '../publishing/confirm-translation.endpoint'
import { publicationFields, publicationHooks } from '../publishing/publishable'

/** What a collection of documents says of itself; the rest is the same for all of its kind. */
interface OwnParts extends Pick<
  CollectionConfig,
  'defaultPopulate' | 'disableDuplicate' | 'fields' | 'hooks'
> {
  /** Keys of the panel's texts. */
  texts: { one: PanelKey; many: PanelKey; description: PanelKey }
  /** Columns of the list. */
  columns: string[]
  components?: NonNullable<CollectionConfig['admin']>['components']
  endpoints?: Exclude<CollectionConfig['endpoints'], false | undefined>
}

/** A collection of documents that are written and published language by language. */
export function translatedDocuments(
  slug: TranslatedCollection,
  { texts, columns, components = editingComponents, endpoints = [], fields, ...own }: OwnParts,
): CollectionConfig {
  return {
    slug,
    labels: { singular: panelLabel(texts.one), plural: panelLabel(texts.many) },
    admin: {
      useAsTitle: 'panelTitle',
      defaultColumns: columns,
      listSearchableFields: ['words'],
      description: panelLabel(texts.description),
      group: panelTextByLanguage('groupContent'),
      components,
      livePreview,
      preview: (doc, { locale }) => livePageUrl(slug, String(doc.id), locale),
    },
    defaultSort: 'position',
    trash: true,
    // Ours are of one language each: see cms/desk/editing/locks.
    lockDocuments: false,
    access: {
      // Readers and members do not use the API. The site reads live documents through the publication index.
      read: onlyStaff,
      readVersions: onlyStaff,
      create: onlyEditors,
      update: writersOfTheLanguage,
      delete: onlyEditors,
    },
    versions: { maxPerDoc: 50, drafts: autosavedDrafts },
    endpoints: [
      restoreLanguage(slug),
      takeOverStructure(slug),
      sideBySide(slug),
      confirmUpToDate(slug),
      sourceChanges(slug),
      editLock(slug),
      removeEmpty(slug),
      ...endpoints,
      ...publishMany(slug),
    ],
    // Payload's own buttons. The list has ours, which publish each document alone, in one language.
    disableBulkEdit: true,
    ...own,
    fields: [languagesField, ...fields],
  }
}

/** The same where the documents stand in a tree, each at an address of its own. */
export function treeOfDocuments(
  slug: TreeCollection,
  { fields, ...own }: Pick<OwnParts, 'fields' | 'texts'>,
): CollectionConfig {
  return translatedDocuments(slug, {
    columns: ['title', 'slug', 'parent', 'languages', '_status', 'updatedAt'],
    components: { ...editingComponents, ...treeComponents },
    endpoints: [move(slug)],
    hooks: publicationHooks,
    defaultPopulate: { title: true, slug: true, parent: true },
    ...own,
    fields: [...fields, ...publicationFields],
  })
}
