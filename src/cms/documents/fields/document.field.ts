import type { Field, FieldHook } from 'payload'
import { ValidationError } from 'payload'

import { TITLE_MAX_LENGTH } from '../../../domain/texts/titles'
import { fieldForEditors, fieldForEditorsUntilLive, fieldWrittenBySystem } from '../../access'
import { type PanelKey, panelLabel, panelText } from '../../../i18n/panel/panel-texts'
import { startAsCopy } from '../../publications/writing/copy.hooks'
import type { TreeCollection } from '../../../content-types'
import { slugField } from './slug.field'

interface Words {
  /** Says what being the topmost one means. */
  home: PanelKey
}

/** Bytes. What is read on a ship is a small part of it; what is longer was pasted by mistake. */
const LONGEST_BODY = 1024 * 1024

/** Refuses a body that was pasted by mistake: drafts are not validated, and a draft is as heavy as what is published. */
export const refuseTooLong: FieldHook = ({ value, req, field, collection }) => {
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
export function documentFields(collection: TreeCollection, { home }: Words): Field[] {
  return [
    {
      name: 'title',
      label: panelLabel('titleLabel'),
      type: 'text',
      required: true,
      localized: true,
      maxLength: TITLE_MAX_LENGTH,
      admin: {
        description: panelLabel('titleDescription'),
        components: { Cell: '/src/cms/desk/editing/title-cell#TitleCell' },
      },
    },
    {
      name: 'excerpt',
      label: panelLabel('excerptLabel'),
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: {
        description: panelLabel('excerptDescription'),
      },
    },
    {
      name: 'body',
      label: panelLabel('bodyLabel'),
      type: 'richText',
      localized: true,
      hooks: { beforeValidate: [refuseTooLong] },
    },
    slugField,
    {
      name: 'parent',
      label: panelLabel('parentLabel'),
      type: 'relationship',
      relationTo: collection,
      index: true,
      access: { update: fieldForEditorsUntilLive(collection) },
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
      admin: {
        position: 'sidebar',
        description: panelLabel('parentDescription'),
        components: { afterInput: ['/src/cms/desk/tree/place-link#PlaceLink'] },
      },
    },
    {
      name: 'position',
      label: panelLabel('positionLabel'),
      type: 'number',
      defaultValue: 0,
      // Decided where a document is made (last of all) and moved (cms/desk/tree); nobody types it.
      access: { create: fieldWrittenBySystem, update: fieldWrittenBySystem },
      hooks: { beforeDuplicate: [() => 0] },
      admin: { hidden: true },
    },
    {
      name: 'isHome',
      label: panelLabel('isHomeLabel'),
      type: 'checkbox',
      defaultValue: false,
      access: { update: fieldForEditors },
      hooks: { beforeDuplicate: [startAsCopy] },
      admin: { position: 'sidebar', description: panelLabel(home) },
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
        // Nothing can be scheduled for what is not there yet.
        condition: (data) => Boolean(data.id),
      },
    },
  ]
}
