import { beforeAll, describe, expect, it } from 'vitest'

import type { PortalSettings } from '../../../src/features/vacancies/portals/portal-feeds.queries'
import { breachesOf, factsIn, readPortalFeed } from '../../fixtures/portal-rules'
import { cmsUnderTest } from '../cms-under-test'

/** What portals may fetch, read from the publication index. */

const cms = cmsUnderTest()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const settings: PortalSettings = { operator: 'Harbour', email: 'jobs@harbour.example', portals: [] }

let north: number

const vacancy = async (facts: object = {}) =>
  (
    await cms().create({
      collection: 'vacancies',
      locale: 'en',
      data: {
        ...{ company: north, rank: 'bosun', vesselType: 'bulk-carrier', openUntilDay: inDays(20) },
        joining: { port: 'Santos', country: 'BR' },
        pay: { min: 420_000, currency: 'USD', period: 'month' },
        description:
          'The company’s own words: a long voyage, a good crew, and a cook who can cook.',
        _status: 'published',
        ...facts,
        // What is left out has a default.
      } as never,
    })
  ).id

const company = async (name: string, facts: object = {}) =>
  (
    await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name, timeZone: 'UTC', _status: 'published', ...facts },
    })
  ).id

async function state() {
  const { openState } = await import('../../../src/features/vacancies/portals/portal-feeds.queries')
  return openState()
}

/** The numbers in a feed, in its order. */
async function numbers(): Promise<number[]> {
  const { portalFeed } = await import('../../../src/features/vacancies/portals/portal-feed')
  let xml = ''
  for await (const piece of portalFeed('indeed', 'uk', { settings, state: await state() }))
    xml += piece
  expect(breachesOf('indeed', xml)).toEqual([])
  return readPortalFeed('indeed', xml).map((item) => Number(factsIn(item).requisitionid))
}

const query = (text: string, values: unknown[]) => cms().db.pool.query(text, values)

beforeAll(async () => {
  north = await company('North', { country: 'UA', city: 'Odesa' })
})

describe('what portals may fetch', () => {
  it('is what is open and nothing else, under another tag whenever that changes', async () => {
    const [open, closed, example, draft] = [
      await vacancy(),
      await vacancy(),
      await vacancy(),
      await vacancy({ _status: 'draft' }),
    ]
    const tags = [(await state()).digest]
    const changed = async () => {
      const { digest } = await state()
      expect(tags).not.toContain(digest)
      tags.push(digest)
    }
    expect(await numbers()).toEqual([open, closed, example])
    expect((await state()).digest).toBe(tags[0])
    await query(
      `UPDATE publications SET listed_until = now() WHERE collection = 'vacancies' AND document = $1`,
      [String(closed)],
    )
    await changed()
    expect(await numbers()).toEqual([open, example])
    await query(
      `UPDATE publications SET is_example = true WHERE collection = 'vacancies' AND document = $1`,
      [String(example)],
    )
    await changed()
    expect(await numbers()).toEqual([open])
    await cms().update({
      collection: 'vacancies',
      id: draft,
      locale: 'en',
      data: { _status: 'published' },
    })
    await changed()
    expect(await numbers()).toEqual([open, draft])
    // What a company is called is in it too.
    await cms().update({
      collection: 'crewings',
      id: north,
      locale: 'en',
      data: { name: 'Northern', _status: 'published' },
    })
    await changed()
    const { id: warning } = await cms().create({
      collection: 'warnings',
      locale: 'en',
      data: { company: north, kind: 'fee', since: inDays(-1), _status: 'published' },
    })
    await changed()
    expect(await numbers()).toEqual([])
    await cms().update({
      collection: 'warnings',
      id: warning,
      locale: 'en',
      data: { _status: 'draft' },
    })
    // The others too: what was changed by SQL is written again with the company.
    expect(await numbers()).toEqual(expect.arrayContaining([open, draft]))
  })

  it('counts for admins how many lack a city or a country', async () => {
    const { openCounts } =
      await import('../../../src/features/vacancies/portals/portal-feeds.queries')
    const before = await openCounts()
    const nowhere = await company('Nowhere')
    await vacancy({ company: nowhere, joining: {} })
    await vacancy({ joining: { country: 'BR' } })
    await vacancy({ joining: { port: 'Santos' } })
    const after = await openCounts()
    expect([
      after.open - before.open,
      after.withoutCity - before.withoutCity,
      after.withoutCountry - before.withoutCountry,
    ]).toEqual([3, 2, 1])
  })

  it('is switched on one by one, never without a name, nor without the account that a portal asks for', async () => {
    const { portalSettings } =
      await import('../../../src/features/vacancies/portals/portal-feeds.queries')
    expect((await portalSettings()).portals).toEqual([])
    const settle = (data: object) => cms().updateGlobal({ slug: 'portal-feeds', data })
    await expect(settle({ portals: { jooble: true } })).rejects.toThrow()
    await settle({ operator: 'Harbour', portals: { jooble: true } })
    expect(await portalSettings()).toEqual({ operator: 'Harbour', email: '', portals: ['jooble'] })
    await expect(settle({ portals: { jooble: true, indeed: true } })).rejects.toThrow()
    await expect(settle({ operator: ' ' })).rejects.toThrow()
    await settle({ email: 'jobs@harbour.example', portals: { jooble: false, indeed: true } })
    expect((await portalSettings()).portals).toEqual(['indeed'])
  })
})
