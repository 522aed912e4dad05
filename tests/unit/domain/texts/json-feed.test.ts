import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { jsonFeed } from '../../../../src/domain/texts/json-feed'
import type { NewsFeed } from '../../../../src/domain/texts/news-feed'
import { anyText } from '../arbitraries'

/** JSON Feed 1.1, by https://www.jsonfeed.org/version/1.1/ (read in the repository of the specification). */

const feed: NewsFeed = {
  id: 'tag:mariner.example,2026:vacancies/en/feed',
  language: 'en',
  title: 'Vacancies',
  subtitle: 'Work at sea',
  author: 'Mariner Hub',
  icon: 'https://mariner.example/icon-192.png',
  largeIcon: 'https://mariner.example/icon-512.png',
  self: 'https://mariner.example/vacancies.json?rank=master',
  page: 'https://mariner.example/crewings?rank=master',
  entries: [
    {
      id: 'tag:mariner.example,2026:vacancies/en/7',
      title: 'Master on a tanker',
      url: 'https://mariner.example/crewings/north/7-master-tanker',
      author: 'North',
      published: new Date('2026-11-20T08:00:00Z'),
      updated: new Date('2026-11-21T08:00:00Z'),
      summary: 'Master on a tanker, 4 months',
      content: '<p>Master on a tanker</p>',
      categories: [{ term: 'rank/master', label: 'Master' }],
    },
  ],
  gone: [{ id: 'tag:mariner.example,2026:vacancies/en/5', at: new Date(0) }],
}

/** What the specification asks of members, by their names; `required` has no other form. */
const TOP = {
  version: (value: unknown) => value === 'https://jsonfeed.org/version/1.1',
  title: isText,
  home_page_url: isAddress,
  feed_url: isAddress,
  description: isText,
  icon: isAddress,
  favicon: isAddress,
  authors: areAuthors,
  language: (value: unknown) => isText(value) && Intl.getCanonicalLocales(value)[0] === value,
  items: Array.isArray,
}
const ITEM = {
  id: isText,
  url: isAddress,
  title: isText,
  summary: isText,
  content_html: isText,
  date_published: isInstant,
  date_modified: isInstant,
  authors: areAuthors,
  tags: (value: unknown) => Array.isArray(value) && value.every(isText),
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
function isAddress(value: unknown): boolean {
  return isText(value) && new URL(value).href === value
}
/** RFC 3339. */
function isInstant(value: unknown): boolean {
  return (
    isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(value)
  )
}
function areAuthors(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((author: object) => Object.keys(author).join() === 'name' && 'name' in author)
  )
}

type Members = Record<string, (value: unknown) => boolean>

function wrongIn(thing: Record<string, unknown>, members: Members): string[] {
  return [
    ...Object.keys(members).filter((name) => !members[name]?.(thing[name])),
    ...Object.keys(thing).filter((name) => !Object.hasOwn(members, name)),
  ]
}

const read = (text: string) =>
  JSON.parse(text) as Record<string, unknown> & { items: Record<string, unknown>[] }

describe('a JSON feed', () => {
  it('is what version 1.1 asks for, its version first', () => {
    const text = jsonFeed(feed)
    expect(text).toMatch(/^\{"version":"https:\/\/jsonfeed\.org\/version\/1\.1",/)
    const { items, ...top } = read(text)
    expect(wrongIn({ ...top, items }, TOP)).toEqual([])
    expect(items.map((item) => wrongIn(item, ITEM))).toEqual([[]])
    expect(items[0]).toMatchObject({
      id: feed.entries[0]?.id,
      content_html: '<p>Master on a tanker</p>',
      date_modified: '2026-11-21T08:00:00.000Z',
      tags: ['Master'],
    })
    // What is gone is not in it.
    expect(text).not.toContain('vacancies/en/5')
  })

  it('is seen by this test where it is wrong', () => {
    const { items, ...top } = read(jsonFeed(feed))
    expect(wrongIn({ ...top, items, version: '1.1' }, TOP)).toEqual(['version'])
    expect(wrongIn({ ...items[0], id: 7, author: {} }, ITEM)).toEqual(['id', 'author'])
  })

  it('holds any text as it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [entry] = feed.entries
        if (!entry) throw new Error('There is one.')
        const [item] = read(jsonFeed({ ...feed, entries: [{ ...entry, title: text }] })).items
        expect(item?.title).toBe(text)
      }),
    )
  })
})
