import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import type { Page, Staff } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { agreed } from '../agreed'
import { ask, type RestClient, signIn } from '../rest'

/** What is done with many documents at once, by the requests that the panel's lists send. */

const cms = cmsUnderTest()

let editor: RestClient
/** Writes Ukrainian. */
let translator: RestClient

async function account(role: Staff['role'], languages: Locale[] = []): Promise<RestClient> {
  const [email, password] = [`${role}@site.example`, 'only-for-tests']
  const data = { email, password, name: role, role, languages }
  await cms().create({ collection: 'staff', data })
  return signIn(email, password)
}

beforeAll(async () => {
  editor = await account('editor')
  translator = await account('translator', ['uk'])
})

beforeEach(async () => {
  for (const parent of [{ exists: true }, { exists: false }]) {
    await cms().delete({ collection: 'pages', where: { parent }, trash: true })
  }
})

function draft(locale: Locale, data: { title: string } & Partial<Page>): Promise<Page> {
  return cms().create({ collection: 'pages', locale, data, draft: true })
}

function live(locale: Locale, data: { title: string } & Partial<Page>): Promise<Page> {
  return cms().create({ collection: 'pages', locale, data: { ...data, _status: 'published' } })
}

function write({ id }: Page, locale: Locale, data: Partial<Page>) {
  const isDraft = data._status !== 'published'
  return cms().update({ collection: 'pages', id, locale, data, draft: isDraft })
}

async function stored({ id }: Page, locale: Locale) {
  const read = (asDraft: boolean) =>
    cms().findByID({ collection: 'pages', id, locale, draft: asDraft, depth: 0, trash: true })
  return { live: await read(false), draft: await read(true) }
}

async function driftOfPages() {
  const { findDrift } = await import('../../../src/cms/publications/writing/drift')
  return findDrift(cms(), 'pages')
}

function database() {
  return (cms().db as unknown as PostgresAdapter).drizzle
}

const NO_DRIFT = { missing: 0, superfluous: 0, different: 0 }

interface Answer {
  docs: { id: number; title?: string }[]
  unchanged?: { id: number }[]
  errors: { id: number; title: string; sentence: string; message: string }[]
  message: string
}

/** The condition of a list in which these rows are chosen. */
function chosen(...pages: Page[]): string {
  return `where=${encodeURIComponent(JSON.stringify({ id: { in: pages.map(({ id }) => id) } }))}`
}

const many = (who: RestClient, action: 'publish' | 'unpublish', query: string) =>
  agreed<Answer>(who, 'POST', `/pages/${action}-many?${query}`)

const ids = (list: readonly { id: number }[] = []) => list.map(({ id }) => id)

describe('publishing many', () => {
  it('publishes their drafts in one language, and names each that is refused', async () => {
    const wages = await draft('uk', { title: 'Зарплата' })
    const visas = await draft('uk', { title: 'Візи', slug: 'зарплата-2' })
    await live('uk', { title: 'Інша', slug: 'зарплата-2' })
    const english = await draft('en', { title: 'Crew' })
    const before = await live('uk', { title: 'Готово' })
    await write(wages, 'en', { title: 'Wages' })
    await write(visas, 'en', { title: 'Visas' })
    const query = `locale=uk&${chosen(wages, visas, english, before)}`
    const { status, body } = await many(editor, 'publish', query)
    expect(status).toBe(200)
    expect(ids(body.docs)).toEqual([wages.id])
    expect(ids(body.unchanged)).toEqual([before.id])
    expect(body.errors).toHaveLength(2)
    expect(body.errors.find(({ id }) => id === visas.id)).toMatchObject({
      title: 'Візи',
      sentence: expect.stringContaining('already taken in Ukrainian by “Інша”'),
    })
    // Nothing is written in Ukrainian: it is named as in the source language.
    expect(body.errors.find(({ id }) => id === english.id)).toMatchObject({
      title: 'Crew (English)',
      sentence: expect.stringContaining('Title: This field is required.'),
    })
    expect((await stored(wages, 'uk')).live._status).toBe('published')
    expect((await stored(wages, 'en')).live._status).toBe('draft')
    expect((await stored(visas, 'uk')).live._status).toBe('draft')
    expect(await driftOfPages()).toEqual(NO_DRIFT)
  })

  it('publishes a page before those below it, whatever their order', async () => {
    const child = await draft('uk', { title: 'Нижче', position: 1 })
    const parent = await draft('uk', { title: 'Вище', position: 2 })
    await write(child, 'uk', { parent: parent.id })
    const { body } = await many(editor, 'publish', `locale=uk&${chosen(child, parent)}`)
    expect(body.errors).toEqual([])
    expect(body.docs).toHaveLength(2)
  })

  it('takes the condition of the list, as it was asked of the drafts', async () => {
    const page = await live('uk', { title: 'Стара назва' })
    await write(page, 'uk', { title: 'Нова назва' })
    await draft('uk', { title: 'Інша' })
    const where = encodeURIComponent(JSON.stringify({ title: { like: 'Нова' } }))
    const { body } = await many(editor, 'publish', `locale=uk&where=${where}`)
    expect(ids(body.docs)).toEqual([page.id])
    expect((await stored(page, 'uk')).live.title).toBe('Нова назва')
  })

  it('says in the language of the panel that there are too many', async () => {
    await database().execute(
      `INSERT INTO pages (position, updated_at) SELECT n, now() FROM generate_series(1, 501) n`,
    )
    await database().execute(
      `INSERT INTO _pages_v (parent_id, latest, updated_at, version_updated_at)
       SELECT id, true, now(), now() FROM pages`,
    )
    const who = { ...editor, panelLanguage: 'de' }
    const where = encodeURIComponent(JSON.stringify({ id: { exists: true } }))
    const { status, body } = await many(who, 'publish', `locale=uk&where=${where}`)
    expect([status, body.errors[0]?.message]).toEqual([400, 'Wählen Sie höchstens 500 auf einmal.'])
    await database().execute('DELETE FROM pages')
  })
})

describe('unpublishing many', () => {
  it('takes one language from readers, and leaves the drafts of the others', async () => {
    const page = await live('uk', { title: 'Візи' })
    await write(page, 'fr', { title: 'Visas, brouillon' })
    await write(page, 'en', { title: 'Visas', _status: 'published' })
    const other = await draft('uk', { title: 'Чернетка' })
    const { body } = await many(editor, 'unpublish', `locale=uk&${chosen(page, other)}`)
    expect([ids(body.docs), ids(body.unchanged), body.errors]).toEqual([[page.id], [other.id], []])
    expect((await stored(page, 'uk')).live._status).toBe('draft')
    expect((await stored(page, 'fr')).draft.title).toBe('Visas, brouillon')
    expect((await stored(page, 'en')).live._status).toBe('published')
    expect(await driftOfPages()).toEqual(NO_DRIFT)
  })

  it('takes what is live also where there is a newer draft of it, and keeps that draft', async () => {
    const page = await live('uk', { title: 'Візи' })
    await write(page, 'uk', { title: 'Візи, чернетка' })
    const { body } = await many(editor, 'unpublish', `locale=uk&${chosen(page)}`)
    expect(ids(body.docs)).toEqual([page.id])
    const { live: now, draft: latest } = await stored(page, 'uk')
    expect([now._status, latest.title]).toEqual(['draft', 'Візи, чернетка'])
  })
})

describe('a translator', () => {
  it('publishes and unpublishes many in the own language', async () => {
    const page = await draft('uk', { title: 'Візи' })
    const published = await many(translator, 'publish', `locale=uk&${chosen(page)}`)
    expect(ids(published.body.docs)).toEqual([page.id])
    const unpublished = await many(translator, 'unpublish', `locale=uk&${chosen(page)}`)
    expect(ids(unpublished.body.docs)).toEqual([page.id])
    expect((await stored(page, 'uk')).live._status).toBe('draft')
  })

  it('neither publishes, unpublishes nor changes another, and puts nothing in the trash', async () => {
    const page = await live('en', { title: 'Visas' })
    await write(page, 'fr', { title: 'Visas' })
    const now = new Date().toISOString()
    const attempts: [number, Promise<{ status: number }>][] = [
      [403, many(translator, 'publish', `locale=fr&${chosen(page)}`)],
      [403, many(translator, 'unpublish', `locale=en&${chosen(page)}`)],
      [400, many(translator, 'publish', `locale=all&${chosen(page)}`)],
      [400, patch(translator, `locale=en&${chosen(page)}`, { _status: 'draft' })],
      [400, patch(translator, `locale=fr&draft=true&${chosen(page)}`, { _status: 'published' })],
      [400, patch(translator, `locale=uk&${chosen(page)}`, { deletedAt: now })],
      [400, ask(translator, 'DELETE', `/pages?${chosen(page)}`)],
      [403, many({}, 'publish', `locale=fr&${chosen(page)}`)],
      [403, patch({}, `locale=en&${chosen(page)}`, { title: 'Mine' })],
      [403, ask({}, 'DELETE', `/pages?${chosen(page)}`)],
    ]
    for (const [status, attempt] of attempts) expect((await attempt).status).toBe(status)
    const { live: en } = await stored(page, 'en')
    expect([en.title, en._status, en.deletedAt ?? null]).toEqual(['Visas', 'published', null])
    expect((await stored(page, 'fr')).live._status).toBe('draft')
  })
})

function patch(who: RestClient, query: string, data: object) {
  return agreed<Answer>(who, 'PATCH', `/pages?${query}`, data)
}

describe('a change of many by REST', () => {
  it('unpublishes one language, and leaves the drafts of the others', async () => {
    const page = await live('uk', { title: 'Візи' })
    await write(page, 'fr', { title: 'Visas, brouillon' })
    const { status, body } = await patch(editor, `locale=uk&${chosen(page)}`, { _status: 'draft' })
    expect([status, ids(body.docs)]).toEqual([200, [page.id]])
    expect((await stored(page, 'uk')).live._status).toBe('draft')
    expect((await stored(page, 'fr')).draft.title).toBe('Visas, brouillon')
  })

  it('publishes where it says so, also as the panel’s drawer sends it', async () => {
    const page = await draft('uk', { title: 'Візи' })
    const query = `locale=uk&draft=true&${chosen(page)}`
    const { status } = await patch(editor, query, { _status: 'published', excerpt: 'Коротко' })
    const { live: now } = await stored(page, 'uk')
    expect([status, now._status, now.excerpt]).toEqual([200, 'published', 'Коротко'])
  })

  it('keeps nothing of a document that it refuses, and says so', async () => {
    const fine = await draft('uk', { title: 'Візи' })
    const taken = await draft('uk', { title: 'Зарплата', slug: 'інша' })
    await live('uk', { title: 'Інша', slug: 'інша' })
    const versions = () => cms().countVersions({ collection: 'pages' })
    const query = `locale=uk&${chosen(taken, fine)}`
    const before = await versions()
    const { status, body } = await patch(editor, query, { _status: 'published', excerpt: 'Так' })
    expect([status, ids(body.docs), ids(body.errors)]).toEqual([400, [fine.id], [taken.id]])
    expect(body.errors[0]?.message).toMatch(/^Зарплата: The address \/інша is already taken/)
    expect((await stored(taken, 'uk')).live._status).toBe('draft')
    expect((await stored(taken, 'uk')).draft.excerpt ?? null).toBe(null)
    // What is published and what follows it in the history, of one document.
    expect((await versions()).totalDocs - before.totalDocs).toBeLessThanOrEqual(2)
    expect(await driftOfPages()).toEqual(NO_DRIFT)
  })

  it('leaves the drafts of other languages, and what is live, where it saves drafts', async () => {
    const page = await live('uk', { title: 'Візи', excerpt: 'Було' })
    await write(page, 'fr', { title: 'Visas, brouillon' })
    const query = `locale=uk&draft=true&${chosen(page)}`
    const { status } = await patch(editor, query, { excerpt: 'Стало', _status: 'draft' })
    const uk = await stored(page, 'uk')
    expect([status, uk.live.excerpt, uk.draft.excerpt]).toEqual([200, 'Було', 'Стало'])
    expect((await stored(page, 'fr')).draft.title).toBe('Visas, brouillon')
    await patch(editor, `locale=uk&${chosen(page)}`, { excerpt: 'І ще', _status: 'published' })
    expect((await stored(page, 'fr')).draft.title).toBe('Visas, brouillon')
    expect((await stored(page, 'uk')).live.excerpt).toBe('І ще')
  })

  it('waits for no colleague, and writes over none', async () => {
    const page = await draft('uk', { title: 'Візи' })
    await patch(translator, `locale=uk&draft=true&${chosen(page)}`, { title: 'Візи' })
    await ask(translator, 'PATCH', `/pages/${page.id}?locale=uk&draft=true&autosave=true`, {
      title: 'Візи, пишу',
    })
    const { body } = await patch(editor, `locale=uk&draft=true&${chosen(page)}`, { title: 'Моє' })
    expect(body.errors[0]?.sentence).toContain('is writing this text in Ukrainian')
    expect((await stored(page, 'uk')).draft.title).toBe('Візи, пишу')
  })

  it('puts what it can in the trash, brings it back, and names the rest', async () => {
    const parent = await live('en', { title: 'Crew' })
    const child = await live('en', { title: 'Wages', parent: parent.id })
    const above = await live('en', { title: 'Ports' })
    await live('en', { title: 'Below', parent: above.id })
    await write(child, 'fr', { title: 'Salaires' })
    const query = `locale=uk&${chosen(parent, child, above)}`
    const trashed = await patch(editor, query, { deletedAt: new Date().toISOString() })
    // The page below is put there first.
    expect(ids(trashed.body.docs).sort()).toEqual([parent.id, child.id].sort())
    expect(trashed.body.errors).toMatchObject([
      {
        id: above.id,
        title: 'Ports (English)',
        sentence: expect.stringContaining('pages below it'),
      },
    ])
    expect(await driftOfPages()).toEqual(NO_DRIFT)
    const back = await patch(editor, `trash=true&${query}`, {
      deletedAt: null,
      _status: 'published',
    })
    expect(back.body.errors).toEqual([])
    expect((await stored(child, 'fr')).draft.title).toBe('Salaires')
    expect((await stored(child, 'en')).live._status).toBe('published')
    expect(await driftOfPages()).toEqual(NO_DRIFT)
  })

  it('deletes for good what it can, and names the rest', async () => {
    const parent = await live('en', { title: 'Crew' })
    const child = await live('en', { title: 'Wages', parent: parent.id })
    const above = await live('en', { title: 'Ports' })
    await live('en', { title: 'Below', parent: above.id })
    const gone = await agreed<Answer>(editor, 'DELETE', `/pages?${chosen(parent, child, above)}`)
    expect([gone.status, ids(gone.body.docs).sort()]).toEqual([400, [parent.id, child.id].sort()])
    expect(gone.body.errors[0]?.message).toMatch(/^Ports: This page has pages below it/)
    expect(await driftOfPages()).toEqual(NO_DRIFT)
  })

  it('goes on past a fault of the site, and keeps nothing of the document that had it', async () => {
    const [first, second] = [await draft('uk', { title: 'А' }), await draft('uk', { title: 'Б' })]
    await database().execute(`
      CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
      CREATE TRIGGER break BEFORE UPDATE ON pages FOR EACH ROW WHEN (NEW.id = ${first.id})
        EXECUTE FUNCTION break()`)
    try {
      const query = `locale=uk&${chosen(first, second)}`
      const { body } = await patch(editor, query, { _status: 'published' })
      expect(ids(body.docs)).toEqual([second.id])
      expect(body.errors[0]?.sentence).toContain('fault of the site')
    } finally {
      await database().execute('DROP TRIGGER break ON pages; DROP FUNCTION break()')
    }
    expect((await stored(second, 'uk')).live._status).toBe('published')
    expect(await driftOfPages()).toEqual(NO_DRIFT)
  })

  it('needs a condition', async () => {
    for (const method of ['PATCH', 'DELETE'] as const) {
      expect((await ask(editor, method, '/pages?locale=uk', {})).status).toBe(400)
    }
    expect((await many(editor, 'publish', 'locale=uk')).status).toBe(400)
  })

  it('says so where none of them is left to change', async () => {
    const page = await draft('uk', { title: 'Візи' })
    // As the panel's list unpublishes: those that are drafts already are none of it.
    const condition = { and: [{ id: { equals: page.id } }, { _status: { equals: 'published' } }] }
    const where = encodeURIComponent(JSON.stringify(condition))
    const { status, body } = await ask<Answer>(editor, 'PATCH', `/pages?locale=uk&where=${where}`, {
      _status: 'draft',
    })
    expect([status, body.docs]).toEqual([409, []])
    expect(body.message).toBe('Nothing was changed: what you selected is so already.')
  })

  it('does the same with what is no page', async () => {
    const to = { kind: 'address', address: 'https://other.example/', external: true } as const
    const make = (from: string) =>
      cms().create({ collection: 'redirects', data: { locale: 'en', from, to } })
    const [one, two] = [await make('/old-one'), await make('/old-two')]
    const where = encodeURIComponent(JSON.stringify({ id: { in: [one.id, two.id] } }))
    const { status, body } = await ask<Answer>(editor, 'PATCH', `/redirects?where=${where}`, {
      from: '/old-three',
    })
    expect([status, body.docs.length]).toEqual([400, 1])
    expect(body.errors[0]?.sentence).toContain('There is a redirect from this address already')
    await ask(editor, 'DELETE', `/redirects?where=${where}`)
    expect((await cms().count({ collection: 'redirects' })).totalDocs).toBe(0)
  })
})

describe('the site’s own code', () => {
  it('changes no pages in one transaction, as Payload would', async () => {
    const page = await live('uk', { title: 'Візи' })
    const where = { id: { equals: page.id } }
    await expect(
      cms().update({ collection: 'pages', where, locale: 'uk', data: { _status: 'draft' } }),
    ).rejects.toThrow('one by one')
  })
})
