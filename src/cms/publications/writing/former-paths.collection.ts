import type { CollectionConfig } from 'payload'

import { nobody } from '../../access'

/**
 * Where live pages used to be, per locale (`*` for all at once); append-only, written by `project()` alone. Whether the
 * document moved or is gone is not stored: the publication index knows where it is now, if anywhere.
 */
export const FormerPaths: CollectionConfig = {
  slug: 'former-paths',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  indexes: [{ fields: ['locale', 'path'] }, { fields: ['collection', 'document'] }],
  fields: [
    { name: 'locale', type: 'text', required: true },
    { name: 'path', type: 'text', required: true },
    { name: 'collection', type: 'text', required: true },
    { name: 'document', type: 'text', required: true },
    { name: 'leftAt', type: 'date', required: true },
  ],
}
