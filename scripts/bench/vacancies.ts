import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import pg from 'pg'

import { Editor } from '../../tests/site/editor'
import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { fillWithVacancies } from './many-vacancies'
import { type Spread, spread } from './quantiles'
import { readPage } from './read-page'
import { inMs, inSeconds, printTable } from './report'
import { runBench } from './run-bench'
import { runProgram } from './run-program'
import { createDatabase, reindex } from './scale-database'
import { startBenchedSite, temporaryDataDir } from './site-under-test'

/**
 * Very many vacancies: `bench:vacancies [--vacancies n] [--published n]`. Look-ups, pages, and how many kept pages are
 * rendered again while vacancies are published one after another under reading.
 */

const { values } = parseArgs({
  options: {
    vacancies: { type: 'string', default: '100000' },
    published: { type: 'string', default: '100' },
  },
})
const READ = 60
const PAGES_OF_THE_SITE = ['/', '/about', '/docs', '/before-you-sign', '/contact', '/uk', '/ar']

await runBench('vacancies', async (undo) => {
  const postgres = await startEmbeddedPostgres({ dataDir: await temporaryDataDir(undo) })
  undo(() => postgres.stop())
  const env = {
    DATABASE_URL: await createDatabase(postgres.url, 'vacancies'),
    PAYLOAD_SECRET: 'only-for-the-bench-0',
    LOG_LEVEL: 'warn',
    SEED: 'content',
  }
  const site = await startBenchedSite(undo, env)
  const client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  undo(() => client.end())
  await fillWithVacancies(client, Number(values.vacancies))
  const reindexMs = (await reindex(env, 'crewings')).ms
  await client.query('ANALYZE')
  const lookUpScript = fileURLToPath(new URL('./look-up-time.ts', import.meta.url))
  const program = ['--import', 'tsx', lookUpScript]
  const lookUp = JSON.parse((await runProgram(program, env)).output) as Spread

  const { rows } = await client.query<{ path: string }>(
    `SELECT path FROM publications WHERE locale = '*' AND document <> 'list' ORDER BY random() LIMIT $1`,
    [READ],
  )
  const read = async (path: string) => {
    const { status, ms } = await readPage(site.url + path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return ms
  }
  const jobs = ['/crewings', '/uk/crewings', ...rows.map(({ path }) => `/${path}`)]
  const uncached: number[] = []
  for (const path of jobs) uncached.push(await read(path))
  const publishing = await publishUnderReading(site.url, [...jobs, ...PAGES_OF_THE_SITE], client)

  const [list = 0, , ...vacancyPages] = uncached
  printTable(
    ['vacancies', values.vacancies],
    [
      ['look-up alone, median', `${lookUp.median.toFixed(2)} ms`],
      ['look-up alone, 95 of 100', `${lookUp.p95.toFixed(2)} ms`],
      ['first, uncached render of the list', inMs(list)],
      ['… of a vacancy or company, median', inMs(spread(vacancyPages).median)],
      ['publish a vacancy, median', inMs(publishing.publishMs.median)],
      [`pages read meanwhile, each again and again`, String(publishing.pages)],
      [`… keys that ${values.published} publishes changed, together`, String(publishing.changed)],
      ['… of pages that are no vacancy, company or list', String(publishing.changedElsewhere)],
      ['cms:reindex, publication index empty', inSeconds(reindexMs)],
    ],
  )
  return { lookUp, uncached: spread(vacancyPages), publishing, reindexMs }
})

/** Publishes one vacancy after another; counts how often the pages that are read got another key. */
async function publishUnderReading(origin: string, paths: readonly string[], client: pg.Client) {
  const editor = await Editor.signIn(origin)
  let finished = false
  const tags = new Map<string, string>()
  let changed = 0
  let changedElsewhere = 0
  const reader = async (path: string) => {
    while (!finished) {
      const response = await fetch(origin + path, { headers: { 'Accept-Language': 'en' } })
      await response.arrayBuffer()
      // Of what the page says and under which key, whatever its encoding; only what is kept has one.
      const tag = /"([\w-]{22})/.exec(response.headers.get('etag') ?? '')?.[1]
      if (tag === undefined) continue
      const known = tags.get(path)
      if (known !== undefined && known !== tag) {
        changed += 1
        if (!path.includes('crewings')) changedElsewhere += 1
      }
      tags.set(path, tag)
    }
  }
  const readers = paths.map(reader)
  const times: number[] = []
  for (let count = 0; count < Number(values.published); count += 1) {
    const began = performance.now()
    const response = await editor.request('POST', '/vacancies?locale=en&depth=0', {
      company: count + 1,
      rank: 'bosun',
      vesselType: 'product-tanker',
      pay: { min: 200_000 + count, currency: 'USD', period: 'month' },
      openUntilDay: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      _status: 'published',
    })
    if (!response.ok) throw new Error(await response.text())
    times.push(performance.now() - began)
  }
  finished = true
  await Promise.all(readers)
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) FROM publications WHERE locale = '*'`,
  )
  return {
    publishMs: spread(times),
    pages: paths.length,
    changed,
    changedElsewhere,
    rows: Number(rows[0]?.count),
  }
}
