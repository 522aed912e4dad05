import { parseFeed } from '@rowanmanning/feed-parser'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type AtomFeed, atomXml } from '../../../../src/domain/texts/atom-xml'
import { anyText } from '../arbitraries'

const ID = 'tag:mariner.example,2026:vacancies/en/7'

const empty: AtomFeed = {
  id: 'tag:mariner.example,2026:vacancies/en/feed',
  language: 'en',
  title: 'Vacancies',
  subtitle: 'Work at sea',
  author: 'Mariner Hub',
  icon: 'https://mariner.example/icon-192.png',
  self: 'https://mariner.example/vacancies.atom?rank=master&vessel=tanker',
  page: 'https://mariner.example/crewings?rank=master&vessel=tanker',
  entries: [],
  gone: [],
}

const entry = (facts: Partial<AtomFeed['entries'][number]> = {}) => ({
  id: ID,
  title: 'Master on a tanker',
  url: 'https://mariner.example/crewings/north/7-master-tanker',
  author: 'North',
  published: new Date('2026-11-20T08:00:00Z'),
  updated: new Date('2026-11-21T08:00:00Z'),
  summary: 'Master on a tanker, 4 months',
  categories: [{ term: 'rank/master', label: 'Master' }],
  ...facts,
})

/** As XML has it: what cannot be written is not there, and a reader takes the space around away. */
const readable = (text: string) =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')

describe('a feed', () => {
  it('is read by a reader library, with its entries', () => {
    const feed = parseFeed(atomXml({ ...empty, entries: [entry()] }))
    expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' })
    expect(feed).toMatchObject({
      title: 'Vacancies',
      description: 'Work at sea',
      language: 'en',
      self: empty.self,
      url: empty.page,
    })
    expect(feed.items[0]).toMatchObject({
      id: ID,
      title: 'Master on a tanker',
      url: 'https://mariner.example/crewings/north/7-master-tanker',
      description: 'Master on a tanker, 4 months',
      published: new Date('2026-11-20T08:00:00Z'),
      updated: new Date('2026-11-21T08:00:00Z'),
    })
    expect(feed.items[0]?.authors[0]?.name).toBe('North')
    expect(feed.items[0]?.categories[0]).toMatchObject({ term: 'rank/master', label: 'Master' })
  })

  it('is as new as the newest thing in it', () => {
    const updatedOf = (feed: Partial<AtomFeed>) =>
      parseFeed(atomXml({ ...empty, ...feed })).updated?.toISOString()
    const gone = { id: ID, at: new Date('2026-11-22T08:00:00Z') }
    expect(updatedOf({ entries: [entry()] })).toBe('2026-11-21T08:00:00.000Z')
    expect(updatedOf({ entries: [entry()], gone: [gone] })).toBe('2026-11-22T08:00:00.000Z')
    expect(updatedOf({})).toBe('1970-01-01T00:00:00.000Z')
  })

  it('names what is gone as RFC 6721 does', () => {
    const at = new Date('2026-11-22T08:00:00Z')
    expect(atomXml({ ...empty, gone: [{ id: ID, at }] })).toContain(
      `<at:deleted-entry ref="${ID}" when="2026-11-22T08:00:00.000Z"/>`,
    )
  })

  it('has hostile text as text, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.string({ unit: 'binary' }), fc.constant(']]><script>&amp;\u0000"\'')),
        (text) => {
          const xml = atomXml({
            ...empty,
            entries: [entry({ title: `x${text}x`, author: `x${text}x`, summary: `x${text}x` })],
          })
          expect(xml).toBe(readable(xml))
          // Nothing but our own elements.
          const names = [...xml.matchAll(/<\/?([^\s/>?]+)/g)].map(([, name]) => name)
          expect(names.filter((name) => !KNOWN.has(name ?? ''))).toEqual([])
          expect(xml.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, '')).not.toContain('&')
        },
      ),
    )
  })
})

const KNOWN = new Set([
  ...['feed', 'id', 'title', 'subtitle', 'updated', 'author', 'name', 'icon', 'link', 'entry'],
  ...['published', 'category', 'summary', '?xml', 'at:deleted-entry'],
])
