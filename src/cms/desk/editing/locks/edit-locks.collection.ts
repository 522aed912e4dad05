import type { CollectionConfig } from 'payload'

import { nobody } from '../../../access'

/**
 * Who is writing a document in a language: one row for each. Payload's own locks are of whole documents, and each save
 * in any language ends them. Written by SQL alone (`edit-locks.ts`).
 */
export const EditLocks: CollectionConfig = {
  slug: 'edit-locks',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  indexes: [{ fields: ['collection', 'document', 'locale'], unique: true }],
  fields: [
    { name: 'collection', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    { name: 'locale', type: 'text', required: true },
    // Nobody, once the account is deleted.
    { name: 'holder', type: 'relationship', relationTo: 'staff' },
    // When they began, and when they wrote last, by the clock of the database.
    { name: 'since', type: 'date', required: true },
    { name: 'seenAt', type: 'date', required: true },
  ],
}
