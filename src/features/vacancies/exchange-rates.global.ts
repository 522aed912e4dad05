import type { Field, GlobalConfig } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { dayField } from '../../cms/documents/fields/value.field'
import { currencyLabel } from '../../cms/documents/fields/vocabulary-options'
import { RATED_CURRENCIES } from '../../domain/money/exchange-rates'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { notInFuture, renewVacancies, validateRate, validateSource } from './exchange-rates.hooks'

const ageField: Field = {
  name: 'age',
  type: 'ui',
  label: panelTextByLanguage('ratesDay'),
  admin: { components: { Field: '/src/features/vacancies/admin/rates-age#RatesAge' } },
}

const quotedFields: Field = {
  type: 'row',
  fields: [
    dayField({
      name: 'day',
      label: 'ratesDay',
      required: true,
      since: 2020,
      ahead: 0,
      width: '33%',
      check: notInFuture,
    }),
    {
      name: 'source',
      type: 'text',
      label: panelLabel('ratesSource'),
      required: true,
      maxLength: 500,
      validate: validateSource,
      admin: { width: '67%', description: panelLabel('ratesSourceDescription') },
    },
  ],
}

/** Rates by which the pay of vacancies in different currencies is compared, as they were on one day. */
export const ExchangeRates: GlobalConfig = {
  slug: 'exchange-rates',
  label: panelLabel('ratesLabel'),
  admin: {
    group: panelTextByLanguage('groupJobs'),
    description: panelTextByLanguage('ratesDescription'),
  },
  access: { read: onlyStaff, update: onlyEditors },
  hooks: { afterChange: [renewVacancies] },
  fields: [
    ageField,
    quotedFields,
    {
      name: 'perDollar',
      type: 'group',
      label: panelLabel('ratesPerDollar'),
      admin: { description: panelLabel('ratesPerDollarDescription') },
      fields: [
        {
          type: 'row',
          fields: RATED_CURRENCIES.map((currency): Field => ({
            name: currency,
            type: 'number',
            label: ({ i18n }) => currencyLabel(currency, i18n.language),
            validate: validateRate,
            admin: { width: '25%', step: 0.0001 },
          })),
        },
      ],
    },
  ],
}
