import type { CollectionConfig } from 'payload'

import { nobody } from '../../cms/access'

/**
 * What is known of prices, in one row named `mailing-pricing`: the last good answer of the upstream, and when
 * it is to be asked again. Pages with prices carry the revision of the tag `prices` in their key. Declared as a collection for its schema and migration; `price-store.ts` alone writes it, by SQL.
 */
export const MailingPrices: CollectionConfig = {
  slug: 'mailing-prices',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    // Where the answer is from; that of another upstream is none.
    { name: 'source', type: 'text' },
    { name: 'list', type: 'json' },
    { name: 'fetchedAt', type: 'date' },
    // The words of the upstream that has failed since.
    { name: 'failure', type: 'text' },
    { name: 'failures', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextAt', type: 'date', required: true },
    // Until then one instance asks, and the others wait for what comes of it.
    { name: 'claimedUntil', type: 'date' },
    // Until then it has asked to be left alone.
    { name: 'heldUntil', type: 'date' },
  ],
}
