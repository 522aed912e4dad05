import type { CollectionConfig } from 'payload'

import { nobody, onlyAdmins, onlyEditors } from '../../../cms/access'
import { LOCALES, nativeName } from '../../../domain/locales/locales'
import {
  VACANCY_ALERT_STATES,
  type VacancyAlertState,
} from '../../../domain/vacancies/vacancy-alert'
import { panelTextByLanguage } from '../../../i18n/panel/panel-languages'
import { type PanelKey, panelLabel } from '../../../i18n/panel/panel-texts'
import { noteErasedAlert } from './erase-alerts.hooks'

const STATE_LABELS = {
  unconfirmed: 'vacancyAlertUnconfirmed',
  active: 'vacancyAlertActive',
  ended: 'vacancyAlertEnded',
} as const satisfies Record<VacancyAlertState, PanelKey>

/** What stands in an alert is its owner's: staff read it. */
const toRead = {
  components: { Field: '/src/cms/documents/fields/read-only-value#ReadOnlyValue' },
} as const
const timeBeside = {
  ...toRead,
  position: 'sidebar',
  date: { pickerAppearance: 'dayAndTime' },
} as const

/**
 * Alerts: who gets mail about new vacancies, and the filter. Only the site writes them, from its forms and its runner.
 * Admins delete one when its owner asks.
 */
export const VacancyAlerts: CollectionConfig = {
  slug: 'vacancy-alerts',
  labels: { singular: panelLabel('vacancyAlertOne'), plural: panelLabel('vacancyAlertMany') },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'filter', 'state', 'lastMailAt', 'createdAt'],
    listSearchableFields: ['email', 'filter'],
    description: panelLabel('vacancyAlertDescription'),
    group: panelTextByLanguage('groupRequests'),
    hideAPIURL: true,
    disableCopyToLocale: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  access: { create: nobody, read: onlyEditors, update: nobody, delete: onlyAdmins },
  hooks: { afterDelete: [noteErasedAlert] },
  fields: [
    // In small letters.
    {
      name: 'email',
      label: panelLabel('vacancyAlertEmail'),
      type: 'text',
      required: true,
      index: true,
      admin: toRead,
    },
    // As `alertFilter` writes it.
    {
      name: 'filter',
      label: panelLabel('vacancyAlertFilter'),
      type: 'text',
      defaultValue: '',
      admin: { ...toRead, description: panelLabel('vacancyAlertFilterDescription') },
    },
    {
      name: 'state',
      label: panelLabel('vacancyAlertState'),
      type: 'select',
      required: true,
      defaultValue: 'unconfirmed',
      index: true,
      options: VACANCY_ALERT_STATES.map((value) => ({
        value,
        label: panelLabel(STATE_LABELS[value]),
      })),
      admin: { ...toRead, position: 'sidebar' },
    },
    {
      name: 'locale',
      label: panelLabel('vacancyAlertLanguage'),
      type: 'select',
      required: true,
      options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
      admin: { ...toRead, position: 'sidebar' },
    },
    {
      name: 'confirmedAt',
      label: panelLabel('vacancyAlertConfirmedAt'),
      type: 'date',
      admin: timeBeside,
    },
    {
      name: 'lastMailAt',
      label: panelLabel('vacancyAlertLastMailAt'),
      type: 'date',
      admin: timeBeside,
    },
    { name: 'endedAt', label: panelLabel('vacancyAlertEndedAt'), type: 'date', admin: timeBeside },
    // When it is looked for new vacancies again.
    { name: 'dueAt', type: 'date', index: true, admin: { hidden: true } },
    // Of vacancies that were published before this instant, all have been told.
    { name: 'toldUntil', type: 'date', admin: { hidden: true } },
  ],
}
