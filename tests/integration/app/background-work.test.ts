import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { daysLater } from '../../../src/domain/time/calendar-day'
import { linkTo, paragraph, richText } from '../../fixtures/every-block'
import { file, type FeedServer, openFeedServer } from '../../site/feed-server'
import { load } from '../../site/load'
import { serveMail } from '../../site/mail-server'
import { openOutsideServer, type OutsideServer } from '../../site/outside-server'
import { SECRET } from '../../site/test-postgres.mjs'
import { cmsUnderTest } from '../cms-under-test'

/** Two processes do what runs beside the answers, and are killed again and again while something is under way. */

const cms = cmsUnderTest()

/** How often work comes in, and a process is killed while it does it. */
const ROUNDS = load({ gate: 2, soak: 8 })

/** Of each kind in a round. */
const LETTERS = 12
const LINKS = 6
const FEEDS = 1
const VACANCIES = 4

const sql = async <Row extends object>(statement: string, values: unknown[] = []) =>
  (await cms().db.pool.query<Row>(statement, values)).rows

const PROGRAM = ['--conditions=production', '--import', 'tsx', 'tests/site/background-process.ts']

let feeds: FeedServer
let outside: OutsideServer
let company: number
const told: string[] = []
const engine = http.createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString('utf8')))
  request.on('end', () => {
    told.push(...(JSON.parse(body) as { urlList: string[] }).urlList)
    setTimeout(() => response.writeHead(200).end(), 100)
  })
})
const workers: Worker[] = []

/** A process with a mail server of its own, so that it is known which letters it had. */
interface Worker {
  mail: Awaited<ReturnType<typeof serveMail>>
  /** Resolves when it has handed over a letter of a mailing, and has not been told yet that it was taken. */
  letter: () => Promise<void>
  kill: () => Promise<void>
}

async function startWorker(): Promise<Worker> {
  let announce = () => {}
  const mail = await serveMail({
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        mail.taken.push({ from: '', to, bytes: Buffer.concat(chunks).toString('utf8') })
        if (to[0]?.startsWith('company')) announce()
        setTimeout(done, 150)
      })
    },
  })
  const child = spawn(process.execPath, PROGRAM, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PAYLOAD_SECRET: SECRET,
      SMTP_URL: mail.url,
      MAIL_FROM: 'site@localhost',
      SEARCH_ENGINE: `http://127.0.0.1:${(engine.address() as AddressInfo).port}/`,
      TSX_TSCONFIG_PATH: 'scripts/bench/plain-node.tsconfig.json',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilItWorks(child)
  const worker: Worker = {
    mail,
    letter: () => new Promise<void>((resolve) => (announce = resolve)),
    async kill() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
  workers.push(worker)
  return worker
}

async function untilItWorks(child: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
      said += piece
      if (said.includes('works')) resolve()
    })
    child.once('exit', () => reject(new Error(`It ended at its start: ${said}`)))
  })
}

beforeAll(async () => {
  feeds = await openFeedServer()
  outside = await openOutsideServer()
  outside.answer = (_request, response) => void setTimeout(() => response.end(), 50)
  engine.listen(0, '127.0.0.1')
  await once(engine, 'listening')
  await cms().create({
    collection: 'staff',
    data: { email: 'ada@site.example', name: 'Ada', role: 'admin', password: 'only-for-tests' },
  })
  await cms().updateGlobal({ slug: 'index-now', data: { isOn: true } })
  const hosts = [{ host: `feeds.example:${feeds.port}` }]
  await cms().updateGlobal({ slug: 'feed-hosts', data: { hosts } })
})
afterAll(async () => {
  for (const { kill, mail } of workers) {
    await kill()
    await mail.close()
  }
  engine.close()
  engine.closeAllConnections()
  await Promise.all([feeds.close(), outside.close()])
})

/** Work of every kind comes in at once. */
async function bringWork(round: number): Promise<void> {
  const inDays = (days: number) => daysLater(new Date().toISOString().slice(0, 10), days)
  feeds.answer = (request, response) => {
    const rows = Array.from({ length: VACANCIES }, (_, n) =>
      [`${request.url}-${n}`, 'chief-mate', 'lng-carrier', inDays(20), '9500,USD,month'].join(','),
    )
    const heads = 'externalId,rank,vesselType,openUntilDay,pay.from,pay.currency,pay.period'
    const answer = file([heads, ...rows].join('\n'))
    setTimeout(() => answer(request, response), 100)
  }
  for (let n = 0; n < FEEDS; n += 1) {
    const data = { name: `Feeder ${round}.${n}`, timeZone: 'UTC', _status: 'published' as const }
    company = (await cms().create({ collection: 'crewings', locale: 'en', data })).id
    const path = `/${round}-${n}.csv`
    await cms().create({
      collection: 'import-feeds',
      data: { company, address: feeds.address(path), format: 'csv', every: '24', state: 'new' },
    })
  }
  const urls = Array.from({ length: LINKS }, (_, n) => outside.address(`host${n}`, `/${round}`))
  const body = richText(paragraph(...urls.map((url) => linkTo({ linkType: 'custom', url }, 'it'))))
  await cms().create({
    collection: 'pages',
    locale: 'en',
    data: { title: `Links ${round}`, body, _status: 'published' },
  })
  // The links of today are read once a night.
  await sql(`UPDATE link_checks SET seen_at = seen_at - interval '1 day'`)
  const page = await cms().create({
    collection: 'pages',
    locale: 'en',
    draft: true,
    data: { title: `Planned ${round}`, slug: `planned-${round}` },
  })
  const [ada] = await sql<{ id: number }>(`SELECT id FROM staff`)
  await cms().create({
    collection: 'schedules',
    data: {
      document: { relationTo: 'pages', value: page.id },
      ...{ action: 'publish', locale: 'en', at: new Date().toISOString(), by: ada?.id ?? 0 },
      panelLanguage: 'en',
    },
  })
  await sql(
    `INSERT INTO files_to_check (collection, file_id) SELECT 'media', $1::int * 100 + n
    FROM generate_series(1, 5) n`,
    [round],
  )
  const { enqueueMessage } = await import('../../../src/cms/services/mail/enqueue-message')
  const req = await createLocalReq({}, cms())
  for (let n = 0; n < LETTERS; n += 1) {
    const isMailing = n % 2 === 0
    await enqueueMessage(req, {
      kind: isMailing ? 'mailing' : 'confirmation',
      delivery: isMailing ? 'atMostOnce' : 'atLeastOnce',
      to: `${isMailing ? 'company' : 'sailor'}-${round}-${n}@ship.example`,
      locale: 'en',
      subject: 'A letter',
      parts: [{ kind: 'text', text: 'It goes out.' }],
    })
  }
}

/** What is not done yet, by its kind; nothing where all is. */
async function left(): Promise<Record<string, number>> {
  const [row] = await sql<Record<string, number>>(`
    SELECT
      (SELECT count(*) FROM messages WHERE state IN ('queued', 'sending'))::int AS letters,
      (SELECT count(*) FROM import_feeds f WHERE NOT EXISTS (
        SELECT FROM imports i WHERE i.feed = f.id AND i.state = 'applied'))::int AS feeds,
      (SELECT count(*) FROM link_checks WHERE checked_at IS NULL)::int AS links,
      (SELECT count(*) FROM schedules WHERE done_at IS NULL)::int AS schedules,
      (SELECT count(*) FROM files_to_check)::int AS files,
      (SELECT count(*) FROM index_now_queue)::int AS addresses,
      (SELECT count(*) FROM vacancy_search WHERE state <> 'kept')::int AS bits`)
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, count]) => count > 0))
}

/** As if the leases of those that were killed were over. */
async function endLeases(): Promise<void> {
  for (const [table, column] of [
    ['messages', 'claimed_until'],
    ['import_feeds', 'lease_until'],
    ['link_checks', 'lease_until'],
    ['index_now_queue', 'lease_until'],
    ['files_to_check', 'due_at'],
  ]) {
    await sql(`UPDATE ${table} SET ${column} = now() - interval '1 second' WHERE ${column} > now()`)
  }
}

it(
  `${ROUNDS} times kill -9 of one of two: every kind of work is done, and no letter of a mailing goes twice`,
  async () => {
    let pair = await Promise.all([startWorker(), startWorker()])
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [victim, other] = pair
      const letter = victim.letter()
      await bringWork(round)
      await letter
      await victim.kill()
      // In the gate the other is killed in the next round, and one is left to do the rest.
      if (round < ROUNDS) pair = [other, process.env.SOAK ? await startWorker() : victim]
    }
    for (const { kill } of workers) await kill()
    await endLeases()
    await startWorker()
    await expect.poll(left, { timeout: 120_000, interval: 500 }).toEqual({})

    const letters = await sql<{ message_id: string; delivery: string; state: string }>(
      `SELECT message_id, delivery, state FROM messages`,
    )
    expect(letters).toHaveLength(ROUNDS * LETTERS)
    const taken = workers.flatMap(({ mail }) =>
      mail.taken.map(({ bytes }) => /^Message-ID: (.*)$/im.exec(bytes)?.[1]?.trim() ?? ''),
    )
    const times = (id: string) => taken.filter((one) => one === id).length
    const ofMailing = letters.filter(({ delivery }) => delivery === 'atMostOnce')
    // What was handed over when its process was killed is known to nobody: staff decide.
    const uncertain = ofMailing.filter(({ state }) => state === 'uncertain')
    expect(uncertain.length).toBeGreaterThanOrEqual(ROUNDS)
    expect(ofMailing.filter(({ message_id: id }) => times(id) > 1)).toEqual([])
    expect(
      ofMailing.filter(({ state, message_id: id }) => state === 'sent' && times(id) !== 1),
    ).toEqual([])
    const others = letters.filter(({ delivery }) => delivery === 'atLeastOnce')
    expect(
      others.filter(({ state, message_id: id }) => state !== 'sent' || times(id) === 0),
    ).toEqual([])

    const vacancies = await sql<{ external_id: string; count: number }>(
      `SELECT external_id, count(*)::int FROM vacancies GROUP BY 1`,
    )
    expect(vacancies.filter(({ count }) => count > 1)).toEqual([])
    expect(vacancies).toHaveLength(ROUNDS * FEEDS * VACANCIES)
    const outcomes = await sql(`SELECT DISTINCT problem FROM schedules`)
    expect(outcomes).toEqual([{ problem: null }])
    const { countWrongBits } = await import('../../../src/features/vacancies/vacancy-batch.runner')
    expect(await countWrongBits(cms())).toBe(0)
    expect(told.filter((url) => url.includes('planned-')).length).toBeGreaterThanOrEqual(ROUNDS)
  },
  load({ gate: 180_000, soak: 15 * 60_000 }),
)
