import type { Field } from 'payload'

import { fieldWrittenBySystem } from '../../cms/access'
import { dayField } from '../../cms/documents/fields/value.field'
import { validateNewRelation } from '../../cms/documents/fields/new-relation'
import { exampleField } from '../../cms/desk/publishing/all-locales'
import {
  TRACE_KINDS,
  type TraceKind,
  WARNING_KINDS,
  type WarningKind,
} from '../../domain/vacancies/warning'
import { panelLabel, type PanelKey } from '../../i18n/panel/panel-texts'
import {
  notAhead,
  notBeforeSince,
  tidyTraceField,
  validateSourceAddress,
  validateTrace,
  validateWarnedName,
} from './warnings.hooks'

const KIND_LABELS: Readonly<Record<WarningKind, PanelKey>> = {
  fee: 'warningKindFee',
  impersonation: 'warningKindImpersonation',
  unlicensed: 'warningKindUnlicensed',
  unpaid: 'warningKindUnpaid',
  other: 'warningKindOther',
}

const TRACE_LABELS: Readonly<Record<TraceKind, PanelKey>> = {
  name: 'warningTraceName',
  domain: 'warningTraceDomain',
  email: 'contactEmailLabel',
  telephone: 'contactPhoneLabel',
}

const whom: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'company',
        label: panelLabel('crewingsOne'),
        type: 'relationship',
        relationTo: 'crewings',
        index: true,
        // Those in the trash are not offered.
        filterOptions: { deletedAt: { exists: false } },
        validate: validateNewRelation,
        admin: { width: '50%', description: panelLabel('warningCompanyDescription') },
      },
      {
        name: 'name',
        label: panelLabel('companyName'),
        type: 'text',
        maxLength: 200,
        validate: validateWarnedName,
        admin: { width: '50%', description: panelLabel('warningNameDescription') },
      },
    ],
  },
  {
    name: 'traces',
    label: panelLabel('warningTraces'),
    labels: { singular: panelLabel('warningTrace'), plural: panelLabel('warningTraces') },
    type: 'array',
    maxRows: 50,
    admin: { description: panelLabel('warningTracesDescription') },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'kind',
            label: panelLabel('warningKind'),
            type: 'select',
            required: true,
            options: TRACE_KINDS.map((value) => ({
              value,
              label: panelLabel(TRACE_LABELS[value]),
            })),
            admin: { width: '33%' },
          },
          {
            name: 'value',
            label: panelLabel('warningTrace'),
            type: 'text',
            required: true,
            maxLength: 254,
            validate: validateTrace,
            hooks: { beforeValidate: [tidyTraceField] },
            admin: { width: '67%' },
          },
        ],
      },
    ],
  },
]

const what: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'kind',
        label: panelLabel('warningKind'),
        type: 'select',
        required: true,
        options: WARNING_KINDS.map((value) => ({ value, label: panelLabel(KIND_LABELS[value]) })),
        admin: { width: '34%' },
      },
      dayField({
        name: 'since',
        label: 'warningSince',
        required: true,
        since: 2000,
        ahead: 1,
        width: '33%',
        check: notAhead,
      }),
      dayField({
        name: 'endedOn',
        label: 'warningEndedOn',
        description: 'warningEndedOnDescription',
        since: 2000,
        ahead: 1,
        width: '33%',
        check: notBeforeSince,
      }),
    ],
  },
  {
    name: 'text',
    label: panelLabel('warningText'),
    type: 'textarea',
    localized: true,
    maxLength: 3_000,
    admin: { description: panelLabel('warningTextDescription'), rows: 6 },
  },
  {
    name: 'sources',
    label: panelLabel('warningSources'),
    labels: { singular: panelLabel('warningSource'), plural: panelLabel('warningSources') },
    type: 'array',
    maxRows: 10,
    fields: [
      {
        name: 'address',
        label: panelLabel('warningSource'),
        type: 'text',
        required: true,
        maxLength: 500,
        validate: validateSourceAddress,
        admin: { description: panelLabel('warningSourceDescription') },
      },
    ],
  },
]

/** What is known of somebody whom staff warn of. */
export const warningFields: Field[] = [
  ...whom,
  ...what,
  // Each version keeps its own.
  {
    name: 'editedBy',
    label: panelLabel('warningEditedBy'),
    type: 'relationship',
    relationTo: 'staff',
    admin: {
      disableBulkEdit: true,
      components: {
        // Editors may not read each other's accounts; the list says the name.
        Field: '/src/cms/documents/fields/shown-elsewhere#ShownElsewhere',
        Cell: '/src/cms/documents/fields/staff-name-cell#StaffNameCell',
      },
    },
    access: { create: fieldWrittenBySystem, update: fieldWrittenBySystem },
  },
  exampleField,
]
