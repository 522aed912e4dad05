import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import pg from 'pg'

import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import type { Spread } from './quantiles'
import { inMs, inSeconds, printTable } from './report'
import { runBench } from './run-bench'
import { runProgram } from './run-program'
import { createDatabase, reindex } from './scale-database'
import { fillWithPages } from './scale-content'
import { timePublishing } from './scale-publishing'
import { timeRendering } from './scale-rendering'
import { startBenchedSite, temporaryDataDir } from './site-under-test'
import { copyTree, timeBuild } from './tree-copy'

/**
 * What grows with the content: `bench:scale [--sizes 10,1000,10000] [--without-build]`. Builds happen
 * in a copy of the tree, with the filled database within reach; what they read there is counted.
 */

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10,1000,10000' },
    'without-build': { type: 'boolean', default: false },
  },
})

await runBench('scale', async (undo) => {
  const postgres = await startEmbeddedPostgres({ dataDir: await temporaryDataDir(undo) })
  undo(() => postgres.stop())
  const copy = values['without-build'] ? undefined : await copyTree(undo)

  const measure = async (pages: number) => {
    const env = {
      DATABASE_URL: await createDatabase(postgres.url, `scale_${pages}`),
      PAYLOAD_SECRET: 'only-for-the-bench-0',
      LOG_LEVEL: 'warn',
    }
    const site = await startBenchedSite(undo, { ...env, SEED: 'none' })
    const client = new pg.Client(env.DATABASE_URL)
    await client.connect()
    try {
      const began = performance.now()
      await fillWithPages(client, pages)
      const fillMs = performance.now() - began
      const reindexMs = (await reindex(env, 'pages')).ms
      // Autovacuum would do so within minutes.
      await client.query('ANALYZE')
      const rendering = await timeRendering(client, site.url)
      const lookUp = JSON.parse((await runTypeScript('./look-up-time.ts', env)).output) as Spread
      const checkMs = (await reindex(env, 'pages', { check: true })).ms
      const publishing = await timePublishing(site.url, pages)
      // After all that moving about the publication index must still be what the documents say.
      await reindex(env, 'pages', { check: true })
      await site.stop()

      const sessions = await countSessions(client)
      const buildMs = copy === undefined ? undefined : await timeBuild(copy, env)
      const sessionsOfBuild = (await countSessions(client)) - sessions
      const build = buildMs === undefined ? undefined : { ms: buildMs, sessions: sessionsOfBuild }
      const rows = await countRows(client)
      return { pages, rows, fillMs, reindexMs, checkMs, lookUp, ...rendering, ...publishing, build }
    } finally {
      await client.end()
    }
  }

  const figures: Awaited<ReturnType<typeof measure>>[] = []
  for (const size of values.sizes.split(',')) {
    figures.push(await measure(Number(size)))
    console.log(`measured with ${size} pages`)
  }
  const row = (name: string, cell: (figure: (typeof figures)[number]) => string) => [
    name,
    ...figures.map(cell),
  ]
  printTable(
    ['pages', ...figures.map(({ pages }) => String(pages))],
    [
      row('rows of the publication index', ({ rows }) => String(rows)),
      row('next build', ({ build }) => (build ? inSeconds(build.ms) : 'not measured')),
      row('… database sessions it opened', ({ build }) => (build ? String(build.sessions) : '')),
      row('first, uncached render', ({ uncached }) => inMs(uncached.median)),
      row('… 95 of 100 within', ({ uncached }) => inMs(uncached.p95)),
      row('cached render', ({ cached }) => inMs(cached.median)),
      row('publication index look-up alone', ({ lookUp }) => `${lookUp.median.toFixed(2)} ms`),
      row('publish a leaf', ({ leaf }) => inMs(leaf.median)),
      row('publish the root of all', ({ root }) => inMs(root.median)),
      row('rename it, all addresses move', ({ rename }) => inMs(rename.median)),
      row('cms:reindex, publication index empty', ({ reindexMs }) => inSeconds(reindexMs)),
      row('cms:reindex --check', ({ checkMs }) => inSeconds(checkMs)),
    ],
  )
  console.log('cms:reindex includes loading the CMS, which the smallest size shows.\n')
  return { sizes: figures }
})

function runTypeScript(file: string, env: Record<string, string>) {
  return runProgram(['--import', 'tsx', fileURLToPath(new URL(file, import.meta.url))], env)
}

async function countSessions(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ sessions: string }>(
    'SELECT sessions FROM pg_stat_database WHERE datname = current_database()',
  )
  return Number(rows[0]?.sessions)
}

async function countRows(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM publications')
  return Number(rows[0]?.count)
}
