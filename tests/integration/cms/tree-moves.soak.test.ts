import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Moved } from '../../../src/cms/desk/tree/move.endpoint'
import type { Locale } from '../../../src/domain/locales/locales'
import { cmsUnderTest } from '../cms-under-test'
import { hire } from '../features/request-world'
import { ask, type RestClient } from '../rest'

/** Documents are moved at once, for readers and editors alike, and nobody's draft is published by it. */

const cms = cmsUnderTest()

let editor: RestClient & { id: number }
let translator: RestClient & { id: number }

beforeAll(async () => {
  editor = await hire(cms(), 'editor', 'editor')
  translator = await hire(cms(), 'translator', 'translator')
})

beforeEach(async () => {
  await cms().db.drizzle.execute(
    'TRUNCATE pages, _pages_v, publications, former_paths RESTART IDENTITY CASCADE',
  )
})

interface Told {
  parent?: number | null
  position?: number
}

async function live(slug: string, { parent = null, ...more }: Told = {}): Promise<number> {
  const data = { title: `Title ${slug}`, slug, parent, ...more, _status: 'published' as const }
  return (await cms().create({ collection: 'pages', locale: 'en', data })).id
}

async function translate(id: number, locale: Locale, slug: string): Promise<void> {
  const data = { title: `Title ${slug}`, slug, _status: 'published' as const }
  await cms().update({ collection: 'pages', id, locale, data })
}

const move = (id: number, place: object, client: RestClient = editor) =>
  ask<Moved>(client, 'POST', `/pages/${id}/move`, place)

async function paths(locale: Locale = 'en'): Promise<Record<string, string>> {
  const { rows } = await cms().db.pool.query<{ document: string; path: string }>(
    'SELECT document, path FROM publications WHERE collection = $1 AND locale = $2',
    ['pages', locale],
  )
  return Object.fromEntries(rows.map(({ document, path }) => [document, path]))
}

/** The ids below a parent in the order in which readers and editors have them. */
async function below(parent: number | null, draft = true): Promise<number[]> {
  const { docs } = await cms().find({
    collection: 'pages',
    locale: 'en',
    draft,
    depth: 0,
    where: { parent: parent === null ? { exists: false } : { equals: parent } },
    sort: ['position', 'id'],
    pagination: false,
  })
  return docs.map(({ id }) => id)
}

async function expectNoDrift() {
  const { findDrift } = await import('../../../src/cms/publications/writing/drift')
  expect(await findDrift(cms(), 'pages')).toEqual({ missing: 0, superfluous: 0, different: 0 })
}

describe('a document that is put elsewhere', () => {
  it('stands exactly between its new neighbours, and takes what is below it along', async () => {
    const [a, b, section] = [await live('a'), await live('b'), await live('section')]
    const [one, two] = [
      await live('one', { parent: section }),
      await live('two', { parent: section }),
    ]
    const leaf = await live('leaf', { parent: b })
    expect((await move(b, { parent: section, before: two, confirmed: true })).status).toBe(200)
    for (const draft of [true, false]) {
      expect(await below(section, draft)).toEqual([one, b, two])
      expect(await below(null, draft)).toEqual([a, section])
    }
    expect(await paths()).toMatchObject({ [b]: 'section/b', [leaf]: 'section/b/leaf' })
    expect((await move(a, { parent: section, after: b, confirmed: true })).status).toBe(200)
    expect(await below(section)).toEqual([one, b, a, two])
    await expectNoDrift()
    // Two moves below the section, and one beside it, as the audit log tells them.
    expect((await move(a, { parent: section, before: one })).status).toBe(200)
    const { rows } = await cms().db.pool.query<{ changed: string; codes: string | null }>(
      `SELECT changed, codes FROM audit_events WHERE collection = 'pages' AND action = 'changed'
       ORDER BY id DESC LIMIT 3`,
    )
    const intoSection = { changed: 'parent, position', codes: 'parent: – → Title section' }
    const besideOne = { changed: 'position', codes: 'position: 3 → 1' }
    expect(rows).toEqual([besideOne, intoSection, intoSection])
  })

  it('keeps its place for its neighbours where theirs are equal', async () => {
    const ids = []
    for (const slug of ['a', 'b', 'c', 'd']) ids.push(await live(slug, { position: 5 }))
    const [a = 0, b = 0, c = 0, d = 0] = ids
    expect((await move(d, { parent: null, before: b })).body).toMatchObject({ moved: true })
    for (const draft of [true, false]) expect(await below(null, draft)).toEqual([a, d, b, c])
    const again = await live('e')
    expect(await below(null)).toEqual([a, d, b, c, again])
    await expectNoDrift()
  })

  it('asks first where live addresses change, says which, and does nothing until then', async () => {
    const [section, page] = [await live('section'), await live('page')]
    const leaf = await live('leaf', { parent: page })
    await translate(page, 'uk', 'сторінка')
    const asked = await move(page, { parent: section })
    expect(asked).toMatchObject({
      status: 200,
      body: { moved: false, addresses: 3, documents: 2, languages: 2 },
    })
    expect(asked.body.examples[0]).toEqual({
      document: String(page),
      locale: 'en',
      from: 'page',
      to: 'section/page',
    })
    expect(await paths()).toMatchObject({ [page]: 'page', [leaf]: 'page/leaf' })
    expect(await below(section)).toEqual([])

    expect((await move(page, { parent: section, confirmed: true })).body).toMatchObject({
      moved: true,
      addresses: 3,
    })
    expect(await paths('uk')).toMatchObject({ [page]: 'section/сторінка' })
    const { rows } = await cms().db.pool.query<{ path: string }>(
      'SELECT path FROM former_paths ORDER BY path',
    )
    expect(rows.map(({ path }) => path)).toEqual(['page', 'page/leaf', 'сторінка'])
  })

  it('leaves a line in the audit log, with who did it, once it is done', async () => {
    const lines = async () => {
      const { rows } = await cms().db.pool.query(
        `SELECT staff_id::int AS "staffId", document::int AS document, title, changed FROM audit_events
         WHERE collection = 'pages' AND changed LIKE '%position' ORDER BY id`,
      )
      return rows as unknown[]
    }
    const before = (await lines()).length
    const [one, other] = [await live('one'), await live('other')]
    expect((await move(other, { parent: one })).body.moved).toBe(false)
    expect(await lines()).toHaveLength(before)
    expect((await move(other, { parent: one, confirmed: true })).body.moved).toBe(true)
    expect((await lines()).slice(before)).toEqual([
      { staffId: editor.id, document: other, title: 'Title other', changed: 'parent, position' },
    ])
  })

  it('does not ask where it only comes earlier, nor where nobody reads it', async () => {
    const [a, b] = [await live('a'), await live('b')]
    expect((await move(b, { parent: null, before: a })).body).toMatchObject({
      moved: true,
      addresses: 0,
    })
    const data = { title: 'Draft', slug: 'draft' }
    const { id } = await cms().create({ collection: 'pages', locale: 'en', draft: true, data })
    expect((await move(id, { parent: a })).body).toMatchObject({ moved: true, addresses: 0 })
    expect(await below(a)).toEqual([id])
  })

  it('publishes no draft by it, and is not put back by the next save', async () => {
    const [section, page] = [await live('section'), await live('page')]
    const query = { collection: 'pages', id: page, locale: 'en' } as const
    await cms().update({ ...query, draft: true, data: { title: 'Not for readers yet' } })
    await translate(section, 'uk', 'розділ')
    await move(page, { parent: section, confirmed: true })
    expect((await cms().findByID({ ...query, draft: false })).title).toBe('Title page')
    expect((await cms().findByID({ ...query, draft: true })).title).toBe('Not for readers yet')
    await cms().update({ ...query, draft: true, autosave: true, data: { excerpt: 'More' } })
    await translate(page, 'uk', 'сторінка')
    expect(await paths()).toMatchObject({ [page]: 'section/page' })
    expect(await paths('uk')).toMatchObject({ [page]: 'розділ/сторінка' })
  })

  it('is not put back by a form that was opened before it', async () => {
    const [section, page] = [await live('section'), await live('page')]
    await move(page, { parent: section, confirmed: true })
    const form = { title: 'Again', slug: 'page', parent: null, position: 0, _status: 'published' }
    const saved = await ask(editor, 'PATCH', `/pages/${page}?locale=en&depth=0`, form)
    expect(saved.status).toBe(200)
    expect(await paths()).toMatchObject({ [page]: 'section/page' })
    expect(await below(section)).toEqual([page])
  })

  it('is offered no other parent by its form, which a draft is', async () => {
    const offered = async (id: number) => {
      const path = `/pages/access/${id}?locale=en`
      const { body } = await ask<{ fields: { parent?: unknown } }>(editor, 'POST', path, {})
      return JSON.stringify(body.fields.parent)
    }
    const data = { title: 'Draft', slug: 'draft' }
    const { id } = await cms().create({ collection: 'pages', locale: 'en', draft: true, data })
    expect(await offered(await live('page'))).not.toContain('update')
    expect(await offered(id)).toMatch(/^true$|"update":true/)
  })
})

describe('a move is refused', () => {
  it('to translators and strangers', async () => {
    const page = await live('page')
    for (const client of [translator, {}]) {
      expect((await move(page, { parent: null }, client)).status).toBe(403)
    }
  })

  it('below itself, below what is below it, below what is not there or in the trash', async () => {
    const page = await live('page')
    const leaf = await live('leaf', { parent: page })
    const gone = await live('gone')
    await cms().update({
      collection: 'pages',
      id: gone,
      locale: 'en',
      data: { deletedAt: new Date().toISOString() },
    })
    for (const parent of [page, leaf, gone, 4_000]) {
      const { status, body } = await move(page, { parent, confirmed: true })
      expect([parent, status]).toEqual([parent, 400])
      expect(JSON.stringify(body)).toMatch(/below itself|trash/)
    }
    expect((await move(gone, { parent: page })).status).toBe(404)
    expect(await paths()).toEqual({ [page]: 'page', [leaf]: 'page/leaf' })
  })

  it('where another document has the address, and nothing of it stays', async () => {
    const section = await live('section')
    await live('page', { parent: section })
    const page = await live('page')
    const { status, body } = await move(page, { parent: section, confirmed: true })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('/section/page')
    expect(await below(null)).toEqual([section, page])
    await expectNoDrift()
  })

  it('beside a neighbour that stands elsewhere by now', async () => {
    const [a, b, c] = [await live('a'), await live('b'), await live('c')]
    await move(b, { parent: a, confirmed: true })
    expect((await move(c, { parent: null, before: b })).status).toBe(409)
  })

  it('where it cannot be read', async () => {
    const page = await live('page')
    for (const place of [{}, { parent: 'x' }, { parent: 1.5 }, { parent: null, before: -1 }]) {
      expect((await move(page, place)).status).toBe(400)
    }
    expect((await ask(editor, 'POST', '/pages/x/move', { parent: null })).status).toBe(400)
    expect((await ask(editor, 'POST', '/pages/9999/move', { parent: null })).status).toBe(404)
  })
})

describe('moves of several editors at once', () => {
  it('leave every document in one place, in one order, and never a circle', async () => {
    const ids: number[] = []
    for (let n = 0; n < 8; n += 1) ids.push(await live(`p${n}`, { position: n % 2 }))
    const moves = Array.from({ length: 24 }, (_, n) => {
      const id = ids[n % ids.length] ?? 0
      const other = ids[(n * 5 + 3) % ids.length] ?? 0
      const place = n % 3 === 0 ? { parent: other } : { parent: null, before: other }
      return move(id, { ...place, confirmed: true })
    })
    const statuses = (await Promise.all(moves)).map(({ status }) => status)
    expect(statuses.filter((status) => ![200, 400, 409].includes(status))).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(3)
    const found: number[] = []
    const look = async (parent: number | null) => {
      for (const id of await below(parent)) {
        found.push(id)
        await look(id)
      }
    }
    await look(null)
    expect(found.toSorted((a, b) => a - b)).toEqual(ids)
    expect(Object.keys(await paths())).toHaveLength(ids.length)
    await expectNoDrift()
  })

  it('of two into each other let one happen', async () => {
    const [a, b] = [await live('a'), await live('b')]
    const answers = await Promise.all([
      move(a, { parent: b, confirmed: true }),
      move(b, { parent: a, confirmed: true }),
    ])
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 400])
  })

  it('and a save at the same time: the text and the place both stay', async () => {
    const [section, page] = [await live('section'), await live('page')]
    const data = { title: 'Saved meanwhile', _status: 'published' as const }
    await Promise.all([
      move(page, { parent: section, confirmed: true }),
      cms().update({ collection: 'pages', id: page, locale: 'en', data }),
    ])
    expect(await paths()).toMatchObject({ [page]: 'section/page' })
    const query = { collection: 'pages', id: page, locale: 'en' } as const
    expect((await cms().findByID(query)).title).toBe('Saved meanwhile')
  })
})

describe('the tree in the panel', () => {
  it('names every document in the language that is read, or by the source, in its order', async () => {
    const { findTree } = await import('../../../src/cms/desk/tree/tree.queries')
    const [a, b] = [await live('a'), await live('b')]
    await translate(b, 'uk', 'б')
    await cms().update({
      collection: 'pages',
      id: b,
      locale: 'uk',
      draft: true,
      data: { title: 'Чернетка б' },
    })
    const draft = { title: 'مسودة', parent: a }
    const c = (await cms().create({ collection: 'pages', locale: 'ar', draft: true, data: draft }))
      .id
    await move(b, { parent: null, before: a })
    const tree = await findTree({ payload: cms() } as Parameters<typeof findTree>[0], 'pages', 'uk')
    expect(
      tree.map(({ id, parent, title, titleLocale, state }) => [
        id,
        parent,
        title,
        titleLocale,
        state,
      ]),
    ).toEqual([
      [b, null, 'Чернетка б', 'uk', 'changed'],
      [a, null, 'Title a', 'en', 'missing'],
      [c, a, 'مسودة', 'ar', 'missing'],
    ])
  })
})
