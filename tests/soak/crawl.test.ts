import { expect, test } from 'vitest'

import { LOCALES } from '../../src/domain/locales/locales'
import { readIndex, readUrlset } from '../fixtures/sitemap'
import { ask } from '../site/ask'
import { load } from '../site/load'
import { siteUnderTest } from '../http/site-under-test'

/** What a crawler finds that starts at robots.txt, on the whole content set. */

const under = siteUnderTest()

/** `hreflang` → absolute address, as the head of a page says it. */
function alternatesIn(html: string): Map<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)
  return new Map([...links].map(([, language = '', href = '']) => [language, href]))
}

/** A site's home has two spellings, with and without its slash. */
const normal = (url: string) => new URL(url).href

test('every address of every sitemap is a page, canonical, and agrees with its alternates', async () => {
  const { site } = under
  const read = async (url: string) => {
    expect(normal(url).startsWith(`${site.url}/`), url).toBe(true)
    return ask(site.url, normal(url).slice(site.url.length))
  }
  const robots = await read(`${site.url}/robots.txt`)
  const [, index = ''] = /^Sitemap: (.+)$/m.exec(robots.body) ?? []
  const files = readIndex((await read(index)).body)
  expect(files.map(({ url }) => url.slice(site.url.length))).toEqual(
    LOCALES.map((locale) => (locale === 'en' ? '/sitemap-en.xml' : `/${locale}/sitemap.xml`)),
  )

  const listed = new Map<string, Map<string, string>>()
  for (const file of files) {
    const pages = readUrlset((await read(file.url)).body)
    const newest = pages.map(({ lastmod = '' }) => lastmod).toSorted()
    expect(newest.at(-1)).toBe(file.lastmod)
    for (const { url, lastmod, alternates } of pages) {
      expect(listed.has(url), `${url} is listed once`).toBe(false)
      // A sitemap may only list what is at or below its own folder.
      expect(url.startsWith(file.url.replace(/\/[^/]*$/, ''))).toBe(true)
      listed.set(url, alternates)

      const { status, body } = await read(url)
      expect([url, status]).toEqual([url, 200])
      const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(body) ?? []
      expect(canonical).toBe(url)
      expect(alternatesIn(body)).toEqual(listed.get(url))
      const [, published] = /"article:modified_time" content="([^"]+)"/.exec(body) ?? []
      if (published !== undefined) expect(lastmod).toBe(published)
    }
  }
  expect(listed.size).toBeGreaterThan(10)
  for (const [url, alternates] of listed) {
    expect([...alternates.values()], `${url} names itself`).toContain(url)
    for (const other of alternates.values()) {
      expect([...(listed.get(other)?.values() ?? [])], `${other} names ${url}`).toContain(url)
    }
  }

  // By links alone, from the home page: all that is listed is found, and no link leads nowhere. What other
  // languages show of an untranslated page is asked for under soak.
  const known = new Set([...listed.keys()].map(normal))
  const unlisted = LOCALES.slice(load({ gate: 1, soak: LOCALES.length }))
  const isAsked = (url: string) =>
    known.has(url) || !unlisted.some((locale) => `${url}/`.startsWith(`${site.url}/${locale}/`))
  const reached = new Set<string>()
  const pending = [`${site.url}/`]
  for (let url = pending.pop(); url !== undefined; url = pending.pop()) {
    if (reached.has(url) || !isAsked(url)) continue
    reached.add(url)
    const answer = await read(url)
    // What is for members leads everybody else to the sign-in.
    const isClosed = answer.status === 307 && answer.location?.includes('/seaman/sign-in?next=')
    if (answer.status === 308 || isClosed) {
      pending.push(new URL(answer.location ?? '', site.url).href)
      continue
    }
    expect([url, answer.status]).toEqual([url, 200])
    for (const [, href = ''] of answer.body.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
      pending.push(new URL(href, site.url).href)
    }
  }
  expect([...listed.keys()].filter((url) => !reached.has(normal(url)))).toEqual([])
})
