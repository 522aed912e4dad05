import type { CollectionConfig } from 'payload'

import { DELIVERIES, MESSAGE_KINDS, MESSAGE_STATES } from '../../domain/mail'
import { LOCALES, nativeName } from '../../domain/locales'
import { nobody, onlyEditors } from '../access'

/** Mail of the site: rows written in the transaction of what they announce, sent by a worker. */
export const Messages: CollectionConfig = {
  slug: 'messages',
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'kind', 'state', 'attempts', 'createdAt'],
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { create: nobody, read: onlyEditors, update: nobody, delete: nobody },
  fields: [
    { name: 'request', type: 'relationship', relationTo: 'requests', index: true },
    { name: 'kind', type: 'select', required: true, options: [...MESSAGE_KINDS] },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: [...MESSAGE_STATES],
    },
    { name: 'delivery', type: 'select', required: true, options: [...DELIVERIES] },
    { name: 'to', type: 'text', required: true, index: true },
    { name: 'replyTo', type: 'text' },
    {
      name: 'locale',
      type: 'select',
      required: true,
      options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
    },
    { name: 'subject', type: 'text', required: true },
    // Its parts (cms/mail/message.ts); plain text and HTML are made of them when it is sent.
    { name: 'content', type: 'json', required: true },
    { name: 'hasFile', type: 'checkbox', defaultValue: false },
    { name: 'messageId', type: 'text', required: true, unique: true },
    { name: 'inReplyTo', type: 'text' },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextAttemptAt', type: 'date', index: true },
    { name: 'claimedUntil', type: 'date' },
    { name: 'sentAt', type: 'date' },
    { name: 'problem', type: 'textarea' },
    { name: 'by', type: 'relationship', relationTo: 'staff' },
  ],
}
