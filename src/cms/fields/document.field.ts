import type { Field, FieldHook } from 'payload'
import { ValidationError } from 'payload'

import { fieldForEditors } from '../access'
import { panelLabel, panelText } from '../../i18n/panel/panel-texts'
import type { PublishableCollection } from '../publications/sources'
import { slugField } from './slug.field'

interface Words {
  /** What the panel calls one of them, in a sentence. */
  one: string
  /** What being the topmost one means. */
  home: string
}

/** Bytes. What is read on a ship is a small part of it; what is longer was pasted by mistake. */
const LONGEST_BODY = 1024 * 1024

// Drafts are not validated, and a draft is as heavy as what is published.
const refuseTooLong: FieldHook = ({ value, req, field, collection }) => {
  const bytes = Buffer.byteLength(JSON.stringify(value ?? null))
  if (bytes <= LONGEST_BODY) return value as unknown
  const size = (bytes / LONGEST_BODY).toFixed(1)
  const message = panelText(req.t, 'bodyTooLong', { size, most: 1 })
  throw new ValidationError(
    {
      ...(collection && { collection: collection.slug }),
      errors: [{ path: field.name ?? 'body', message }],
    },
    req.t,
  )
}

/** What every document with a public address has: its texts, its address and its place in the tree. */
export function documentFields(collection: PublishableCollection, { one, home }: Words): Field[] {
  return [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 120,
      admin: { description: `The heading of the ${one}, in the language you are editing.` },
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
      hooks: { beforeValidate: [refuseTooLong] },
    },
    slugField,
    {
      name: 'parent',
      type: 'relationship',
      relationTo: collection,
      index: true,
      access: { update: fieldForEditors },
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
      admin: {
        position: 'sidebar',
        description: `The ${one} above this one. It becomes part of the address. A move takes effect when you publish, and moves every language.`,
      },
    },
    {
      name: 'position',
      type: 'number',
      defaultValue: 0,
      access: { update: fieldForEditors },
      admin: {
        position: 'sidebar',
        step: 1,
        description: `Order among the ${one}s beside it: smaller comes first. Shared by all languages.`,
      },
    },
    {
      name: 'isHome',
      type: 'checkbox',
      defaultValue: false,
      access: { update: fieldForEditors },
      admin: { position: 'sidebar', description: home },
    },
    {
      name: 'schedules',
      label: panelLabel('schedules'),
      type: 'join',
      collection: 'schedules',
      on: 'document',
      defaultLimit: 5,
      admin: {
        position: 'sidebar',
        defaultColumns: ['at', 'action', 'locale'],
        // Nothing can be planned for what is not there yet.
        condition: (data) => Boolean(data.id),
      },
    },
  ]
}
