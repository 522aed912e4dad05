import type { CollectionConfig } from 'payload'

import { DELIVERIES, MESSAGE_KINDS, MESSAGE_STATES } from '../../../domain/mail/mail'
import { LOCALES, nativeName } from '../../../domain/locales/locales'
import { panelTextByLanguage } from '../../../i18n/panel/panel-languages'
import { panelLabel } from '../../../i18n/panel/panel-texts'
import { editorsButMailOfAccountsOnlyAdmins, nobody } from '../../access'
import { KIND_LABELS, STATE_LABELS } from './mail-labels'
import { noteBounce, sendAgain } from './message-actions.endpoint'

/** Messages cannot be changed, so their values are shown as text. */
const toRead = {
  components: { Field: '/src/cms/documents/fields/read-only-value#ReadOnlyValue' },
} as const
const toReadBeside = { position: 'sidebar', ...toRead } as const
/** The same with the time of the day. */
const timeBeside = { ...toReadBeside, date: { pickerAppearance: 'dayAndTime' } } as const

/** Mail of the site: rows written in the transaction of what they announce, sent by a worker. */
export const Messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: panelLabel('mailOne'), plural: panelLabel('mailMany') },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'kind', 'state', 'attempts', 'createdAt'],
    listSearchableFields: ['subject', 'to'],
    description: panelLabel('mailDescription'),
    group: panelTextByLanguage('groupRequests'),
    hideAPIURL: true,
    disableCopyToLocale: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  access: {
    create: nobody,
    read: editorsButMailOfAccountsOnlyAdmins,
    update: nobody,
    delete: nobody,
  },
  endpoints: [sendAgain, noteBounce],
  fields: [
    {
      name: 'actions',
      label: panelTextByLanguage('mailState'),
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/cms/services/mail/panel/message-state#MessageState' },
      },
    },
    {
      name: 'subject',
      label: panelLabel('mailSubject'),
      type: 'text',
      required: true,
      admin: toRead,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'to',
          label: panelLabel('mailTo'),
          type: 'text',
          required: true,
          index: true,
          admin: toRead,
        },
        { name: 'replyTo', label: panelLabel('mailReplyTo'), type: 'text', admin: toRead },
      ],
    },
    {
      name: 'text',
      label: panelTextByLanguage('mailText'),
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/cms/services/mail/panel/message-text#MessageText' },
      },
    },
    // Its parts (domain/mail/mail-content.ts); plain text and HTML are made of them when it is sent.
    {
      name: 'content',
      type: 'json',
      required: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    {
      name: 'problem',
      label: panelLabel('mailProblem'),
      type: 'textarea',
      admin: toRead,
    },
    {
      name: 'kind',
      label: panelLabel('mailKind'),
      type: 'select',
      required: true,
      options: MESSAGE_KINDS.map((value) => ({ value, label: panelLabel(KIND_LABELS[value]) })),
      admin: toReadBeside,
    },
    {
      name: 'state',
      label: panelLabel('mailState'),
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: MESSAGE_STATES.map((value) => ({ value, label: panelLabel(STATE_LABELS[value]) })),
      admin: toReadBeside,
    },
    {
      name: 'delivery',
      type: 'select',
      required: true,
      options: [...DELIVERIES],
      admin: { hidden: true },
    },
    {
      name: 'request',
      label: panelLabel('mailRequest'),
      type: 'relationship',
      relationTo: 'requests',
      index: true,
      admin: toReadBeside,
    },
    // Of a mailing: the company that it goes to.
    {
      name: 'company',
      label: panelLabel('mailCompany'),
      type: 'relationship',
      relationTo: 'crewings',
      index: true,
      admin: { position: 'sidebar', condition: (data) => Boolean(data.company) },
    },
    {
      name: 'hasFile',
      label: panelLabel('mailWithFiles'),
      type: 'checkbox',
      defaultValue: false,
      admin: toReadBeside,
    },
    {
      name: 'locale',
      label: panelLabel('mailLanguage'),
      type: 'select',
      required: true,
      options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
      admin: toReadBeside,
    },
    {
      name: 'by',
      label: panelLabel('mailBy'),
      type: 'relationship',
      relationTo: 'staff',
      admin: {
        position: 'sidebar',
        components: {
          ...toRead.components,
          Cell: '/src/cms/documents/fields/staff-name-cell#StaffNameCell',
        },
      },
    },
    {
      name: 'attempts',
      label: panelLabel('mailAttempts'),
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: toReadBeside,
    },
    {
      name: 'nextAttemptAt',
      label: panelLabel('mailNextAttempt'),
      type: 'date',
      index: true,
      admin: timeBeside,
    },
    {
      name: 'sentAt',
      label: panelLabel('mailSentAt'),
      type: 'date',
      admin: timeBeside,
    },
    // Where its address leads (`mailBox`).
    { name: 'box', type: 'text', index: true, admin: { hidden: true } },
    { name: 'messageId', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'inReplyTo', type: 'text', admin: { hidden: true } },
    { name: 'unsubscribe', type: 'text', admin: { hidden: true } },
    { name: 'claimedUntil', type: 'date', admin: { hidden: true } },
  ],
}
