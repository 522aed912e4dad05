import type { CollectionConfig } from 'payload'

import { nobody, onlyEditors } from '../../cms/access'
import { DESK_EVENTS } from '../../domain/company-desk/company-people'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { DESK_EVENT_LABELS } from './desk-labels'
import { fact } from './desk-facts.field'

/** What has happened at the desks of companies. It names people by their numbers, so it stays when they are erased. */
export const CompanyDeskEvents: CollectionConfig = {
  slug: 'company-desk-events',
  labels: { singular: panelLabel('deskEventOne'), plural: panelLabel('deskEventMany') },
  admin: {
    useAsTitle: 'event',
    defaultColumns: ['createdAt', 'company', 'event', 'person', 'by'],
    group: panelTextByLanguage('groupRequests'),
    hideAPIURL: true,
    disableCopyToLocale: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  access: { create: nobody, read: onlyEditors, update: nobody, delete: nobody },
  fields: [
    {
      name: 'company',
      label: panelLabel('crewingsOne'),
      type: 'relationship',
      relationTo: 'crewings',
      index: true,
      admin: fact,
    },
    {
      name: 'event',
      label: panelLabel('deskEventOne'),
      type: 'select',
      required: true,
      options: DESK_EVENTS.map((value) => ({ value, label: panelLabel(DESK_EVENT_LABELS[value]) })),
      admin: fact,
    },
    // Numbers: who is erased is not named by what is kept.
    { name: 'person', label: panelLabel('companyPersonOne'), type: 'number', admin: fact },
    { name: 'by', label: panelLabel('deskEventBy'), type: 'number', admin: fact },
  ],
}
