import type { Client } from 'pg'

import { listedPorts } from '../../src/domain/ports/listed-ports'
import { ENGLISH_LEVELS } from '../../src/domain/vocabulary/contract-terms'
import { DOCUMENT_CODES } from '../../src/domain/vocabulary/documents'
import { RANK_CODES } from '../../src/domain/vocabulary/ranks'
import {
  outermostGroup,
  VESSEL_TYPE_CODES,
  VESSEL_TYPES,
} from '../../src/domain/vocabulary/vessel-types'
import { FIRST_JOINING_DAY } from './search-combinations'

const COUNTRIES =
  'GR CY NL NO UA PH IN CN SG DE DK PL RO HR ME ID VN TR LV LT EE GE BG ES PT IT GB AE JP KR'
const CITIZENS = 'PH UA IN CN ID RU GE HR PL RO ME TR VN LV MM BD LK EG'
const CURRENCIES = 'USD USD USD USD USD USD EUR EUR EUR GBP NOK UAH PLN AED'
const PORTS =
  'Rotterdam Antwerp Singapore Odesa Santos Houston Fujairah Gibraltar Algeciras Piraeus Constanta Gdansk Hamburg Mumbai Manila Busan Shanghai Одеса 新加坡 上海 Panama Durban'
const ADJECTIVES =
  'Bright Northern Golden Silver Pacific Atlantic Ocean Nordic Grand Royal Eastern Western Blue Coral Polar Iron Swift Noble'
const NOUNS =
  'Horizon Star Spirit Pioneer Trader Eagle Wave Crown Voyager Dawn Harmony Fortune Glory Leader Hope Wind Falcon Queen'
const SENTENCES = [
  'Timely wages and a friendly multinational crew.',
  'Joining in the next port, tickets are paid by the company.',
  'Similar experience on the same type of vessel is required.',
  'Long standing owner with a modern fleet and stable rotation.',
  'Internet on board, promotion within the company is possible.',
  'Вчасна оплата, зручна каюта, сучасне судно.',
  'Опыт работы на подобных судах обязателен.',
  '船舶设备现代化，按时发放工资。',
]

/** Every fifth of our list, Rotterdam first. */
const PORT_CODES = [
  'NLRTM',
  ...listedPorts().flatMap(({ code }, at) => (at % 5 === 0 ? [code] : [])),
]

const words = (of: string) => of.split(' ')

/**
 * Open vacancies by the ten thousand with all that can be searched for, spread as on boards: few ranks, vessels and
 * companies have most of them. Always the same, straight into Payload's tables; `rebuild-index.ts` makes the rest.
 */
export async function fillWithSearchedVacancies(client: Client, count: number): Promise<void> {
  const types = VESSEL_TYPE_CODES.filter((type) => VESSEL_TYPES[type].group !== undefined)
  // The nth of a list, the first ones far more often.
  const skewed = (list: string, random = 'random()') =>
    `(${list})[1 + floor(power(${random}, 2) * cardinality(${list}))::int]`
  const any = (list: string) => `(${list})[1 + floor(random() * cardinality(${list}))::int]`
  await client.query('BEGIN')
  await client.query('SELECT setseed(0.5)')
  await client.query(
    `INSERT INTO crewings (id, name, slug, country, city, time_zone, _status, first_published_at, last_published_at)
     SELECT n, ${any('$2::text[]')} || ' Crewing ' || n, 'company-' || n, (${skewed('$3::text[]')})::enum_country,
       ${any('$4::text[]')}, 'UTC', 'published', now(), now()
     FROM generate_series(1, $1::int) n`,
    [Math.ceil(count / 100), words(ADJECTIVES), words(COUNTRIES), words(PORTS)],
  )
  await client.query(
    `INSERT INTO vacancies (id, title, company_id, rank, vessel_type, vessel_group, vessel_name, pay_min, pay_max,
       pay_currency, pay_period, contract_most, joining_from, joining_to, joining_port, joining_port_code, english_level,
       open_until_day, open_until, _status, first_published_at, last_published_at)
     SELECT n, 'Vacancy ' || n, 1 + floor(power(random(), 1.5) * $2)::int, rank::enum_rank, type::enum_vessel_type,
       $5::jsonb ->> type, ${any('$6::text[]')} || ' ' || ${any('$7::text[]')},
       pay, pay * 1.1, (${any('$8::text[]')})::enum_wage_currency,
       (CASE WHEN random() < 0.05 THEN 'day' ELSE 'month' END)::enum_vacancies_pay_period,
       nullif(floor(random() * 11)::int, 0), joins, joins + interval '10 days', ${any('$9::text[]')},
       CASE WHEN random() < 0.8 THEN ${skewed('$11::text[]')} END,
       (${any('$10::text[]')})::enum_english_level, closes, closes, 'published',
       now() - random() * interval '60 days', now()
     FROM (
       SELECT n, ${skewed('$3::text[]')} AS rank, ${skewed('$4::text[]')} AS type,
         CASE WHEN random() < 0.7 THEN 100000 + floor(power(random(), 2) * 1200000)::int / 5000 * 5000 END AS pay,
         CASE WHEN random() < 0.8 THEN timestamptz '${FIRST_JOINING_DAY} 12:00Z'
           + floor(random() * 120)::int * interval '1 day' END AS joins,
         now() + interval '1 hour' + random() * interval '60 days' AS closes
       FROM generate_series(1, $1::int) n OFFSET 0) v`,
    [
      count,
      Math.ceil(count / 100),
      RANK_CODES,
      types,
      JSON.stringify(Object.fromEntries(types.map((type) => [type, outermostGroup(type)]))),
      words(ADJECTIVES),
      words(NOUNS),
      words(CURRENCIES),
      words(PORTS),
      Object.keys(ENGLISH_LEVELS),
      PORT_CODES,
    ],
  )
  await client.query(
    `INSERT INTO vacancies_citizenships ("order", parent_id, value)
     SELECT place, v.id, (${skewed('$1::text[]')})::enum_country
     FROM vacancies v CROSS JOIN generate_series(1, 2) place WHERE v.id % 3 = 0`,
    [words(CITIZENS)],
  )
  await client.query(
    `INSERT INTO vacancies_certificates ("order", parent_id, value)
     SELECT place, v.id, (${skewed('$1::text[]')})::enum_seafarer_document
     FROM vacancies v CROSS JOIN generate_series(1, 3) place`,
    [DOCUMENT_CODES],
  )
  await client.query(
    `INSERT INTO vacancies_locales (_locale, _parent_id, description)
     SELECT 'en', id, concat_ws(' ', ${any('$1::text[]')}, ${any('$1::text[]')}, ${any('$1::text[]')}) FROM vacancies`,
    [SENTENCES],
  )
  for (const table of ['crewings', 'vacancies']) {
    await client.query(`SELECT setval('${table}_id_seq', (SELECT max(id) FROM ${table}))`)
  }
  await client.query('COMMIT')
}
