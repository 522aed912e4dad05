import type { CollectionConfig } from 'payload'

import { nobody, onlyAdmins, onlyEditors } from '../../cms/access'
import { LOCALES, nativeName } from '../../domain/locales/locales'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { fact, timeBeside } from './desk-facts.field'
import { eraseTraces, noteErasedPerson } from './erase-desk.hooks'

/**
 * People of companies: a mailbox with a name. They sign in only by the forms of the site and are never users of Payload's
 * API (decision 095). Only the site writes them; an admin deletes one when its owner asks.
 */
export const CompanyPeople: CollectionConfig = {
  slug: 'company-people',
  labels: { singular: panelLabel('companyPersonOne'), plural: panelLabel('companyPersonMany') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'confirmedAt', 'createdAt'],
    listSearchableFields: ['name', 'email'],
    description: panelLabel('companyPersonDescription'),
    group: panelTextByLanguage('groupRequests'),
    hideAPIURL: true,
    disableCopyToLocale: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  access: { create: nobody, read: onlyEditors, update: nobody, delete: onlyAdmins },
  hooks: { beforeDelete: [eraseTraces], afterDelete: [noteErasedPerson] },
  fields: [
    { name: 'name', label: panelLabel('seamanName'), type: 'text', maxLength: 120, admin: fact },
    // In small letters.
    {
      name: 'email',
      label: panelLabel('requestEmail'),
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: fact,
    },
    {
      name: 'language',
      label: panelLabel('language'),
      type: 'select',
      required: true,
      options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
      admin: fact,
    },
    // Empty while an invitation waits: nobody has shown that the mailbox is read.
    {
      name: 'confirmedAt',
      label: panelLabel('seamanConfirmedAt'),
      type: 'date',
      admin: timeBeside,
    },
  ],
}
