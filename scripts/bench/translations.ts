import { parseArgs } from 'node:util'

import pg from 'pg'

import { LOCALES } from '../../src/domain/locales/locales'
import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { inMs, inSeconds, printTable } from './report'
import { runBench } from './run-bench'
import { createDatabase, reindex, runWithPayload } from './scale-database'
import { fillWithPages } from './scale-content'
import { temporaryDataDir } from './site-under-test'

/**
 * The matrix of translations: `bench:translations [--documents 2000]`. How long it takes with every document in twelve
 * languages, how long the first comparison of all of them takes, and what a publish of the source costs.
 */

const { values } = parseArgs({ options: { documents: { type: 'string', default: '2000' } } })

interface Times {
  matrix: number[]
  outOfDate: number[]
  publish: number[]
  shownAfter: number
}

await runBench('translations', async (undo) => {
  const postgres = await startEmbeddedPostgres({ dataDir: await temporaryDataDir(undo) })
  undo(() => postgres.stop())
  const env = {
    DATABASE_URL: await createDatabase(postgres.url, 'translations'),
    PAYLOAD_SECRET: 'only-for-the-bench-0',
    LOG_LEVEL: 'warn',
    TSX_TSCONFIG_PATH: 'scripts/bench/plain-node.tsconfig.json',
  }
  await runWithPayload('scripts/bench/search-database.ts', ['--', 'migrate'], env)
  const client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  undo(() => client.end())
  const documents = Number(values.documents)
  const languages = LOCALES.map((locale) => ({
    locale,
    title: `Page ${locale}`,
    slug: `page-${locale}`,
    every: 1,
  }))
  await fillWithPages(client, documents, languages)
  const began = performance.now()
  await reindex(env, 'pages')
  const comparedMs = performance.now() - began
  await client.query('VACUUM ANALYZE')
  const { output } = await runWithPayload('scripts/bench/translations-run.ts', [], env)
  const times = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Times
  const median = (all: readonly number[]) =>
    inMs(all.toSorted((one, other) => one - other)[all.length >> 1] ?? NaN)
  printTable(
    ['what', 'time'],
    [
      [
        `publication index, search and first comparison of ${documents * LOCALES.length} texts`,
        inSeconds(comparedMs),
      ],
      ['matrix of all languages, one page of it', median(times.matrix)],
      ['the same of what is out of date in two languages', median(times.outOfDate)],
      ['publish of a source with eleven translations', median(times.publish)],
      ['from the publish on until the matrix says so', inMs(times.shownAfter)],
    ],
  )
  return { documents, languages: LOCALES.length, comparedMs, ...times }
})
