import path from 'node:path'
import { parseArgs } from 'node:util'

import pg from 'pg'

import { Editor } from '../../tests/site/editor'
import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { type Kind, KINDS, publishersOf } from './editors-publishing'
import { fillInAllLanguages } from './language-content'
import { quantile, spread } from './quantiles'
import { inMs, printTable } from './report'
import { runBench } from './run-bench'
import { createDatabase, reindex } from './scale-database'
import { startBenchedSite, temporaryDataDir } from './site-under-test'

/**
 * Publishes a second by eight editors at once, each with documents of their own, on a site with 1,000
 * live documents in twelve languages: `bench:editors [--seconds n] [--rounds n] [--beside folder]`.
 * With the folder of another version of the project, built, both are measured in turns.
 */

const EDITORS = 8

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    beside: { type: 'string' },
  },
})

await runBench('editors', async (undo) => {
  const postgres = await startEmbeddedPostgres({ dataDir: await temporaryDataDir(undo) })
  undo(() => postgres.stop())

  const begin = async (name: string, checkout: string) => {
    const env = {
      DATABASE_URL: await createDatabase(postgres.url, name),
      PAYLOAD_SECRET: 'only-for-the-bench-0',
      LOG_LEVEL: 'warn',
      SEED: 'none',
    }
    const site = await startBenchedSite(undo, env, path.resolve(checkout))
    const client = new pg.Client(env.DATABASE_URL)
    await client.connect()
    await fillInAllLanguages(client, 1)
    await reindex(env, 'pages', { checkout })
    await client.query('ANALYZE')
    await client.end()
    return { name, publishers: await publishersOf(await Editor.signIn(site.url), EDITORS) }
  }
  const sites = [await begin('this_version', '.')]
  if (values.beside !== undefined) sites.push(await begin('beside', values.beside))

  const runs: { site: string; kind: Kind; perSecond: number; ms: number[]; refused: number }[] = []
  const measure = async (site: (typeof sites)[number], kind: Kind, seconds: number) => {
    const publish = site.publishers[kind]
    if (!publish) return undefined
    const ms: number[] = []
    let refused = 0
    const began = performance.now()
    const work = async (_: unknown, editor: number) => {
      while (performance.now() - began < seconds * 1000) {
        const sent = performance.now()
        if (await publish(editor)) ms.push(performance.now() - sent)
        else refused += 1
      }
    }
    await Promise.all(Array.from({ length: EDITORS }, work))
    return { perSecond: (1000 * ms.length) / (performance.now() - began), ms, refused }
  }
  // The first publishes load code that stays.
  for (const site of sites) for (const kind of KINDS) await measure(site, kind, 2)
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const kind of KINDS) {
      for (const site of sites) {
        const run = await measure(site, kind, Number(values.seconds))
        if (run) runs.push({ site: site.name, kind, ...run })
      }
    }
  }
  const figures = sites.flatMap(({ name }) =>
    KINDS.flatMap((kind) => {
      const own = runs.filter((run) => run.site === name && run.kind === kind)
      if (own.length === 0) return []
      const perSecond = own.map((run) => run.perSecond)
      return {
        site: name,
        kind,
        perSecond,
        median: quantile(perSecond, 0.5),
        ms: spread(own.flatMap((run) => run.ms)),
        refused: own.reduce((sum, run) => sum + run.refused, 0),
      }
    }),
  )
  printTable(
    [
      `${EDITORS} editors at once`,
      'version',
      'publishes a second',
      'of each round',
      'p95',
      'refused',
    ],
    figures.map(({ site, kind, perSecond, median, ms, refused }) => [
      kind,
      site,
      median.toFixed(1),
      perSecond.map((one) => one.toFixed(1)).join(' '),
      inMs(ms.p95),
      String(refused),
    ]),
  )
  return { editors: EDITORS, figures }
})
