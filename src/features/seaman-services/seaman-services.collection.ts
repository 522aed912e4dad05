import type { CollectionConfig } from 'payload'

import { fieldForEditors, onlyEditors, onlyStaff, writersOfTheLanguage } from '../../cms/access'
import { publishMany } from '../../cms/desk/bulk/publish-many.endpoint'
import {
  autosavedDrafts,
  editingComponents,
  livePreview,
} from '../../cms/desk/editing/editing-components'
import { editLock } from '../../cms/desk/editing/locks/edit-lock.endpoint'
import { removeEmpty } from '../../cms/desk/editing/remove-empty.endpoint'
import { takeOverStructure } from '../../cms/desk/editing/take-over-structure.endpoint'
import { restoreLanguage } from '../../cms/desk/history/restore-language.endpoint'
import { languagesField } from '../../cms/desk/lists/languages.field'
import { livePageUrl } from '../../cms/publications/reading/live-url'
import {
  numberedPublicationFields,
  numberedPublicationHooks,
} from '../../cms/desk/publishing/publishable'
import { confirmUpToDate } from '../../cms/desk/publishing/confirm-translation.endpoint'
import { sideBySide } from '../../cms/desk/translations/side-by-side.endpoint'
import { sourceChanges } from '../../cms/desk/translations/source-changes.endpoint'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { serviceFacts, serviceTexts } from './service.field'

/** What members can ask the site for: read by them alone, and by staff. */
export const SeamanServices: CollectionConfig = {
  slug: 'seaman-services',
  labels: { singular: panelLabel('serviceOne'), plural: panelLabel('serviceMany') },
  admin: {
    useAsTitle: 'panelTitle',
    defaultColumns: ['title', 'category', 'position', 'languages', '_status', 'updatedAt'],
    listSearchableFields: ['words'],
    description: panelLabel('servicesDescription'),
    group: panelTextByLanguage('groupContent'),
    components: editingComponents,
    livePreview,
    preview: (doc, { locale }) => livePageUrl('seaman-services', String(doc.id), locale),
  },
  defaultSort: 'position',
  trash: true,
  disableDuplicate: true,
  // Ours are of one language each: see cms/desk/editing/locks.
  lockDocuments: false,
  access: {
    // Members never ask the API: the site reads what the publication index says is live, and the guard lets them in.
    read: onlyStaff,
    readVersions: onlyStaff,
    create: onlyEditors,
    update: writersOfTheLanguage,
    delete: onlyEditors,
  },
  versions: { maxPerDoc: 50, drafts: autosavedDrafts },
  endpoints: [
    restoreLanguage('seaman-services'),
    takeOverStructure('seaman-services'),
    sideBySide('seaman-services'),
    confirmUpToDate('seaman-services'),
    sourceChanges('seaman-services'),
    editLock('seaman-services'),
    removeEmpty('seaman-services'),
    ...publishMany('seaman-services'),
  ],
  // Payload's own buttons; the list has ours, which publish each document alone, in one language.
  disableBulkEdit: true,
  hooks: numberedPublicationHooks,
  defaultPopulate: { title: true },
  fields: [
    languagesField,
    ...serviceTexts,
    ...serviceFacts,
    {
      name: 'files',
      label: panelLabel('serviceFiles'),
      type: 'upload',
      relationTo: 'service-files',
      hasMany: true,
      maxRows: 10,
      access: { update: fieldForEditors },
      admin: { description: panelLabel('serviceFilesDescription') },
    },
    ...numberedPublicationFields(),
  ],
}
