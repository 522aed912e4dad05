import type { CollectionConfig } from 'payload'

import { nobody } from '../../access'

/**
 * The last answers to links to other sites (`check-link.ts`): one row for each address in published content. It is a
 * collection only for its schema and migration; `link-check-rows.ts` alone writes it, by SQL.
 */
export const LinkChecks: CollectionConfig = {
  slug: 'link-checks',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  fields: [
    // As it was typed.
    { name: 'address', type: 'text', required: true, unique: true },
    // When it was last found in something that readers see.
    { name: 'seenAt', type: 'date', required: true },
    // `LinkAnswer`; empty until it was asked for once.
    { name: 'answer', type: 'text' },
    // A status, or why there was none (`LinkProblem`).
    { name: 'detail', type: 'text' },
    // Where it has moved for good.
    { name: 'movedTo', type: 'text' },
    // How often in a row it was bad, and since when.
    { name: 'badNights', type: 'number', required: true, defaultValue: 0 },
    { name: 'badSince', type: 'date' },
    { name: 'checkedAt', type: 'date' },
    { name: 'nextAt', type: 'date' },
    // The instance that is checking this link; other instances skip it.
    { name: 'lease', type: 'text' },
    { name: 'leaseUntil', type: 'date' },
  ],
}
