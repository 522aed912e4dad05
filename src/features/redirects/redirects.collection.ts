import type { CollectionConfig } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { LOCALES, nativeName } from '../../domain/locales'
import { normaliseRedirect, refuseImpossibleRedirect } from './redirects.hooks'

/**
 * Addresses that editors lead elsewhere, one language at a time. Pages that move need none: their
 * former addresses are remembered by themselves.
 */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'locale', 'to.page', 'to.address', 'updatedAt'],
    listSearchableFields: ['from'],
    description:
      'Addresses that lead to another one, for good. A page that is renamed or moved needs none: its old addresses lead to it by themselves.',
    group: 'Content',
  },
  defaultSort: 'from',
  access: { create: onlyEditors, read: onlyStaff, update: onlyEditors, delete: onlyEditors },
  indexes: [{ fields: ['locale', 'from'], unique: true }],
  hooks: {
    beforeValidate: [normaliseRedirect],
    beforeChange: [refuseImpossibleRedirect],
  },
  fields: [
    {
      name: 'locale',
      label: 'Language',
      type: 'select',
      required: true,
      options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
      admin: { description: 'It counts in this language only.' },
    },
    {
      name: 'from',
      type: 'text',
      required: true,
      maxLength: 1_000,
      admin: {
        description:
          'The address as it stands behind the site’s name, such as /old-page. A whole address may be pasted in.',
      },
    },
    {
      name: 'to',
      type: 'group',
      fields: [
        {
          name: 'kind',
          type: 'radio',
          required: true,
          defaultValue: 'page',
          options: [
            { value: 'page', label: 'A page of this site' },
            { value: 'address', label: 'An address' },
          ],
        },
        {
          name: 'page',
          type: 'relationship',
          relationTo: 'pages',
          admin: {
            condition: (_, to) => to?.kind !== 'address',
            description: 'The redirect follows the page wherever it moves.',
          },
        },
        {
          name: 'address',
          type: 'text',
          maxLength: 2_000,
          admin: {
            condition: (_, to) => to?.kind === 'address',
            description:
              'A path such as /uk/about, or the whole address of another site. Without a language it stays in the language of the redirect.',
          },
        },
        {
          name: 'external',
          label: 'It may lead to another site',
          type: 'checkbox',
          defaultValue: false,
          admin: { condition: (_, to) => to?.kind === 'address' },
        },
      ],
    },
  ],
}
