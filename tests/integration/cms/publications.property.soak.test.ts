import fc from 'fast-check'
import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import { load } from '../../site/load'
import { breakConnection } from '../broken-connection'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

const LOCALES_UNDER_TEST = ['en', 'uk', 'ar'] as const satisfies Locale[]

interface Act {
  kind: 'create' | 'publish' | 'draft' | 'unpublish' | 'move' | 'delete'
  /** Which of the documents, modulo their number. */
  page: number
  /** Which parent, modulo their number; none where it is not an integer. */
  parent: number | null
  locale: Locale
  slug: string
  isHome: boolean
  /** What befalls the transaction after the write. */
  end: 'commit' | 'rollback' | 'connection lost'
}

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('create', 'publish', 'publish', 'draft', 'unpublish', 'move', 'delete'),
  page: fc.nat(5),
  parent: fc.option(fc.nat(5)),
  locale: fc.constantFrom(...LOCALES_UNDER_TEST),
  // Few slugs, so that clashes are common; one of them is reserved at the top.
  slug: fc.constantFrom('a', 'b', 'в', 'docs', ''),
  isHome: fc.boolean(),
  end: fc.constantFrom('commit', 'commit', 'commit', 'commit', 'rollback', 'connection lost'),
})

async function idsOfPages(): Promise<number[]> {
  const { docs } = await cms().find({ collection: 'pages', depth: 0, limit: 100, sort: 'id' })
  return docs.map(({ id }) => id)
}

/** Does one thing in a transaction of its own, and ends that as told. Refusals are part of life. */
async function perform({ end, ...act }: Act): Promise<void> {
  const ids = await idsOfPages()
  const id = ids[act.page % Math.max(1, ids.length)]
  const parent = act.parent === null ? null : (ids[act.parent % Math.max(1, ids.length)] ?? null)
  const transactionID = await cms().db.beginTransaction()
  if (transactionID === null) throw new Error('Postgres always has transactions.')
  const req = { transactionID } as Partial<PayloadRequest>
  const { locale, slug } = act
  const write = { collection: 'pages', locale, req } as const
  try {
    if (act.kind === 'create' || id === undefined) {
      const data = { title: `Page ${slug}`, slug, parent, isHome: act.isHome && parent === null }
      await cms().create({ ...write, draft: true, data: { ...data, _status: 'draft' } })
    } else if (act.kind === 'publish') {
      const data = { title: `Page ${slug}`, slug, _status: 'published' } as const
      await cms().update({ ...write, id, data })
    } else if (act.kind === 'draft') {
      const data = { title: `Draft ${slug}`, slug, parent, _status: 'draft' } as const
      await cms().update({ ...write, id, draft: true, data })
    } else if (act.kind === 'unpublish') {
      await cms().update({ ...write, id, data: { _status: 'draft' } })
    } else if (act.kind === 'move') {
      await cms().update({ ...write, id, data: { parent, _status: 'published' } })
    } else {
      await cms().delete({ collection: 'pages', id, req })
    }
    if (end === 'connection lost') await breakConnection(cms(), transactionID)
    if (end === 'rollback') await cms().db.rollbackTransaction(transactionID)
    else await cms().db.commitTransaction(transactionID)
  } catch (error) {
    const expected = error instanceof Error && ['ValidationError', 'APIError'].includes(error.name)
    if (!expected && end !== 'connection lost') throw error
    await cms().db.rollbackTransaction(transactionID)
  }
}

/** The addresses that documents should have, worked out afresh from what the CMS says of them. */
async function expectedPaths(): Promise<Map<string, string>> {
  interface Facts {
    parent: number | null
    isHome: boolean
    perLocale: Map<Locale, { live: boolean; segment: string | undefined }>
  }
  const facts = new Map<number, Facts>()
  for (const locale of LOCALES_UNDER_TEST) {
    const { docs } = await cms().find({
      collection: 'pages',
      locale,
      fallbackLocale: false,
      depth: 0,
      limit: 100,
      showHiddenFields: true,
    })
    for (const page of docs) {
      const entry: Facts = facts.get(page.id) ?? {
        parent: (page.parent as number | null) ?? null,
        isHome: page.isHome === true,
        perLocale: new Map(),
      }
      const live = page._status === 'published'
      const slug = (live ? page.slug : page.publishedSlug) ?? ''
      entry.perLocale.set(locale, { live, segment: slug === '' ? undefined : slug })
      facts.set(page.id, entry)
    }
  }
  const segmentsOf = (id: number, locale: Locale): string[] => {
    const page = facts.get(id)
    if (!page) return []
    const above = page.parent === null ? [] : segmentsOf(page.parent, locale)
    if (page.isHome) return above
    const own = page.perLocale.get(locale)?.segment ?? page.perLocale.get('en')?.segment
    return [...above, own ?? `(${id} has no address)`]
  }
  const paths = new Map<string, string>()
  for (const [id, page] of facts) {
    for (const [locale, { live }] of page.perLocale) {
      if (live) paths.set(`${id} ${locale}`, segmentsOf(id, locale).join('/'))
    }
  }
  return paths
}

async function indexPaths(): Promise<Map<string, string>> {
  const { rows } = await cms().db.drizzle.execute('SELECT document, locale, path FROM publications')
  return new Map(
    rows.map((row) => [`${String(row.document)} ${String(row.locale)}`, String(row.path)]),
  )
}

it('keeps the publication index equal to the documents through any sequence of writes and crashes', async () => {
  const { findDrift } = await import('../../../src/cms/publications/writing/drift')
  const { project } = await import('../../../src/cms/desk/publishing/project')
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30 }), async (acts) => {
      await cms().db.drizzle.execute('TRUNCATE pages, publications, former_paths CASCADE')
      for (const step of acts) await perform(step)

      const paths = await indexPaths()
      expect(paths).toEqual(await expectedPaths())
      const perLocale = [...paths].map(([key, path]) => `${key.split(' ')[1]}/${path}`)
      expect(new Set(perLocale).size).toBe(perLocale.length)
      expect(await findDrift(cms(), 'pages')).toEqual({ missing: 0, superfluous: 0, different: 0 })
      // A rebuild from nothing finds the very same rows.
      await cms().db.drizzle.execute('DELETE FROM publications')
      await project(cms(), { collection: 'pages' })
      expect(await indexPaths()).toEqual(paths)
    }),
    { numRuns: load({ gate: 12, soak: 20, many: 200 }), endOnFailure: true },
  )
}, 240_000)
