import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Consequences } from '../../../src/cms/desk/consequences/consequences'
import type { Locale } from '../../../src/domain/locales/locales'
import type { Page } from '../../../src/payload-types'
import { block, linkTo, paragraph, richText } from '../../fixtures/every-block'
import { agreed } from '../agreed'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

/** What is said before something is deleted, unpublished or moved, and whether it is what comes of it. */

const cms = cmsUnderTest()

let editor: RestClient
/** Writes Ukrainian. */
let translator: RestClient

beforeAll(async () => {
  const password = 'only-for-tests'
  for (const [role, languages] of [
    ['editor', []],
    ['translator', ['uk']],
  ] as const) {
    const email = `${role}@site.example`
    await cms().create({
      collection: 'staff',
      data: { email, password, name: role, role, languages: [...languages] },
    })
  }
  editor = await signIn('editor@site.example', password)
  translator = await signIn('translator@site.example', password)
})

beforeEach(async () => {
  await cms().updateGlobal({ slug: 'navigation', data: { header: [], footer: [], help: null } })
  for (const collection of ['redirects', 'schedules'] as const) {
    await cms().delete({ collection, where: {} })
  }
  for (const collection of ['pages', 'docs'] as const) {
    // The deepest first.
    for (const parent of [{ exists: true }, { exists: true }, { exists: false }]) {
      await cms().delete({ collection, where: { parent }, trash: true })
    }
  }
})

let count = 0

type Data = Partial<Omit<Page, 'id' | 'parent'>> & { parent?: number }

async function live(locale: Locale, data: Data & { title: string; id?: number }): Promise<number> {
  const { id, ...texts } = data
  const written = { ...texts, _status: 'published' as const }
  if (id !== undefined) {
    await cms().update({ collection: 'pages', id, locale, data: written })
    return id
  }
  count += 1
  const page = await cms().create({
    collection: 'pages',
    locale,
    data: { slug: `page-${count}`, ...written },
  })
  return page.id
}

interface Refused {
  errors?: { message: string; data?: { consequences?: Consequences } }[]
}

/** What a request is asked about; nothing where it was done. */
async function askedAbout(
  method: 'PATCH' | 'DELETE' | 'POST',
  path: string,
  data?: object,
): Promise<Consequences | undefined> {
  const { status, body } = await ask<Refused>(editor, method, path, data)
  const consequences = body.errors?.[0]?.data?.consequences
  expect(status).toBe(consequences ? 409 : 200)
  return consequences
}

const trash = (id: number) => askedAbout('PATCH', `/pages/${id}`, { deletedAt: new Date() })

const answers = (consequences: Consequences | undefined) =>
  Object.fromEntries(
    (consequences?.addresses ?? []).map(({ address, answer }) => [
      decodeURI(address),
      answer.kind === 'moved' ? decodeURI(answer.to) : answer.kind,
    ]),
  )

const uses = (consequences: Consequences | undefined) =>
  (consequences?.uses ?? []).map(({ owner, locale, state, title }) =>
    [owner, ...(locale ? [locale] : []), state, title].join(' '),
  )

/** What the publication index answers now at addresses that were named. */
async function answersNow(consequences: Consequences | undefined) {
  const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
  const { parsePublicPath, publicPath } = await import('../../../src/domain/addresses/paths')
  const now: Record<string, string> = {}
  for (const { address } of consequences?.addresses ?? []) {
    const asked = parsePublicPath(address, 'en')
    if (asked.kind === 'malformed') throw new Error(address)
    const found = await lookUp(asked.locale, asked.path)
    now[decodeURI(address)] =
      found.kind === 'moved' ? decodeURI(publicPath(found.to, 'en')) : found.kind
  }
  return now
}

const isLive = async (id: number, locale: Locale) =>
  (await cms().findByID({ collection: 'pages', id, locale, draft: false, trash: true, depth: 0 }))
    ._status === 'published'

describe('before a document goes to the trash', () => {
  it('every use of it is named, in texts, menus, redirects and schedules', async () => {
    const target = await live('en', { title: 'Visas', slug: 'visas' })
    await live('uk', { title: 'Візи', slug: 'візи', id: target })
    const to = { relationTo: 'pages' as const, value: target }
    const linking = await live('en', {
      title: 'Ports',
      body: richText(paragraph(linkTo({ linkType: 'internal', doc: to }, 'a link'))),
    })
    await live('uk', {
      title: 'Порти',
      id: linking,
      body: richText(block('callToAction', { label: 'Далі', document: to })),
    })
    const typed = await live('en', {
      title: 'Typed',
      body: richText(paragraph(linkTo({ url: '/uk/візи', linkType: 'custom' }, 'typed'))),
    })
    await cms().update({
      collection: 'pages',
      id: typed,
      locale: 'fr',
      draft: true,
      data: {
        title: 'Brouillon',
        body: richText(paragraph(linkTo({ linkType: 'internal', doc: to }, 'un lien'))),
      },
    })
    await cms().updateGlobal({
      slug: 'navigation',
      data: { header: [{ document: to }], footer: [] },
    })
    await cms().create({
      collection: 'redirects',
      data: { locale: 'en', from: 'old-visas', to: { kind: 'page', page: to } },
    })
    await cms().create({
      collection: 'redirects',
      data: { locale: 'en', from: 'typed-visas', to: { kind: 'address', address: '/en/visas' } },
    })
    const at = new Date(Date.now() + 86_400_000).toISOString()
    await cms().create({
      collection: 'schedules',
      data: { document: to, action: 'unpublish', locale: 'uk', at },
    })
    const consequences = await trash(target)
    expect(uses(consequences)).toEqual([
      'navigation live Header and footer',
      'pages en live Ports',
      'pages uk live Порти',
      'pages en live Typed',
      'redirects en live old-visas',
      'redirects en live typed-visas',
      expect.stringMatching(/^schedules uk live /),
      'pages fr draft Brouillon',
    ])
    expect(answers(consequences)).toEqual({ '/visas': 'gone', '/uk/візи': 'gone' })
    expect(consequences?.titles).toEqual(['Visas'])
  })

  it('the first of many are called by their titles, and what is deleted for good as well', async () => {
    const pages: number[] = []
    for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) pages.push(await live('en', { title }))
    await live('uk', { title: 'Ж', id: Number(pages[0]) })
    const where = encodeURIComponent(JSON.stringify({ id: { in: pages } }))
    const path = `/pages?locale=uk&sort=id&where=${where}`
    const many = await askedAbout('PATCH', path, { deletedAt: new Date() })
    expect(many?.documents).toBe(6)
    expect(many?.titles).toHaveLength(5)
    expect(many?.titles.toSorted().join('')).toMatch(/^[B-F]{4,5}Ж?$/)
    expect((await askedAbout('DELETE', `/pages/${pages[1]}?ask=true`))?.titles).toEqual(['B'])
  })

  it('nothing is done, and what was named is what comes of it once it is agreed to', async () => {
    const id = await live('en', { title: 'Visas', slug: 'visas' })
    const consequences = await trash(id)
    expect(await isLive(id, 'en')).toBe(true)
    expect(await answersNow(consequences)).toEqual({ '/visas': 'live' })
    const path = `/pages/${id}?confirmed=${consequences?.digest}`
    expect((await ask(editor, 'PATCH', path, { deletedAt: new Date() })).status).toBe(200)
    expect(await answersNow(consequences)).toEqual(answers(consequences))
  })

  it('is asked once more where it is used somewhere else by then', async () => {
    const id = await live('en', { title: 'Visas' })
    const before = await trash(id)
    const doc = { relationTo: 'pages' as const, value: id }
    await live('en', {
      title: 'New',
      body: richText(paragraph(linkTo({ linkType: 'internal', doc }, 'a link'))),
    })
    const path = `/pages/${id}?confirmed=${before?.digest}`
    const again = await askedAbout('PATCH', path, { deletedAt: new Date() })
    expect(uses(again)).toEqual(['pages en live New'])
  })

  it('nothing is asked of a draft that nothing names', async () => {
    const { id } = await cms().create({
      collection: 'pages',
      locale: 'en',
      draft: true,
      data: { title: 'Draft' },
    })
    expect(await trash(id)).toBeUndefined()
  })

  it('its time begins when it goes there, whatever the request says', async () => {
    const { id } = await cms().create({
      collection: 'pages',
      locale: 'en',
      draft: true,
      data: { title: 'Draft' },
    })
    await agreed(editor, 'PATCH', `/pages/${id}`, { deletedAt: '2001-01-01T00:00:00.000Z' })
    const { deletedAt } = await cms().findByID({ collection: 'pages', id, trash: true })
    expect(Date.now() - new Date(deletedAt ?? 0).getTime()).toBeLessThan(60_000)
  })
})

describe('before a language is unpublished', () => {
  it('its address is named with what it answers then, and who links to it there', async () => {
    const id = await live('en', { title: 'Visas', slug: 'visas' })
    await live('uk', { title: 'Візи', slug: 'візи', id })
    await live('fr', { title: 'Visas', slug: 'visas', id })
    const doc = { relationTo: 'pages' as const, value: id }
    const linking = await live('uk', {
      title: 'Порти',
      body: richText(paragraph(linkTo({ linkType: 'internal', doc }, 'a'))),
    })
    await live('fr', {
      title: 'Ports',
      id: linking,
      body: richText(paragraph(linkTo({ linkType: 'internal', doc }, 'a'))),
    })
    const uk = await askedAbout('PATCH', `/pages/${id}?locale=uk`, { _status: 'draft' })
    expect([answers(uk), uses(uk)]).toEqual([{ '/uk/візи': 'gone' }, ['pages uk live Порти']])
    // The same name as in English: the text in English is shown there.
    const fr = await askedAbout('PATCH', `/pages/${id}?locale=fr`, { _status: 'draft' })
    expect(answers(fr)).toEqual({ '/fr/visas': 'untranslated' })
    for (const [locale, asked] of [
      ['uk', uk],
      ['fr', fr],
    ] as const) {
      await agreed(editor, 'PATCH', `/pages/${id}?locale=${locale}`, { _status: 'draft' })
      expect(await answersNow(asked)).toEqual(answers(asked))
    }
  })

  it('a draft that is saved is no unpublishing', async () => {
    const id = await live('en', { title: 'Visas' })
    const query = 'locale=en&draft=true&autosave=true'
    const data = { title: 'Visas, again', _status: 'draft' }
    expect(await askedAbout('PATCH', `/pages/${id}?${query}`, data)).toBeUndefined()
  })

  it('many are asked about together, once', async () => {
    const [one, two] = [
      await live('uk', { title: 'Раз', slug: 'раз' }),
      await live('uk', { title: 'Два', slug: 'два' }),
    ]
    const where = encodeURIComponent(JSON.stringify({ id: { in: [one, two] } }))
    const path = `/pages/unpublish-many?locale=uk&where=${where}`
    const consequences = await askedAbout('POST', path)
    expect(consequences?.documents).toBe(2)
    expect(answers(consequences)).toEqual({ '/uk/раз': 'gone', '/uk/два': 'gone' })
    expect(await isLive(one, 'uk')).toBe(true)
    expect((await ask(editor, 'POST', `${path}&confirmed=${consequences?.digest}`)).status).toBe(
      200,
    )
    expect(await answersNow(consequences)).toEqual(answers(consequences))
  })
})

describe('before what is published takes another address', { tags: 'soak' }, () => {
  async function tree() {
    const above = await live('en', { title: 'Crew', slug: 'crew' })
    const below = await live('en', { title: 'Wages', slug: 'wages', parent: above })
    const other = await live('en', { title: 'Law', slug: 'law' })
    return { above, below, other }
  }

  it('each address leads to the new one, those below it too', async () => {
    const { above } = await tree()
    const path = `/pages/${above}?locale=en&publishSpecificLocale=en`
    const data = { title: 'Crew', slug: 'seafarers', _status: 'published' }
    const consequences = await askedAbout('PATCH', path, data)
    expect(consequences?.action).toBe('move')
    expect(answers(consequences)).toEqual({
      '/crew': '/seafarers',
      '/crew/wages': '/seafarers/wages',
    })
    expect(consequences?.addresses.map(({ isBelow }) => isBelow)).toEqual([undefined, true])
    expect(await answersNow(consequences)).toEqual({ '/crew': 'live', '/crew/wages': 'live' })
    await agreed(editor, 'PATCH', path, data)
    expect(await answersNow(consequences)).toEqual(answers(consequences))
  })

  it('a move is foreseen without being made, and is what comes of it', async () => {
    const { above, other } = await tree()
    const path = `/pages/${above}/consequences?action=move&parent=${other}`
    const { body } = await ask<{ consequences: Consequences }>(editor, 'GET', path)
    expect(answers(body.consequences)).toEqual({
      '/crew': '/law/crew',
      '/crew/wages': '/law/crew/wages',
    })
    expect(await answersNow(body.consequences)).toEqual({ '/crew': 'live', '/crew/wages': 'live' })
    await live('en', { title: 'Crew', slug: 'crew', id: above, parent: other })
    expect(await answersNow(body.consequences)).toEqual(answers(body.consequences))
  })

  it('what is foreseen of the other actions is what the requests ask about', async () => {
    const { below } = await tree()
    await live('uk', { title: 'Зарплата', slug: 'зарплата', id: below })
    const foreseen = async (query: string) => {
      const path = `/pages/${below}/consequences?${query}`
      return (await ask<{ consequences: Consequences }>(editor, 'GET', path)).body.consequences
    }
    expect(await foreseen('action=trash')).toEqual(await trash(below))
    expect(await foreseen('action=delete')).toEqual(await askedAbout('DELETE', `/pages/${below}`))
    expect(await foreseen('action=unpublish&locale=uk')).toEqual(
      await askedAbout('PATCH', `/pages/${below}?locale=uk`, { _status: 'draft' }),
    )
  })

  it('nobody is asked where nothing moves', async () => {
    const { below } = await tree()
    const data = { title: 'Wages, again', _status: 'published' }
    const path = `/pages/${below}?locale=en&publishSpecificLocale=en`
    expect(await askedAbout('PATCH', path, data)).toBeUndefined()
  })

  it('many that are published move as their drafts say', async () => {
    const { above } = await tree()
    await cms().update({
      collection: 'pages',
      id: above,
      locale: 'en',
      draft: true,
      data: { slug: 'people' },
    })
    const where = encodeURIComponent(JSON.stringify({ id: { in: [above] } }))
    const path = `/pages/publish-many?locale=en&where=${where}`
    const consequences = await askedAbout('POST', path)
    expect(answers(consequences)).toEqual({ '/crew': '/people', '/crew/wages': '/people/wages' })
    await agreed(editor, 'POST', path)
    expect(await answersNow(consequences)).toEqual(answers(consequences))
  })
})

describe('who may not do it', () => {
  it('is refused, and told nothing of what would come of it', async () => {
    const id = await live('en', { title: 'Visas' })
    const where = encodeURIComponent(JSON.stringify({ id: { in: [id] } }))
    const attempts = [
      ask<Refused>(translator, 'PATCH', `/pages/${id}`, { deletedAt: new Date() }),
      ask<Refused>(translator, 'DELETE', `/pages/${id}`),
      ask<Refused>(translator, 'DELETE', `/pages?where=${where}`),
      ask<Refused>(translator, 'PATCH', `/pages/${id}?locale=en`, { _status: 'draft' }),
      ask<Refused>(translator, 'GET', `/pages/${id}/consequences?action=trash&locale=uk`),
      ask<Refused>(translator, 'GET', `/pages/${id}/consequences?action=move&parent=&locale=uk`),
      ask<Refused>({}, 'GET', `/pages/${id}/consequences?action=trash`),
      ask<Refused>({}, 'DELETE', `/pages?where=${where}`),
    ]
    for (const { status, body } of await Promise.all(attempts)) {
      expect([400, 403]).toContain(status)
      expect(JSON.stringify(body)).not.toContain('consequences')
    }
    const own = await ask(translator, 'GET', `/pages/${id}/consequences?action=unpublish&locale=uk`)
    expect(own.status).toBe(200)
  })
})

describe('what is deleted for good', () => {
  it('goes out of the menus with it, which can be saved again in every language', async () => {
    const [one, two] = [await live('en', { title: 'One' }), await live('en', { title: 'Two' })]
    const entry = (value: number) => ({ relationTo: 'pages' as const, value })
    await cms().updateGlobal({
      slug: 'navigation',
      locale: 'en',
      data: {
        header: [
          { document: entry(one), label: 'First' },
          { document: entry(two), label: 'Second' },
        ],
        help: entry(one),
      },
    })
    const before = await cms().findGlobal({ slug: 'navigation', locale: 'en', depth: 0 })
    await cms().updateGlobal({
      slug: 'navigation',
      locale: 'uk',
      data: { header: (before.header ?? []).map((row) => ({ ...row, label: 'Друга' })) },
    })
    await agreed(editor, 'DELETE', `/pages/${one}`)
    for (const [locale, label] of [
      ['en', 'Second'],
      ['uk', 'Друга'],
    ] as const) {
      const menus = await cms().findGlobal({ slug: 'navigation', locale, depth: 0 })
      expect(menus.header?.map((row) => [row.document.value, row.label])).toEqual([[two, label]])
      expect(menus.help ?? null).toBeNull()
    }
  })
})

describe('a document that comes back from the trash', { tags: 'soak' }, () => {
  const restore = (id: number, _status?: 'published' | 'draft') =>
    ask<Refused>(editor, 'PATCH', `/pages/${id}?trash=true`, {
      deletedAt: null,
      ...(_status && { _status }),
    })

  const newest = (id: number, locale: Locale) =>
    cms().findByID({ collection: 'pages', id, locale, draft: true, depth: 0 })

  it('has its addresses again, in each language in which it was live', async () => {
    const id = await live('en', { title: 'Visas', slug: 'visas' })
    await live('uk', { title: 'Візи', slug: 'візи', id })
    const consequences = await trash(id)
    await agreed(editor, 'PATCH', `/pages/${id}`, { deletedAt: new Date() })
    expect(await answersNow(consequences)).toEqual({ '/visas': 'gone', '/uk/візи': 'gone' })
    const { languageStates } = await import('../../../src/cms/desk/lists/language-states.queries')
    const states = await languageStates('pages', id)
    const shown = states.filter(({ state }) => state !== 'missing')
    expect(shown.map(({ locale, state }) => `${locale} ${state}`)).toEqual([
      'en unpublished',
      'uk unpublished',
    ])
    expect((await restore(id, 'published')).status).toBe(200)
    expect(await answersNow(consequences)).toEqual({ '/visas': 'live', '/uk/візи': 'live' })
  })

  it('has the texts again that readers had, and the drafts that waited', async () => {
    const id = await live('en', { title: 'Visas', slug: 'visas' })
    await live('uk', { title: 'Візи', slug: 'візи', id })
    for (const [locale, title] of [
      ['en', 'Visas, again'],
      ['fr', 'Brouillon'],
    ] as const) {
      await cms().update({ collection: 'pages', id, locale, draft: true, data: { title } })
    }
    const consequences = await trash(id)
    await agreed(editor, 'PATCH', `/pages/${id}`, { deletedAt: new Date() })
    expect((await restore(id)).status).toBe(200)
    expect(await answersNow(consequences)).toEqual({ '/visas': 'live', '/uk/візи': 'live' })
    const { title } = await cms().findByID({ collection: 'pages', id, locale: 'en', draft: false })
    expect(title).toBe('Visas')
    expect((await newest(id, 'en')).title).toBe('Visas, again')
    expect((await newest(id, 'fr')).title).toBe('Brouillon')
    expect(await isLive(id, 'fr')).toBe(false)
  })

  it('is a draft where it was one, and in every language where that is asked for', async () => {
    const data = { title: 'Draft' }
    const { id } = await cms().create({ collection: 'pages', locale: 'en', draft: true, data })
    await agreed(editor, 'PATCH', `/pages/${id}`, { deletedAt: new Date() })
    expect((await restore(id, 'published')).status).toBe(200)
    expect(await isLive(id, 'en')).toBe(false)
    const both = await live('en', { title: 'Visas', slug: 'visas' })
    await live('uk', { title: 'Візи', slug: 'візи', id: both })
    await agreed(editor, 'PATCH', `/pages/${both}`, { deletedAt: new Date() })
    expect((await restore(both, 'draft')).status).toBe(200)
    expect([await isLive(both, 'en'), await isLive(both, 'uk')]).toEqual([false, false])
  })

  it('is brought back by editors alone', async () => {
    const id = await live('en', { title: 'Visas' })
    await agreed(editor, 'PATCH', `/pages/${id}`, { deletedAt: new Date() })
    const path = `/pages/${id}?trash=true&locale=uk`
    expect((await ask(translator, 'PATCH', path, { deletedAt: null })).status).toBe(403)
  })

  it('of facts that all languages share has those that readers had', async () => {
    const { id } = await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name: 'Harbour Crew', timeZone: 'UTC', _status: 'published' },
    })
    const data = { name: 'Another name' }
    await cms().update({ collection: 'crewings', id, locale: 'en', draft: true, data })
    const path = `/crewings/${id}`
    expect((await agreed(editor, 'PATCH', path, { deletedAt: new Date() })).status).toBe(200)
    const back = await ask(editor, 'PATCH', `${path}?trash=true`, { deletedAt: null })
    expect(back.status).toBe(200)
    const { name, _status } = await cms().findByID({ collection: 'crewings', id, locale: 'en' })
    expect([name, _status]).toEqual(['Harbour Crew', 'published'])
  })

  it('says which address was taken meanwhile, and comes back as a draft', async () => {
    const id = await live('en', { title: 'Visas', slug: 'visas' })
    await agreed(editor, 'PATCH', `/pages/${id}`, { deletedAt: new Date() })
    await live('en', { title: 'Other', slug: 'visas' })
    const { status, body } = await restore(id, 'published')
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(
      'The address /visas is already taken in English by “Other”',
    )
    expect((await restore(id, 'draft')).status).toBe(200)
  })

  it('comes after what stands above it', async () => {
    const above = await live('en', { title: 'Crew', slug: 'crew' })
    const below = await live('en', { title: 'Wages', slug: 'wages', parent: above })
    for (const id of [below, above]) {
      await agreed(editor, 'PATCH', `/pages/${id}`, { deletedAt: new Date() })
    }
    const { status, body } = await restore(below, 'published')
    expect([status, body.errors?.[0]?.message]).toEqual([
      409,
      '“Crew” stands above it and is in the trash: restore that first.',
    ])
    // It could come back only at another address.
    const gone = await agreed(editor, 'DELETE', `/pages?trash=true&where=${whereId(above)}`)
    expect(gone.status).toBe(400)
    await restore(above, 'published')
    expect((await restore(below, 'published')).status).toBe(200)
    const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
    expect((await lookUp('en', 'crew/wages')).kind).toBe('live')
  })
})

const whereId = (id: number) => encodeURIComponent(JSON.stringify({ id: { equals: id } }))

describe('after thirty days', { tags: 'soak' }, () => {
  async function thrownAway(daysAgo: number, title = 'Old'): Promise<number> {
    const id = await live('en', { title })
    await agreed(editor, 'PATCH', `/pages/${id}`, { deletedAt: new Date() })
    const { drizzle } = cms().db as unknown as PostgresAdapter
    await drizzle.execute(
      `UPDATE pages SET deleted_at = now() - interval '${daysAgo} days' WHERE id = ${id}`,
    )
    return id
  }

  const isThere = async (id: number) =>
    (await cms().count({ collection: 'pages', where: { id: { equals: id } }, trash: true }))
      .totalDocs === 1

  it('what lies in the trash is deleted for good, and nothing else', async () => {
    const { emptyDueTrash } = await import('../../../src/cms/desk/trash/due-trash.runner')
    const [old, young, kept] = [
      await thrownAway(31),
      await thrownAway(29),
      await live('en', { title: 'Live' }),
    ]
    expect(await emptyDueTrash(cms())).toEqual({ trashDeleted: 1 })
    expect([await isThere(old), await isThere(young), await isThere(kept)]).toEqual([
      false,
      true,
      true,
    ])
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000)
    expect(await emptyDueTrash(cms(), inTwoDays)).toEqual({ trashDeleted: 1 })
    expect(await isThere(young)).toBe(false)
  })

  it('two instances delete each once', async () => {
    const { emptyDueTrash } = await import('../../../src/cms/desk/trash/due-trash.runner')
    for (let n = 0; n < 6; n += 1) await thrownAway(31)
    const both = await Promise.all([emptyDueTrash(cms()), emptyDueTrash(cms())])
    expect(both.reduce((sum, { trashDeleted }) => sum + trashDeleted, 0)).toBe(6)
  })
})
