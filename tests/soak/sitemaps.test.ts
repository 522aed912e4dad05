import { expect, test } from 'vitest'

import { LOCALES } from '../../src/domain/locales/locales'
import { readIndex, readUrlset } from '../fixtures/sitemap'
import { forget, serveSite } from '../site/site'
import { siteUnderTest } from '../http/site-under-test'

const under = siteUnderTest()

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'error' })
  expect(answer.status, url).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('s-maxage=60')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  return answer.text()
}

test('every language has its list, and nothing else is one', async () => {
  const { site } = under
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(site.url + path, { redirect: 'manual', ...init })
  expect(await read(`${site.url}/en/sitemap.xml`)).toBe(await read(`${site.url}/sitemap-en.xml`))
  // Of the content set a list names what French has a text of, and of what has a title alone nothing; the lists of
  // vacancies, companies and warnings are in every language.
  const french = readUrlset(await read(`${site.url}/fr/sitemap.xml`)).map(({ url }) => url)
  for (const url of french) expect(url).toMatch(new RegExp(`^${site.url}/fr(?:/|$)`))
  for (const path of [
    '',
    '/aide',
    '/contact',
    '/crewings',
    '/crewings/companies',
    '/mailing',
    '/warnings',
  ]) {
    expect(french).toContain(`${site.url}/fr${path}`)
  }
  const titleAlone = encodeURI('/fr/confidentialité')
  expect((await ask(titleAlone)).status).toBe(200)
  expect(french).not.toContain(`${site.url}${titleAlone}`)
  for (const path of [
    '/sitemap-uk.xml',
    '/sitemap-en-2.xml',
    '/sitemap-2.xml',
    '/uk/sitemap-1.xml',
    '/uk/sitemap-2.xml',
    '/uk/sitemap-02.xml',
    '/uk/sitemap-x.xml',
    '/sitemaps/uk/1',
  ]) {
    expect((await ask(path)).status, path).toBe(404)
  }
  for (const path of ['/sitemap.xml', '/uk/sitemap.xml', '/robots.txt']) {
    expect((await ask(path, { method: 'POST' })).status, path).toBe(405)
    const head = await ask(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  }
})

test('the list at the root is that of whichever language has no prefix', async () => {
  const origin = 'https://mariner.example'
  const ukrainian = await serveSite({ env: { DEFAULT_LOCALE: 'uk', SITE_URL: origin } })
  try {
    const index = readIndex(await read(`${ukrainian.url}/sitemap.xml`))
    const listOf = (locale: string) =>
      locale === 'uk' ? 'sitemap-uk.xml' : `${locale}/sitemap.xml`
    expect(index.map(({ url }) => url)).toEqual(
      LOCALES.map((locale) => `${origin}/${listOf(locale)}`),
    )
    const pages = readUrlset(await read(`${ukrainian.url}/sitemap-uk.xml`))
    expect(pages.map(({ url }) => url)).toContain(origin)
    expect(await read(`${ukrainian.url}/uk/sitemap.xml`)).toContain(`<loc>${origin}</loc>`)
  } finally {
    await ukrainian.stop()
    await forget(ukrainian.dataDir)
  }
})
