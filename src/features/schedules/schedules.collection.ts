import type { CollectionConfig } from 'payload'

import {
  fieldWrittenBySystem,
  onlyStaff,
  schedulersOfTheirLanguages,
  schedulersOfTheLanguage,
} from '../../cms/access'
import { collectionsThat } from '../../cms/publications/content-types'
import { isLocale, LOCALES, nativeName } from '../../domain/locales/locales'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { noteScheduler, refuseImpossibleSchedule } from './schedules.hooks'

// The day before the month, and hours up to 24: in order in every language, also from right to left.
const DATE_AND_TIME = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd MMM yyyy, HH:mm',
  timeFormat: 'HH:mm',
} as const

const bySystem = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

/**
 * What is to be published or unpublished at a time, one language at a time. Payload's own scheduled
 * publishing unpublishes every language at once, and asks nobody who may schedule it.
 */
export const Schedules: CollectionConfig = {
  slug: 'schedules',
  labels: { singular: panelLabel('schedule'), plural: panelLabel('schedules') },
  admin: {
    useAsTitle: 'at',
    defaultColumns: ['at', 'action', 'locale', 'document', 'doneAt', 'problem'],
    description: panelLabel('schedulesDescription'),
    group: panelTextByLanguage('groupContent'),
  },
  defaultSort: '-at',
  access: {
    create: schedulersOfTheLanguage,
    read: onlyStaff,
    update: schedulersOfTheirLanguages,
    delete: schedulersOfTheirLanguages,
  },
  lockDocuments: false,
  hooks: { beforeChange: [refuseImpossibleSchedule, noteScheduler] },
  fields: [
    {
      name: 'document',
      label: panelLabel('scheduleDocument'),
      type: 'relationship',
      relationTo: collectionsThat(({ schedulable }) => schedulable),
      required: true,
      index: true,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'action',
          label: panelLabel('scheduleAction'),
          type: 'select',
          required: true,
          defaultValue: 'publish',
          options: [
            { value: 'publish', label: panelLabel('schedulePublish') },
            { value: 'unpublish', label: panelLabel('scheduleUnpublish') },
          ],
        },
        {
          name: 'locale',
          label: panelLabel('language'),
          type: 'select',
          required: true,
          defaultValue: ({ req }) => (isLocale(req.locale) ? req.locale : undefined),
          options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
        },
      ],
    },
    {
      name: 'at',
      label: panelLabel('scheduleAt'),
      type: 'date',
      required: true,
      index: true,
      admin: {
        date: { ...DATE_AND_TIME, timeIntervals: 5 },
        description: panelLabel('scheduleAtDescription'),
      },
    },
    {
      name: 'by',
      label: panelLabel('scheduleBy'),
      type: 'relationship',
      relationTo: 'staff',
      admin: { readOnly: true, position: 'sidebar' },
      access: bySystem,
    },
    // In which language whoever scheduled it reads the panel.
    { name: 'panelLanguage', type: 'text', admin: { hidden: true }, access: bySystem },
    {
      name: 'doneAt',
      label: panelLabel('scheduleDoneAt'),
      type: 'date',
      index: true,
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: DATE_AND_TIME,
        condition: (data) => Boolean(data.doneAt),
      },
      access: bySystem,
    },
    {
      name: 'problem',
      label: panelLabel('scheduleProblem'),
      type: 'textarea',
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data.problem) },
      access: bySystem,
    },
  ],
}
