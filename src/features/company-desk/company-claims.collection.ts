import type { CollectionConfig, Field } from 'payload'

import {
  fieldForEditors,
  fieldWrittenBySystem,
  nobody,
  onlyAdmins,
  onlyEditors,
} from '../../cms/access'
import { dayField, line, webAddress } from '../../cms/documents/fields/value.field'
import { oneSaveAtATime } from '../../cms/publications/writing/one-save.hooks'
import { CLAIM_STATES } from '../../domain/company-desk/claims'
import { LOCALES, nativeName } from '../../domain/locales/locales'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { followDecision, requireSoundDecision } from './claims.hooks'
import { fact, timeBeside } from './desk-facts.field'
import { CLAIM_STATE_LABELS } from './desk-labels'
import { noteErasedClaim } from './erase-desk.hooks'

/** Of what the claimant writes, staff change nothing. */
const written = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

/** Of what staff find out. */
const decided = { create: fieldForEditors, update: fieldForEditors }

const claimant: Field[] = [
  {
    name: 'company',
    label: panelLabel('crewingsOne'),
    type: 'relationship',
    relationTo: 'crewings',
    required: true,
    index: true,
    access: written,
    admin: fact,
  },
  // These three are empty once the person is erased.
  {
    name: 'name',
    label: panelLabel('seamanName'),
    type: 'text',
    maxLength: 120,
    access: written,
    admin: fact,
  },
  {
    name: 'position',
    label: panelLabel('claimPosition'),
    type: 'text',
    maxLength: 120,
    access: written,
    admin: fact,
  },
  // In small letters.
  {
    name: 'email',
    label: panelLabel('requestEmail'),
    type: 'text',
    index: true,
    access: written,
    admin: fact,
  },
  {
    name: 'language',
    label: panelLabel('language'),
    type: 'select',
    required: true,
    options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
    access: written,
    admin: fact,
  },
  {
    name: 'signs',
    label: panelTextByLanguage('claimSigns'),
    type: 'ui',
    admin: {
      disableListColumn: true,
      disableBulkEdit: true,
      components: { Field: '/src/features/company-desk/admin/claim-signs-view#ClaimSignsView' },
    },
  },
]

const register: Field[] = [
  {
    ...webAddress({
      name: 'registerUrl',
      label: 'licenceRegister',
      description: 'claimRegisterDescription',
    }),
    access: decided,
  },
  {
    type: 'row',
    fields: [
      { ...line({ name: 'licenceNumber', label: 'licenceNumber', width: '50%' }), access: decided },
      {
        ...dayField({
          name: 'checkedOn',
          label: 'licenceCheckedOn',
          description: 'licenceCheckedOnDescription',
          since: 2020,
          ahead: 1,
          width: '50%',
        }),
        access: decided,
      },
    ],
  },
  {
    name: 'registerNamesAddress',
    label: panelLabel('claimRegisterNamesAddress'),
    type: 'checkbox',
    defaultValue: false,
    access: decided,
    admin: { description: panelLabel('claimRegisterNamesAddressDescription') },
  },
  {
    name: 'sentence',
    label: panelLabel('claimSentence'),
    type: 'textarea',
    maxLength: 1_000,
    access: decided,
    admin: { description: panelLabel('claimSentenceDescription') },
  },
]

/** Claims of companies' pages. Staff check each against the register and accept or refuse it. */
export const CompanyClaims: CollectionConfig = {
  slug: 'company-claims',
  labels: { singular: panelLabel('claimOne'), plural: panelLabel('claimMany') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['company', 'name', 'email', 'state', 'confirmedAt', 'createdAt'],
    listSearchableFields: ['name', 'email'],
    description: panelLabel('claimDescription'),
    group: panelTextByLanguage('groupRequests'),
    hideAPIURL: true,
    disableCopyToLocale: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  access: { create: nobody, read: onlyEditors, update: onlyEditors, delete: onlyAdmins },
  hooks: {
    beforeOperation: [oneSaveAtATime],
    beforeChange: [requireSoundDecision],
    afterChange: [followDecision],
    afterDelete: [noteErasedClaim],
  },
  fields: [
    ...claimant,
    ...register,
    {
      name: 'state',
      label: panelLabel('requestState'),
      type: 'select',
      required: true,
      defaultValue: 'asked',
      index: true,
      options: CLAIM_STATES.map((value) => ({
        value,
        label: panelLabel(CLAIM_STATE_LABELS[value]),
      })),
      access: decided,
      admin: { position: 'sidebar', description: panelLabel('claimStateDescription') },
    },
    {
      name: 'confirmedAt',
      label: panelLabel('seamanConfirmedAt'),
      type: 'date',
      access: written,
      admin: timeBeside,
    },
    {
      name: 'decidedAt',
      label: panelLabel('claimDecidedAt'),
      type: 'date',
      access: written,
      admin: timeBeside,
    },
  ],
}
