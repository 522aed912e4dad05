import type { CollectionConfig } from 'payload'

import { nobody, onlyEditors } from '../../cms/access'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { PUSH_METHODS, PUSH_OUTCOME_LABELS, PUSH_OUTCOMES } from './feed-labels'

/**
 * The log of pushes: what systems of companies have sent with tokens, and the results. Nobody edits it. Entries are
 * erased after `PUSHES_KEPT_DAYS` (due-pushes.runner.ts).
 */
export const ImportPushes: CollectionConfig = {
  slug: 'import-pushes',
  labels: { singular: panelLabel('pushesOne'), plural: panelLabel('pushesMany') },
  admin: {
    useAsTitle: 'externalId',
    defaultColumns: ['createdAt', 'company', 'externalId', 'method', 'outcome', 'reason'],
    listSearchableFields: ['externalId', 'company.name'],
    description: panelLabel('pushesDescription'),
    group: panelTextByLanguage('groupJobs'),
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { create: nobody, read: onlyEditors, update: nobody, delete: nobody },
  fields: [
    {
      name: 'company',
      label: panelLabel('crewingsOne'),
      type: 'relationship',
      relationTo: 'crewings',
    },
    {
      name: 'token',
      label: panelLabel('pushTokensOne'),
      type: 'relationship',
      relationTo: 'import-tokens',
    },
    { name: 'externalId', label: panelLabel('importExternalId'), type: 'text' },
    {
      name: 'method',
      label: panelLabel('pushMethod'),
      type: 'select',
      required: true,
      options: PUSH_METHODS.map((value) => ({ value, label: value.toUpperCase() })),
    },
    {
      name: 'outcome',
      label: panelLabel('pushOutcome'),
      type: 'select',
      required: true,
      options: PUSH_OUTCOMES.map((value) => ({
        value,
        label: panelLabel(PUSH_OUTCOME_LABELS[value]),
      })),
    },
    // Codes, as the company was told them; no values. Staff read them in words.
    {
      name: 'reason',
      label: panelLabel('pushReason'),
      type: 'text',
      admin: {
        components: {
          Cell: '/src/features/imports/admin/push-reason-cell#PushReasonCell',
          Field: '/src/features/imports/admin/push-reason-cell#PushReasonFact',
        },
      },
    },
  ],
}
