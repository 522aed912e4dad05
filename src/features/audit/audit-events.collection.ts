import type { CollectionBeforeOperationHook, CollectionConfig, Field } from 'payload'
import { Forbidden } from 'payload'

import { nobody, onlyAdmins } from '../../cms/access'
import { AUDIT_ACTIONS, AUDIT_WAYS } from '../../domain/staff/audit'
import { LOCALES, nativeName } from '../../domain/locales/locales'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { exportAuditEvents } from './audit-export.endpoint'
import { CHANGES_ONLY } from './admin/audit-kinds'
import { ACTION_LABELS, WAY_LABELS } from './audit-labels'

/** Refuses every write of Payload's, also those of the site's own code: lines are made in `cms/services/audit` alone. */
const refuseWrites: CollectionBeforeOperationHook = ({
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
}) => {
  if (['create', 'update', 'updateByID', 'delete', 'deleteByID'].includes(operation)) {
    throw new Forbidden(req.t)
  }
}

const indexed = { index: true } as const

const cell = (name: string) => ({
  components: { Cell: `/src/features/audit/admin/audit-cells#${name}` },
})

const fields: Field[] = [
  {
    name: 'at',
    label: panelLabel('auditAt'),
    type: 'date',
    required: true,
    ...indexed,
    admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm:ss' } },
  },
  { name: 'actor', label: panelLabel('auditActor'), type: 'text', required: true },
  // A number and no reference: an account that is deleted takes nothing of this with it.
  { name: 'staffId', label: panelLabel('auditStaffId'), type: 'number', ...indexed },
  {
    name: 'action',
    label: panelLabel('auditAction'),
    type: 'select',
    required: true,
    options: AUDIT_ACTIONS.map((value) => ({ value, label: panelLabel(ACTION_LABELS[value]) })),
    admin: cell('ActionCell'),
  },
  {
    name: 'collection',
    label: panelLabel('auditCollection'),
    type: 'text',
    required: true,
    admin: cell('EntityCell'),
  },
  { name: 'document', label: panelLabel('auditDocument'), type: 'number' },
  { name: 'title', label: panelLabel('auditTitle'), type: 'text', admin: cell('DocumentCell') },
  {
    name: 'locale',
    label: panelLabel('language'),
    type: 'select',
    options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
  },
  {
    name: 'changed',
    label: panelLabel('auditChanged'),
    type: 'text',
    admin: cell('ChangedCell'),
  },
  { name: 'codes', label: panelLabel('auditCodes'), type: 'text', admin: cell('CodesCell') },
  {
    name: 'way',
    label: panelLabel('auditWay'),
    type: 'select',
    required: true,
    options: AUDIT_WAYS.map((value) => ({ value, label: panelLabel(WAY_LABELS[value]) })),
  },
  { name: 'part', label: panelLabel('auditPart'), type: 'number' },
  { name: 'network', label: panelLabel('auditNetwork'), type: 'text' },
]

/**
 * Who has changed what of content, rights and settings, when and from where (decision 049). A line is written in the
 * transaction of what it tells of, by SQL (cms/services/audit); nobody changes or deletes one, which the database refuses too
 * until a line is two years old.
 */
export const AuditEvents: CollectionConfig = {
  slug: 'audit-events',
  labels: { singular: panelLabel('auditOne'), plural: panelLabel('auditMany') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: [
      'at',
      'actor',
      'action',
      'collection',
      'title',
      'locale',
      'changed',
      'codes',
      'way',
    ],
    // What is asked for by a condition is all of it.
    baseFilter: ({ req }) => (req.query.where === undefined ? CHANGES_ONLY : null),
    listSearchableFields: ['title', 'actor', 'changed'],
    description: panelLabel('auditDescription'),
    group: panelTextByLanguage('groupAdministration'),
    hidden: ({ user }) => user.role !== 'admin',
    components: {
      beforeListTable: ['/src/features/audit/admin/audit-list#AuditList'],
      views: { list: { Component: '/src/cms/desk/lists/main-list-view#MainListView' } },
    },
  },
  defaultSort: '-id',
  timestamps: false,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  access: { create: nobody, read: onlyAdmins, update: nobody, delete: nobody },
  hooks: { beforeOperation: [refuseWrites] },
  endpoints: [exportAuditEvents],
  indexes: [{ fields: ['collection', 'document'] }],
  fields,
}
