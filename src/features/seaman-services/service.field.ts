import {
  HeadingFeature,
  InlineToolbarFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  BoldFeature,
  ItalicFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { Field } from 'payload'

import { fieldForEditors } from '../../cms/access'
import { refuseTooLong } from '../../cms/documents/fields/document.field'
import { amountField, wholeNumber } from '../../cms/documents/fields/value.field'
import { safeLinkFeature } from '../../cms/documents/rich-text/safe-link-feature'
import { CURRENCIES, MOST_MINOR_UNITS } from '../../domain/money/money'
import { SERVICE_CATEGORIES, type ServiceCategory } from '../../domain/members/seaman-services'
import { TITLE_MAX_LENGTH } from '../../domain/texts/titles'
import { type PanelKey, panelLabel, panelText } from '../../i18n/panel/panel-texts'

const CATEGORY_LABELS: Record<ServiceCategory, PanelKey> = {
  papers: 'servicePapersCategory',
  visas: 'serviceVisas',
  medical: 'serviceMedical',
  training: 'serviceTraining',
  legal: 'serviceLegal',
  banking: 'serviceBanking',
  travel: 'serviceTravel',
  other: 'serviceOther',
}

/** Days. What takes longer is no service of a desk. */
const MOST_DAYS = 365

/** What a service says, in each language. Its text shows no pictures: files of the media are everybody's. */
export const serviceTexts: Field[] = [
  {
    name: 'title',
    label: panelLabel('titleLabel'),
    type: 'text',
    required: true,
    localized: true,
    maxLength: TITLE_MAX_LENGTH,
    admin: { components: { Cell: '/src/cms/desk/editing/title-cell#TitleCell' } },
  },
  {
    name: 'excerpt',
    label: panelLabel('excerptLabel'),
    type: 'textarea',
    localized: true,
    maxLength: 300,
    admin: { description: panelLabel('serviceSummaryDescription') },
  },
  {
    name: 'body',
    label: panelLabel('bodyLabel'),
    type: 'richText',
    localized: true,
    hooks: { beforeValidate: [refuseTooLong] },
    editor: lexicalEditor({
      features: [
        ParagraphFeature(),
        HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
        BoldFeature(),
        ItalicFeature(),
        UnorderedListFeature(),
        OrderedListFeature(),
        safeLinkFeature(),
        InlineToolbarFeature(),
      ],
    }),
  },
  {
    name: 'papers',
    label: panelLabel('servicePapers'),
    type: 'textarea',
    localized: true,
    maxLength: 2_000,
    admin: { description: panelLabel('servicePapersDescription') },
  },
  {
    name: 'provider',
    label: panelLabel('serviceProvider'),
    type: 'text',
    localized: true,
    maxLength: 120,
    admin: { description: panelLabel('serviceProviderDescription') },
  },
]

/** What all languages share. */
export const serviceFacts: Field[] = [
  {
    name: 'category',
    label: panelLabel('serviceCategory'),
    type: 'select',
    required: true,
    defaultValue: 'other',
    index: true,
    options: SERVICE_CATEGORIES.map((value) => ({
      value,
      label: panelLabel(CATEGORY_LABELS[value]),
    })),
    access: { update: fieldForEditors },
    admin: { position: 'sidebar', isClearable: false },
  },
  {
    type: 'row',
    fields: [
      {
        ...amountField({
          name: 'price',
          label: 'servicePrice',
          description: 'servicePriceDescription',
          least: 0,
          most: MOST_MINOR_UNITS,
          currencyFrom: 'currency',
          width: '50%',
        }),
        access: { update: fieldForEditors },
      },
      {
        name: 'currency',
        label: panelLabel('serviceCurrency'),
        type: 'select',
        required: true,
        defaultValue: 'USD',
        options: CURRENCIES.map((value) => ({ value, label: value })),
        access: { update: fieldForEditors },
        admin: { width: '50%', isClearable: false },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        ...wholeNumber({
          name: 'leastDays',
          label: 'serviceLeastDays',
          least: 1,
          most: MOST_DAYS,
          width: '50%',
        }),
        access: { update: fieldForEditors },
      },
      {
        ...wholeNumber({
          name: 'mostDays',
          label: 'serviceMostDays',
          description: 'serviceDaysDescription',
          least: 1,
          most: MOST_DAYS,
          width: '50%',
          check: (most, { req, siblingData }) => {
            const { leastDays } = siblingData as { leastDays?: number | null }
            const isUpsideDown = most !== undefined && most < (leastDays ?? 0)
            return !isUpsideDown || panelText(req.t, 'serviceDaysUpsideDown')
          },
        }),
        access: { update: fieldForEditors },
      },
    ],
  },
  {
    name: 'position',
    label: panelLabel('positionLabel'),
    type: 'number',
    defaultValue: 0,
    access: { update: fieldForEditors },
    admin: { position: 'sidebar', step: 1, description: panelLabel('positionDescription') },
  },
]
