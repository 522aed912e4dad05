import type { CollectionConfig } from 'payload'

import { nobody } from '../../cms/access'

/**
 * What a search engine was told, and what it answered: shown in the settings. `index-now-rows.hooks.ts` alone writes it, and keeps the
 * newest. A collection for its schema and migration alone.
 */
export const IndexNowReports: CollectionConfig = {
  slug: 'index-now-reports',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'at', type: 'date', required: true },
    { name: 'engine', type: 'text', required: true },
    // How many addresses, and one of them.
    { name: 'addresses', type: 'number', required: true },
    { name: 'example', type: 'text' },
    // Empty where there was no answer.
    { name: 'status', type: 'number' },
    // What was answered, or why nothing was; cut.
    { name: 'answer', type: 'text' },
    // Addresses that were sent too often without being taken.
    { name: 'givenUp', type: 'number', required: true, defaultValue: 0 },
    // Before it nothing is sent; empty where it was taken.
    { name: 'nextAt', type: 'date' },
  ],
}
