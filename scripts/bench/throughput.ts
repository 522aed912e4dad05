import { brotliCompressSync, constants } from 'node:zlib'
import { parseArgs } from 'node:util'

import { serveByNginx } from './nginx'
import { quantile } from './quantiles'
import { readPage } from './read-page'
import { inKb, inMs, printTable } from './report'
import { type LoadResult, putLoad } from './request-load'
import { runBench } from './run-bench'
import { readableSite } from './site-under-test'

/**
 * Measures requests a second, and the slowest of a hundred, for pages and for addresses without a page, each without
 * compression and as a browser asks, beside the same bytes as a file of nginx where nginx is installed:
 * `bench:throughput [url] [--seconds n] [--rounds n]`. The client runs on the same machine, so only the ratios mean
 * much.
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
const AS_BROWSERS = 'br, gzip'

await runBench('throughput', async (undo) => {
  const origin = await readableSite(undo, positionals[0])
  // Many addresses: nobody who guesses them guesses the same one twice.
  const unknown = Array.from({ length: 5_000 }, (_, index) => `${origin}/not-here-${index}`)
  const pages = [
    { name: 'home', urls: [`${origin}/`], status: 200 },
    { name: 'document', urls: [`${origin}/before-you-sign`], status: 200 },
    { name: 'prices', urls: [`${origin}/mailing`], status: 200 },
    { name: '404', urls: unknown, status: 404 },
  ]
  const files = await Promise.all(
    pages.map(async ({ name, urls }) => {
      const plain = Buffer.from((await readPage(urls[0] ?? '')).text)
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      return [
        { name: `${name}.html`, body: plain, encoding: 'identity' },
        { name: `${name}.br`, body: brotliCompressSync(plain, { params }), encoding: 'br' },
      ]
    }),
  )
  const nginx = await serveByNginx(undo, files.flat())
  if (!nginx) console.log('nginx is not installed on this machine; nothing stands beside the site.')

  const kinds = pages
    .flatMap(({ name, urls, status }) => [
      { name, encoding: 'identity', urls, file: nginx?.get(`${name}.html`), status },
      { name, encoding: AS_BROWSERS, urls, file: nginx?.get(`${name}.br`), status },
    ])
    .map((kind) => ({ ...kind, site: [] as LoadResult[], beside: [] as LoadResult[] }))
  for (const { urls, encoding, status } of kinds) await putLoad(urls, { status, encoding }, WARM_UP)
  // Taking turns, so that a busy moment of the machine hits all of them.
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { urls, encoding, file, status, site, beside } of kinds) {
      site.push(await putLoad(urls, { status, encoding }, LOAD))
      if (file !== undefined) beside.push(await putLoad([file], { status: 200, encoding }, LOAD))
    }
  }

  const middle = (rounds: readonly LoadResult[], of: 'perSecond' | 'p99Ms') =>
    quantile(
      rounds.map((round) => round[of]),
      0.5,
    )
  const figures = kinds.map(({ name, encoding, site, beside }) => ({
    name,
    encoding,
    perSecond: Math.round(middle(site, 'perSecond')),
    p99Ms: middle(site, 'p99Ms'),
    bytesPerAnswer: site.at(-1)?.bytesPerAnswer ?? 0,
    nginxPerSecond: beside.length > 0 ? Math.round(middle(beside, 'perSecond')) : undefined,
    nginxP99Ms: beside.length > 0 ? middle(beside, 'p99Ms') : undefined,
  }))
  printTable(
    ['', 'Accept-Encoding', 'requests/s', 'p99', 'body', 'nginx', 'p99', 'of nginx'],
    figures.map((kind) => [
      kind.name,
      kind.encoding,
      String(kind.perSecond),
      inMs(kind.p99Ms),
      inKb(kind.bytesPerAnswer),
      String(kind.nginxPerSecond ?? '–'),
      kind.nginxP99Ms === undefined ? '–' : inMs(kind.nginxP99Ms),
      kind.nginxPerSecond === undefined ? '–' : (kind.perSecond / kind.nginxPerSecond).toFixed(3),
    ]),
  )
  return { ...LOAD, rounds: Number(values.rounds), kinds: figures }
})
