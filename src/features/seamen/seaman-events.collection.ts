import type { CollectionConfig } from 'payload'

import { fieldForAdminsAlone, nobody, onlyEditors } from '../../cms/access'
import { SEAMAN_EVENTS } from '../../domain/members/seaman-account'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { SEAMAN_EVENT_LABELS } from './seaman-labels'

/** What has happened to accounts of seafarers, and who did it. Nobody changes it; it goes with its account. */
export const SeamanEvents: CollectionConfig = {
  slug: 'seaman-events',
  labels: { singular: panelLabel('seamanEvent'), plural: panelLabel('seamanEvents') },
  admin: { useAsTitle: 'event', hidden: true },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { create: nobody, read: onlyEditors, update: nobody, delete: nobody },
  fields: [
    {
      name: 'seaman',
      label: panelLabel('seamanOne'),
      type: 'relationship',
      relationTo: 'seamen',
      required: true,
      index: true,
    },
    {
      name: 'event',
      label: panelLabel('seamanEvent'),
      type: 'select',
      required: true,
      options: SEAMAN_EVENTS.map((value) => ({
        value,
        label: panelLabel(SEAMAN_EVENT_LABELS[value]),
      })),
    },
    // Nobody of the staff: the seafarer, or the site by itself.
    {
      name: 'by',
      label: panelLabel('requestNoteBy'),
      type: 'relationship',
      relationTo: 'staff',
    },
    // As they were called at that time: their own account may be deleted since, and what they did is still theirs.
    { name: 'byName', label: panelLabel('seamanEventByName'), type: 'text' },
    {
      name: 'byEmail',
      label: panelLabel('seamanEventByEmail'),
      type: 'text',
      // As in accounts of the staff: editors know each other by name.
      access: { read: fieldForAdminsAlone },
    },
    { name: 'reason', label: panelLabel('seamanReason'), type: 'textarea' },
  ],
}
