import type { CollectionConfig, Field, SelectField } from 'payload'

import { fieldWrittenBySystem, nobody, onlyAdmins, onlyEditors } from '../../cms/access'
import { DAY_ADMIN } from '../../cms/documents/fields/value.field'
import { oneSaveAtATime } from '../../cms/publications/writing/one-save.hooks'
import { LOCALES, nativeName } from '../../domain/locales/locales'
import { REQUEST_KINDS, REQUEST_STATES, ROBOT_SIGNS } from '../../domain/forms/requests'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { KIND_LABELS, ROBOT_SIGN_LABELS, STATE_LABELS } from './request-labels'
import { downloadRequestFile } from './request-files.endpoint'
import { takeForPerson } from './request-person.endpoint'
import { replyToRequest } from './request-reply.endpoint'
import { exportRequests } from './requests-export.endpoint'
import { addNotes, eraseMessages, noteErased, setEraseAt, validateAssignee } from './requests.hooks'

const writtenBySystem = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

/** Read by the site's own code alone. */
const secret = {
  admin: { hidden: true },
  access: { ...writtenBySystem, read: fieldWrittenBySystem },
} as const

/** Shows a field as text, because nobody edits it. */
const factBeside = {
  position: 'sidebar',
  components: { Field: '/src/cms/documents/fields/read-only-value#ReadOnlyValue' },
} as const

/** A column and a filter in lists. The form hides it, because it shows the value elsewhere. */
const inListsAlone = {
  disableBulkEdit: true,
  components: { Field: '/src/cms/documents/fields/shown-elsewhere#ShownElsewhere' },
} as const

const kind: SelectField = {
  name: 'kind',
  label: panelLabel('requestKind'),
  type: 'select',
  required: true,
  index: true,
  options: REQUEST_KINDS.map((value) => ({ value, label: panelLabel(KIND_LABELS[value]) })),
  access: writtenBySystem,
  admin: factBeside,
}

const state: SelectField = {
  name: 'state',
  label: panelLabel('requestState'),
  type: 'select',
  required: true,
  defaultValue: 'new',
  index: true,
  options: REQUEST_STATES.map((value) => ({ value, label: panelLabel(STATE_LABELS[value]) })),
  admin: {
    position: 'sidebar',
    isClearable: false,
    components: { Cell: '/src/features/requests/admin/state-cell#StateCell' },
  },
}

/** A guess that a robot sent the request. It only holds back what would reach others (decision 058). */
const robotSign: SelectField = {
  name: 'robotSign',
  label: panelLabel('requestRobot'),
  type: 'select',
  index: true,
  options: ROBOT_SIGNS.map((value) => ({ value, label: panelLabel(ROBOT_SIGN_LABELS[value]) })),
  access: writtenBySystem,
  admin: inListsAlone,
}

/** What staff decide. */
const work: Field[] = [
  state,
  {
    name: 'assignee',
    label: panelLabel('requestAssignee'),
    type: 'relationship',
    relationTo: 'staff',
    index: true,
    validate: validateAssignee,
    admin: {
      position: 'sidebar',
      components: {
        Field: '/src/features/requests/admin/assignee-field#AssigneeField',
        Cell: '/src/cms/documents/fields/staff-name-cell#StaffNameCell',
      },
    },
  },
]

const sender: Field[] = [
  {
    name: 'name',
    label: panelLabel('requestName'),
    type: 'text',
    access: writtenBySystem,
    admin: inListsAlone,
  },
  {
    name: 'email',
    label: panelLabel('requestEmail'),
    type: 'email',
    index: true,
    access: writtenBySystem,
    admin: inListsAlone,
  },
  {
    name: 'telephone',
    label: panelLabel('requestTelephone'),
    type: 'text',
    access: writtenBySystem,
    admin: inListsAlone,
  },
  {
    name: 'locale',
    label: panelLabel('requestLocale'),
    type: 'select',
    required: true,
    options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
    access: writtenBySystem,
    admin: factBeside,
  },
]

const notes: Field = {
  name: 'notes',
  label: panelLabel('requestNotes'),
  labels: { singular: panelLabel('requestNote'), plural: panelLabel('requestNotes') },
  type: 'array',
  // Notes are shown and added below the form. A field of the form would overwrite notes that others add meanwhile.
  admin: { hidden: true, disableBulkEdit: true },
  fields: [
    {
      name: 'text',
      label: panelLabel('requestNoteText'),
      type: 'textarea',
      required: true,
      maxLength: 5_000,
    },
    {
      name: 'by',
      label: panelLabel('requestNoteBy'),
      type: 'relationship',
      relationTo: 'staff',
      access: writtenBySystem,
    },
    { name: 'at', label: panelLabel('requestNoteAt'), type: 'date', access: writtenBySystem },
  ],
}

/** What visitors have sent by the forms of the site. */
export const Requests: CollectionConfig = {
  slug: 'requests',
  labels: { singular: panelLabel('requestsOne'), plural: panelLabel('requestsMany') },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'createdAt', 'kind', 'state', 'name', 'about', 'assignee'],
    listSearchableFields: ['reference', 'name', 'email'],
    description: panelLabel('requestsDescription'),
    group: panelTextByLanguage('groupRequests'),
    hideAPIURL: true,
    disableCopyToLocale: true,
    components: {
      beforeListTable: ['/src/features/requests/admin/list-presets#ListPresets'],
    },
  },
  defaultSort: '-createdAt',
  // Nobody but visitors makes requests; none is copied.
  disableDuplicate: true,
  // No lock, because two users may work on one request: state and notes are written separately, and notes are only
  // added.
  lockDocuments: false,
  // Visitors send by forms alone (cms/services/forms).
  access: { create: nobody, read: onlyEditors, update: onlyEditors, delete: onlyAdmins },
  hooks: {
    beforeOperation: [oneSaveAtATime],
    beforeChange: [setEraseAt, addNotes],
    beforeDelete: [eraseMessages],
    afterDelete: [noteErased],
  },
  endpoints: [exportRequests, downloadRequestFile, replyToRequest, takeForPerson],
  fields: [
    {
      name: 'record',
      label: panelTextByLanguage('requestsOne'),
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/features/requests/admin/request-record#RequestRecord' },
      },
    },
    // Everything that was sent, by the names of the form's fields.
    {
      name: 'values',
      label: panelLabel('requestValues'),
      type: 'json',
      required: true,
      access: writtenBySystem,
      admin: { hidden: true },
    },
    // Facts of the time of sending, such as the price of a mailing and the companies that it reached.
    { name: 'details', type: 'json', ...secret },
    // Of the link to the report of a mailing.
    { name: 'reportToken', type: 'text', index: true, ...secret },
    notes,
    {
      name: 'reference',
      label: panelLabel('requestReference'),
      type: 'text',
      required: true,
      unique: true,
      access: writtenBySystem,
      admin: inListsAlone,
    },
    ...work,
    robotSign,
    kind,
    {
      name: 'about',
      label: panelLabel('requestAbout'),
      type: 'relationship',
      relationTo: ['vacancies', 'crewings', 'seaman-services'],
      index: true,
      access: writtenBySystem,
      admin: factBeside,
    },
    ...sender,
    // The address of the company that it was sent to.
    {
      name: 'forwardedTo',
      label: panelLabel('requestForwardedTo'),
      type: 'text',
      access: writtenBySystem,
      admin: factBeside,
    },
    // A key of the page with the form. Of several posts with the same key, only one is accepted.
    { name: 'sendKey', type: 'text', unique: true, ...secret },
    // SHA-256 of the values, to tell a repeated post from another text.
    { name: 'digest', type: 'text', index: true, ...secret },
    {
      name: 'eraseAt',
      label: panelLabel('requestEraseAt'),
      type: 'date',
      index: true,
      access: writtenBySystem,
      admin: {
        ...factBeside,
        description: panelLabel('requestEraseAtDescription'),
        ...DAY_ADMIN,
        components: { ...DAY_ADMIN.components, ...factBeside.components },
      },
    },
  ],
}
