import type { CollectionConfig } from 'payload'

import { nobody, onlyEditors } from '../access'

/** Addresses that refuse mail: nothing is sent there until staff take them from this list. */
export const SuppressedAddresses: CollectionConfig = {
  slug: 'suppressed-addresses',
  admin: { useAsTitle: 'address', defaultColumns: ['address', 'reason', 'detail', 'createdAt'] },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { create: onlyEditors, read: onlyEditors, update: nobody, delete: onlyEditors },
  fields: [
    { name: 'address', type: 'email', required: true, unique: true },
    {
      name: 'reason',
      type: 'select',
      required: true,
      defaultValue: 'byStaff',
      options: ['refused', 'bounced', 'byStaff'],
    },
    { name: 'detail', type: 'textarea' },
  ],
}
