import { expect, test } from 'vitest'

import { ask } from '../site/ask'
import { heading, paragraph, richText, text } from '../fixtures/every-block'
import { siteUnderTest } from './site-under-test'

/** What a publish changes on other pages: names of parts, the tree of the documentation. */

const under = siteUnderTest()

const long = (...titles: string[]) =>
  richText(
    ...titles.flatMap((title) => [
      heading(title),
      ...Array.from({ length: 8 }, () => paragraph(text('Words. '.repeat(120)))),
    ]),
  )

test('only what is published of the source gives the names', async () => {
  const { editor, site } = under
  const create = { title: 'Source', slug: 'source-of-names', body: long('One', 'Two') }
  const id = await editor.create('en', create)
  await editor.publish(id, 'en')
  await editor.publish(id, 'uk', { title: 'Назви', slug: 'назви', body: long('Раз', 'Два') })
  const ids = async () => {
    const { body } = await ask(site.url, `/uk/${encodeURIComponent('назви')}`)
    return [...body.matchAll(/<section id="([^"]+)"/g)].map(([, name]) => name)
  }
  expect(await ids()).toEqual(['one', 'two'])
  await editor.saveDraft(id, 'en', { body: long('Three', 'Four') })
  expect(await ids()).toEqual(['one', 'two'])
  await editor.publish(id, 'en', { body: long('Three', 'Four') })
  expect(await ids()).toEqual(['three', 'four'])
  await editor.unpublish(id, 'en')
  expect(await ids()).toEqual(['раз', 'два'])
})

test('the home page and a company say of what day a translation is whose source has changed since', async () => {
  const { editor, site } = under
  // The day of the test, however long it takes.
  const notice =
    /role="note"[^>]*>(?:<svg.*?<\/svg>)?Cette traduction date du \d{1,2}(?:er)? \S+ \d{4}\./
  const isSaid = async (path: string) => notice.test((await ask(site.url, path)).body)
  const { docs } = await editor.read<{ docs: { id: number }[] }>(
    '/pages?where[isHome][equals]=true&depth=0',
  )
  const home = docs[0]?.id ?? 0
  await editor.publish(home, 'fr', { title: 'Accueil' })
  expect(await isSaid('/fr')).toBe(false)
  await editor.publish(home, 'en', { title: 'Home, changed' })
  expect(await isSaid('/fr')).toBe(true)
  expect(await isSaid('/')).toBe(false)
  await editor.request('POST', `/pages/${home}/still-right?locale=fr`)
  expect(await isSaid('/fr')).toBe(false)

  const save = async (method: string, path: string, data: object) => {
    const answer = await editor.request(method, `/crewings${path}`, {
      ...data,
      _status: 'published',
    })
    return ((await answer.json()) as { doc: { id: number } }).doc.id
  }
  const named = { name: 'Dated', slug: 'dated', timeZone: 'UTC', about: 'Crews since 1998.' }
  const company = await save('POST', '?locale=en', named)
  await save('PATCH', `/${company}?locale=fr`, { about: 'Depuis 1998.' })
  expect(await isSaid('/fr/crewings/dated')).toBe(false)
  await save('PATCH', `/${company}?locale=en`, { about: 'Crews since 1997.' })
  expect(await isSaid('/fr/crewings/dated')).toBe(true)
  await save('PATCH', `/${company}?locale=fr`, { about: 'Depuis 1997.' })
  expect(await isSaid('/fr/crewings/dated')).toBe(false)
})

test('a new document is in the tree at once, under its short name', async () => {
  const { site, editor } = under
  const created = await editor.request('POST', '/docs?locale=en&draft=true', {
    title: 'A long title that no list has room for',
    slug: 'short',
    sidebarLabel: 'Short',
    body: richText(paragraph(text('Text'))),
    _status: 'draft',
  })
  const { doc } = (await created.json()) as { doc: { id: number } }
  expect((await ask(site.url, '/docs/short')).status).toBe(404)
  await editor.request('PATCH', `/docs/${doc.id}?locale=en`, { _status: 'published' })
  expect((await ask(site.url, '/docs/short')).body).toContain('A long title')
  expect((await ask(site.url, '/docs')).body).toContain('>Short</a>')
  expect((await ask(site.url, '/sitemap-en.xml')).body).toContain(
    `<loc>${site.url}/docs/short</loc>`,
  )
  await editor.request('DELETE', `/docs/${doc.id}`)
  expect((await ask(site.url, '/docs/short')).status).toBe(410)
})

test('where the main page itself is gone, nothing leads there as if it were not', async () => {
  const { site, editor } = under
  const { docs } = await editor.read<{ docs: { id: number }[] }>(
    '/pages?where[isHome][equals]=true&depth=0',
  )
  for (const { id } of docs) await editor.unpublish(id, 'en')
  const { status, body } = await ask(site.url, '/')
  expect(status).toBe(410)
  const said = /<main[^]*<\/main>/.exec(body)?.[0]
  expect(said).toContain('href="/crewings"')
  expect(said).not.toContain('href="/"')
})
