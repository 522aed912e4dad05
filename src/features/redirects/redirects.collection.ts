import type { CollectionConfig } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { collectionsThat } from '../../cms/publications/content-types'
import { LOCALES, nativeName } from '../../domain/locales/locales'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { normaliseRedirect, refuseImpossibleRedirect } from './redirects.hooks'

/**
 * Addresses that editors lead elsewhere, one language at a time. Pages that move need none: their
 * former addresses are remembered by themselves.
 */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: panelLabel('redirectsOne'), plural: panelLabel('redirectsMany') },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'locale', 'to.page', 'to.address', 'updatedAt'],
    listSearchableFields: ['from'],
    description: panelLabel('redirectsDescription'),
    group: panelTextByLanguage('groupContent'),
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
      label: panelLabel('language'),
      type: 'select',
      required: true,
      options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
      admin: { description: panelLabel('redirectLanguageDescription') },
    },
    {
      name: 'from',
      label: panelLabel('redirectFrom'),
      type: 'text',
      required: true,
      maxLength: 1_000,
      admin: {
        description: panelLabel('redirectFromDescription'),
      },
    },
    {
      name: 'to',
      label: panelLabel('redirectTo'),
      type: 'group',
      fields: [
        {
          name: 'kind',
          label: panelLabel('redirectKind'),
          type: 'radio',
          required: true,
          defaultValue: 'page',
          options: [
            { value: 'page', label: panelLabel('redirectToPage') },
            { value: 'address', label: panelLabel('redirectToAddress') },
          ],
        },
        {
          name: 'page',
          label: panelLabel('redirectPage'),
          type: 'relationship',
          relationTo: collectionsThat(({ linkable }) => linkable),
          admin: {
            condition: (_, to) => to?.kind !== 'address',
            description: panelLabel('redirectPageDescription'),
          },
        },
        {
          name: 'address',
          label: panelLabel('redirectAddress'),
          type: 'text',
          maxLength: 2_000,
          admin: {
            condition: (_, to) => to?.kind === 'address',
            description: panelLabel('redirectAddressDescription'),
          },
        },
        {
          name: 'external',
          label: panelLabel('redirectExternalLabel'),
          type: 'checkbox',
          defaultValue: false,
          admin: { condition: (_, to) => to?.kind === 'address' },
        },
      ],
    },
  ],
}
