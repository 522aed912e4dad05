import { parseArgs } from 'node:util'

import pg from 'pg'

import { writeVacancySearch } from '../../src/domain/vacancies/vacancy-search-query'
import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { fillWithSearchedVacancies } from './many-searched-vacancies'
import { inKb, inMs, inSeconds, printTable } from './report'
import { runBench } from './run-bench'
import { runProgram } from './run-program'
import { createDatabase, reindex, runWithPayload } from './scale-database'
import { SEARCH_COMBINATIONS } from './search-combinations'
import { measureSearchPages } from './search-pages'
import { startBenchedSite, temporaryDataDir } from './site-under-test'

/**
 * Searches over very many vacancies: `bench:search [--vacancies n] [--rounds n]`. Thirty-five combinations of filters at
 * one reader and at eight, in the database alone and as answers in twelve languages, plans of the slowest, and the time
 * of a batch.
 */

const { values } = parseArgs({
  options: {
    vacancies: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '20' },
  },
})

/** What `search-time.ts` prints. Milliseconds. */
interface Times {
  median: number
  p99: number
  max: number
  each: { name: string; total: number; median: number; worst: number }[]
}

await runBench('search', async (undo) => {
  const postgres = await startEmbeddedPostgres({ dataDir: await temporaryDataDir(undo) })
  undo(() => postgres.stop())
  const env = {
    DATABASE_URL: await createDatabase(postgres.url, 'search'),
    PAYLOAD_SECRET: 'only-for-the-bench-0',
    LOG_LEVEL: 'warn',
  }
  await runWithPayload('scripts/bench/search-database.ts', ['--', 'migrate'], env)
  const client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  undo(() => client.end())
  await fillWithSearchedVacancies(client, Number(values.vacancies))
  const reindexMs = (await reindex(env, 'vacancies')).ms
  await client.query('VACUUM ANALYZE')
  const search = async (readers: number) => {
    const program = [
      '--conditions=react-server',
      '--conditions=production',
      '--import',
      'tsx',
      'scripts/bench/search-time.ts',
    ]
    const { output } = await runProgram([...program, String(readers), values.rounds], env)
    return lastLine(output) as Times
  }
  const one = await search(1)
  const eight = await search(8)
  printTable(
    ['combination', 'found', 'median', 'worst', 'at eight'],
    one.each.map(({ name, total, median, worst }, index) => [
      name,
      String(total),
      inMs(median),
      inMs(worst),
      inMs(eight.each[index]?.median ?? 0),
    ]),
  )
  printTable(
    ['searches', 'median', '99 of 100'],
    [
      ['one reader', inMs(one.median), inMs(one.p99)],
      ['eight readers', inMs(eight.median), inMs(eight.p99)],
    ],
  )
  const { output: plans } = await runProgram(
    [
      '--conditions=react-server',
      '--import',
      'tsx',
      'scripts/bench/search-plans.ts',
      ...slowest(one),
    ],
    env,
  )
  const { output } = await runWithPayload(
    'scripts/bench/search-database.ts',
    ['--', 'batches'],
    env,
  )
  const batches = lastLine(output) as Record<string, number>
  const { rows: sizes } = await client.query<{ table: string; bytes: string }>(
    `SELECT relname AS table, pg_total_relation_size(oid) AS bytes FROM pg_class
     WHERE relname IN ('vacancy_search', 'vacancy_facts', 'vacancy_bits', 'vacancy_words')`,
  )
  // Each request of the bench comes from a reader of its own.
  const site = await startBenchedSite(undo, { ...env, TRUST_PROXY_HOPS: '1', SEED: 'none' })
  const queries = SEARCH_COMBINATIONS.map(({ search: asked }) => writeVacancySearch(asked))
  const pages = await measureSearchPages(site.url, env.DATABASE_URL, queries)
  console.log(plans)
  printTable(
    ['answers', 'median', '99 of 100', 'a second', 'largest'],
    Object.entries({ ...pages }).flatMap(([kind, of]) =>
      Object.entries(of).map(([readers, { median, p99, perSecond, largestBytes }]) => [
        `${kind}, ${readers}`,
        inMs(median),
        inMs(p99),
        perSecond.toFixed(0),
        inKb(largestBytes),
      ]),
    ),
  )
  printTable(
    ['keeping', 'time'],
    [
      ...Object.entries(batches).map(([what, ms]) => [what, inMs(ms)]),
      ['cms:reindex, publication index empty', inSeconds(reindexMs)],
    ],
  )
  return { vacancies: Number(values.vacancies), one, eight, pages, batches, sizes, reindexMs }
})

/** What a program printed last; the CMS may have warned before. */
function lastLine(output: string): unknown {
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}

/** The five combinations that take longest. */
function slowest({ each }: Times): string[] {
  return each
    .toSorted((a, b) => b.median - a.median)
    .slice(0, 5)
    .map(({ name }) => name)
}
