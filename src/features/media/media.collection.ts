import path from 'node:path'

import type { CollectionConfig } from 'payload'

import { describersInTheLanguage, filesForEverybody, onlyEditors } from '../../cms/access'
import { renewStructures } from '../../cms/publications/project'
import { env } from '../../env'

/** Pictures of the site. A file that is replaced shows on every page at once. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Content',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    description: 'Pictures for pages. They are public as soon as they are here.',
  },
  access: {
    create: onlyEditors,
    read: filesForEverybody,
    update: describersInTheLanguage,
    delete: onlyEditors,
  },
  upload: {
    staticDir: path.resolve(env.DATA_DIR, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'],
    constructorOptions: { limitInputPixels: 50_000_000 },
    imageSizes: [
      {
        // The size that social networks and search engines show.
        name: 'social',
        width: 1200,
        height: 630,
        position: 'centre',
        withoutEnlargement: false,
        formatOptions: { format: 'jpeg', options: { quality: 80 } },
      },
    ],
  },
  hooks: {
    afterChange: [({ req }) => renewStructures(req.payload, req)],
    afterDelete: [({ req }) => renewStructures(req.payload, req)],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: {
        description: 'What the picture shows, for those who do not see it, in this language.',
      },
    },
  ],
}
