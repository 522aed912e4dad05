import { fieldForEditors } from '../../cms/access'
import {
  numberedPublicationFields,
  numberedPublicationHooks,
} from '../../cms/desk/publishing/publishable'
import { translatedDocuments } from '../../cms/desk/collections/translated-documents'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { serviceFacts, serviceTexts } from './service.field'

/** What members can ask the site for: read by them alone, and by staff. */
export const SeamanServices = translatedDocuments('seaman-services', {
  texts: { one: 'serviceOne', many: 'serviceMany', description: 'servicesDescription' },
  columns: ['title', 'category', 'position', 'languages', '_status', 'updatedAt'],
  disableDuplicate: true,
  hooks: numberedPublicationHooks,
  defaultPopulate: { title: true },
  fields: [
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
})
