import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'

import type { DocsNode } from '../../../src/features/docs/docs.queries'
import { cmsUnderTest } from '../cms-under-test'

/** What stands beside and below a document, however many there are. */

const cms = cmsUnderTest()

async function place(document: number) {
  const { getDocsPlace } = await import('../../../src/features/docs/docs.queries')
  const { tree, previous, next } = await getDocsPlace('en', String(document))
  return { tree: tree.map(outline), previous: previous?.label, next: next?.label }
}

type Outline = string | [string, ...Outline[]]

function outline({ label, children }: DocsNode): Outline {
  return children.length === 0 ? label : [label, ...children.map(outline)]
}

async function publish(title: string, parent?: number, isHome = false): Promise<number> {
  const data = { title, isHome, parent: parent ?? null, _status: 'published' as const }
  return (await cms().create({ collection: 'docs', locale: 'en', data })).id
}

describe('the place of a document', () => {
  it('follows every publication, and knows what is below the overview', async () => {
    const overview = await publish('Overview', undefined, true)
    const rights = await publish('A. Rights')
    const wages = await publish('Wages', rights)
    expect(await place(wages)).toEqual({
      tree: [['A. Rights', 'Wages']],
      previous: 'A. Rights',
      next: undefined,
    })
    const visas = await publish('B. Visas', overview)
    const tree = [['A. Rights', 'Wages'], 'B. Visas']
    expect(await place(wages)).toEqual({ tree, previous: 'A. Rights', next: 'B. Visas' })
    expect(await place(visas)).toEqual({ tree, previous: 'Wages', next: undefined })
    expect(await place(overview)).toEqual({ tree, previous: undefined, next: 'A. Rights' })
  })

  it('is the own branch only, where there are many', async () => {
    const { drizzle } = cms().db as unknown as PostgresAdapter // the config mounts no other adapter
    await drizzle.execute(sql`
      INSERT INTO publications (collection, document, locale, path, title, parent, position,
        members_only, revision)
      SELECT 'docs', 1000 + n, 'en', 'docs/' || n, 'D' || lpad(n::text, 3, '0'),
        CASE WHEN n > 2 THEN (1000 + (n - 3) / 50 + 1)::text END, n + 10, false, ''
      FROM generate_series(1, 102) n`)
    await drizzle.execute(
      sql`INSERT INTO publication_tags (tag, locale, revision) VALUES ('tree/docs', '*', 'many') ON CONFLICT (tag, locale) DO UPDATE SET revision = 'many'`,
    )
    const { tree, previous, next } = await place(1053)
    const below = Array.from(
      { length: 50 },
      (_, index) => `D${String(index + 53).padStart(3, '0')}`,
    )
    expect(tree).toEqual(['A. Rights', 'B. Visas', 'D001', ['D002', ...below]])
    expect([previous, next]).toEqual(['D002', 'D054'])
  })
})
