import pg from 'pg'

import { findTerms } from '../../src/domain/vocabulary/find-terms'
import { facetsOf } from '../../src/features/vacancies/asked-in-words'
import { statementValues } from '../../src/features/vacancies/vacancy-search-filters'
import { SEARCH_STATEMENT } from '../../src/features/vacancies/vacancy-search-statement'
import { SEARCH_COMBINATIONS } from './search-combinations'

/** Prints how Postgres carries out the statement of a search, for the combinations whose names are given. */

const client = new pg.Client(process.env.DATABASE_URL)
await client.connect()
await client.query(`SET jit = off; SET work_mem = '16MB'; SET plan_cache_mode = force_generic_plan;
  SET enable_seqscan = off; SET enable_sort = off; PREPARE search AS ${SEARCH_STATEMENT}`)
for (const { name, locale, search } of SEARCH_COMBINATIONS) {
  if (!process.argv.includes(name)) continue
  const { terms, rest } = findTerms(search.words ?? '', locale)
  // The nearest that can be had without a look for what is mistyped.
  const words =
    rest.length > 0 ? rest.map((word) => `'${word.toLowerCase()}'`).join(' & ') : undefined
  const values = statementValues(
    search,
    { company: 7, rates: undefined, terms: terms.map(facetsOf), words },
    { showsExamples: true, counts: true },
  )
  const literals = values.map(literal)
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (ANALYZE, BUFFERS OFF) EXECUTE search(${literals.join(', ')})`,
  )
  const plan = rows
    .map((row) => row['QUERY PLAN'])
    .filter((line) => !line.includes('never executed'))
  console.log(`${name}\n${plan.join('\n')}\n`)
}
await client.end()

function literal(value: unknown): string {
  if (Array.isArray(value)) return `ARRAY[${value.map(literal).join(', ')}]::text[]`
  return typeof value === 'string' ? client.escapeLiteral(value) : String(value)
}
