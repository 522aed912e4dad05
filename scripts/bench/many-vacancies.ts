import type { Client } from 'pg'

const OF_COMPANY = 100
const RANKS = [
  'master',
  'chief-mate',
  'second-mate',
  'bosun',
  'third-mate',
  'chief-engineer',
  'chief-cook',
]
const VESSELS = ['product-tanker', 'container-ship', 'bulk-carrier']

/**
 * Open vacancies by the ten thousand, straight into Payload's tables, a hundred of each company. The publication index
 * is not touched: `rebuild-index.ts` makes it.
 */
export async function fillWithVacancies(client: Client, count: number): Promise<void> {
  await client.query('BEGIN')
  await client.query(
    `INSERT INTO crewings (id, name, slug, time_zone, _status, first_published_at, last_published_at)
     SELECT n, 'Company ' || n, 'company-' || n, 'UTC', 'published', now(), now()
     FROM generate_series(1, $1::int) n`,
    [Math.ceil(count / OF_COMPANY)],
  )
  await client.query(
    `INSERT INTO vacancies (id, title, company_id, rank, vessel_type, vessel_group, pay_min, pay_currency,
       pay_period, open_until_day, open_until, _status, first_published_at, last_published_at)
     SELECT n, 'Vacancy ' || n, (n - 1) / ${OF_COMPANY} + 1, ($2::text[])[n % $4 + 1]::enum_rank,
       ($3::text[])[n % $5 + 1]::enum_vessel_type, ($3::text[])[n % $5 + 1],
       300000 + n, 'USD', 'month', now() + n * interval '1 minute', now() + n * interval '1 minute',
       'published', now() - n * interval '1 minute', now() - n * interval '1 minute'
     FROM generate_series(1, $1::int) n`,
    [count, RANKS, VESSELS, RANKS.length, VESSELS.length],
  )
  for (const table of ['crewings', 'vacancies']) {
    await client.query(`SELECT setval('${table}_id_seq', (SELECT max(id) FROM ${table}))`)
  }
  await client.query('COMMIT')
}
