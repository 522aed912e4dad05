import type { ContentType } from '../../cms/publications/content-type'

/** Pages of the site, in a tree that begins at its first page. */
export const pagesType = {
  collection: 'pages',
  table: 'pages',
  publishing: 'each locale',
  path: { shape: 'tree', prefix: '' },
  linkable: true,
  navigable: true,
  schedulable: true,
  inSitemaps: true,
  membersOnly: false,
  // The home page shows the newest vacancies, and says what is in the documentation.
  firstPageShows: ['tree/docs', 'vacancies'],
} as const satisfies ContentType
