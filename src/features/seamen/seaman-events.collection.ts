import type { CollectionConfig } from 'payload'

import { fieldForAdminsAlone, nobody, onlyEditors } from '../../cms/access'
import { SEAMAN_EVENTS } from '../../domain/members/seaman-account'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { SEAMAN_EVENT_LABELS } from './seaman-labels'

/** The history of accounts of seafarers. Nobody edits it, and it is deleted with its account. */
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
    // It is empty when the seafarer or the site did it.
    {
      name: 'by',
      label: panelLabel('requestNoteBy'),
      type: 'relationship',
      relationTo: 'staff',
    },
    // A copy of the name, because the account of the staff member may be deleted later.
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
