import { ask } from './ask'
import { expect, test } from './test'

/** What a crawler finds that starts at robots.txt, on the whole content set. */

interface Listed {
  url: string
  lastmod: string
  /** `hreflang` → absolute URL. */
  alternates: Record<string, string>
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&')

function tagsIn(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) =>
    unescaped(text.trim()),
  )
}

function entriesOf(xml: string): Listed[] {
  return tagsIn(xml, 'url').map((entry) => ({
    url: tagsIn(entry, 'loc')[0] ?? '',
    lastmod: tagsIn(entry, 'lastmod')[0] ?? '',
    alternates: alternatesIn(entry),
  }))
}

function alternatesIn(markup: string): Record<string, string> {
  const links = [...markup.matchAll(/<(?:xhtml:)?link [^>]*rel="alternate"[^>]*>/g)].map(
    ([link]) => [
      /hreflang="([^"]+)"/i.exec(link)?.[1] ?? '',
      unescaped(/href="([^"]+)"/.exec(link)?.[1] ?? ''),
    ],
  )
  return Object.fromEntries(links) as Record<string, string>
}

test('every address of every sitemap is a page, canonical, and agrees with its alternates', async ({
  site,
}) => {
  const path = (url: string) => {
    expect(url.startsWith(`${site.url}/`) || url === site.url, url).toBe(true)
    return url.slice(site.url.length) || '/'
  }
  const robots = await ask(site.url, '/robots.txt')
  expect(robots.status).toBe(200)
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots.body) ?? []
  const leaves = tagsIn((await ask(site.url, path(index))).body, 'loc')
  expect(leaves).toContain(`${site.url}/sitemap-en.xml`)

  const listed = new Map<string, Listed>()
  for (const leaf of leaves) {
    const { status, body } = await ask(site.url, path(leaf))
    expect([leaf, status]).toEqual([leaf, 200])
    expect(body).not.toContain('<sitemapindex')
    for (const entry of entriesOf(body)) {
      expect(listed.has(entry.url), `${entry.url} is listed once`).toBe(false)
      // A sitemap may list what is at or below its own folder.
      expect(entry.url.startsWith(leaf.replace(/\/[^/]*$/, ''))).toBe(true)
      listed.set(entry.url, entry)
    }
  }
  expect(listed.size).toBeGreaterThan(10)

  const reached = new Set<string>()
  const pending: string[] = []
  const reach = (url: string) => {
    if (!reached.has(url)) pending.push(url)
    reached.add(url)
  }
  for (const { url, lastmod, alternates } of listed.values()) {
    const { status, body } = await ask(site.url, path(url))
    expect([url, status]).toEqual([url, 200])
    expect(body).toContain(`<link rel="canonical" href="${url}"/>`)
    expect(alternatesIn(body)).toEqual(alternates)
    expect(Object.values(alternates)).toContain(url)
    for (const [name, other] of Object.entries(alternates)) {
      if (name === 'x-default') continue
      expect(Object.values(listed.get(other)?.alternates ?? {}), `${other} names ${url}`).toContain(
        url,
      )
    }
    expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now())
    expect(body).toContain(`content="${lastmod}"`.slice(0, path(url).length < 4 ? 0 : undefined))
  }

  // By links alone, from the home page: everything listed is found, and no link leads nowhere.
  reach(`${site.url}/`)
  for (let url = pending.pop(); url !== undefined; url = pending.pop()) {
    let answer = await ask(site.url, path(url))
    if (answer.status === 308) answer = await ask(site.url, answer.location ?? '')
    expect([url, answer.status]).toEqual([url, 200])
    for (const [, href = ''] of answer.body.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
      const next = new URL(unescaped(href), site.url).href
      if (!next.startsWith(`${site.url}/admin`)) reach(next)
    }
  }
  const orphans = [...listed.keys()].filter((url) => !reached.has(url) && url !== site.url)
  expect(orphans).toEqual([])
})
