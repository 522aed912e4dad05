import type { FieldTable } from '../structured-fields/field-table'

/** Whole units of a currency: a thousand million rupiahs. A larger amount is a typing error. */
const MOST_PAY = 1_000_000_000

const RANK = { holds: 'code', of: 'ranks' } as const
const VESSEL_TYPE = { holds: 'code', of: 'vesselTypes' } as const

/** The work that a seafarer looks for, in the order of the form. */
export const WORK_TABLE = {
  rank: { ...RANK, label: 'workRank' },
  secondRank: { ...RANK, label: 'workSecondRank' },
  thirdRank: { ...RANK, label: 'workThirdRank' },
  readyFrom: { holds: 'day', since: 2020, ahead: 3, label: 'workReadyFrom' },
  pay: { holds: 'number', least: 1, most: MOST_PAY, label: 'workPay' },
  payCurrency: { holds: 'code', of: 'currencies', label: 'payCurrency' },
  payPeriod: {
    holds: 'choice',
    among: { month: 'payMonth', day: 'payDay', week: 'payWeek', year: 'payYear', hour: 'payHour' },
    label: 'payPeriod',
  },
  vesselType: { ...VESSEL_TYPE, label: 'workVesselType' },
  secondVesselType: { ...VESSEL_TYPE, label: 'workSecondVesselType' },
  thirdVesselType: { ...VESSEL_TYPE, label: 'workThirdVesselType' },
} as const satisfies FieldTable
