import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { LOCALES } from '../../../src/domain/locales/locales'
import { cmsUnderTest } from '../cms-under-test'

/** What search engines are told of, by a server on this machine that answers as one. */

const cms = cmsUnderTest()

const SITE = 'https://mariner.example'

interface Message {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

let told: Message[] = []
let answer = (response: http.ServerResponse) => void response.writeHead(200).end()
let address: string
const engine = http.createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString('utf8')))
  request.on('end', () => {
    expect(request.headers['content-type']).toBe('application/json; charset=utf-8')
    told.push(JSON.parse(body) as Message)
    answer(response)
  })
})

let company: number

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await cms().db.pool.query<Row>(text, values)).rows

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const vacancy = async (facts: object = {}) =>
  (
    await cms().create({
      collection: 'vacancies',
      locale: 'en',
      data: {
        ...{ company, rank: 'bosun', vesselType: 'bulk-carrier', openUntilDay: inDays(20) },
        pay: { min: 420_000, currency: 'USD', period: 'month' },
        _status: 'published',
        ...facts,
        // What is left out has a default.
      } as never,
    })
  ).id

async function tell(): Promise<boolean> {
  const { tellSearchEngine } = await import('../../../src/features/index-now/index-now.runner')
  return tellSearchEngine(cms(), { address, siteUrl: SITE })
}

/** Tells until nothing is left, and gives what was told of, by its paths. */
async function paths(): Promise<string[]> {
  told = []
  while (await tell());
  return told.flatMap(({ urlList }) => urlList.map((url) => url.slice(SITE.length)))
}

const isOn = (on: boolean) => cms().updateGlobal({ slug: 'index-now', data: { isOn: on } })
const reports = () =>
  query<{
    status: number | null
    answer: string
    addresses: number
    given_up: number
    next_at: Date | null
  }>(
    'SELECT status::int, answer, addresses::int, given_up::int, next_at FROM index_now_reports ORDER BY id DESC',
  )
const waiting = async () => (await query('SELECT FROM index_now_queue')).length

beforeAll(async () => {
  engine.listen(0, '127.0.0.1')
  await once(engine, 'listening')
  address = `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`
  company = (
    await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name: 'North', slug: 'north', timeZone: 'UTC', _status: 'published' },
    })
  ).id
})

afterAll(() => {
  engine.close()
  engine.closeAllConnections()
})

beforeEach(async () => {
  answer = (response) => void response.writeHead(200).end()
  await query('DELETE FROM index_now_queue')
  await query('DELETE FROM index_now_reports')
})

describe('search engines', () => {
  it('are told nothing while nobody has turned it on, and nothing of before', async () => {
    await vacancy()
    expect([await paths(), await waiting()]).toEqual([[], 0])
    await isOn(true)
    expect(await paths()).toEqual([])
    const [row] = await query<{ key: string }>('SELECT key FROM index_now')
    expect(row?.key).toMatch(/^[\da-f]{32}$/)
    await isOn(false)
    await vacancy()
    await isOn(true)
    expect(await paths()).toEqual([])
    // The key stays.
    expect(await query('SELECT key FROM index_now')).toEqual([row])
  })

  it('are told in all languages of what is published, in the transaction that publishes it', async () => {
    const id = await vacancy()
    const all = await paths()
    expect(all).toHaveLength(LOCALES.length)
    expect(all).toContain(`/crewings/north/${id}-bosun-bulk-carrier`)
    expect(all).toContain(`/uk/crewings/north/${id}-bosun-bulk-carrier`)
    const [message] = told
    expect(message).toMatchObject({ host: 'mariner.example', keyLocation: `${SITE}/index-now.txt` })
    expect(await reports()).toMatchObject([
      { status: 200, addresses: LOCALES.length, next_at: null },
    ])
    expect(await paths()).toEqual([])
    // A draft is no news; neither is what a transaction has taken back.
    await cms().update({
      collection: 'vacancies',
      id,
      locale: 'en',
      draft: true,
      data: { rank: 'master' },
    })
    await expect(
      cms().create({ collection: 'vacancies', locale: 'en', data: { rank: 'no-rank' } as never }),
    ).rejects.toThrow()
    expect(await paths()).toEqual([])
  })

  it('are told once of what changed often, and of both addresses of what moved', async () => {
    const id = await vacancy()
    await paths()
    for (const rank of ['master', 'wiper'] as const) {
      await cms().update({
        collection: 'vacancies',
        id,
        locale: 'en',
        data: { rank, _status: 'published' },
      })
    }
    const english = (await paths()).filter((path) => path.startsWith('/crewings'))
    expect(english.toSorted()).toEqual(
      ['bosun', 'master', 'wiper'].map((rank) => `/crewings/north/${id}-${rank}-bulk-carrier`),
    )
  })

  it('are told of what closes by itself, by a press and in the trash, and never of what is invented', async () => {
    const [last, trashed, invented] = [await vacancy(), await vacancy(), await vacancy()]
    await paths()
    await query(
      `UPDATE publications SET is_example = true WHERE collection = 'vacancies' AND document = $1`,
      [String(invented)],
    )
    await query('DELETE FROM index_now_queue')
    // Its day ends between two looks.
    await query(`ALTER TABLE publications DISABLE TRIGGER "index_now"`)
    await query(
      `UPDATE publications SET listed_until = now() WHERE collection = 'vacancies' AND document IN ($1, $2)`,
      [String(last), String(invented)],
    )
    await query(`ALTER TABLE publications ENABLE TRIGGER "index_now"`)
    const closed = await paths()
    expect(closed).toContain(`/crewings/north/${last}-bosun-bulk-carrier`)
    expect(closed).toHaveLength(LOCALES.length)
    expect(await paths()).toEqual([])
    for (const id of [trashed, invented]) {
      await cms().update({
        collection: 'vacancies',
        id,
        locale: 'en',
        data: { deletedAt: new Date().toISOString() },
      })
    }
    const gone = await paths()
    expect(gone).toContain(`/crewings/north/${trashed}-bosun-bulk-carrier`)
    expect(gone).toHaveLength(LOCALES.length)
  })

  it('that refuse or are away are asked again later, each time later, and what nobody takes is given up', async () => {
    await vacancy()
    answer = (response) => void response.writeHead(403).end('<p>Key\nnot found</p>')
    told = []
    expect(await tell()).toBe(false)
    expect(await reports()).toMatchObject([{ status: 403, answer: 'Key not found' }])
    const pause = async () => {
      const [row] = await query<{ minutes: number }>(
        'SELECT extract(epoch FROM next_at - at)::int / 60 AS minutes FROM index_now_reports ORDER BY id DESC LIMIT 1',
      )
      return row?.minutes
    }
    expect(await pause()).toBe(5)
    // Nothing is asked within it.
    expect([await tell(), told.length, await waiting()]).toEqual([false, 1, 1])
    const over = () =>
      query(
        "UPDATE index_now_reports SET next_at = now() - interval '1 second' WHERE next_at IS NOT NULL",
      )
    await over()
    answer = (response) => void response.writeHead(429, { 'Retry-After': '7200' }).end()
    await tell()
    expect([told.length, await pause()]).toEqual([2, 120])
    await over()
    answer = (response) => void response.destroy()
    await tell()
    expect((await reports())[0]).toMatchObject({ status: null })
    expect((await reports())[0]?.answer).not.toBe('')
    answer = (response) => void response.writeHead(422).end()
    for (let tries = 4; tries <= 12; tries += 1) {
      await over()
      await tell()
    }
    expect([told.length, await waiting()]).toEqual([12, 0])
    expect((await reports())[0]).toMatchObject({ status: 422, given_up: 1 })
    // A success ends the pauses.
    await over()
    await vacancy()
    answer = (response) => void response.writeHead(202).end()
    expect(await tell()).toBe(true)
    expect(await pause()).toBeNull()
  })

  it('are sent at most 500 documents in one message, and are not led elsewhere', async () => {
    await query(
      `INSERT INTO index_now_queue (locale, path, at, tries)
       SELECT '*', 'crewings/north/' || n, now(), 0 FROM generate_series(1, 501) n`,
    )
    const all = await paths()
    expect(all).toHaveLength(501 * LOCALES.length)
    expect(told.map(({ urlList }) => urlList.length)).toEqual(
      [500, 1].map((n) => n * LOCALES.length),
    )
    await vacancy()
    answer = (response) => void response.writeHead(302, { Location: `${address}/elsewhere` }).end()
    told = []
    expect([await tell(), told.length]).toEqual([false, 1])
  })
})
