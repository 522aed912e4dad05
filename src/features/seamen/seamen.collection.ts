import type { CollectionConfig } from 'payload'

import {
  fieldForAdminsAlone,
  fieldWrittenBySystem,
  nobody,
  onlyAdmins,
  onlyEditors,
} from '../../cms/access'
import { countryChoice, rankChoice } from '../../cms/fields/vocabulary-options'
import { LOCALES, nativeName } from '../../domain/locales'
import {
  SEAMAN_STATES,
  type SeamanState,
  SHORTEST_SEAMAN_PASSWORD,
} from '../../domain/seaman-account'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { type PanelKey, panelLabel } from '../../i18n/panel/panel-texts'
import {
  endSessions,
  refusePasswordOfStaff,
  requireReason,
  tellOfState,
  writeSeamanEvents,
} from './seamen.hooks'

const STATE_LABELS: Record<SeamanState, PanelKey> = {
  pending: 'seamanPending',
  active: 'seamanActive',
  suspended: 'seamanSuspended',
}

/** What the seafarer says of themself; staff read it. */
const writtenBySeafarer = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

/**
 * Accounts of seafarers. They sign in by the forms of the site alone and are never a user of Payload's API (decision
 * 038), so no access rule has to know them; who of the staff lets them in is decided here.
 */
export const Seamen: CollectionConfig = {
  slug: 'seamen',
  labels: { singular: panelLabel('seamanOne'), plural: panelLabel('seamanMany') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'rank', 'state', 'confirmedAt', 'createdAt'],
    listSearchableFields: ['name', 'email'],
    description: panelLabel('seamenDescription'),
    group: panelTextByLanguage('groupRequests'),
    hideAPIURL: true,
  },
  auth: {
    // Payload's own sign-in, its tokens and its mails are not there for them.
    disableLocalStrategy: { enableFields: true, optionalPassword: true },
    useSessions: false,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
  },
  custom: { shortestPassword: SHORTEST_SEAMAN_PASSWORD },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  access: {
    admin: () => false,
    create: nobody,
    read: onlyEditors,
    update: onlyAdmins,
    delete: onlyAdmins,
    unlock: onlyAdmins,
  },
  hooks: {
    beforeOperation: [refusePasswordOfStaff],
    beforeChange: [requireReason],
    afterChange: [writeSeamanEvents, endSessions, tellOfState],
  },
  fields: [
    {
      name: 'name',
      label: panelLabel('seamanName'),
      type: 'text',
      required: true,
      maxLength: 120,
      access: writtenBySeafarer,
    },
    {
      name: 'telephone',
      label: panelLabel('requestTelephone'),
      type: 'text',
      access: writtenBySeafarer,
    },
    {
      name: 'rank',
      label: panelLabel('seamanRank'),
      type: 'select',
      ...rankChoice,
      access: writtenBySeafarer,
    },
    {
      name: 'citizenship',
      label: panelLabel('seamanCitizenship'),
      type: 'select',
      ...countryChoice,
      access: writtenBySeafarer,
    },
    {
      name: 'language',
      label: panelLabel('requestLocale'),
      type: 'select',
      required: true,
      options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
      access: writtenBySeafarer,
    },
    {
      name: 'state',
      label: panelLabel('requestState'),
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: SEAMAN_STATES.map((value) => ({ value, label: panelLabel(STATE_LABELS[value]) })),
      access: { create: fieldWrittenBySystem, update: fieldForAdminsAlone },
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'reason',
      label: panelLabel('seamanReason'),
      type: 'textarea',
      maxLength: 1_000,
      access: { create: fieldWrittenBySystem, update: fieldForAdminsAlone },
      admin: {
        position: 'sidebar',
        description: panelLabel('seamanReasonDescription'),
        condition: (data) => data.state === 'suspended',
      },
    },
    {
      name: 'confirmedAt',
      label: panelLabel('seamanConfirmedAt'),
      type: 'date',
      access: writtenBySeafarer,
      admin: {
        position: 'sidebar',
        components: { Field: '/src/cms/fields/fact-to-read#FactToRead' },
      },
    },
    {
      name: 'events',
      label: panelLabel('seamanEvents'),
      type: 'join',
      collection: 'seaman-events',
      on: 'seaman',
      defaultSort: '-createdAt',
      admin: { defaultColumns: ['createdAt', 'event', 'by', 'reason'], allowCreate: false },
    },
  ],
}
