import type { ContentType } from '../../cms/publications/content-type'

/** The documentation: a tree below `/docs`. */
export const docsType = {
  collection: 'docs',
  table: 'docs',
  publishing: 'each locale',
  path: { shape: 'tree', prefix: 'docs' },
  label: 'sidebar_label',
  linkable: true,
  navigable: true,
  schedulable: true,
  inSitemaps: true,
  membersOnly: false,
  // Beside every document stands the tree, and the documents before and after it.
  shows: ['tree/docs'],
  listedIn: ['tree/docs'],
} as const satisfies ContentType
