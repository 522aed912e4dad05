import type { Field, GlobalConfig, SelectField } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { dayField, line, webAddress, wholeNumber } from '../../cms/documents/fields/value.field'
import { countryChoice, languageChoice } from '../../cms/documents/fields/vocabulary-options'
import {
  HELP_SITUATIONS,
  HELPLINE_HOURS,
  HELPLINE_KINDS,
  HELPLINE_LANGUAGES,
  HELPLINE_PURPOSES,
} from '../../domain/texts/helplines'
import { MESSENGERS } from '../../domain/mail/messenger-link'
import { processNow } from '../../domain/time/process-clock'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { type PanelKey, panelLabel } from '../../i18n/panel/panel-texts'
import { HOURS_WORDS, KIND_WORDS, PURPOSE_WORDS, SITUATION_WORDS } from './helpline-words'
import {
  renewShownHelplines,
  validateCountry,
  validateLines,
  validateValue,
} from './helplines.hooks'

const options = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, PanelKey>>,
): SelectField['options'] => values.map((value) => ({ value, label: panelLabel(words[value]) }))

const fields: Field[] = [
  {
    type: 'row',
    fields: [
      line({ name: 'organisation', label: 'helplineOrganisation', width: '50%', required: true }),
      {
        name: 'purpose',
        type: 'select',
        label: panelLabel('helplinePurpose'),
        required: true,
        options: options(HELPLINE_PURPOSES, PURPOSE_WORDS),
        admin: { width: '50%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'kind',
        type: 'select',
        label: panelLabel('helplineKind'),
        required: true,
        options: HELPLINE_KINDS.map((value) => ({
          value,
          label: value === 'whatsapp' ? MESSENGERS.whatsapp : panelLabel(KIND_WORDS[value]),
        })),
        admin: { width: '50%' },
      },
      {
        name: 'value',
        type: 'text',
        label: panelLabel('helplineValue'),
        required: true,
        maxLength: 300,
        validate: validateValue,
        admin: { width: '50%', description: panelLabel('helplineValueDescription') },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'hours',
        type: 'select',
        label: panelLabel('helplineHours'),
        required: true,
        defaultValue: 'unknown',
        options: options(HELPLINE_HOURS, HOURS_WORDS),
        admin: { width: '50%' },
      },
      line({
        name: 'times',
        label: 'helplineTimes',
        description: 'helplineTimesDescription',
        most: 40,
        width: '50%',
      }),
    ],
  },
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    label: panelLabel('helplineLanguages'),
    admin: { description: panelLabel('helplineLanguagesDescription') },
    ...languageChoice(HELPLINE_LANGUAGES),
  },
  {
    name: 'situations',
    type: 'select',
    hasMany: true,
    label: panelLabel('helplineSituations'),
    options: options(HELP_SITUATIONS, SITUATION_WORDS),
  },
  {
    name: 'atTop',
    type: 'checkbox',
    label: panelLabel('helplineAtTop'),
    defaultValue: false,
    admin: { description: panelLabel('helplineAtTopDescription') },
  },
  {
    name: 'country',
    type: 'select',
    label: panelLabel('helplineCountry'),
    validate: validateCountry,
    admin: { description: panelLabel('helplineCountryDescription') },
    ...countryChoice,
  },
  {
    name: 'onlyInside',
    type: 'checkbox',
    label: panelLabel('helplineOnlyInside'),
    defaultValue: false,
  },
  {
    type: 'row',
    fields: [
      webAddress({ name: 'source', label: 'helplineSource', width: '50%' }),
      dayField({
        name: 'checkedOn',
        label: 'helplineCheckedOn',
        description: 'helplineCheckedOnDescription',
        width: '50%',
        since: 2020,
        ahead: 0,
      }),
    ],
  },
  wholeNumber({
    name: 'statedIn',
    label: 'helplineStatedIn',
    description: 'helplineStatedInDescription',
    least: 1990,
    most: () => processNow('years that have begun').getUTCFullYear(),
  }),
  {
    name: 'note',
    type: 'textarea',
    label: panelLabel('helplineNote'),
    maxLength: 1000,
    admin: { description: panelLabel('helplineNoteDescription') },
  },
]

/** Who helps seafarers in trouble, as the pages for them show it: facts, the same in every language. */
export const Helplines: GlobalConfig = {
  slug: 'helplines',
  label: panelLabel('helplinesLabel'),
  admin: {
    group: panelTextByLanguage('groupSite'),
    description: panelTextByLanguage('helplinesDescription'),
  },
  access: { read: onlyStaff, update: onlyEditors },
  hooks: { afterChange: [renewShownHelplines] },
  fields: [
    {
      name: 'lines',
      type: 'array',
      label: panelLabel('helplinesLabel'),
      labels: { singular: panelLabel('helplineOne'), plural: panelLabel('helplinesLabel') },
      maxRows: 200,
      validate: validateLines,
      admin: {
        initCollapsed: true,
        components: { RowLabel: '/src/features/helplines/admin/helpline-label#HelplineLabel' },
      },
      fields,
    },
  ],
}
