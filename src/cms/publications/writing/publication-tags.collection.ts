import type { CollectionConfig } from 'payload'

import { nobody } from '../../access'

/**
 * A revision for each thing that several pages show (a tag) and each language in which it changed. Every rendered page
 * carries those of its tags in its key beside its own revision. Written by SQL alone (`tags.ts`).
 */
export const PublicationTags: CollectionConfig = {
  slug: 'publication-tags',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  indexes: [{ fields: ['tag', 'locale'], unique: true }],
  fields: [
    { name: 'tag', type: 'text', required: true },
    // The language in which it changed; `*` for all.
    { name: 'locale', type: 'text', required: true },
    { name: 'revision', type: 'text', required: true },
  ],
}
