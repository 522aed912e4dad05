import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'

import pg from 'pg'

import { Editor } from '../../tests/site/editor'
import type { Site } from '../../tests/site/site'
import { startSite } from '../../tests/site/site'
import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import type { ImportProgress } from '../../src/features/imports/imports.endpoint'
import { memoryOfSite } from './process-memory'
import { spread } from './quantiles'
import { inMs, printTable } from './report'
import { runBench } from './run-bench'
import { createDatabase } from './scale-database'
import { temporaryDataDir } from './site-under-test'

/**
 * Imports a file of many vacancies while an editor publishes, kills the site in the middle of another run and lets it go
 * on, and imports the same file again: `bench:imports [--rows 10000]`. The two runs have to leave the same vacancies. Then it
 * has files of each kind read while a reader asks for a page.
 */

const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000' } } })
const ROWS = Number(values.rows)

/** How often an editor publishes, in milliseconds, and how often without an import beside it. */
const PAUSE = 300
const QUIET = 30

/** Pay that is unusual among the vacancies of the first run is a doubt of the second. */
const ALL = { withDoubts: true, withFlags: true }

const RANKS = ['Master', 'Chief Officer', '2/E', 'Bosun', 'A/B', 'ETO', 'Third Officer', 'Cook']
const VESSELS = ['LNG', 'bulker', 'Container ship', 'Oil tanker', 'Product tanker']

const day = (after: number) =>
  new Date(Date.now() + (60 + (after % 200)) * 86_400_000).toISOString().slice(0, 10)

/** Long enough to be compared with what other companies write, and of no other company the same. */
const file = (company: string) =>
  [
    'Vacancy ID;Position;Vessel type;Salary;Open until;Port;Remarks',
    ...Array.from({ length: ROWS }, (_, n) =>
      [
        `V-${n}`,
        RANKS[n % RANKS.length],
        VESSELS[n % VESSELS.length],
        `${1000 + (n % 900) * 10} USD`,
        day(n),
        ['Odesa', 'Manila', 'Santos'][n % 3],
        `Row ${n} of ${company}: ${'a good crew and a fair ship, '.repeat(10)}as ever.`,
      ].join(';'),
    ),
  ].join('\r\n')

interface Entry {
  id: number
  rank: string
  vessel: string
  pay: number
  text: string
}

const entries = Array.from({ length: ROWS }, (_, n): Entry => {
  const [rank = '', vessel = ''] = [RANKS[n % RANKS.length], VESSELS[n % VESSELS.length]]
  const text = `Row ${n}: ${'a good crew and a fair ship, '.repeat(30)}as ever.`
  return { id: n, rank, vessel, pay: 1000 + (n % 900) * 10, text }
})

/** The same vacancies as the kinds of files have them. */
const KINDS: readonly [kind: string, type: string, content: () => string][] = [
  ['CSV', 'text/csv', () => file('any')],
  ['JSON', 'application/json', () => JSON.stringify(entries)],
  [
    'XML',
    'application/xml',
    () =>
      `<source>${entries.map(({ id, rank, vessel, pay, text }) => `<job><referencenumber>${id}</referencenumber><title>${rank}</title><vesselType>${vessel}</vesselType><salary>${pay} USD</salary><description><![CDATA[<p>${text}</p>]]></description></job>`).join('')}</source>`,
  ],
  [
    'RSS',
    'application/rss+xml',
    () =>
      `<rss version="2.0"><channel><title>Jobs</title>${entries.map(({ id, rank, vessel, text }) => `<item><guid>${id}</guid><title>${rank} for ${vessel}</title><description>${text}</description></item>`).join('')}</channel></rss>`,
  ],
  [
    'JSON-LD',
    'application/ld+json',
    () =>
      JSON.stringify(
        entries.map(({ id, rank, vessel, text }) => ({
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          identifier: String(id),
          title: `${rank} for ${vessel}`,
          description: text,
        })),
      ),
  ],
]

await runBench('imports', async (undo) => {
  const dataDir = await temporaryDataDir(undo)
  const postgres = await startEmbeddedPostgres({ dataDir: await temporaryDataDir(undo) })
  undo(() => postgres.stop())
  const env = {
    DATABASE_URL: await createDatabase(postgres.url, 'imports'),
    PAYLOAD_SECRET: 'only-for-the-bench-0',
    LOG_LEVEL: 'warn',
    SEED: 'none',
    PORT: '3971',
  }
  let site: Site = await startSite({ dataDir, env })
  undo(() => site.stop())
  const client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  undo(() => client.end())
  let editor = await Editor.signIn(site.url)

  const company = async (name: string) => {
    const facts = { name, timeZone: 'UTC', _status: 'published' }
    const answer = await editor.request('POST', '/crewings?locale=en', facts)
    return ((await answer.json()) as { doc: { id: number } }).doc.id
  }
  const progress = (id: number) => editor.read<ImportProgress>(`/imports/${id}/progress`)
  const until = async (id: number, ...states: string[]): Promise<ImportProgress> => {
    for (;;) {
      const told = await progress(id)
      if (states.includes(told.state)) return told
      if (told.state === 'failed') throw new Error(JSON.stringify(told.problem))
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  const upload = async (of: number, name: string): Promise<number> => {
    const answer = await fetch(
      `${site.url}/api/imports/upload?kind=vacancies&name=fleet.csv&company=${of}`,
      {
        method: 'POST',
        headers: { Authorization: `JWT ${editor.cookie().value}`, 'Content-Type': 'text/csv' },
        body: file(name),
      },
    )
    const { id } = (await answer.json()) as { id: number }
    const { state, mapping } = await until(id, 'mapping', 'planned')
    if (state === 'mapping') {
      const mapped = await editor.request('POST', `/imports/${id}/map`, { mapping })
      if (!mapped.ok) throw new Error(await mapped.text())
    }
    await until(id, 'planned')
    return id
  }
  const timed = async <Result>(work: () => Promise<Result>) => {
    const began = performance.now()
    const result = await work()
    return { result, seconds: (performance.now() - began) / 1000 }
  }

  const own = await company('Of the editor')
  const facts = {
    company: own,
    rank: 'bosun',
    vesselType: 'product-tanker',
    pay: { min: 1, currency: 'USD', period: 'month' },
    openUntilDay: day(30),
    _status: 'published',
  }
  const made = await editor.request('POST', '/vacancies?locale=en', facts)
  const vacancy = ((await made.json()) as { doc: { id: number } }).doc.id
  let number = 0
  const publish = async () => {
    number += 1
    const began = performance.now()
    const data = { pay: { min: 100_000 + number }, _status: 'published' }
    const answer = await editor.request('PATCH', `/vacancies/${vacancy}?locale=en&depth=0`, data)
    if (!answer.ok) throw new Error(await answer.text())
    return performance.now() - began
  }
  for (let n = 0; n < 5; n += 1) await publish()
  const quiet: number[] = []
  for (let n = 0; n < QUIET; n += 1) quiet.push(await publish())

  const memory = { before: (await memoryOf()) / 1024 ** 2, most: 0 }
  const beside: number[] = []
  const [first, second] = [await company('Undisturbed'), await company('Killed')]
  const planned = await timed(() => upload(first, 'Undisturbed'))
  await editor.request('POST', `/imports/${planned.result}/apply`, ALL)
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      beside.push(await publish())
      memory.most = Math.max(memory.most, (await memoryOf()) / 1024 ** 2)
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  })()
  const applied = await timed(() => until(planned.result, 'applied'))
  isOver = true
  await watching
  const again = await timed(() => upload(first, 'Undisturbed'))
  const same = await progress(again.result)

  const killed = await upload(second, 'Killed')
  await editor.request('POST', `/imports/${killed}/apply`, ALL)
  for (let done = 0; done < ROWS / 2;) {
    done = (await progress(killed)).counts.done
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await site.kill()
  const { rows: left } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM import_rows WHERE import_id = $1 AND applied_at IS NOT NULL`,
    [killed],
  )
  site = await startSite({ dataDir, env })
  editor = await Editor.signIn(site.url)
  const resumed = await timed(() => until(killed, 'applied'))
  const { counts } = await progress(killed)

  const checksum = async (of: number) => {
    const { rows } = await client.query<{ line: string }>(
      `SELECT concat_ws('|', v.external_id, v.rank, v.vessel_type, v.pay_min, v.pay_currency, v.open_until_day::date,
         v.joining_port, v._status, v.title, replace(l.description, c.name, ''),
         (SELECT count(*) FROM _vacancies_v n WHERE n.parent_id = v.id),
         (SELECT count(*) FROM publications p WHERE p.collection = 'vacancies' AND p.document = v.id::text)) AS line
       FROM vacancies v JOIN crewings c ON c.id = v.company_id
         LEFT JOIN vacancies_locales l ON l._parent_id = v.id
       WHERE v.company_id = $1 AND v.deleted_at IS NULL ORDER BY v.external_id`,
      [of],
    )
    const text = rows.map(({ line }) => line).join('\n')
    return { rows: rows.length, sha256: createHash('sha256').update(text).digest('hex') }
  }
  const sums = { undisturbed: await checksum(first), killed: await checksum(second) }
  /** How long a page takes, asked for again and again until `isOver`. */
  const readUntil = async (isOver: () => boolean): Promise<number[]> => {
    const times: number[] = []
    while (!isOver()) {
      const began = performance.now()
      await (await fetch(`${site.url}/en`)).text()
      times.push(performance.now() - began)
    }
    return times
  }
  let asked = 0
  await readUntil(() => (asked += 1) > 100)
  asked = 0
  const readAlone = spread(await readUntil(() => (asked += 1) > 300))
  const held: Record<string, ReturnType<typeof spread>> = {}
  const files = await company('Of files')
  for (const [kind, type, content] of KINDS) {
    const body = content()
    let isRead = false
    const reading = (async () => {
      const answer = await fetch(
        `${site.url}/api/imports/upload?kind=vacancies&name=list&company=${files}`,
        {
          method: 'POST',
          headers: { Authorization: `JWT ${editor.cookie().value}`, 'Content-Type': type },
          body,
        },
      )
      const { id } = (await answer.json()) as { id: number }
      await until(id, 'mapping', 'planned', 'failed')
      isRead = true
      await editor.request('POST', `/imports/${id}/cancel`, {})
    })()
    held[kind] = spread(await readUntil(() => isRead))
    await reading
  }
  printTable(
    ['a reader’s page while a file is read', 'median', 'p95', 'most'],
    [['alone', readAlone] as const, ...Object.entries(held)].map(([kind, { median, p95, max }]) => [
      kind,
      inMs(median),
      inMs(p95),
      inMs(max),
    ]),
  )
  const [quietly, meanwhile] = [spread(quiet), spread(beside)]
  printTable(
    ['an editor publishes', 'median', 'p95', 'most'],
    [
      ['alone', inMs(quietly.median), inMs(quietly.p95), inMs(quietly.max)],
      ['beside the import', inMs(meanwhile.median), inMs(meanwhile.p95), inMs(meanwhile.max)],
    ],
  )
  return {
    rows: ROWS,
    planSeconds: planned.seconds,
    applySeconds: applied.seconds,
    rowsPerSecond: ROWS / applied.seconds,
    memoryMb: memory,
    publishMs: { alone: quietly, beside: meanwhile, times: beside.length },
    again: { seconds: again.seconds, ...same.counts },
    killedAfter: left[0]?.count,
    resumedSeconds: resumed.seconds,
    counts,
    sums,
    readerMs: { alone: readAlone, ...held },
    isSame: JSON.stringify(sums.undisturbed) === JSON.stringify(sums.killed),
  }
})

/** Bytes that the processes of the site hold, without its database. */
async function memoryOf(): Promise<number> {
  return (await memoryOfSite()).node.rss
}
