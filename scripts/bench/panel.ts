import { parseArgs } from 'node:util'

import pg from 'pg'

import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { fillWithDocs } from './panel-content'
import { timePanel } from './panel-requests'
import { inMs, inSeconds, printTable } from './report'
import { runBench } from './run-bench'
import { createDatabase, reindex } from './scale-database'
import { timeRendering } from './scale-rendering'
import { startBenchedSite, temporaryDataDir } from './site-under-test'

/**
 * An editor's day, and a reader's first look, with much documentation in all twelve languages:
 * `bench:panel [--sizes 24,10000] [--history 2] [--rounds 5]`. The server is the production server;
 * what the browser does with its answers is not counted.
 */

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '24,10000' },
    history: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
  },
})
/** The first look at the panel. */
const DASHBOARD_BUDGET_MS = 2_000

await runBench('panel', async (undo) => {
  const postgres = await startEmbeddedPostgres({ dataDir: await temporaryDataDir(undo) })
  undo(() => postgres.stop())

  const measure = async (documents: number) => {
    const env = {
      DATABASE_URL: await createDatabase(postgres.url, `panel_${documents}`),
      PAYLOAD_SECRET: 'only-for-the-bench-0',
      LOG_LEVEL: 'warn',
    }
    const site = await startBenchedSite(undo, { ...env, SEED: 'none' })
    const client = new pg.Client(env.DATABASE_URL)
    await client.connect()
    try {
      const began = performance.now()
      const { rows } = await client.query<{ id: number }>('SELECT id FROM staff')
      const editor = rows[0]?.id ?? NaN
      await fillWithDocs(client, { documents, editor, history: Number(values.history) })
      // Autovacuum would do so within minutes.
      await client.query('VACUUM ANALYZE')
      const fillMs = performance.now() - began
      const reindexMs = (await reindex(env, 'docs')).ms
      await client.query('ANALYZE')
      console.log(`made ${documents} documents in ${inSeconds(fillMs)}`)
      const rendering = await timeRendering(client, site.url, 'uk')
      const panel = await timePanel(site.url, { documents, rounds: Number(values.rounds) })
      const renderingAfterwards = await timeRendering(client, site.url, 'uk')
      await reindex(env, 'docs', { check: true })
      await site.stop()
      return { documents, fillMs, reindexMs, panel, rendering, renderingAfterwards }
    } catch (error) {
      console.error(site.output().slice(-5_000))
      throw error
    } finally {
      await client.end()
    }
  }

  const figures: Awaited<ReturnType<typeof measure>>[] = []
  for (const size of values.sizes.split(',')) figures.push(await measure(Number(size)))
  const row = (name: string, ms: (figure: (typeof figures)[number]) => number | undefined) => {
    const times = figures.map((figure) => ms(figure) ?? NaN)
    return [name, ...times.map(inMs), ((times.at(-1) ?? NaN) / (times[0] ?? NaN)).toFixed(1)]
  }
  printTable(
    ['documents', ...figures.map(({ documents }) => String(documents)), 'times'],
    [
      ...Object.keys(figures[0]?.panel.times ?? {}).map((name) =>
        row(name, ({ panel }) => panel.times[name]?.median),
      ),
      row('a page’s first render', ({ rendering }) => rendering.uncached.median),
      row(
        '… after titles changed',
        ({ renderingAfterwards }) => renderingAfterwards.uncached.median,
      ),
      row('a page again', ({ rendering }) => rendering.cached.median),
      row('cms:reindex, ledger empty', ({ reindexMs }) => reindexMs),
    ],
  )
  const dashboardMs = figures.at(-1)?.panel.times.dashboard?.median ?? NaN
  const problems = figures.flatMap(({ documents, panel }) =>
    panel.problems.map((problem) => `${documents} documents, ${problem}`),
  )
  for (const problem of problems) console.log(`FAIL ${problem}`)
  const passed = problems.length === 0 && dashboardMs <= DASHBOARD_BUDGET_MS
  console.log(`Dashboard within ${inSeconds(DASHBOARD_BUDGET_MS)}: ${passed ? 'pass' : 'FAIL'}\n`)
  if (!passed) process.exitCode = 1
  return { passed, sizes: figures }
})
