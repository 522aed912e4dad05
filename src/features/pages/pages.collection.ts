import type { CollectionConfig } from 'payload'

import { onlyStaff } from '../../cms/access'
import { slugField } from '../../cms/fields/slug.field'
import { publicationFields, publicationHooks } from '../../cms/publications/publishable'
import { livePageUrl } from '../../cms/publications/live-url'

export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'parent', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    description:
      'Pages of the site. Each language is written and published on its own: choose it at the top right.',
    group: 'Content',
    preview: (doc, { locale }) => livePageUrl('pages', String(doc.id), locale),
  },
  defaultSort: 'position',
  access: {
    // Readers never ask the API: the site reads what the ledger says is live (pages.queries.ts).
    read: onlyStaff,
    readVersions: onlyStaff,
    create: onlyStaff,
    update: onlyStaff,
    delete: onlyStaff,
  },
  versions: {
    maxPerDoc: 50,
    drafts: { autosave: { interval: 1500 }, localizeStatus: true },
  },
  hooks: publicationHooks,
  defaultPopulate: { title: true, slug: true, parent: true },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 120,
      admin: { description: 'The heading of the page, in the language you are editing.' },
    },
    {
      name: 'excerpt',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: {
        description:
          'One or two sentences below the heading, on cards and for search engines. At most 300 characters.',
      },
    },
    {
      name: 'body',
      type: 'richText',
      localized: true,
    },
    slugField,
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      index: true,
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
      admin: {
        position: 'sidebar',
        description:
          'The page above this one. It becomes part of the address. A move takes effect when you publish, and moves every language.',
      },
    },
    {
      name: 'position',
      type: 'number',
      defaultValue: 0,
      admin: {
        position: 'sidebar',
        step: 1,
        description:
          'Order among the pages beside it: smaller comes first. Shared by all languages.',
      },
    },
    {
      name: 'isHome',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'This is the home page: its address is that of the site. There can be one.',
      },
    },
    ...publicationFields,
  ],
}
