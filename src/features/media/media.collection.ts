import { randomBytes } from 'node:crypto'

import type { CollectionConfig, Field, ImageSize } from 'payload'

import {
  fieldForEditors,
  fieldWrittenBySystem,
  filesForEverybody,
  onlyEditors,
  writersOfTheLanguage,
} from '../../cms/access'
import {
  refuseToRestoreBlocked,
  refuseToTrashWhileShown,
  refuseWhileUsed,
} from '../../cms/documents/uses/file-in-use.hooks'
import { renewTag } from '../../cms/publications/writing/tags'
import { mediaTag } from '../../cms/documents/rich-text/shown-tags'
import { picturePath, pictureSource } from '../../domain/pictures/picture-address'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import type { Media as MediaDocument } from '../../payload-types'
import { ALLOWED_TYPES } from './media-file'
import { MEDIA_FOLDER } from './media-folder'
import { keepAlternativeText, LONGEST, rememberLooks, takeOnlyCleanFiles } from './media.hooks'
import { moveFilesWithTrash, removeKeptFiles } from './media-trash.hooks'
import { missingFileIn } from './missing-file.hooks'
import { removeFilesOfFailedWrite } from './written-files.hooks'

/**
 * Sizes of two pictures would share a name where `a.png` and `a.jpg` do, and one would replace the
 * other. A picture that is cut again gets new names, so no browser shows the old one.
 */
const nameOfSize: NonNullable<ImageSize['generateImageName']> = ({
  originalName,
  sizeName,
  extension,
}) => `${originalName}-${sizeName}-${randomBytes(4).toString('hex')}.${extension}`

const WRITTEN_BY_SYSTEM = {
  admin: { hidden: true },
  access: { create: fieldWrittenBySystem, update: fieldWrittenBySystem },
} satisfies Partial<Field>

/** The panel shows lists of pictures; none of them needs the original. */
function thumbnail({ doc }: { doc: Record<string, unknown> }): string | null {
  // Payload's type knows no collection.
  const media = doc as Partial<MediaDocument>
  // Nothing is served of what is in the trash.
  if (!media.filename || media.deletedAt || !media.mimeType?.startsWith('image/')) return null
  return picturePath(pictureSource(media.filename, media), 320)
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
    update: writersOfTheLanguage,
    delete: onlyEditors,
  },
  trash: true,
  // Two documents with one picture are two to describe; a page takes the one there is.
  disableDuplicate: true,
  upload: {
    staticDir: MEDIA_FOLDER,
    handlers: [missingFileIn(MEDIA_FOLDER)],
    mimeTypes: [...ALLOWED_TYPES],
    pasteURL: false,
    adminThumbnail: thumbnail,
    // What pages show is made when it is asked for.
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
    ],
    modifyResponseHeaders: ({ headers }) => {
      // Seconds: a day. Names change with what pages show.
      headers.set('Cache-Control', 'public, max-age=86400')
      return headers
    },
  },
  hooks: {
    beforeOperation: [takeOnlyCleanFiles],
    beforeValidate: [keepAlternativeText, removeFilesOfFailedWrite],
    beforeChange: [refuseToTrashWhileShown, refuseToRestoreBlocked, rememberLooks],
    afterChange: [
      moveFilesWithTrash,
      ({ doc, req }) => renewTag(req, mediaTag((doc as { id: number }).id)),
    ],
    beforeDelete: [refuseWhileUsed],
    afterDelete: [removeKeptFiles, ({ id, req }) => renewTag(req, mediaTag(id))],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: panelLabel('altLabel'),
      localized: true,
      maxLength: LONGEST.alt,
      admin: {
        description: panelLabel('altDescription'),
        components: { Field: '/src/features/media/admin/alternative-text#AlternativeText' },
      },
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
      access: { update: fieldForEditors },
      admin: { description: panelLabel('creditDescription') },
    },
    {
      name: 'usedIn',
      label: panelTextByLanguage('usedIn'),
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/src/features/media/admin/used-in#UsedIn' },
      },
    },
    // Of the file's bytes; and the colour that stands in the picture's place until it is there.
    { name: 'fingerprint', type: 'text', ...WRITTEN_BY_SYSTEM },
    { name: 'placeholder', type: 'text', ...WRITTEN_BY_SYSTEM },
  ],
}
