import type { GroupField, NumberFieldSingleValidation } from 'payload'

import { amountField } from '../../cms/documents/fields/fact.field'
import { currencyChoice } from '../../cms/documents/fields/vocabulary-options'
import { panelLabel, panelText } from '../../i18n/panel/panel-texts'
import { assumedField } from './assumed.field'

/** Minor units: a thousand million rupiahs a month. What is more is a mistake of whoever typed it. */
const MOST_PAY = 100_000_000_000

interface Pay {
  negotiable?: boolean | null
  min?: number | null
  max?: number | null
}

type Options = Parameters<NumberFieldSingleValidation>[1]

const payOf = ({ siblingData }: Options): Pay => siblingData

function somePay(value: number | undefined, options: Options): string | true {
  const { negotiable, max } = payOf(options)
  // Readers would see one of the two.
  if (negotiable === true && (value !== undefined || typeof max === 'number')) {
    return panelText(options.req.t, 'payBoth')
  }
  const isSaid = value !== undefined || typeof max === 'number' || negotiable === true
  return isSaid || panelText(options.req.t, 'payMissing')
}

function notLess(value: number | undefined, options: Options): string | true {
  const { min } = payOf(options)
  const isUpsideDown = value !== undefined && typeof min === 'number' && value < min
  return !isUpsideDown || panelText(options.req.t, 'payUpsideDown')
}

/** What is paid: amounts in integer minor units of one currency, for a month or another period. */
export const payField: GroupField = {
  name: 'pay',
  label: panelLabel('pay'),
  type: 'group',
  fields: [
    {
      name: 'negotiable',
      label: panelLabel('payNegotiable'),
      type: 'checkbox',
      defaultValue: false,
    },
    {
      type: 'row',
      fields: [
        amountField({
          name: 'min',
          label: 'payMin',
          description: 'payAmountDescription',
          least: 1,
          most: MOST_PAY,
          currencyFrom: 'currency',
          width: '25%',
          check: somePay,
        }),
        amountField({
          name: 'max',
          label: 'payMax',
          description: 'payMaxDescription',
          least: 1,
          most: MOST_PAY,
          currencyFrom: 'currency',
          width: '25%',
          check: notLess,
        }),
        {
          name: 'currency',
          label: panelLabel('payCurrency'),
          type: 'select',
          required: true,
          defaultValue: 'USD',
          ...currencyChoice,
          admin: { width: '25%' },
        },
        {
          name: 'period',
          label: panelLabel('payPeriod'),
          type: 'select',
          required: true,
          defaultValue: 'month',
          options: [
            { value: 'month', label: panelLabel('payMonth') },
            { value: 'day', label: panelLabel('payDay') },
            { value: 'week', label: panelLabel('payWeek') },
            { value: 'year', label: panelLabel('payYear') },
            { value: 'hour', label: panelLabel('payHour') },
          ],
          admin: { width: '25%' },
        },
      ],
    },
    assumedField('currencyAssumed', 'payCurrencyAssumed'),
    assumedField('periodAssumed', 'payPeriodAssumed'),
  ],
}
