import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { alternatesOf } from '../../../../src/domain/addresses/alternates'
import { escapeMarkup } from '../../../../src/domain/texts/escape-markup'
import type { Locale } from '../../../../src/domain/locales/locales'
import { publicPath } from '../../../../src/domain/addresses/paths'
import {
  sitemapIndexXml,
  type SitemapEntry,
  urlsetXml,
} from '../../../../src/domain/addresses/sitemap-xml'
import { readIndex, readUrlset } from '../../../fixtures/sitemap'
import { readStrictXml } from '../../../fixtures/strict-xml'
import { anyLocale, titleLike } from '../arbitraries'

// Whatever a publication index could hold, not only what slugs are today.
const anyPath = fc
  .oneof(titleLike, fc.constantFrom('a&b', `it's "<x>"`, ']]>', '&amp;', '%26', '<!--', '!~*()'))
  .map((text) => text.replace(/\p{Cs}/gu, ''))

const anyEntry: fc.Arbitrary<SitemapEntry> = fc
  .record({
    locale: anyLocale,
    paths: fc.uniqueArray(fc.tuple(anyLocale, anyPath), { selector: ([locale]) => locale }),
    lastModified: fc.option(
      fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
    ),
    origin: fc.constantFrom(
      'https://site.example',
      'http://a&b.example:8080',
      "https://o'b.example",
    ),
  })
  .map(({ locale, paths, lastModified, origin }) => ({
    url: origin + publicPath({ locale, path: paths[0]?.[1] ?? '' }, 'en'),
    lastModified,
    alternates: alternatesOf(new Map<Locale, string>(paths), { default: 'en', source: 'uk' }).map(
      ({ hreflang, href }) => ({ hreflang, href: origin + href }),
    ),
  }))

async function written(entries: readonly SitemapEntry[], size = 7): Promise<string> {
  async function* batches() {
    for (let at = 0; at < entries.length; at += size) yield entries.slice(at, at + size)
  }
  let xml = ''
  for await (const piece of urlsetXml(batches())) xml += piece
  return xml
}

describe('escapeMarkup', () => {
  it('is read back as the same text, from an element and from an attribute', () => {
    const anyXmlText = fc
      .oneof(anyPath, fc.string({ unit: 'binary' }))
      .map((text) => text.replace(/[\p{Cs}\p{Cc}\ufffe\uffff]/gu, '').trim())
    fc.assert(
      fc.property(anyXmlText, (text) => {
        const escaped = escapeMarkup(text)
        expect(escaped).not.toMatch(/[<>"']/)
        const read = readStrictXml(`<a b="${escaped}">${escaped}</a>`)
        expect([read.text, read.attributes.b]).toEqual([text, text])
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('urlsetXml', () => {
  it('is read back as what was listed, however it was cut into batches', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyEntry, { maxLength: 80 }),
        fc.integer({ min: 1, max: 90 }),
        async (entries, size) => {
          const read = readUrlset(await written(entries, size))
          expect(read).toEqual(
            entries.map(({ url, lastModified, alternates }) => ({
              url,
              lastmod: lastModified?.toISOString(),
              alternates: new Map(alternates.map(({ hreflang, href }) => [hreflang, href])),
            })),
          )
        },
      ),
    )
  })

  it('is a sitemap also without pages', async () => {
    expect(readUrlset(await written([]))).toEqual([])
  })

  it('fails where its entries fail', async () => {
    async function* batches(): AsyncGenerator<SitemapEntry[]> {
      yield [{ url: 'https://site.example/', lastModified: null, alternates: [] }]
      throw new Error('the database is away')
    }
    const pieces = urlsetXml(batches())
    expect((await pieces.next()).done).toBe(false)
    await expect(pieces.next()).rejects.toThrow('away')
  })
})

describe('sitemapIndexXml', () => {
  it('names the files and when they last changed', () => {
    const lastModified = new Date('2026-11-21T03:57:17.123Z')
    const xml = sitemapIndexXml([
      { url: 'https://site.example/sitemap-en.xml', lastModified },
      { url: 'https://site.example/uk/sitemap.xml', lastModified: null },
    ])
    expect(readIndex(xml)).toEqual([
      { url: 'https://site.example/sitemap-en.xml', lastmod: '2026-11-21T03:57:17.123Z' },
      { url: 'https://site.example/uk/sitemap.xml', lastmod: undefined },
    ])
    expect(readIndex(sitemapIndexXml([]))).toEqual([])
  })
})
