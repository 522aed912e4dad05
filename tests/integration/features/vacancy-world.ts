import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import type { Payload } from 'payload'

import {
  CONTRACT_LENGTHS,
  LENGTH_CHOICES,
  ROTATION,
  VACANCY_ORDERS,
  type VacancySearch,
} from '../../../src/domain/vacancies/vacancy-search'
import { EVERY_VACANCY } from '../../../src/domain/vacancies/vacancy-search-filters'
import { currencyDecimals } from '../../../src/domain/money/money'
import { ENGLISH_LEVELS, type EnglishLevel } from '../../../src/domain/vocabulary/contract-terms'
import { type RankCode, RANKS } from '../../../src/domain/vocabulary/ranks'
import { isWithin, type VesselTypeCode } from '../../../src/domain/vocabulary/vessel-types'

/** Random vacancies, searches for them, and which of them match, worked out one by one in plain code. */

const RANK_CODES = ['master', 'chief-mate', 'bosun', 'chief-engineer', 'chief-cook'] as const
const VESSEL_CODES = ['lng-carrier', 'gas-carrier', 'tanker', 'oil-tanker', 'bulk-carrier'] as const
const COUNTRIES = ['PH', 'UA', 'IN'] as const
const CURRENCIES = ['USD', 'EUR', 'JPY'] as const
const LEVELS = Object.keys(ENGLISH_LEVELS) as EnglishLevel[]
const COMPANIES = [
  { id: 1, slug: 'north', country: 'UA' },
  { id: 2, slug: 'south', country: 'PH' },
  { id: 3, slug: 'east', country: null },
] as const

const day = fc
  .integer({ min: 0, max: 60 })
  .map((days) => new Date(Date.UTC(2026, 11, 1 + days)).toISOString().slice(0, 10))
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { freq: 2 })

export interface TestVacancy {
  company: 1 | 2 | 3
  rank: (typeof RANK_CODES)[number]
  vessel: (typeof VESSEL_CODES)[number]
  pay: { min: number | null; max: number | null; currency: string; period: 'month' | 'day' } | null
  months: number | null
  /** At home after each turn. */
  off: number | null
  joining: { from: string | null; to: string | null }
  english: EnglishLevel | null
  citizenships: (typeof COUNTRIES)[number][]
  port: string | null
  portCode: string | null
}

export const vacancyArbitrary: fc.Arbitrary<TestVacancy> = fc.record({
  company: fc.constantFrom(1, 2, 3),
  rank: fc.constantFrom(...RANK_CODES),
  vessel: fc.constantFrom(...VESSEL_CODES),
  pay: maybe(
    fc
      .record({
        min: maybe(fc.integer({ min: 1, max: 1_000_000 })),
        more: maybe(fc.nat(100_000)),
        currency: fc.constantFrom(...CURRENCIES),
        period: fc.constantFrom('month', 'month', 'day'),
      })
      .map(({ min, more, ...pay }) => ({
        ...pay,
        min,
        max: more === null ? null : (min ?? 0) + more,
      })),
  ),
  months: maybe(fc.integer({ min: 1, max: 12 })),
  off: maybe(fc.integer({ min: 1, max: 3 })),
  joining: fc
    .tuple(maybe(day), maybe(day))
    .map(([one, other]) =>
      one !== null && other !== null && one > other
        ? { from: other, to: one }
        : { from: one, to: other },
    ),
  english: maybe(fc.constantFrom(...LEVELS)),
  citizenships: fc.uniqueArray(fc.constantFrom(...COUNTRIES), { maxLength: 2 }),
  port: maybe(fc.constantFrom('Odesa', 'Santos', 'New Orleans')),
  // The last one is none of our list.
  portCode: maybe(fc.constantFrom('UAODS', 'BRSSZ', 'USMSY', 'NLRTM', 'NLZZZ')),
})

const searchParts: fc.Arbitrary<Partial<VacancySearch>> = fc.record(
  {
    ranks: fc.uniqueArray(fc.constantFrom(...RANK_CODES), { maxLength: 2 }),
    departments: fc.uniqueArray(fc.constantFrom('deck', 'engine'), { maxLength: 1 }),
    vessels: fc.uniqueArray(fc.constantFrom(...VESSEL_CODES), { maxLength: 2 }),
    joiningFrom: day,
    joiningTo: day,
    pay: fc.record({
      amount: fc.integer({ min: 1, max: 12_000 }),
      currency: fc.constantFrom(...CURRENCIES),
    }),
    payShown: fc.boolean(),
    length: fc.constantFrom(...LENGTH_CHOICES),
    english: fc.constantFrom(...LEVELS),
    citizenship: fc.constantFrom(...COUNTRIES, 'NL'),
    company: fc.constantFrom('north', 'south', 'nobody'),
    country: fc.constantFrom('UA', 'PH'),
    port: fc.constantFrom('UAODS', 'NL', 'US', 'SGSIN'),
    near: fc.constantFrom('NLRTM', 'SGSIN'),
    words: fc.constantFrom('odesa', 'Santos', 'orleans new'),
  },
  { requiredKeys: [] },
)

/** Of few filters each: of all of them nothing would be left. */
export const searchArbitrary: fc.Arbitrary<VacancySearch> = fc
  .tuple(
    searchParts,
    fc.uniqueArray(fc.nat(14), { maxLength: 3 }),
    fc.constantFrom(...VACANCY_ORDERS),
  )
  .map(([parts, chosen, order]) => {
    const all = Object.entries(parts)
    const kept = Object.fromEntries(
      all.filter((_, place) => chosen.some((each) => each % all.length === place)),
    )
    return { ...EVERY_VACANCY, ...kept, order }
  })

/** What a wage is a month, in whole and broken units of its currency. */
function monthly({ pay }: TestVacancy): number | undefined {
  const most = pay && (pay.max ?? pay.min)
  if (!pay || most === null || most === undefined) return undefined
  return (most * (pay.period === 'day' ? 30 : 1)) / 10 ** currencyDecimals(pay.currency)
}

/**
 * Whether a vacancy matches.
 * @param worth of a unit of each currency; of one that is not there only its own amounts are compared
 */
export function isMatch(
  vacancy: TestVacancy,
  search: VacancySearch,
  worth: Readonly<Record<string, number>> = {},
): boolean {
  const company = COMPANIES.find(({ id }) => id === vacancy.company)
  const { from, to } = vacancy.joining
  const [first, last] = [from ?? to, to ?? from]
  const pay = monthly(vacancy)
  const isOfRank = (rank: RankCode) =>
    search.ranks.includes(rank) || search.departments.includes(RANKS[rank].department)
  const isTurn = search.length === ROTATION
  const length = search.length && search.length !== ROTATION && CONTRACT_LENGTHS[search.length]
  const isPaid = () => {
    if (!search.pay) return true
    if (pay === undefined || !vacancy.pay) return false
    if (vacancy.pay.currency === search.pay.currency) return pay >= search.pay.amount
    const [own, wanted] = [worth[vacancy.pay.currency], worth[search.pay.currency]]
    if (own === undefined || wanted === undefined) return false
    // Both in whole units, rounded down: nothing that is worth as much is hidden.
    return Math.floor(pay) >= Math.floor((search.pay.amount * wanted) / own + 1e-9)
  }
  return (
    (search.ranks.length + search.departments.length === 0 || isOfRank(vacancy.rank)) &&
    (search.vessels.length === 0 ||
      search.vessels.some((group: VesselTypeCode) => isWithin(vacancy.vessel, group))) &&
    (search.joiningFrom === undefined || last === null || last >= search.joiningFrom) &&
    (search.joiningTo === undefined || first === null || first <= search.joiningTo) &&
    isPaid() &&
    (!search.payShown || pay !== undefined) &&
    (!isTurn || vacancy.off !== null) &&
    (!length ||
      (vacancy.months !== null && length.from <= vacancy.months && vacancy.months <= length.to)) &&
    (search.english === undefined ||
      vacancy.english === null ||
      LEVELS.indexOf(vacancy.english) <= LEVELS.indexOf(search.english)) &&
    (search.citizenship === undefined ||
      vacancy.citizenships.length === 0 ||
      vacancy.citizenships.some((code) => code === search.citizenship)) &&
    (search.port === undefined || vacancy.portCode?.startsWith(search.port) === true) &&
    (search.company === undefined || company?.slug === search.company) &&
    (search.country === undefined || company?.country === search.country) &&
    (search.words === undefined ||
      search.words.split(' ').every((word) => hasWord(vacancy.port, word)))
  )
}

function hasWord(port: string | null, word: string): boolean {
  return (port ?? '').toLowerCase().split(' ').includes(word.toLowerCase())
}

function databaseOf(cms: Payload) {
  return (cms.db as unknown as PostgresAdapter).drizzle // the config mounts no other adapter
}

/** Empties the tables, and fills that of the companies. */
export async function emptyWorld(cms: Payload): Promise<void> {
  const companies = COMPANIES.map(
    ({ id, slug, country }) =>
      sql`(${id}, ${slug}, ${slug}, ${country}::enum_country, 'published'::enum_crewings_status)`,
  )
  await databaseOf(cms).execute(sql`DELETE FROM vacancies`)
  await databaseOf(cms).execute(sql`
    INSERT INTO crewings (id, name, slug, country, _status) VALUES ${sql.join(companies, sql`, `)}
    ON CONFLICT (id) DO UPDATE SET _status = excluded._status`)
  const { project } = await import('../../../src/cms/desk/publishing/project')
  await project(cms, { collection: 'crewings' })
  await project(cms, { collection: 'vacancies' })
}

/** Writes vacancies, and projects them as their saves would. */
export async function writeVacancies(
  cms: Payload,
  vacancies: readonly (TestVacancy & { id: number })[],
): Promise<void> {
  const db = databaseOf(cms)
  await db.execute(sql`
    INSERT INTO vacancies (id, title, company_id, rank, vessel_type, pay_min, pay_max, pay_currency, pay_period,
      contract_least, contract_most, contract_off, joining_from, joining_to, joining_port, joining_port_code, english_level, open_until, first_published_at, _status)
    SELECT id, 'Vacancy', company, rank::enum_rank, vessel::enum_vessel_type, (pay ->> 'min')::numeric,
      (pay ->> 'max')::numeric, (pay ->> 'currency')::enum_wage_currency,
      (pay ->> 'period')::enum_vacancies_pay_period, months, months, off, (joining ->> 'from' || 'T12:00Z')::timestamptz,
      (joining ->> 'to' || 'T12:00Z')::timestamptz, port, "portCode", english::enum_english_level, now() + interval '1 day',
      timestamptz '2026-01-01' + id % 7 * interval '1 day', 'published'
    FROM jsonb_to_recordset(${JSON.stringify(vacancies)}::jsonb) AS of(id int, company int, rank text, vessel text,
      pay jsonb, months int, off int, joining jsonb, port text, "portCode" text, english text)
    ON CONFLICT (id) DO UPDATE SET company_id = excluded.company_id, rank = excluded.rank,
      vessel_type = excluded.vessel_type, pay_min = excluded.pay_min, pay_max = excluded.pay_max,
      pay_currency = excluded.pay_currency, pay_period = excluded.pay_period,
      contract_least = excluded.contract_least, contract_most = excluded.contract_most,
      contract_off = excluded.contract_off, joining_from = excluded.joining_from,
      joining_to = excluded.joining_to, joining_port = excluded.joining_port,
      joining_port_code = excluded.joining_port_code,
      english_level = excluded.english_level, open_until = excluded.open_until, _status = excluded._status`)
  await db.execute(sql`
    WITH given AS (
      SELECT id, citizenships FROM jsonb_to_recordset(${JSON.stringify(vacancies)}::jsonb)
        AS of(id int, citizenships jsonb)),
    removed AS (DELETE FROM vacancies_citizenships WHERE parent_id IN (SELECT id FROM given))
    INSERT INTO vacancies_citizenships ("order", parent_id, value)
    SELECT 1, id, code::enum_country FROM given CROSS JOIN LATERAL jsonb_array_elements_text(citizenships) code`)
  await projectAll(cms, vacancies)
}

/** Takes a vacancy back. */
export async function unpublish(cms: Payload, id: number): Promise<void> {
  await databaseOf(cms).execute(sql`UPDATE vacancies SET _status = 'draft' WHERE id = ${id}`)
  await projectAll(cms, [{ id }])
}

/** Puts the end of a vacancy into the past, as time does: nothing is projected. */
export async function close(cms: Payload, id: number): Promise<void> {
  const db = databaseOf(cms)
  const past = sql`now() - interval '1 second'`
  await db.execute(sql`UPDATE vacancies SET open_until = ${past} WHERE id = ${id}`)
  await db.execute(sql`UPDATE publications SET listed_until = ${past}
    WHERE collection = 'vacancies' AND document = ${String(id)}`)
  await db.execute(sql`UPDATE vacancy_search SET listed_until = ${past} WHERE vacancy_id = ${id}`)
}

async function projectAll(cms: Payload, of: readonly { id: number }[]): Promise<void> {
  const { project } = await import('../../../src/cms/desk/publishing/project')
  const documents = of.map(({ id }) => String(id))
  await project(cms, { collection: 'vacancies', documents })
}
