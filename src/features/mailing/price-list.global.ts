import type {
  ArrayField,
  DateField,
  DateFieldValidation,
  Field,
  GlobalConfig,
  GroupField,
  NumberFieldSingleValidation,
} from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { globalConfirmUpToDate } from '../../cms/desk/publishing/confirm-translation.endpoint'
import { followGlobal } from '../../cms/desk/translations/follow-global.hooks'
import { globalSourceChanges } from '../../cms/desk/translations/source-changes.endpoint'
import { MAILING_REACHES, type MailingReach } from '../../domain/mail/mailing-reach'
import { CURRENCIES, type Currency } from '../../domain/money/money'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel, type PanelKey } from '../../i18n/panel/panel-texts'
import { keepPlannedInstants } from './planned-instants.hooks'
import {
  renewShownPrices,
  validateAmount,
  validateIncluded,
  validateMailings,
  validatePlanned,
  validatePromo,
} from './price-list.hooks'
import { validateFrom, validatePromoFrom, validatePromoUntil } from './price-plan-rules.hooks'
import { foldWhatHasPassed, showWhatHolds } from './price-plan.hooks'

interface Amounts {
  name: string
  label: PanelKey
  description: PanelKey
  validateIn?: (currency: Currency) => NumberFieldSingleValidation
}

/** An amount in each currency, kept in minor units; editors read and type it as a price. */
function amounts({
  name,
  label,
  description,
  validateIn = () => validateAmount,
}: Amounts): GroupField {
  return {
    name,
    type: 'group',
    label: panelLabel(label),
    admin: { description: panelLabel(description) },
    fields: [
      {
        type: 'row',
        fields: CURRENCIES.map((currency): Field => ({
          name: currency,
          type: 'number',
          label: currency,
          validate: validateIn(currency),
          admin: {
            width: '33%',
            components: { Field: '/src/cms/documents/fields/amount-field#AmountField' },
          },
        })),
      },
    ],
  }
}

// The day before the month, and hours up to 24: in order in every language, also from right to left.
const DATE_AND_TIME = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd MMM yyyy, HH:mm',
  timeFormat: 'HH:mm',
  timeIntervals: 30,
} as const

interface Side {
  name: string
  label: PanelKey
  description: PanelKey
  validate: DateFieldValidation
}

/** Where a promo begins or ends. */
function promoSide({ name, label, description, validate }: Side): DateField {
  return {
    name,
    type: 'date',
    label: panelLabel(label),
    validate,
    admin: { width: '50%', date: DATE_AND_TIME, description: panelLabel(description) },
  }
}

/** Prices that hold from a time on. */
const PLANNED: ArrayField = {
  name: 'planned',
  type: 'array',
  label: panelLabel('plannedMany'),
  labels: { singular: panelLabel('plannedOne'), plural: panelLabel('plannedMany') },
  maxRows: 12,
  admin: {
    description: panelLabel('plannedDescription'),
    components: { RowLabel: '/src/features/mailing/admin/planned-label#PlannedLabel' },
  },
  fields: [
    {
      name: 'from',
      type: 'date',
      label: panelLabel('plannedFrom'),
      required: true,
      validate: validateFrom,
      admin: { date: DATE_AND_TIME, description: panelLabel('plannedFromDescription') },
    },
    amounts({
      name: 'price',
      label: 'mailingPrice',
      description: 'plannedPriceDescription',
      validateIn: validatePlanned,
    }),
  ],
}

const REACH_LABELS = {
  all: 'mailingReachAll',
  country: 'mailingReachCountry',
  matching: 'mailingReachMatching',
} as const satisfies Record<MailingReach, PanelKey>

/** What readers are told before they ask for a mailing. */
function words(name: string, label: PanelKey, description: PanelKey): Field {
  return {
    name,
    type: 'textarea',
    label: panelLabel(label),
    localized: true,
    maxLength: 2_000,
    admin: { description: panelLabel(description) },
  }
}

/** The mailings that the site offers and what they cost, where no upstream says so. */
export const PriceList: GlobalConfig = {
  slug: 'price-list',
  label: panelLabel('priceListLabel'),
  admin: {
    group: panelTextByLanguage('groupSite'),
    description: panelTextByLanguage('priceListDescription'),
  },
  access: { read: onlyStaff, update: onlyEditors },
  endpoints: [globalConfirmUpToDate('price-list'), globalSourceChanges('price-list')],
  hooks: {
    beforeValidate: [foldWhatHasPassed],
    afterChange: [keepPlannedInstants, renewShownPrices, followGlobal],
    afterRead: [showWhatHolds],
  },
  fields: [
    {
      name: 'mailings',
      type: 'array',
      label: panelLabel('mailingMany'),
      labels: { singular: panelLabel('mailingOne'), plural: panelLabel('mailingMany') },
      maxRows: 24,
      validate: validateMailings,
      admin: { components: { RowLabel: '/src/features/mailing/admin/mailing-label#MailingLabel' } },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'key',
              type: 'text',
              label: panelLabel('mailingKey'),
              required: true,
              maxLength: 100,
              admin: { width: '40%', description: panelLabel('mailingKeyDescription') },
            },
            {
              name: 'active',
              type: 'checkbox',
              label: panelLabel('mailingActive'),
              defaultValue: true,
              admin: { width: '20%', description: panelLabel('mailingActiveDescription') },
            },
          ],
        },
        {
          name: 'reach',
          type: 'select',
          label: panelLabel('mailingReach'),
          defaultValue: 'all',
          options: MAILING_REACHES.map((value) => ({
            value,
            label: panelLabel(REACH_LABELS[value]),
          })),
          admin: { description: panelLabel('mailingReachDescription') },
        },
        {
          name: 'name',
          type: 'text',
          label: panelLabel('mailingName'),
          localized: true,
          maxLength: 200,
        },
        {
          name: 'description',
          type: 'textarea',
          label: panelLabel('mailingText'),
          localized: true,
          maxLength: 2_000,
        },
        {
          name: 'included',
          type: 'textarea',
          label: panelLabel('mailingIncluded'),
          localized: true,
          validate: validateIncluded,
          admin: { description: panelLabel('mailingIncludedDescription') },
        },
        {
          name: 'inWords',
          label: panelTextByLanguage('inWords'),
          type: 'ui',
          admin: { components: { Field: '/src/features/mailing/admin/plan-in-words#PlanInWords' } },
        },
        amounts({ name: 'price', label: 'mailingPrice', description: 'mailingPriceDescription' }),
        PLANNED,
        amounts({
          name: 'promo',
          label: 'mailingPromo',
          description: 'mailingPromoDescription',
          validateIn: validatePromo,
        }),
        {
          type: 'row',
          fields: [
            promoSide({
              name: 'promoFrom',
              label: 'promoFrom',
              description: 'promoFromDescription',
              validate: validatePromoFrom,
            }),
            promoSide({
              name: 'promoUntil',
              label: 'promoUntil',
              description: 'promoUntilDescription',
              validate: validatePromoUntil,
            }),
          ],
        },
      ],
    },
    amounts({
      name: 'application',
      label: 'applicationPrice',
      description: 'applicationPriceDescription',
    }),
    words('settlement', 'mailingSettlement', 'mailingSettlementDescription'),
    words('refund', 'mailingRefund', 'mailingRefundDescription'),
    words('privacy', 'mailingPrivacy', 'mailingPrivacyDescription'),
  ],
}
