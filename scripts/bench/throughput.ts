import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { quantile } from './quantiles'
import { readPage } from './read-page'
import { inKb, printTable } from './report'
import { type LoadResult, putLoad } from './request-load'
import { runBench, type Undo } from './run-bench'
import { readableSite } from './site-under-test'

/**
 * Requests a second of a rendered page and of a page that is not there, each with the proxy's look-up
 * in the ledger, beside a file of the same bytes served by bare Node: `bench:throughput [url]
 * [--seconds n] [--rounds n]`. Whoever asks runs on the same machine, so only the ratios mean much.
 */

const { values, positionals } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
  },
  allowPositionals: true,
})
const LOAD = { connections: 16, requests: 30_000, seconds: Number(values.seconds) }
const WARM_UP = { connections: 16, requests: 300, seconds: 5 }

await runBench('throughput', async (undo) => {
  const origin = await readableSite(undo, positionals[0])
  const page = `${origin}/before-you-sign`
  const file = await serveStatic(undo, (await readPage(page)).text)
  // Many addresses: nobody who guesses them guesses the same one twice.
  const unknown = Array.from({ length: 5_000 }, (_, index) => `${origin}/not-here-${index}`)
  const kinds = [
    { name: 'static file, bare Node', urls: [file], expected: { status: 200 } },
    { name: 'cached page', urls: [page], expected: { status: 200 } },
    { name: 'cached page, gzip', urls: [page], expected: { status: 200, encoding: 'gzip' } },
    { name: '404 page', urls: unknown, expected: { status: 404 } },
  ].map((kind) => ({ ...kind, rounds: [] as LoadResult[] }))

  for (const { urls, expected } of kinds) await putLoad(urls, expected, WARM_UP)
  // Taking turns, so that a busy moment of the machine hits all of them.
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const kind of kinds) kind.rounds.push(await putLoad(kind.urls, kind.expected, LOAD))
  }

  const perSecond = ({ rounds }: { rounds: LoadResult[] }) =>
    quantile(
      rounds.map((round) => round.perSecond),
      0.5,
    )
  const reference = kinds[0] ? perSecond(kinds[0]) : NaN
  const figures = kinds.map((kind) => ({
    name: kind.name,
    perSecond: Math.round(perSecond(kind)),
    ratioToStatic: Number((perSecond(kind) / reference).toFixed(3)),
    bytesPerAnswer: kind.rounds[0]?.bytesPerAnswer ?? 0,
    requests: kind.rounds.reduce((sum, { requests }) => sum + requests, 0),
  }))
  printTable(
    ['', 'requests/s', 'of the static file', 'body', 'requests'],
    figures.map((kind) => [
      kind.name,
      String(kind.perSecond),
      kind.ratioToStatic.toFixed(3),
      inKb(kind.bytesPerAnswer),
      String(kind.requests),
    ]),
  )
  return { ...LOAD, rounds: Number(values.rounds), kinds: figures }
})

async function serveStatic(undo: Undo, html: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-static-'))
  undo(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'page.html')
  await writeFile(file, html)
  const program = fileURLToPath(new URL('./static-file-server.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, file], { stdio: ['pipe', 'pipe', 'inherit'] })
  undo(async () => {
    child.stdin.end()
    if (child.exitCode === null) await once(child, 'exit')
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return `http://127.0.0.1:${port.toString().trim()}/`
}
