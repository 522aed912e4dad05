import type { CollectionConfig } from 'payload'

import { onlyEditors, onlyStaff, writersOfTheLanguage } from '../../cms/access'
import {
  refuseToRestoreBlocked,
  refuseToTrashWhileShown,
  refuseWhileUsed,
} from '../../cms/documents/uses/file-in-use.hooks'
import { CHECKED_DOCUMENTS } from '../../domain/forms/form-file'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { keepBytes, sendBytes, takeOnlyCheckedFile } from './service-files.hooks'

/**
 * Files for members. Their bytes stand in the database, in no folder that a web server could be pointed at; a member
 * gets one by the guard alone, and only while a published service shows it.
 */
export const ServiceFiles: CollectionConfig = {
  slug: 'service-files',
  labels: { singular: panelLabel('serviceFileOne'), plural: panelLabel('serviceFileMany') },
  admin: {
    group: panelTextByLanguage('groupContent'),
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'name', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename', 'name'],
    description: panelLabel('serviceFilesDescription'),
  },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  trash: true,
  access: {
    create: onlyEditors,
    read: onlyStaff,
    update: writersOfTheLanguage,
    delete: onlyEditors,
  },
  upload: {
    disableLocalStorage: true,
    mimeTypes: [...CHECKED_DOCUMENTS],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    handlers: [sendBytes],
  },
  hooks: {
    beforeOperation: [takeOnlyCheckedFile],
    beforeChange: [refuseToTrashWhileShown, refuseToRestoreBlocked],
    afterChange: [keepBytes],
    beforeDelete: [refuseWhileUsed],
  },
  fields: [
    {
      name: 'name',
      label: panelLabel('serviceFileName'),
      type: 'text',
      localized: true,
      maxLength: 120,
    },
  ],
}
