import { randomBytes } from 'node:crypto'
import path from 'node:path'

import type { CollectionConfig, ImageSize } from 'payload'

import { describersInTheLanguage, filesForEverybody, onlyEditors } from '../../cms/access'
import { renewStructures } from '../../cms/publications/project'
import { env } from '../../env'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { ALLOWED_TYPES } from './media-file'
import { keepAlternativeText, LONGEST, takeOnlyCleanFiles } from './media.hooks'
import { missingFileIn } from './missing-file.hooks'

const FOLDER = path.resolve(env.DATA_DIR, 'media')

/**
 * Sizes of two pictures would share a name where `a.png` and `a.jpg` do, and one would replace the
 * other. A picture that is cut anew gets new names, so no browser shows the old one.
 */
const nameOfSize: NonNullable<ImageSize['generateImageName']> = ({
  originalName,
  sizeName,
  extension,
}) => `${originalName}-${sizeName}-${randomBytes(4).toString('hex')}.${extension}`

/** For pages: as wide as the text on a phone, and on a screen. */
function pageSize(name: string, width: number): ImageSize {
  return {
    name,
    width,
    withoutEnlargement: true,
    generateImageName: nameOfSize,
    formatOptions: { format: 'webp', options: { quality: 72 } },
  }
}

/** Pictures of the site, and files to download. One that is replaced shows on every page at once. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: panelLabel('mediaOne'),
    plural: panelLabel('mediaMany'),
  },
  admin: {
    group: panelTextByLanguage('groupContent'),
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'credit'],
    description: panelLabel('mediaDescription'),
  },
  access: {
    create: onlyEditors,
    read: filesForEverybody,
    update: describersInTheLanguage,
    delete: onlyEditors,
  },
  // Two documents with one picture are two to describe; a page takes the one there is.
  disableDuplicate: true,
  upload: {
    staticDir: FOLDER,
    handlers: [missingFileIn(FOLDER)],
    mimeTypes: [...ALLOWED_TYPES],
    pasteURL: false,
    imageSizes: [
      {
        // The size that social networks and search engines show.
        name: 'social',
        width: 1200,
        height: 630,
        position: 'centre',
        withoutEnlargement: false,
        generateImageName: nameOfSize,
        formatOptions: { format: 'jpeg', options: { quality: 80 } },
      },
      pageSize('small', 640),
      pageSize('large', 1280),
    ],
    modifyResponseHeaders: ({ headers }) => {
      // Seconds: a day. Names change with what pages show.
      headers.set('Cache-Control', 'public, max-age=86400')
      return headers
    },
  },
  hooks: {
    beforeOperation: [takeOnlyCleanFiles],
    beforeValidate: [keepAlternativeText],
    afterChange: [({ req }) => renewStructures(req.payload, req)],
    afterDelete: [({ req }) => renewStructures(req.payload, req)],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: panelLabel('altLabel'),
      localized: true,
      maxLength: LONGEST.alt,
      admin: { description: panelLabel('altDescription') },
    },
    {
      name: 'caption',
      type: 'textarea',
      label: panelLabel('captionLabel'),
      localized: true,
      maxLength: LONGEST.caption,
      admin: { description: panelLabel('captionDescription') },
    },
    {
      name: 'credit',
      type: 'text',
      label: panelLabel('creditLabel'),
      maxLength: LONGEST.credit,
      admin: { description: panelLabel('creditDescription') },
    },
  ],
}
