import type { Field, GlobalConfig, GroupField } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { followGlobal } from '../../cms/translations/follow-global.hooks'
import { MAILING_REACHES, type MailingReach } from '../../domain/mailing-reach'
import { CURRENCIES } from '../../domain/money'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel, type PanelKey } from '../../i18n/panel/panel-texts'
import {
  renewShownPrices,
  validateAmount,
  validateIncluded,
  validateMailings,
  validatePromo,
} from './price-list.hooks'

/** An amount in each currency, kept in minor units; editors read and type it as a price. */
function amounts(name: string, label: PanelKey, description: PanelKey): GroupField {
  const isPromo = name === 'promo'
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
          validate: isPromo ? validatePromo(currency) : validateAmount,
          admin: {
            width: '33%',
            components: { Field: '/src/cms/fields/amount-field#AmountField' },
          },
        })),
      },
    ],
  }
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
  hooks: { afterChange: [renewShownPrices, followGlobal] },
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
        amounts('price', 'mailingPrice', 'mailingPriceDescription'),
        amounts('promo', 'mailingPromo', 'mailingPromoDescription'),
      ],
    },
    amounts('application', 'applicationPrice', 'applicationPriceDescription'),
    words('settlement', 'mailingSettlement', 'mailingSettlementDescription'),
    words('refund', 'mailingRefund', 'mailingRefundDescription'),
    words('privacy', 'mailingPrivacy', 'mailingPrivacyDescription'),
  ],
}
