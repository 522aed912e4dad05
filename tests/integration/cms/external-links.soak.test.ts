import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { LOCALES } from '../../../src/domain/locales/locales'
import { block, linkTo, paragraph, richText } from '../../fixtures/every-block'
import { openOutsideServer, type OutsideServer } from '../../site/outside-server'
import { cmsUnderTest } from '../cms-under-test'

/** Links to other sites: which there are, that each is asked for in its turn, and what is told of them. */

const cms = cmsUnderTest()

let outside: OutsideServer
let number = 0

const sql = (statement: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(statement, values)

beforeAll(async () => {
  outside = await openOutsideServer()
})
afterAll(() => outside.close())
beforeEach(async () => {
  outside.asked.length = 0
  outside.answer = (_request, response) => void response.end()
  await sql('DELETE FROM link_checks')
  await sql('DELETE FROM publications')
  await sql('DELETE FROM redirects')
})

const at = (path: string, host = 'there') => outside.address(host, path)

const linking = (...urls: string[]) =>
  richText(paragraph(...urls.map((url) => linkTo({ linkType: 'custom', url }, 'it'))))

async function publish(urls: string[], more: object = {}): Promise<number> {
  number += 1
  const data = { title: `Links ${number}`, body: linking(...urls), _status: 'published' as const }
  const made = await cms().create({ collection: 'pages', locale: 'en', data: { ...data, ...more } })
  return made.id
}

async function work(more: object = {}): Promise<number> {
  const { checkLinks } = await import('../../../src/cms/documents/links/link-checks.runner')
  return checkLinks(cms(), { network: outside.network, pauseMs: 0, patience: 300, ...more })
}

/** A night has gone by. */
const sleep = () =>
  sql(`UPDATE link_checks SET seen_at = seen_at - interval '1 day', next_at = next_at - interval '1 day',
    checked_at = checked_at - interval '1 day', bad_since = bad_since - interval '1 day'`)

async function report() {
  const { createLocalReq } = await import('payload')
  const { findExternalLinks } =
    await import('../../../src/cms/documents/links/external-links.queries')
  return findExternalLinks(await createLocalReq({}, cms()))
}

const paths = () => outside.asked.map(({ path }) => path).toSorted()

describe('links to other sites', () => {
  it('are found in texts, blocks, companies, redirects and globals, where readers see them', async () => {
    await publish([at('/body'), 'https://localhost.evil', '/own', 'http://localhost:3000/own'], {
      excerpt: 'Words',
    })
    const action = block('callToAction', { label: 'Go', linkType: 'custom', url: at('/block') })
    await publish([], { body: richText(action) })
    await publish([at('/draft')], { _status: 'draft' })
    await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name: 'Crew', timeZone: 'UTC', website: at('/company'), _status: 'published' },
    })
    await cms().create({
      collection: 'redirects',
      data: {
        locale: 'en',
        from: 'elsewhere',
        to: { kind: 'address', address: at('/redirect'), external: true },
      },
    })
    await work()
    expect(paths()).toEqual(['/block', '/body', '/company', '/redirect'])
    const { rows } = await sql('SELECT address FROM link_checks WHERE address LIKE $1', ['%own%'])
    expect(rows).toEqual([])
  })

  it('that stand nowhere any more are forgotten', async () => {
    const id = await publish([at('/once')])
    await work()
    await cms().update({
      collection: 'pages',
      id,
      locale: 'en',
      data: { body: linking(at('/now')), _status: 'published' },
    })
    await sleep()
    await work()
    const { rows } = await sql('SELECT address FROM link_checks')
    expect(rows).toEqual([{ address: at('/now') }])
  })

  it('are asked for a week later where they are well, the next night where they are bad', async () => {
    outside.answer = ({ url }, response) =>
      void response.writeHead(url === '/bad' ? 500 : 200).end()
    await publish([at('/bad'), at('/well')])
    expect(await work()).toBe(2)
    expect(await work()).toBe(0)
    await sleep()
    expect(await work()).toBe(1)
    expect(outside.asked.at(-1)?.path).toBe('/bad')
    for (let night = 0; night < 6; night += 1) await sleep()
    expect(await work()).toBe(2)
  })

  it('are asked for once by two instances', async () => {
    await publish(Array.from({ length: 20 }, (_, n) => at(`/${n}`, `host${n % 3}`)))
    const counts = await Promise.all([work(), work()])
    expect(counts.reduce((sum, count) => sum + count)).toBe(20)
    expect(new Set(paths()).size).toBe(20)
    expect(outside.asked).toHaveLength(20)
  })

  it('are asked for again where an instance was killed, once its lease is over', async () => {
    await publish([at('/a')])
    await work({ most: 0 })
    await sql(`UPDATE link_checks SET lease = 'dead', lease_until = now() + interval '1 minute'`)
    expect(await work()).toBe(0)
    await sql(`UPDATE link_checks SET lease_until = now() - interval '1 second'`)
    expect(await work()).toBe(1)
  })

  it('are so many in a night, and the others the next', async () => {
    await publish(Array.from({ length: 7 }, (_, n) => at(`/${n}`)))
    expect(await work({ most: 5 })).toBe(5)
    expect(await work({ most: 5 })).toBe(0)
    await sleep()
    expect(await work({ most: 5 })).toBe(2)
    expect(new Set(paths()).size).toBe(7)
  })

  it('leave each host a pause', async () => {
    await publish([at('/1'), at('/2'), at('/3', 'other')])
    await work({ pauseMs: 200 })
    const [first, second] = outside.asked.filter(({ host }) => host.startsWith('there'))
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(190)
  })

  it('stay due where the site is stopped meanwhile', async () => {
    await publish([at('/slow')])
    const stopping = new AbortController()
    outside.answer = () => stopping.abort()
    const turn = { signal: stopping.signal, mayBegin: () => !stopping.signal.aborted }
    expect(await work({ turn, patience: 10_000 })).toBe(0)
    outside.answer = (_request, response) => void response.end()
    expect(await work()).toBe(1)
  })
})

describe('the report', () => {
  it('names what is gone at once, and what is unreachable after two nights', async () => {
    outside.answer = ({ url }, response) =>
      void response.writeHead(url === '/gone' ? 404 : url === '/refused' ? 403 : 503).end()
    const id = await publish([at('/gone'), at('/down'), at('/refused')])
    await work()
    const broken = async () => (await report()).broken.map(({ address }) => address)
    expect(await broken()).toEqual([at('/gone')])
    await sleep()
    await work()
    expect((await broken()).toSorted()).toEqual([at('/down'), at('/gone')])
    const [{ places, badSince, detail } = {}] = (await report()).broken
    expect(places).toMatchObject([
      { owner: 'pages', document: id, locale: 'en', title: `Links ${number}` },
    ])
    expect(detail).toMatch(/404|503/)
    expect(Date.now() - (badSince?.getTime() ?? 0)).toBeGreaterThan(80_000_000)
    outside.answer = (_request, response) => void response.end()
    await sleep()
    await work()
    expect(await broken()).toEqual([])
  })

  it('says where what has moved is now', async () => {
    outside.answer = ({ url }, response) => {
      if (url === '/old') response.writeHead(301, { Location: '/new' })
      response.end()
    }
    await publish([at('/old')])
    await work()
    expect((await report()).moved).toMatchObject([{ address: at('/old'), movedTo: at('/new') }])
  })

  it('says nothing of what no reader sees any more', async () => {
    outside.answer = (_request, response) => void response.writeHead(404).end()
    const id = await publish([at('/gone')])
    await work()
    expect((await report()).broken).toHaveLength(1)
    await cms().update({ collection: 'pages', id, locale: 'en', data: { _status: 'draft' } })
    expect((await report()).broken).toEqual([])
    const { countBrokenExternalLinks } =
      await import('../../../src/cms/documents/links/external-links.queries')
    expect(await countBrokenExternalLinks(cms(), LOCALES)).toBe(0)
  })

  it('names a link of many texts once, with the first of them', async () => {
    outside.answer = (_request, response) => void response.writeHead(410).end()
    for (let n = 0; n < 7; n += 1) await publish([at('/gone')])
    await work()
    const [link] = (await report()).broken
    expect(link?.places).toHaveLength(5)
    expect(link?.more).toBe(2)
  })
})
