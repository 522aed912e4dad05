import type { CollectionConfig } from 'payload'

import { nobody } from '../../access'

/**
 * What links to other sites came to when they were last asked for (`check-link.ts`): a row for each address that stands in
 * what readers see. Declared as a collection for its schema and migration; `link-check-rows.ts` alone writes it, by
 * SQL.
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
    // Of the instance that checks links, on the one that it is asking for: no other checks any meanwhile.
    { name: 'lease', type: 'text' },
    { name: 'leaseUntil', type: 'date' },
  ],
}
