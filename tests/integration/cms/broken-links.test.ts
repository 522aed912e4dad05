import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import { linkTo, paragraph, richText, text } from '../../fixtures/every-block'
import { cmsUnderTest } from '../cms-under-test'

/** What the report finds in live texts, and that it neither forgets nor waits for ever. */

const cms = cmsUnderTest()
const PATIENT = { links: 1_000, ms: 60_000 }

async function search(limits = PATIENT, after?: number) {
  const { findBrokenLinks } =
    await import('../../../src/cms/publications/reading/broken-links.queries')
  return findBrokenLinks(limits, after)
}

async function publish(locale: Locale, title: string, links: object[]): Promise<number> {
  const body = richText(
    paragraph(text('See '), ...links.map((fields) => linkTo({ ...fields }, 'it'))),
  )
  const data = { title, body, _status: 'published' as const }
  return (await cms().create({ collection: 'pages', locale, data })).id
}

const to = (value: number) => ({ linkType: 'internal', doc: { relationTo: 'pages', value } })
const typed = (url: string) => ({ linkType: 'custom', url })

let unpublished: number
beforeAll(async () => {
  const here = await publish('en', 'Here', [])
  unpublished = await publish('en', 'Unpublished', [])
  await cms().update({
    collection: 'pages',
    id: unpublished,
    locale: 'en',
    data: { _status: 'draft' },
  })
  await publish('en', 'Links', [
    to(here),
    to(unpublished),
    ...['/here', '/nowhere', 'https://other.example/'].map(typed),
  ])
  await publish('uk', 'Посилання', [to(here)])
})

const FOUND = [
  { title: 'Links', locale: 'en', kind: 'dead', target: '/nowhere' },
  { title: 'Посилання', locale: 'uk', kind: 'foreign', target: 'Here' },
]

describe('broken links', () => {
  it('are links to nothing and to another language', async () => {
    const { links, read, next } = await search()
    expect(links).toEqual(
      expect.arrayContaining([
        ...FOUND.map((link) => expect.objectContaining(link) as unknown),
        expect.objectContaining({ kind: 'dead', target: `pages ${unpublished}` }),
      ]),
    )
    expect(links).toHaveLength(FOUND.length + 1)
    expect(read).toBe(3)
    expect(next).toBeUndefined()
  })

  it('are looked for piece by piece where there are more texts than anybody waits for', async () => {
    const { drizzle } = cms().db as unknown as PostgresAdapter // the config mounts no other adapter
    await drizzle.execute(sql`
      INSERT INTO publications (collection, document, locale, path, title, position, members_only,
        revision)
      SELECT 'docs', 1000000 + n, 'en', 'docs/' || n, 'Document', n, false, ''
      FROM generate_series(1, 2400) n`)
    const first = await search({ links: 1, ms: 0 })
    expect(first).toMatchObject({ links: [], read: 1_000 })
    const found = []
    let read = first.read
    for (let { next } = first; next !== undefined;) {
      const more = await search({ links: 1, ms: 0 }, next)
      found.push(...more.links)
      read += more.read
      next = more.next
    }
    expect(read).toBe(2403)
    expect(found).toHaveLength(FOUND.length + 1)
  })
})
