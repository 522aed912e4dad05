import type { CollectionConfig } from 'payload'

import { nobody } from '../../cms/access'

/**
 * Known prices in one row named `mailing-pricing`: the last good answer of the price service and the time of the next
 * request. Page keys contain the revision of the tag `prices`. It is a collection only for its schema and migration;
 * `price-store.ts` alone writes it, by SQL.
 */
export const MailingPrices: CollectionConfig = {
  slug: 'mailing-prices',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    // The source of the answer. An answer of another source does not count.
    { name: 'source', type: 'text' },
    { name: 'list', type: 'json' },
    { name: 'fetchedAt', type: 'date' },
    // The words of the upstream that has failed since.
    { name: 'failure', type: 'text' },
    { name: 'failures', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextAt', type: 'date', required: true },
    // Until then one instance is asking. The others wait for its result.
    { name: 'claimedUntil', type: 'date' },
    // The end of the pause that the price service asked for.
    { name: 'heldUntil', type: 'date' },
  ],
}
