import { CONTRACT_LENGTHS, ROTATION } from '../../domain/vacancies/vacancy-search'
import { BITMAP_FILTERS, type BitmapFilter } from '../../domain/vacancies/select-filters'
import { currencyDecimals } from '../../domain/money/money'
import { PERIODS_OF_A_MONTH, STORED_PERIODS } from '../../domain/vacancies/pay-period'
import { ENGLISH_LEVELS } from '../../domain/vocabulary/contract-terms'
import { WAGE_CURRENCIES } from '../../domain/vocabulary/countries'
import { RANK_CODES, RANKS } from '../../domain/vocabulary/ranks'
import {
  isWithin,
  VESSEL_TYPE_CODES,
  type VesselTypeCode,
} from '../../domain/vocabulary/vessel-types'

/**
 * The filter values of a vacancy as names of bitmaps. This is the only definition of the filters. `v` is a row of
 * `vacancies`, `c` its company, `p` its row in the publication index.
 */

/** The first day that days are counted from, and the places of their number in binary. */
export const FIRST_DAY = '2020-01-01'
export const DAY_PLACES = 15
export const MOST_DAYS = 2 ** DAY_PLACES - 1

/** Binary places of a wage a month, in whole units of its currency. */
export const PAY_PLACES = 30
export const MOST_PAY_A_MONTH = 2 ** PAY_PLACES - 1

/** What stands for a port that is not known, where others have their code. */
export const NO_PORT = 'none'

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const textArray = (values: readonly string[]) => `ARRAY[${values.map(text).join(', ')}]::text[]`

const cases = (of: string, values: readonly (readonly [string, string])[]) =>
  `CASE ${of} ${values.map(([when, then]) => `WHEN ${text(when)} THEN ${then}`).join(' ')} END`

const VESSELS = cases(
  'v.vessel_type::text',
  VESSEL_TYPE_CODES.map((type) => [
    type,
    textArray(groupsAbove(type).map((group) => `vessel/${group}`)),
  ]),
)

const DEPARTMENTS = cases(
  'v.rank::text',
  RANK_CODES.map((rank) => [rank, text(`department/${RANKS[rank].department}`)]),
)

// A level of the seafarer matches vacancies that ask for this level or a lower one.
const LEVELS = Object.keys(ENGLISH_LEVELS)
const ENGLISH = `coalesce(${cases(
  'v.english_level::text',
  LEVELS.map((asked, place) => [
    asked,
    textArray(LEVELS.slice(place).map((level) => `english/${level}`)),
  ]),
)}, ${textArray(LEVELS.map((level) => `english/${level}`))})`

/** The longest time on board in whole months. A contract without an upper limit counts with its lower one. */
const MONTHS = `round(coalesce(v.contract_most, v.contract_least)
  * CASE v.contract_unit::text WHEN 'week' THEN 7 / 30.0 WHEN 'day' THEN 1 / 30.0 ELSE 1 END)`

const LENGTH = `CASE ${Object.entries(CONTRACT_LENGTHS)
  .map(
    ([length, { from, to }]) =>
      `WHEN ${MONTHS} BETWEEN ${from} AND ${to} THEN ${text(`length/${length}`)}`,
  )
  .join(' ')} END`

const TURNS = `CASE WHEN v.contract_off IS NOT NULL THEN 'length/${ROTATION}' END`

const MINOR_UNITS = cases(
  'v.pay_currency::text',
  WAGE_CURRENCIES.map((code) => [code, String(10 ** currencyDecimals(code))]),
)

const ofPeriods = (name: 'times' | 'parts') =>
  `coalesce(${cases(
    'v.pay_period::text',
    STORED_PERIODS.map((period) => [period, String(PERIODS_OF_A_MONTH[period][name])]),
  )}, 1)`

const PAY_IS_SAID = `(v.pay_negotiable IS NOT TRUE AND v.pay_currency IS NOT NULL
  AND coalesce(v.pay_min, v.pay_max) IS NOT NULL)`

/**
 * The highest pay for a month in whole units of its currency, rounded down; 0 when it is unknown. Searches compare
 * whole amounts, and converted amounts are rounded down too, so rounding hides no vacancy.
 */
export const PAY = `CASE WHEN ${PAY_IS_SAID} THEN least(${MOST_PAY_A_MONTH},
  floor(greatest(v.pay_min, v.pay_max) * ${ofPeriods('times')} / ${ofPeriods('parts')}
    / ${MINOR_UNITS}))::int ELSE 0 END`

export const PAY_CURRENCY = `CASE WHEN ${PAY_IS_SAID} THEN v.pay_currency::text ELSE '' END`

// The number of a stored day (12:00 UTC). An unknown day matches every range.
const dayOf = (column: string, other: string, unknown: number) =>
  `CASE WHEN coalesce(v.joining_from, v.joining_to) IS NULL THEN ${unknown} ELSE greatest(0, least(${MOST_DAYS - 1},
    (coalesce(v.${column}, v.${other}) AT TIME ZONE 'UTC')::date - date '${FIRST_DAY}')) END`

/** The first day of joining, and the last: days since the first one that is counted. */
export const JOINING_FROM = dayOf('joining_from', 'joining_to', 0)
const JOINING_TO = dayOf('joining_to', 'joining_from', MOST_DAYS)

/** The code of the port of joining; `none` where it is not known. */
export const PORT = `coalesce(v.joining_port_code, '${NO_PORT}')`

const COUNTRY_OF_PORT = 'left(v.joining_port_code, 2)'

/** A port and its country have names of one kind: readers ask for either in one field. */
const PORTS = `ARRAY['port/' || ${PORT}, 'port/' || v.joining_country::text,
  'port/' || nullif(${COUNTRY_OF_PORT}, coalesce(v.joining_country::text, ''))]`

const slices = (kind: string, value: string, places: number) =>
  `ARRAY(SELECT '${kind}/' || place FROM generate_series(0, ${places - 1}) place
    WHERE (${value}) >> place & 1 = 1)`

// Of one of the lists of a vacancy.
const each = (kind: string, table: string) =>
  `(SELECT array_agg('${kind}/' || value::text ORDER BY value) FROM ${table} WHERE parent_id = v.id)`

/** Further ranks that the vacancy is for, and their departments. */
const ALSO_RANKS = each('rank', 'vacancies_also_ranks')
const ALSO_DEPARTMENTS = `(SELECT array_agg(DISTINCT ${cases(
  'value::text',
  RANK_CODES.map((rank) => [rank, text(`department/${RANKS[rank].department}`)]),
)}) FROM vacancies_also_ranks WHERE parent_id = v.id)`

const CITIZENSHIPS = each('citizenship', 'vacancies_citizenships')
const CERTIFICATES = each('document', 'vacancies_certificates')

interface ListNames {
  /** The columns that the names are made of. */
  reads: string
  /** An array of the names of its choices that a vacancy is found by. */
  names: string
}

/** The vacancies for people without experience. */
export const NO_EXPERIENCE = 'experience/none'

const TRAINEES = RANK_CODES.filter((rank) => RANKS[rank].kind === 'trainee')

/** It says so, or it is for trainees and says nothing of experience. */
const IS_WITHOUT_EXPERIENCE = `coalesce(v.experience,
  CASE WHEN v.rank::text = ANY(${textArray(TRAINEES)}) THEN 0 END) = 0`

/** A list whose choices are the values of a column. */
const exactly = (list: BitmapFilter, column: string): ListNames => ({
  reads: column,
  names: `ARRAY['${list}/' || ${column}::text]`,
})

/** By what a vacancy is found in each list; a new version of the rows follows from the text (`vacancy-search.type.ts`). */
const LISTS: Readonly<Record<BitmapFilter, ListNames>> = {
  length: {
    reads: 'v.contract_least, v.contract_most, v.contract_unit, v.contract_off',
    names: `ARRAY[${LENGTH}, ${TURNS}]`,
  },
  english: { reads: 'v.english_level', names: ENGLISH },
  citizenship: {
    reads: CITIZENSHIPS,
    names: `coalesce(array_remove(${CITIZENSHIPS}, NULL), '{citizenship/any}')`,
  },
  country: exactly('country', 'c.country'),
}

const ofLists = (part: keyof ListNames, between: string) =>
  BITMAP_FILTERS.map((list) => LISTS[list][part]).join(between)

/** All names of one vacancy, as an array. */
export const FACETS = `array_remove(
  ARRAY['all', 'rank/' || v.rank::text, ${DEPARTMENTS},
    CASE WHEN ${PAY_IS_SAID} THEN 'shown' END, CASE WHEN ${IS_WITHOUT_EXPERIENCE} THEN '${NO_EXPERIENCE}' END,
    CASE WHEN ${PAY_IS_SAID} THEN 'currency/' || v.pay_currency::text END, CASE WHEN p.is_example THEN 'example' END]
  || ${VESSELS} || ${PORTS} || ${ofLists('names', ' || ')} || ${CERTIFICATES}
  || array_remove(${ALSO_RANKS}, 'rank/' || v.rank::text) || array_remove(${ALSO_DEPARTMENTS}, ${DEPARTMENTS})
  || ${slices('pay', PAY, PAY_PLACES)} || ${slices('from', JOINING_FROM, DAY_PLACES)}
  || ${slices('to', JOINING_TO, DAY_PLACES)}, NULL)`

/** The columns that the facets read. */
export const FACET_COLUMNS = `v.company_id, v.rank, v.vessel_type, v.pay_negotiable, v.pay_min, v.pay_max,
  v.pay_currency, v.pay_period, v.joining_from, v.joining_to, v.joining_port_code, v.joining_country, v.experience, p.is_example, ${CERTIFICATES}, ${ALSO_RANKS},
  ${ofLists('reads', ', ')}`

/** A type of vessel and all groups that it belongs to. */
function groupsAbove(type: VesselTypeCode): VesselTypeCode[] {
  return VESSEL_TYPE_CODES.filter((group) => isWithin(type, group))
}
