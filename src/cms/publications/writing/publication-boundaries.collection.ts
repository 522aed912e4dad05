import type { CollectionConfig } from 'payload'

import { nobody } from '../../access'

/**
 * Instants at which what is shown under a tag becomes something else by itself: a vacancy closes, a licence runs
 * out, a planned price begins. The key of a page holds the last one that has passed, by the database's clock. Written by
 * `project()`, and by the price list for its own.
 */
export const PublicationBoundaries: CollectionConfig = {
  slug: 'publication-boundaries',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  indexes: [{ fields: ['tag', 'at'] }, { fields: ['collection', 'document'] }],
  fields: [
    { name: 'tag', type: 'text', required: true },
    { name: 'at', type: 'date', required: true },
    { name: 'collection', type: 'text', required: true },
    { name: 'document', type: 'text', required: true },
  ],
}
