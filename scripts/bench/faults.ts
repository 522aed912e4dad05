import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { Editor } from '../../tests/site/editor'
import { startSite } from '../../tests/site/site'
import { type Client, type Seen, summarize, watch } from './fault-clients'
import { inMs, printTable } from './report'
import { runBench, type Undo } from './run-bench'
import { startBenchedSite, temporaryDataDir } from './site-under-test'

/**
 * Shows what clients see while a process dies: `bench:faults [--rounds n] [--patience seconds]`. First the site gets
 * SIGTERM, while sixteen clients read over persistent connections and four over new ones. Then its Postgres is killed
 * with `kill -9`, while readers read, a crawler asks for addresses that do not exist and an editor opens documents.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    patience: { type: 'string', default: '20' },
  },
})
const ROUNDS = Number(values.rounds)
const PATIENCE_MS = Number(values.patience) * 1000
const PAGES = ['/', '/about', '/docs', '/before-you-sign', '/uk', '/ar', '/de', '/fr']

await runBench('faults', async (undo) => {
  const stops = await measureStops(undo)
  const kills = await measureKills(undo)
  return { stops, kills }
})

async function measureStops(undo: Undo) {
  const dataDir = await temporaryDataDir(undo)
  const rounds: Record<string, Seen[]>[] = []
  const stopTimes: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await startSite({ dataDir })
    await warmUp(site.url)
    const clients = watch(site.url, [
      { name: 'kept connections', count: 16, keepsConnection: true, next: pages() },
      { name: 'new connections', count: 4, keepsConnection: false, next: pages() },
    ])
    await delay(2_000)
    const began = performance.now()
    await site.stop()
    stopTimes.push(performance.now() - began)
    rounds.push(await clients.end())
  }
  console.log(
    `SIGTERM under load, ${ROUNDS} rounds; stopped within ${inMs(Math.max(...stopTimes))}`,
  )
  return { stopTimes, clients: print(rounds) }
}

async function measureKills(undo: Undo) {
  const site = await startBenchedSite(undo)
  const editor = await Editor.signIn(site.url)
  await warmUp(site.url)
  const rounds: Record<string, Seen[]>[] = []
  const awayFor: (number | string)[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    let asked = 0
    const clients = watch(site.url, [
      { name: 'pages seen before', count: 12, keepsConnection: true, next: pages() },
      {
        name: 'addresses that are not there',
        count: 2,
        keepsConnection: true,
        next: () => `/not-here-${round}-${(asked += 1)}`,
      },
      {
        name: 'editor, a document by REST',
        count: 2,
        keepsConnection: true,
        next: () => '/api/pages/1?locale=en&depth=0',
        headers: { Authorization: `JWT ${editor.cookie().value}` },
      },
    ])
    await delay(2_000)
    const pidFile = path.join(site.dataDir, 'postgres', 'postmaster.pid')
    process.kill(Number.parseInt(await readFile(pidFile, 'utf8')), 'SIGKILL')
    const back = await untilReady(site.url)
    awayFor.push(back ?? `not back after ${PATIENCE_MS / 1000} s`)
    await delay(1_000)
    rounds.push(await clients.end())
    if (back === undefined) break
  }
  const shown = awayFor.map((ms) => (typeof ms === 'number' ? inMs(ms) : ms))
  console.log(`kill -9 of Postgres under load; ready again after ${shown.join(', ')}`)
  return { awayFor, clients: print(rounds) }
}

/** Milliseconds until the site is ready again, from the moment it is not. */
async function untilReady(origin: string): Promise<number | undefined> {
  const began = performance.now()
  const isReady = () => fetch(`${origin}/readyz`).then(({ ok }) => ok)
  while (await isReady()) await delay(10)
  while (performance.now() - began < PATIENCE_MS) {
    if (await isReady()) return performance.now() - began
    await delay(20)
  }
  return undefined
}

async function warmUp(origin: string): Promise<void> {
  for (const page of [...PAGES, '/not-here']) await (await fetch(origin + page)).arrayBuffer()
}

function pages(): Client['next'] {
  let asked = 0
  return () => PAGES[(asked += 1) % PAGES.length] ?? '/'
}

function print(rounds: Record<string, Seen[]>[]) {
  const names = Object.keys(rounds[0] ?? {})
  const figures = names.map((name) => ({
    name,
    ...summarize(rounds.flatMap((round) => round[name] ?? [])),
  }))
  const statuses = [...new Set(figures.flatMap(({ byStatus }) => Object.keys(byStatus)))].sort()
  printTable(
    ['', 'sent', ...statuses, 'cut off', 'refused', 'median', 'longest wait'],
    figures.map(({ name, sent, byStatus, cutOff, refused, medianMs, longestMs }) => [
      name,
      String(sent),
      ...statuses.map((status) => String(byStatus[status] ?? 0)),
      String(cutOff),
      String(refused),
      inMs(medianMs),
      inMs(longestMs),
    ]),
  )
  return figures
}
