import type { CollectionConfig } from 'payload'

import { nobody } from '../access'

/**
 * One revision per locale for what pages show of each other: existence, path, title, excerpt, place
 * in the tree, and the navigation. Every rendered page carries it in its key beside its own.
 */
export const PublicationStructures: CollectionConfig = {
  slug: 'publication-structures',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'locale', type: 'text', required: true, unique: true },
    { name: 'revision', type: 'text', required: true },
  ],
}
