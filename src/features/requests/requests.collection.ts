import type { CollectionConfig } from 'payload'

import { fieldWrittenBySystem, nobody, onlyAdmins, onlyEditors, onlyStaff } from '../../cms/access'
import { LOCALES, nativeName } from '../../domain/locales'
import { REQUEST_KINDS, REQUEST_STATES } from '../../domain/requests'

const writtenBySystem = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

/** What visitors have sent by the forms of the site. */
export const Requests: CollectionConfig = {
  slug: 'requests',
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'kind', 'state', 'name', 'about', 'assignee', 'createdAt'],
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  // Visitors send by forms alone (cms/forms); nothing is deleted past the list of erased ones.
  access: { create: nobody, read: onlyEditors, update: onlyEditors, delete: onlyAdmins },
  fields: [
    { name: 'reference', type: 'text', required: true, unique: true, access: writtenBySystem },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: [...REQUEST_KINDS],
      access: writtenBySystem,
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [...REQUEST_STATES],
    },
    { name: 'assignee', type: 'relationship', relationTo: 'staff', index: true },
    {
      name: 'locale',
      type: 'select',
      required: true,
      options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
      access: writtenBySystem,
    },
    { name: 'name', type: 'text', access: writtenBySystem },
    { name: 'email', type: 'email', index: true, access: writtenBySystem },
    { name: 'telephone', type: 'text', access: writtenBySystem },
    // Everything that was sent, by the names of the form's fields.
    { name: 'values', type: 'json', required: true, access: writtenBySystem },
    {
      name: 'about',
      type: 'relationship',
      relationTo: ['vacancies', 'crewings'],
      index: true,
      access: writtenBySystem,
    },
    // The address of the company that it was sent to.
    { name: 'forwardedTo', type: 'text', access: writtenBySystem },
    {
      name: 'notes',
      type: 'array',
      fields: [
        { name: 'text', type: 'textarea', required: true, maxLength: 5_000 },
        { name: 'by', type: 'relationship', relationTo: 'staff', access: writtenBySystem },
        { name: 'at', type: 'date', access: writtenBySystem },
      ],
    },
    // Made with the private page that the form stood on; of many with the same one, one is taken.
    {
      name: 'sendKey',
      type: 'text',
      unique: true,
      admin: { hidden: true },
      access: { ...writtenBySystem, read: fieldWrittenBySystem },
    },
    // SHA-256 of what was sent, to tell a second press from another text.
    {
      name: 'digest',
      type: 'text',
      admin: { hidden: true },
      access: { ...writtenBySystem, read: fieldWrittenBySystem },
    },
    { name: 'eraseAt', type: 'date', index: true, access: writtenBySystem },
  ],
}
