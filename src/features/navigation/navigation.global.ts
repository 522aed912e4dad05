import type { GlobalConfig } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { renewStructures } from '../../cms/publications/project'

export const Navigation: GlobalConfig = {
  slug: 'navigation',
  label: 'Navigation',
  admin: {
    group: 'Content',
    description:
      'Which pages the header and the footer link to, in this order. A page shows under its own title, in each language; pages that are not published are left out.',
  },
  access: { read: onlyStaff, update: onlyEditors },
  hooks: {
    afterChange: [({ req }) => renewStructures(req.payload, req)],
  },
  fields: [
    {
      name: 'header',
      type: 'relationship',
      relationTo: ['pages', 'docs'],
      hasMany: true,
      maxRows: 6,
    },
    {
      name: 'footer',
      type: 'relationship',
      relationTo: ['pages', 'docs'],
      hasMany: true,
      maxRows: 12,
    },
  ],
}
