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
