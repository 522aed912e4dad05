import type { CollectionConfig } from 'payload'

import { nobody } from '../access'

/**
 * The ledger of what is live: one row per (collection, document, locale). It is a projection that
 * `project()` alone writes, by SQL; declared as a collection only so that it has a schema and a
 * migration. Absence of a row means "not published in this language".
 */
export const Publications: CollectionConfig = {
  slug: 'publications',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  indexes: [
    { fields: ['locale', 'path'], unique: true },
    { fields: ['collection', 'document', 'locale'], unique: true },
    { fields: ['collection', 'parent', 'locale'] },
  ],
  fields: [
    { name: 'collection', type: 'text', required: true },
    { name: 'document', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'path', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'excerpt', type: 'text' },
    // A shorter name for lists of many; the title where it is empty.
    { name: 'label', type: 'text' },
    // The document above it in the tree, live or not.
    { name: 'parent', type: 'text' },
    // Order among its siblings.
    { name: 'position', type: 'number', required: true },
    { name: 'membersOnly', type: 'checkbox', required: true },
    { name: 'visibleUntil', type: 'date' },
    // Its key then carries the revision of the prices too.
    { name: 'showsPrices', type: 'checkbox', required: true, defaultValue: false },
    { name: 'firstPublishedAt', type: 'date' },
    { name: 'lastPublishedAt', type: 'date' },
    // Of everything above and of the document itself: two equal fingerprints, nothing changed.
    { name: 'fingerprint', type: 'text', required: true },
    // Given anew, and never twice, whenever the fingerprint changes: the key of the rendered page.
    { name: 'revision', type: 'text', required: true },
  ],
}
