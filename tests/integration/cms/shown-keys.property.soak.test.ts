import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import { readPageKey } from '../../../src/domain/addresses/page-key'
import { linkTo, paragraph, richText, text } from '../../fixtures/every-block'
import { load } from '../../site/load'
import { cmsUnderTest } from '../cms-under-test'

/** What a page shows never becomes another thing under the same key, whatever was done elsewhere. */

const cms = cmsUnderTest()

const LANGUAGES = ['en', 'uk', 'fr'] as const satisfies Locale[]

interface Act {
  kind: 'create' | 'publish' | 'unpublish' | 'move' | 'delete' | 'navigate'
  /** Which of the pages, modulo their number. */
  page: number
  /** Which parent or target of a link, modulo their number; none where it is no number. */
  other: number | null
  locale: (typeof LANGUAGES)[number]
  word: string
  changes: 'title' | 'excerpt' | 'slug' | 'link'
}

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    ...(['create', 'create', 'publish', 'publish', 'publish', 'publish'] as const),
    ...(['unpublish', 'move', 'delete', 'navigate'] as const),
  ),
  page: fc.nat(4),
  other: fc.option(fc.nat(4), { freq: 3 }),
  // A translation in the third language is rare: it shows the source language.
  locale: fc.constantFrom('en', 'en', 'uk', 'uk', 'fr'),
  word: fc.constantFrom('a', 'b', 'c', 'd'),
  changes: fc.constantFrom('title', 'excerpt', 'slug', 'link'),
})

async function perform({ kind, locale, word, changes, ...which }: Act): Promise<void> {
  const { docs } = await cms().find({ collection: 'pages', depth: 0, limit: 20, sort: 'id' })
  const ids = docs.map(({ id }) => id)
  const id = ids[which.page % Math.max(1, ids.length)]
  const other = which.other === null ? undefined : ids[which.other % Math.max(1, ids.length)]
  const write = { collection: 'pages', locale } as const
  try {
    if (kind === 'create' || id === undefined) {
      const data = { title: `Page ${word}`, slug: word, parent: other ?? null, isHome: !id }
      await cms().create({ ...write, locale: 'en', data: { ...data, _status: 'published' } })
    } else if (kind === 'publish') {
      const doc = { relationTo: 'pages', value: other ?? id }
      const said = {
        title: { title: `Title ${word}` },
        excerpt: { excerpt: `Excerpt ${word}` },
        slug: { slug: `${word}-${word}` },
        link: {
          body: richText(paragraph(text(word), linkTo({ linkType: 'internal', doc }, word))),
        },
      }
      const data = { title: `Page ${word}`, ...said[changes], _status: 'published' as const }
      await cms().update({ ...write, id, data })
    } else if (kind === 'unpublish') {
      await cms().update({ ...write, id, data: { _status: 'draft' } })
    } else if (kind === 'move') {
      await cms().update({ ...write, id, data: { parent: other ?? null, _status: 'published' } })
    } else if (kind === 'delete') {
      await cms().delete({ collection: 'pages', id })
    } else {
      const header = [{ document: { relationTo: 'pages' as const, value: id }, label: null }]
      await cms().updateGlobal({ slug: 'navigation', locale, data: { header } })
    }
  } catch (error) {
    const expected = error instanceof Error && ['ValidationError', 'APIError'].includes(error.name)
    if (!expected) throw error
  }
}

interface Shown {
  key: string
  /** All that the page's view is given, as text. */
  content: string
}

/** Every page that can be read, with its key and what it shows. */
async function readAll(): Promise<Map<string, Shown>> {
  const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
  const { getPublishedDocument } =
    await import('../../../src/cms/documents/shown/published-document.queries')
  const { readNavigation } = await import('../../../src/features/navigation/navigation.queries')
  const { rows } = await cms().db.drizzle.execute(
    `SELECT DISTINCT path FROM publications WHERE collection = 'pages'`,
  )
  const pages = new Map<string, Shown>()
  for (const locale of LANGUAGES) {
    const navigation = await readNavigation(locale)
    for (const { path } of rows as { path: string }[]) {
      const found = await lookUp(locale, path)
      if (!('key' in found)) continue
      const { document = '', locale: contentLocale = locale } = readPageKey(found.key) ?? {}
      const shown = await getPublishedDocument(locale, {
        collection: 'pages',
        document,
        contentLocale: contentLocale as Locale, // pages have no row for all languages
      })
      expect(shown).toBeDefined()
      const content = JSON.stringify([shown, navigation], (_, value: unknown) =>
        value instanceof Map ? [...(value as Map<unknown, unknown>)] : value,
      )
      pages.set(`${locale}/${path}`, { key: found.key, content })
    }
  }
  return pages
}

it('gives a page another key whenever it shows anything else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 16 }), async (acts) => {
      await cms().db.drizzle.execute('TRUNCATE pages, publications, former_paths CASCADE')
      await cms().updateGlobal({ slug: 'navigation', data: { header: [], footer: [] } })
      let before = new Map<string, Shown>()
      for (const step of acts) {
        await perform(step)
        const after = await readAll()
        for (const [page, { key, content }] of after) {
          const known = before.get(page)
          if (known?.key === key) expect(content, `${page} after ${step.kind}`).toBe(known.content)
        }
        before = after
      }
    }),
    { numRuns: load({ gate: 3, soak: 10, many: 100 }), endOnFailure: true },
  )
}, 240_000)
