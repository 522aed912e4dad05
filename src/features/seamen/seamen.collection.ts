import type { CollectionConfig } from 'payload'

import {
  fieldForAdminsAlone,
  fieldWrittenBySystem,
  nobody,
  onlyAdmins,
  onlyEditors,
} from '../../cms/access'
import { countryChoice, rankChoice } from '../../cms/documents/fields/vocabulary-options'
import { oneSaveAtATime } from '../../cms/publications/writing/one-save.hooks'
import { LOCALES, nativeName } from '../../domain/locales/locales'
import { SEAMAN_STATES, SHORTEST_SEAMAN_PASSWORD } from '../../domain/members/seaman-account'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { admitMany, admitOne } from './admit-seamen.endpoint'
import { noteErasedAccount } from './erase-accounts.hooks'
import { eraseRecord } from './record/erase-record.hooks'
import { SEAMAN_STATE_LABELS } from './seaman-labels'
import { exportSeamen } from './seamen-export.endpoint'
import { eraseHistory, followState, refusePasswordOfStaff, requireSoundState } from './seamen.hooks'

/** Access of fields that the seafarer writes and staff only read. */
const writtenBySeafarer = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

/** In the form what nobody changes there stands as text. */
const fact = {
  components: { Field: '/src/cms/documents/fields/read-only-value#ReadOnlyValue' },
} as const
const factBeside = { ...fact, position: 'sidebar' } as const

/**
 * Accounts of seafarers. They sign in only by the forms of the site and are never users of Payload's API (decision
 * 038), so access rules do not have to consider them.
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
    disableCopyToLocale: true,
    components: {
      beforeListTable: ['/src/features/seamen/admin/seamen-list#SeamenList'],
    },
  },
  auth: {
    // Turns off Payload's own sign-in, its tokens and its mails.
    disableLocalStrategy: { enableFields: true, optionalPassword: true },
    useSessions: false,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
  },
  custom: { shortestPassword: SHORTEST_SEAMAN_PASSWORD },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  // Staff admit accounts with buttons, one or many. They change nothing else.
  disableBulkEdit: true,
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
    beforeOperation: [refusePasswordOfStaff, oneSaveAtATime],
    beforeChange: [requireSoundState],
    afterChange: [followState],
    beforeDelete: [eraseHistory, eraseRecord],
    afterDelete: [noteErasedAccount],
  },
  endpoints: [exportSeamen, admitMany, admitOne],
  fields: [
    {
      name: 'name',
      label: panelLabel('seamanName'),
      type: 'text',
      required: true,
      maxLength: 120,
      access: writtenBySeafarer,
      admin: fact,
    },
    {
      name: 'email',
      label: panelLabel('requestEmail'),
      type: 'email',
      required: true,
      access: writtenBySeafarer,
      // Payload puts it behind all other fields.
      admin: { components: { Field: '/src/cms/documents/fields/shown-elsewhere#ShownElsewhere' } },
    },
    {
      name: 'address',
      label: panelTextByLanguage('requestEmail'),
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/features/seamen/admin/seaman-address#SeamanAddress' },
      },
    },
    {
      name: 'telephone',
      label: panelLabel('requestTelephone'),
      type: 'text',
      access: writtenBySeafarer,
      admin: fact,
    },
    {
      name: 'rank',
      label: panelLabel('seamanRank'),
      type: 'select',
      ...rankChoice,
      access: writtenBySeafarer,
      admin: fact,
    },
    {
      name: 'citizenship',
      label: panelLabel('seamanCitizenship'),
      type: 'select',
      ...countryChoice,
      access: writtenBySeafarer,
      admin: fact,
    },
    {
      name: 'language',
      label: panelLabel('language'),
      type: 'select',
      required: true,
      options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
      access: writtenBySeafarer,
      admin: fact,
    },
    {
      name: 'state',
      label: panelLabel('requestState'),
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: SEAMAN_STATES.map((value) => ({
        value,
        label: panelLabel(SEAMAN_STATE_LABELS[value]),
      })),
      access: { create: fieldWrittenBySystem, update: fieldForAdminsAlone },
      admin: {
        ...factBeside,
        components: {
          ...fact.components,
          Cell: '/src/features/seamen/admin/state-cell#StateCell',
        },
      },
    },
    {
      name: 'reason',
      label: panelLabel('seamanReason'),
      type: 'textarea',
      maxLength: 1_000,
      access: { create: fieldWrittenBySystem, update: fieldForAdminsAlone },
      admin: factBeside,
    },
    {
      name: 'confirmedAt',
      label: panelLabel('seamanConfirmedAt'),
      type: 'date',
      access: writtenBySeafarer,
      admin: factBeside,
    },
    {
      name: 'decision',
      label: panelTextByLanguage('requestState'),
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/features/seamen/admin/seaman-decision#SeamanDecision' },
      },
    },
    {
      name: 'history',
      label: panelTextByLanguage('seamanEvents'),
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/features/seamen/admin/seaman-history#SeamanHistory' },
      },
    },
  ],
}
