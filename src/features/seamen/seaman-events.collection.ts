import type { CollectionConfig } from 'payload'

import { nobody, onlyEditors } from '../../cms/access'
import { SEAMAN_EVENTS, type SeamanEvent } from '../../domain/seaman-account'
import { type PanelKey, panelLabel } from '../../i18n/panel/panel-texts'

const EVENT_LABELS: Record<SeamanEvent, PanelKey> = {
  applied: 'seamanApplied',
  confirmed: 'seamanConfirmed',
  admitted: 'seamanAdmitted',
  suspended: 'seamanSuspended',
  dataChanged: 'seamanDataChanged',
  emailChanged: 'seamanEmailChanged',
  passwordChanged: 'seamanPasswordChanged',
  signedOutEverywhere: 'seamanSignedOutEverywhere',
}

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
      options: SEAMAN_EVENTS.map((value) => ({ value, label: panelLabel(EVENT_LABELS[value]) })),
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
