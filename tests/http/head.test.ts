import { expect, test } from 'vitest'

import sharp from 'sharp'

import { hreflang, languageTag, LOCALES } from '../../src/domain/locales/locales'
import { readFirstText } from '../../src/first-content/content-set'
import { ask } from '../site/ask'
import { sharedSite } from './site-under-test'

/** What a page tells those who link to it, and search engines. */

const under = sharedSite()

function metaOf(html: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', content = ''] of html.matchAll(
    /<meta (?:property|name)="([^"]+)" content="([^"]*)"/g,
  )) {
    found[name] ??= content
  }
  return found
}

interface Graph {
  '@graph': Record<string, unknown>[]
}

function graphOf(html: string): Record<string, Record<string, unknown>> | undefined {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  if (text === undefined) return undefined
  const { '@graph': nodes } = JSON.parse(text) as Graph
  return Object.fromEntries(nodes.map((node) => [String(node['@type']), node]))
}

test('every home page has a picture, a card, and a description of the site in its language', async () => {
  const { site } = under
  for (const locale of LOCALES) {
    const home = locale === 'en' ? '/' : `/${locale}`
    const { body } = await ask(site.url, home)
    const meta = metaOf(body)
    const own = locale === 'en' ? site.url : `${site.url}${home}`
    expect(body).toContain(`hrefLang="${hreflang(locale)}" href="${own}"`)
    expect(meta['og:image']).toBe(`${site.url}/social-picture-${locale}.png`)
    expect(meta['twitter:card']).toBe('summary_large_image')
    expect(meta['twitter:image']).toBe(meta['og:image'])
    expect(meta['og:url']).toBe(own)
    const picture = await fetch(meta['og:image'] ?? '')
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
    expect([width, height]).toEqual([1200, 630])
    const graph = graphOf(body)
    expect(graph?.WebSite).toMatchObject({ inLanguage: languageTag(locale) })
    expect(graph?.Organization).toMatchObject({ url: site.url })
  }
})

test('a page that is not translated has the picture and the address of its source', async () => {
  const { site } = under
  const { slug } = await readFirstText('pages', 'about', 'hi')
  const { body } = await ask(site.url, `/hi/${encodeURIComponent(slug)}`)
  const meta = metaOf(body)
  expect(meta['og:image']).toBe(`${site.url}/social-picture-en.png`)
  expect(meta['og:url']).toBe(`${site.url}/about`)
  expect(graphOf(body)).toBeUndefined()
})

test('an article says who, when, in which language and where it stands', async () => {
  const { site } = under
  const { body } = await ask(site.url, '/before-you-sign/fake-agency')
  const meta = metaOf(body)
  expect(meta['og:type']).toBe('article')
  expect(meta['og:locale']).toBe('en_US')
  expect(meta['article:published_time']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  const graph = graphOf(body)
  const url = `${site.url}/before-you-sign/fake-agency`
  expect(graph?.Article).toMatchObject({
    mainEntityOfPage: url,
    inLanguage: 'en',
    publisher: { '@id': `${site.url}/#organization` },
  })
  expect(graph?.BreadcrumbList).toMatchObject({
    itemListElement: [
      { position: 1, item: site.url },
      { position: 2, item: `${site.url}/before-you-sign` },
      { position: 3, item: url },
    ],
  })
})

test('absolute addresses come from the settings, whatever the request says', async () => {
  const { site } = under
  const { body } = await ask(site.url, '/about', {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
  })
  expect(body).toContain(`<link rel="canonical" href="${site.url}/about"/>`)
  expect(body).not.toContain('evil.example')
})

test('texts and picture for search engines go first; text cannot end the data', async () => {
  const { site, editor } = under
  const picture = await sharp({
    create: { width: 1600, height: 1600, channels: 3, background: '#036' },
  })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set(
    'file',
    new Blob([new Uint8Array(picture)], { type: 'image/png' }),
    'engines-harbour.png',
  )
  form.set('_payload', JSON.stringify({ alt: 'A harbour' }))
  const uploaded = await fetch(`${site.url}/api/media?locale=en`, {
    method: 'POST',
    headers: { Cookie: `mh-token=${editor.cookie().value}`, Origin: site.url },
    body: form,
  })
  expect(uploaded.status, await uploaded.clone().text()).toBe(201)
  const { doc } = (await uploaded.json()) as { doc: { id: number } }
  const title = 'End </script><script>alert(1)</script>'
  const id = await editor.create('en', { title, slug: 'pictured' })
  await editor.publish(id, 'en')
  const without = metaOf((await ask(site.url, '/pictured')).body)
  expect(without['og:image']).toBe(`${site.url}/social-picture-en.png`)

  await editor.publish(id, 'en', {
    meta: { title: 'For engines', description: 'In short', image: doc.id },
  })
  const { body } = await ask(site.url, '/pictured')
  const meta = metaOf(body)
  expect(body).toContain('<title>For engines · Mariner Hub</title>')
  expect([meta.description, meta['og:title']]).toEqual(['In short', 'For engines'])
  expect(meta['og:image']).toMatch(
    new RegExp(`^${site.url}/api/media/file/engines-harbour-social-[0-9a-f]{8}\\.jpe?g$`),
  )
  expect(meta['og:image:alt']).toBe('A harbour')
  expect(graphOf(body)?.Article).toMatchObject({ headline: title })
  expect(body).not.toContain('<script>alert(1)')

  await editor.publish(id, 'uk', { title: 'З малюнком', slug: 'з-малюнком' })
  const translated = metaOf((await ask(site.url, `/uk/${encodeURIComponent('з-малюнком')}`)).body)
  expect(translated['og:image']).toBe(meta['og:image'])

  const shown = await fetch(meta['og:image'] ?? '')
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  // The file is for everybody, what is known of it is not.
  expect((await fetch(`${site.url}/api/media/${doc.id}`)).status).toBe(403)
  expect((await fetch(`${site.url}/api/media`)).status).toBe(403)
  await editor.delete(id)
})
