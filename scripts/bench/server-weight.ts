import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { startSite } from '../../tests/site/site'
import { type BuildSize, sizeOfBuild } from './build-size'
import { quantile } from './quantiles'
import { inMb, inMs, inSeconds, printTable } from './report'
import { runBench, type Undo } from './run-bench'
import { runProgram } from './run-program'
import { type Round, weighRound } from './server-weight-round'
import { pathsOf } from './site-addresses'
import { temporaryDataDir } from './site-under-test'
import { copyTree } from './tree-copy'

/**
 * What the site weighs: its build from nothing, its memory after a start and after requests, CPU of what it answers, disk;
 * and, in turns in the same run, another version of the project, whose packages have to be installed:
 * `bench:server-weight [--beside folder] [--rounds n] [--more requests]`. The middle of the rounds is shown.
 */

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    more: { type: 'string', default: '20000' },
  },
})
const more = Number(values.more)
const DISTINCT = 1_100

await runBench('server weight', async (undo) => {
  const folders = ['.', ...(values.beside === undefined ? [] : [values.beside])]
  const measured: Version[] = []
  for (const folder of folders) measured.push(await prepare(undo, folder))
  const loads: number[] = []
  // Taking turns, so that a busy moment of the machine hits all of them.
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { checkout, dataDir, paths, rounds } of measured) {
      loads.push(loadavg()[0] ?? 0)
      rounds.push(await weighRound(undo, { checkout, dataDir, paths, more }))
    }
  }
  console.log(`Load of the machine before each: ${loads.map((load) => load.toFixed(1)).join(' ')}`)

  const middle = (rounds: readonly Round[], of: (round: Round) => number) =>
    quantile(rounds.map(of), 0.5)
  const row = (name: string, of: (version: Version) => string) => [name, ...measured.map(of)]
  const inRounds = (name: string, write: (value: number) => string, of: (round: Round) => number) =>
    row(name, ({ rounds }) => write(middle(rounds, of)))
  const aSecond = (value: number) => `${value.toFixed(0)}/s`
  printTable(
    ['', ...folders],
    [
      row('build from nothing', ({ buildMs }) => inSeconds(buildMs)),
      row('start with an empty database', ({ fillMs }) => inSeconds(fillMs)),
      inRounds('start again', inSeconds, ({ startMs }) => startMs),
      inRounds('Node after it, PSS', inMb, ({ idle }) => idle.node.pss),
      inRounds('… after 2,000 requests', inMb, ({ loaded }) => loaded.node.pss),
      inRounds(`… after ${more} more`, inMb, ({ longLoaded }) => longLoaded.node.pss),
      inRounds('Postgres then, PSS', inMb, ({ longLoaded }) => longLoaded.postgres.pss),
      inRounds('CPU of a cold page', inMs, ({ cpu }) => cpu.coldPage),
      inRounds('CPU of 1,000 kept answers', inMs, ({ cpu }) => cpu.kept),
      inRounds('… of a bare server', inMs, ({ cpu }) => cpu.bare),
      inRounds('… of 1,000 addresses of nothing', inMs, ({ cpu }) => cpu.unknown),
      inRounds('kept answers', aSecond, ({ keptPerSecond }) => keptPerSecond),
      inRounds('addresses of nothing', aSecond, ({ unknownPerSecond }) => unknownPerSecond),
      row('.next', ({ size }) => inMb(size.build)),
      row('… the server’s code', ({ size }) => inMb(size.code)),
      row('… its maps', ({ size }) => inMb(size.maps)),
      row('… cache of the build', ({ size }) => inMb(size.cache)),
      row('packages for production', ({ size }) => inMb(size.packages)),
    ],
  )
  return { loads, versions: measured }
})

interface Version {
  checkout: string
  dataDir: string
  paths: string[]
  buildMs: number
  fillMs: number
  size: BuildSize
  rounds: Round[]
}

/** Builds a version of the project from nothing, and has its site fill an empty database. */
async function prepare(undo: Undo, folder: string): Promise<Version> {
  const checkout = await copyTree(undo, folder, ['scripts'])
  const dataDir = await temporaryDataDir(undo)
  const build = await runProgram(['scripts/build.mjs'], { DATA_DIR: dataDir }, checkout)
  const began = performance.now()
  const site = await startSite({ dataDir, checkout, env: { SEED: 'demo' } })
  const fillMs = performance.now() - began
  const paths = await pathsOf(site.url, DISTINCT)
  await site.stop()
  const size = await sizeOfBuild(checkout)
  return { checkout, dataDir, paths, buildMs: build.ms, fillMs, size, rounds: [] }
}
