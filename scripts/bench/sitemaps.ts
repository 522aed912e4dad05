import { setMaxListeners } from 'node:events'
import { parseArgs } from 'node:util'

import pg from 'pg'

import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { memoryOfSite } from './process-memory'
import { spread } from './quantiles'
import { readPage } from './read-page'
import { inMb, inMs, inSeconds, printTable } from './report'
import { runBench, type Undo } from './run-bench'
import { startBenchedSite, temporaryDataDir } from './site-under-test'
import { fillIndex } from './sitemap-content'
import { readSitemap } from './sitemap-reader'

/**
 * All sitemaps of a large site, and whether they disturb it: `bench:sitemaps [--rows 100000]
 * [--rounds 3] [--heap n]`. The rows are put into the publication index directly, beside the demo content; the
 * server is the production server with its compression. Node collects garbage as late as it may, so
 * what reading really needs shows where its heap is kept to a few megabytes.
 */

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    heap: { type: 'string' },
  },
})
const SLOW_READERS = 20
/** What a crawler on a ship would get, in bytes a second. */
const SLOW_LINK = 64_000
const PAGES_MEANWHILE = 200
const SAMPLE_EVERY_MS = 200

await runBench('sitemaps', async (undo) => {
  const postgres = await startEmbeddedPostgres({ dataDir: await temporaryDataDir(undo) })
  undo(() => postgres.stop())
  const site = await startBenchedSite(undo, {
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: 'only-for-the-bench-0',
    LOG_LEVEL: 'warn',
    ...(values.heap !== undefined && { NODE_OPTIONS: `--max-old-space-size=${values.heap}` }),
  })
  const rows = await fill(postgres.url)
  const page = `${site.url}/before-you-sign`
  const pagesAlone = await timePages(page)
  const memory = watchMemory(undo)
  const before = await memory.now()

  const index: number[] = []
  const rounds: Awaited<ReturnType<typeof readAll>>[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const { files, ms } = await readIndex(`${site.url}/sitemap.xml`)
    index.push(ms)
    for (const encoding of ['identity', 'gzip'] as const) {
      rounds.push(await readAll(files, encoding))
      console.log(`read ${files.length} files, ${encoding}, ${inMb(await memory.now())} resident`)
    }
  }
  const whole = rounds.find(({ encoding }) => encoding === 'identity')
  if (whole?.urls !== rows) throw new Error(`${whole?.urls} URLs of ${rows} rows`)
  const peak = memory.takePeak()
  const after = await memory.now()

  const slow = await withSlowReaders(whole.largest.file, () => timePages(page))
  const figures = {
    rows,
    files: whole.files,
    index: spread(index),
    rounds: rounds.map(({ encoding, ms, bytes }) => ({ encoding, ms, bytes })),
    largest: whole.largest,
    heapLimitMb: values.heap === undefined ? null : Number(values.heap),
    rss: { before, peak, after, withSlowReaders: memory.takePeak() },
    pagesAlone,
    pagesWithSlowReaders: slow.figures,
    slowReaders: { count: SLOW_READERS, perSecond: SLOW_LINK, stillReading: slow.stillReading },
  }
  printTable(
    ['', ''],
    [
      ['rows of the publication index that are live', String(rows)],
      ['files', String(whole.files)],
      ['largest file, URLs', String(whole.largest.urls)],
      ['largest file, XML', inMb(whole.largest.bytes)],
      ['the index', inMs(figures.index.median)],
      ...rounds.map(({ encoding, ms, bytes }) => [
        `all files, ${encoding}`,
        `${inSeconds(ms)}, ${inMb(bytes)}`,
      ]),
      ['Node before, resident', inMb(before)],
      ['… at most, reading one after another', inMb(peak)],
      ['… afterwards', inMb(after)],
      [`… at most, with ${SLOW_READERS} slow readers`, inMb(figures.rss.withSlowReaders)],
      ['a cached page, nobody else', inMs(pagesAlone.median)],
      ['… 95 of 100 within', inMs(pagesAlone.p95)],
      ['a cached page, with slow readers', inMs(slow.figures.median)],
      ['… 95 of 100 within', inMs(slow.figures.p95)],
      ['slow readers still reading after that', String(slow.stillReading)],
    ],
  )
  return figures
})

/** How many live rows there are then, those of the demo content included. */
async function fill(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await fillIndex(client, Number(values.rows))
    const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM publications')
    return Number(rows[0]?.count)
  } finally {
    await client.end()
  }
}

async function readIndex(url: string): Promise<{ files: string[]; ms: number }> {
  const { text, ms } = await readPage(url)
  return { files: [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? ''), ms }
}

async function readAll(files: string[], encoding: 'identity' | 'gzip') {
  const sum = { encoding, files: files.length, urls: 0, bytes: 0, ms: 0 }
  const largest = { file: '', urls: 0, bytes: 0 }
  for (const file of files) {
    const { urls, bytes, ms } = await readSitemap(file, encoding)
    sum.urls += urls
    sum.bytes += bytes
    sum.ms += ms
    if (bytes > largest.bytes) Object.assign(largest, { file, urls, bytes })
  }
  return { ...sum, largest }
}

async function timePages(url: string) {
  const times: number[] = []
  for (let read = 0; read < PAGES_MEANWHILE; read += 1) {
    const { status, ms } = await readPage(url)
    if (status !== 200) throw new Error(`${url} answered ${status}`)
    times.push(ms)
    // Spread over some seconds, in which the slow readers go on.
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return spread(times)
}

/** Does the work while the file is read slowly by many at once, half of them compressed. */
async function withSlowReaders<T>(file: string, work: () => Promise<T>) {
  const ending = new AbortController()
  setMaxListeners(SLOW_READERS, ending.signal)
  let stillReading = SLOW_READERS
  const readers = Array.from({ length: SLOW_READERS }, async (_, reader) => {
    const encoding = reader % 2 === 0 ? 'identity' : 'gzip'
    const options = { perSecond: SLOW_LINK, signal: ending.signal }
    await readSitemap(file, encoding, options).finally(() => (stillReading -= 1))
  })
  const ended = Promise.allSettled(readers)
  const figures = await work()
  const atTheEnd = stillReading
  ending.abort()
  await ended
  return { figures, stillReading: atTheEnd }
}

/** The most since it was last asked for is found by looking five times a second. */
function watchMemory(undo: Undo) {
  const now = async () => (await memoryOfSite()).node.rss
  let peak = 0
  const timer = setInterval(() => {
    void now().then((bytes) => (peak = Math.max(peak, bytes)))
  }, SAMPLE_EVERY_MS)
  undo(async () => clearInterval(timer))
  const takePeak = () => {
    const most = peak
    peak = 0
    return most
  }
  return { now, takePeak }
}
