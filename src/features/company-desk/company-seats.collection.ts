import type { CollectionConfig } from 'payload'

import { nobody, onlyAdmins, onlyEditors } from '../../cms/access'
import { DESK_ROLES } from '../../domain/company-desk/desk-rights'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { DESK_ROLE_LABELS } from './desk-labels'
import { fact, timeBeside } from './desk-facts.field'
import { followEndedSeat } from './erase-desk.hooks'

/** Who is at the desk of which company, and as what. Only the site writes them; an admin ends one by deleting it. */
export const CompanySeats: CollectionConfig = {
  slug: 'company-seats',
  labels: { singular: panelLabel('companySeatOne'), plural: panelLabel('companySeatMany') },
  admin: {
    useAsTitle: 'id',
    defaultColumns: ['person', 'company', 'role', 'acceptedAt', 'createdAt'],
    description: panelLabel('companySeatDescription'),
    group: panelTextByLanguage('groupRequests'),
    hideAPIURL: true,
    disableCopyToLocale: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['person', 'company'], unique: true }],
  access: { create: nobody, read: onlyEditors, update: nobody, delete: onlyAdmins },
  hooks: { afterDelete: [followEndedSeat] },
  fields: [
    {
      name: 'person',
      label: panelLabel('companyPersonOne'),
      type: 'relationship',
      relationTo: 'company-people',
      required: true,
      index: true,
      admin: fact,
    },
    {
      name: 'company',
      label: panelLabel('crewingsOne'),
      type: 'relationship',
      relationTo: 'crewings',
      required: true,
      index: true,
      admin: fact,
    },
    {
      name: 'role',
      label: panelLabel('companySeatRole'),
      type: 'select',
      required: true,
      options: DESK_ROLES.map((value) => ({ value, label: panelLabel(DESK_ROLE_LABELS[value]) })),
      admin: fact,
    },
    // Empty while the invitation waits: the seat gives no right then.
    {
      name: 'acceptedAt',
      label: panelLabel('companySeatSince'),
      type: 'date',
      admin: timeBeside,
    },
  ],
}
