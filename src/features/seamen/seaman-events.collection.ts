import type { CollectionConfig } from 'payload'

import { nobody, onlyEditors } from '../../cms/access'
import { SEAMAN_EVENTS } from '../../domain/seaman-account'
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
    { name: 'reason', label: panelLabel('seamanReason'), type: 'textarea' },
  ],
}
