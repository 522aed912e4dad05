import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { LOCALES } from '../../src/domain/locales/locales'
import { CURRENCIES } from '../../src/domain/money/money'
import { askBytes } from '../../tests/site/ask'
import { startEdge } from '../../tests/site/edge'
import { serveByNginx } from './nginx'
import { quantile } from './quantiles'
import { inKb, printTable } from './report'
import { runBench } from './run-bench'
import { readableSite } from './site-under-test'

/**
 * Requests a second behind the nginx that the project ships, as readers of twelve languages ask, each with cookies of
 * their own, beside the same bytes as files of the same nginx, and beside the site alone:
 * `bench:edge [url] [--seconds n] [--rounds n]`. wrk asks, on the same machine, so only the ratios mean much; a client of
 * Node's would be slower than either.
 */

const { values, positionals } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
  allowPositionals: true,
})
const CONNECTIONS = 32
const ENCODING = 'br, gzip'

/** A reader of each language: what their browser sends, and where the language has its pages. */
const JARS = LOCALES.map((locale, index) => ({
  locale,
  prefix: locale === 'en' ? '' : `/${locale}`,
  cookie: [
    `_ga=GA1.1.${1_000_000 + index}.1764000000`,
    `i18n_redirected=${locale}`,
    `mh_currency_v1=${CURRENCIES[index % CURRENCIES.length] ?? ''}`,
    `mh_consent_v1=${index}`,
  ].join('; '),
}))

interface Asked {
  path: string
  cookie: string
}

await runBench('edge', async (undo) => {
  if (spawnSync('wrk', ['-v']).error) {
    throw new Error('wrk is not installed on this machine: apt-get install wrk')
  }
  const site = await readableSite(undo, positionals[0], { TRUST_PROXY_HOPS: '1' })
  const edge = await startEdge(site)
  undo(() => edge.close())
  const folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-wrk-'))
  undo(() => rm(folder, { recursive: true, force: true }))

  const figures = []
  for (const page of ['', '/mailing']) {
    const name = page === '' ? 'home' : 'prices'
    const asked = JARS.map(({ prefix, cookie }) => ({ path: `${prefix}${page}` || '/', cookie }))
    const files = await Promise.all(
      asked.map(async ({ path: address, cookie }, index) => {
        const headers = { Cookie: cookie, 'Accept-Encoding': ENCODING }
        const answer = await askBytes(edge.url, address, headers)
        if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
        return { name: `${name}-${index}.br`, body: answer.bytes, encoding: 'br' }
      }),
    )
    const served = await serveByNginx(undo, files)
    const plain = [...(served?.values() ?? [])].map((url, index) => ({
      path: new URL(url).pathname,
      cookie: asked[index]?.cookie ?? '',
    }))
    const beside = new URL([...(served?.values() ?? [])][0] ?? '').origin
    const rounds: Record<'site' | 'edge' | 'files', number>[] = []
    // Taking turns, so that a busy moment of the machine hits all of them.
    for (let round = 0; round < Number(values.rounds); round += 1) {
      rounds.push({
        site: await load(folder, site, asked),
        edge: await load(folder, edge.url, asked),
        files: await load(folder, beside, plain),
      })
    }
    const middle = (of: 'site' | 'edge' | 'files') =>
      quantile(
        rounds.map((round) => round[of]),
        0.5,
      )
    figures.push({
      name,
      bytes: Math.round(files.reduce((sum, { body }) => sum + body.length, 0) / files.length),
      site: middle('site'),
      edge: middle('edge'),
      files: middle('files'),
      ratio: quantile(
        rounds.map((round) => round.edge / round.files),
        0.5,
      ),
    })
  }
  printTable(
    ['', 'body', 'site alone', 'edge', 'as files', 'edge / files'],
    figures.map(({ name, bytes, site: alone, edge: behind, files, ratio }) => [
      name,
      inKb(bytes),
      ...[alone, behind, files].map((perSecond) => String(Math.round(perSecond))),
      ratio.toFixed(2),
    ]),
  )
  return { connections: CONNECTIONS, encoding: ENCODING, jars: JARS.length, pages: figures }
})

/** Requests a second, the readers in turn. @throws Error where an answer is none of success */
async function load(folder: string, origin: string, asked: readonly Asked[]): Promise<number> {
  const script = path.join(folder, 'readers.lua')
  const lines = asked.map(
    ({ path: address, cookie }) =>
      `wrk.format("GET", ${JSON.stringify(address)}, {["Accept-Encoding"]=${JSON.stringify(ENCODING)}, ["Cookie"]=${JSON.stringify(cookie)}})`,
  )
  await writeFile(
    script,
    `local all, n = nil, 0
init = function() all = {${lines.join(',\n')}} end
request = function() n = n + 1; return all[n % #all + 1] end
`,
  )
  const { stdout, stderr } = spawnSync(
    'wrk',
    ['-t2', `-c${CONNECTIONS}`, `-d${values.seconds}s`, '-s', script, origin],
    { encoding: 'utf8' },
  )
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  if (perSecond === undefined || stdout.includes('Non-2xx')) throw new Error(stdout + stderr)
  return Number(perSecond)
}
