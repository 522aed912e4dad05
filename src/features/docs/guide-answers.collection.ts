import type { CollectionConfig } from 'payload'

import { fieldForNobody, nobody, onlyEditors, onlyStaff } from '../../cms/access'
import { LOCALES, nativeName } from '../../domain/locales/locales'
import { panelLabel } from '../../i18n/panel/panel-texts'

const CELLS = '/src/features/docs/admin/guide-answer-cells'

const toRead = {
  components: { Field: '/src/cms/documents/fields/read-only-value#ReadOnlyValue' },
} as const

/**
 * Whether readers found a guide of use: a row for each answer. `guide-answers.submit.ts` alone writes it, by SQL. It is in no menu;
 * the form of a guide shows what is said of it and leads here.
 */
export const GuideAnswers: CollectionConfig = {
  slug: 'guide-answers',
  labels: { singular: panelLabel('guideAnswersOne'), plural: panelLabel('guideAnswersMany') },
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['text', 'isUseful', 'locale', 'guide', 'updatedAt'],
    listSearchableFields: ['text'],
    description: panelLabel('guideAnswersDescription'),
    group: false,
    hideAPIURL: true,
    disableCopyToLocale: true,
  },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  lockDocuments: false,
  access: { create: nobody, read: onlyStaff, update: nobody, delete: onlyEditors },
  fields: [
    {
      name: 'text',
      label: panelLabel('guideAnswersText'),
      type: 'textarea',
      admin: toRead,
    },
    {
      name: 'isUseful',
      label: panelLabel('guideAnswersUseful'),
      type: 'checkbox',
      required: true,
      admin: { components: { Cell: `${CELLS}#UsefulCell`, Field: `${CELLS}#UsefulFact` } },
    },
    // Of the text that was read.
    {
      name: 'locale',
      label: panelLabel('language'),
      type: 'select',
      required: true,
      options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
      admin: toRead,
    },
    // The id of the document. A relationship would count as a use of the guide whenever one is put into the trash.
    {
      name: 'guide',
      label: panelLabel('guideAnswersTitle'),
      type: 'number',
      required: true,
      index: true,
      admin: { components: { Cell: `${CELLS}#GuideCell`, Field: `${CELLS}#GuideFact` } },
    },
    // By which a reader's browser finds the own answer again; none once the sentence is erased.
    {
      name: 'token',
      type: 'text',
      unique: true,
      admin: { hidden: true },
      access: { create: fieldForNobody, read: fieldForNobody, update: fieldForNobody },
    },
  ],
}
