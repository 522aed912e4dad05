import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { freePort } from '../../tests/site/site'
import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { quantile } from './quantiles'
import { printTable } from './report'
import { putLoad } from './request-load'
import { runBench, type Undo } from './run-bench'
import { startBenchedSite } from './site-under-test'
import { copyTree, timeBuild } from './tree-copy'

/**
 * What the proxy costs: requests a second of the same cached page from Next with it and from a build
 * without it, taking turns: `bench:proxy [--seconds n] [--rounds n]`. The front server is left out of
 * both.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
  },
})
const LOAD = { connections: 16, requests: 30_000, seconds: Number(values.seconds) }
const WARM_UP = { connections: 16, requests: 300, seconds: 5 }
const PAGE = 'before-you-sign'

await runBench('proxy', async (undo) => {
  const site = await startBenchedSite(undo)
  const { url: databaseUrl } = await startEmbeddedPostgres({ dataDir: site.dataDir })
  const bare = await copyTree(undo)
  await rm(path.join(bare, 'src/proxy.ts'))
  await timeBuild(bare)
  const withProxy = await startNext(undo, process.cwd(), databaseUrl)
  const without = await startNext(undo, bare, databaseUrl)
  const kinds = [
    { name: 'with the proxy', url: `${withProxy}/${PAGE}`, rounds: [] as number[] },
    { name: 'without it', url: `${without}/en/r/bench/${PAGE}`, rounds: [] as number[] },
  ]
  for (const { url } of kinds) await putLoad([url], { status: 200 }, WARM_UP)
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { url, rounds } of kinds) {
      rounds.push((await putLoad([url], { status: 200 }, LOAD)).perSecond)
    }
  }
  const figures = kinds.map(({ name, rounds }) => ({
    name,
    perSecond: Math.round(quantile(rounds, 0.5)),
  }))
  const ratio = Number(((figures[0]?.perSecond ?? NaN) / (figures[1]?.perSecond ?? NaN)).toFixed(3))
  printTable(
    ['', 'requests/s'],
    figures.map(({ name, perSecond }) => [name, String(perSecond)]),
  )
  return { ...LOAD, rounds: Number(values.rounds), kinds: figures, ratio }
})

/** Next alone, on a build that is there already. Returns its origin. */
async function startNext(undo: Undo, folder: string, databaseUrl: string): Promise<string> {
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const child = spawn(
    process.execPath,
    [path.resolve('node_modules/next/dist/bin/next'), 'start', '--port', port],
    {
      cwd: folder,
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        PAYLOAD_SECRET: 'only-for-the-bench-0',
        SITE_URL: origin,
        PORT: port,
      },
    },
  )
  undo(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const answers = await fetch(`${origin}/latest.json`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return origin
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Next in ${folder} did not answer within a minute`)
}
