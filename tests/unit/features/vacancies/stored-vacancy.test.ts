import { expect, it } from 'vitest'

import {
  type StoredSummary,
  vacancySummary,
} from '../../../../src/features/vacancies/stored-vacancy'

const STORED: StoredSummary = {
  id: '7',
  path: 'crewings/north/7',
  rank: 'bosun',
  vessel_type: 'bulk-carrier',
  vessel_built: null,
  vessel_deadweight: null,
  pay_negotiable: null,
  pay_min: '420000',
  pay_max: null,
  pay_currency: 'USD',
  pay_period: null,
  contract_least: null,
  contract_most: null,
  contract_unit: null,
  contract_off: null,
  contract_approximate: null,
  joining_from: null,
  joining_to: null,
  joining_unsaid: null,
  joining_port: null,
  joining_port_code: null,
  joining_country: null,
  is_example: null,
  first_published_at: null,
  last_published_at: null,
  company_name: 'North',
  company_city: null,
  company_country: null,
  licence_checked_on: null,
  licence_valid: null,
  warned_since: null,
  warning_changed_at: null,
}

it('pay by agreement is no amount, whatever amount is stored beside it', () => {
  const payOf = (stored: Partial<StoredSummary>) => vacancySummary({ ...STORED, ...stored })?.pay
  expect(payOf({})).toMatchObject({ kind: 'amount', min: 420_000, max: 420_000 })
  expect(payOf({ pay_negotiable: true })).toEqual({ kind: 'negotiable' })
  expect(payOf({ pay_min: null })).toEqual({ kind: 'hidden' })
})
