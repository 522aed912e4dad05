import type { CollectionConfig } from 'payload'

import { nobody } from '../../cms/access'

/**
 * Addresses that search engines are to be told of: written by a trigger on the publication index, in the transaction of what
 * was published or taken away, and by `index-now-rows.hooks.ts`. A collection for its schema and migration alone.
 */
export const IndexNowQueue: CollectionConfig = {
  slug: 'index-now-queue',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  fields: [
    // `*` for what every language has at the same path.
    { name: 'locale', type: 'text', required: true },
    { name: 'path', type: 'text', required: true },
    { name: 'at', type: 'date', required: true },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    // Of the instance that is sending it.
    { name: 'lease', type: 'text', index: true },
    { name: 'leaseUntil', type: 'date' },
  ],
}
