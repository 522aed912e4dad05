import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { EditLockAnswer } from '../../../src/cms/desk/editing/locks/edit-lock-answer'
import { LOCALES } from '../../../src/domain/locales/locales'
import type { Staff } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

const cms = cmsUnderTest()

const PASSWORD = 'only-for-tests'
const TYPES = ['pages', 'docs', 'seaman-services'] as const
type Type = (typeof TYPES)[number]

interface Person {
  id: number
  name: string
  client: RestClient
}

async function hire(name: string, data: Partial<Staff>): Promise<Person> {
  const email = `${name.toLowerCase()}@site.example`
  const account = { email, name, password: PASSWORD, role: 'editor' as const, ...data }
  const { id } = await cms().create({ collection: 'staff', data: account })
  return { id, name, client: await signIn(email, PASSWORD) }
}

let olena: Person
let ada: Person
let taras: Person
let marie: Person
const ids = {} as Record<Type, number>

beforeAll(async () => {
  olena = await hire('Olena', {})
  ada = await hire('Ada', { role: 'admin' })
  taras = await hire('Taras', { role: 'translator', languages: ['uk'] })
  marie = await hire('Marie', { role: 'translator', languages: ['fr'] })
})

beforeEach(async () => {
  await forgetLocks()
  for (const collection of TYPES) {
    const { id } = await cms().create({
      collection,
      locale: 'en',
      data: {
        title: 'Text',
        ...(collection !== 'seaman-services' && { slug: `text-${crypto.randomUUID()}` }),
      },
    })
    ids[collection] = id
  }
})

async function inDatabase(statement: string): Promise<void> {
  const { pool } = cms().db as unknown as { pool: { query: (text: string) => Promise<unknown> } }
  await pool.query(statement)
}

const forgetLocks = () => inDatabase('DELETE FROM edit_locks')
/** As if so many seconds had gone by without a word. */
const letPass = (seconds: number) =>
  inDatabase(`UPDATE edit_locks SET seen_at = seen_at - interval '${seconds} seconds'`)

async function deed(who: Person, what: string, locale: string, collection: Type = 'pages') {
  const path = `/${collection}/${ids[collection]}/edit-lock?locale=${locale}`
  return ask<EditLockAnswer & { errors?: { message: string }[] }>(who.client, 'POST', path, {
    deed: what,
  })
}

const save = (
  who: Person,
  locale: string,
  collection: Type = 'pages',
  query = 'draft=true&autosave=true',
) =>
  ask<{ errors?: { message: string }[] }>(
    who.client,
    'PATCH',
    `/${collection}/${ids[collection]}?locale=${locale}&${query}`,
    { title: `By ${who.name}`, _status: 'draft' },
  )

describe('who writes a text in a language', () => {
  it('shuts the others out of that language alone, whatever the type', async () => {
    for (const collection of TYPES) {
      expect((await deed(olena, 'hold', 'fr', collection)).status).toBe(200)
      for (const locale of LOCALES) {
        for (const who of [ada, olena]) {
          const { status } = await save(who, locale, collection)
          const isShutOut = locale === 'fr' && who === ada
          expect([collection, locale, who.name, status]).toEqual([
            collection,
            locale,
            who.name,
            isShutOut ? 423 : 200,
          ])
          await inDatabase(`DELETE FROM edit_locks WHERE locale <> 'fr'`)
        }
      }
    }
  })

  it('is named to whoever is shut out, by person and language', async () => {
    await deed(olena, 'hold', 'uk')
    const { status, body } = await save(taras, 'uk')
    expect([status, body.errors?.[0]?.message]).toEqual([
      423,
      expect.stringContaining('Olena is writing this text in Ukrainian'),
    ])
    const draft = await cms().findByID({
      collection: 'pages',
      id: ids.pages,
      locale: 'uk',
      draft: true,
    })
    expect(draft.title ?? null).toBe(null)
  })

  it('is told to colleagues in other languages, without shutting them out', async () => {
    await deed(olena, 'hold', 'uk')
    const { body } = await deed(marie, 'hold', 'fr')
    expect(body.holder).toMatchObject({ id: marie.id, name: 'Marie' })
    expect(body.others).toEqual([{ name: 'Olena', locale: 'uk' }])
    expect((await save(marie, 'fr')).status).toBe(200)
  })

  it('keeps the text by autosaving it, and gives it free by publishing', async () => {
    expect((await save(olena, 'en')).status).toBe(200)
    expect((await save(ada, 'en')).status).toBe(423)
    const published = { title: 'Published', _status: 'published' }
    const path = `/pages/${ids.pages}?locale=en`
    expect((await ask(olena.client, 'PATCH', path, published)).status).toBe(200)
    expect((await save(ada, 'en')).status).toBe(200)
  })

  it('has it no longer after a minute without a word', async () => {
    await deed(olena, 'hold', 'en')
    await letPass(50)
    expect((await save(ada, 'en')).status).toBe(423)
    await deed(olena, 'hold', 'en')
    await letPass(50)
    expect((await save(ada, 'en')).status).toBe(423)
    await letPass(11)
    expect((await save(ada, 'en')).status).toBe(200)
    expect((await save(olena, 'en')).status).toBe(423)
  })

  it('gives it free on leaving, and nobody else does', async () => {
    await deed(olena, 'hold', 'en')
    await deed(ada, 'leave', 'en')
    expect((await save(ada, 'en')).status).toBe(423)
    await deed(olena, 'leave', 'en')
    expect((await save(ada, 'en')).status).toBe(200)
  })

  it('is the first of many who begin at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => deed(n % 2 === 0 ? olena : ada, 'hold', 'en')),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body.holder?.name)).size).toBe(1)
  })

  it('is not told of a lock of an account that is deleted', async () => {
    const gone = await hire('Gone', {})
    await deed(gone, 'hold', 'en')
    await cms().delete({ collection: 'staff', id: gone.id })
    expect((await save(ada, 'en')).status).toBe(200)
  })
})

describe('what is done with a text that a colleague is writing', () => {
  const refused = async (
    who: Person,
    method: 'PATCH' | 'POST' | 'DELETE',
    path: string,
    data?: object,
  ) => {
    const { status, body } = await ask(who.client, method, path, data)
    expect([path, status, JSON.stringify(body)]).toEqual([
      path,
      expect.any(Number),
      expect.stringContaining('Olena is writing'),
    ])
    return status
  }

  it('is refused in that language: saving, publishing, unpublishing, restoring, many at once', async () => {
    const id = ids.pages
    await save(olena, 'fr')
    await inDatabase(`DELETE FROM edit_locks`)
    const { docs } = await cms().findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
    })
    await deed(olena, 'hold', 'fr')
    for (const data of [
      { title: 'Other' },
      { _status: 'published', title: 'Other' },
      { _status: 'draft' },
    ]) {
      expect(await refused(ada, 'PATCH', `/pages/${id}?locale=fr`, data)).toBe(423)
    }
    // A query cannot ask for it.
    expect(
      await refused(ada, 'PATCH', `/pages/${id}?locale=fr&overrideLock=true`, { title: 'x' }),
    ).toBe(423)
    expect(
      await refused(ada, 'PATCH', `/pages/${id}?locale=en&publishSpecificLocale=fr`, {
        title: 'x',
      }),
    ).toBe(423)
    expect(
      await refused(ada, 'POST', `/pages/${id}/restore-language?locale=fr&version=${docs[0]?.id}`),
    ).toBe(423)
    await refused(ada, 'POST', `/pages/publish-many?locale=fr&where[id][equals]=${id}`)
    const fr = await cms().findByID({ collection: 'pages', id, locale: 'fr', draft: true })
    expect(fr.title).toBe('By Olena')
  })

  it('is refused in that language: taking over the structure of the source', async () => {
    await deed(olena, 'hold', 'uk')
    expect(await refused(taras, 'POST', `/pages/${ids.pages}/take-over-structure?locale=uk`)).toBe(
      423,
    )
  })

  it('is refused where it concerns every language: the trash, deleting', async () => {
    await deed(olena, 'hold', 'uk')
    for (const collection of ['pages'] as const) {
      const path = `/${collection}/${ids[collection]}`
      expect(await refused(ada, 'PATCH', path, { deletedAt: new Date().toISOString() })).toBe(423)
      // With another change it is no move to the trash, of nobody's.
      const both = { deletedAt: new Date().toISOString(), title: 'x' }
      expect((await ask(ada.client, 'PATCH', `${path}?locale=en`, both)).status).toBe(400)
      expect(await refused(ada, 'DELETE', path)).toBe(423)
      expect(
        (await ask(olena.client, 'PATCH', path, { deletedAt: new Date().toISOString() })).status,
      ).toBe(200)
    }
  })

  it('is done all the same by a schedule', async () => {
    const user = await cms().findByID({ collection: 'staff', id: ada.id })
    const { id } = await cms().create({
      collection: 'schedules',
      data: {
        document: { relationTo: 'pages', value: ids.pages },
        action: 'publish',
        locale: 'en',
        at: new Date(Date.now() + 3_600_000).toISOString(),
      },
      overrideAccess: false,
      user: { ...user, collection: 'staff' },
    })
    // Its time comes, as far as the runner can tell.
    const at = new Date(Date.now() - 60_000).toISOString()
    await cms().update({ collection: 'schedules', id, data: { at } })
    await deed(olena, 'hold', 'en')
    const { runDueSchedules } = await import('../../../src/features/schedules/schedules.runner')
    await runDueSchedules(cms())
    expect(await cms().findByID({ collection: 'schedules', id })).toMatchObject({ problem: null })
    const page = await cms().findByID({ collection: 'pages', id: ids.pages, locale: 'en' })
    expect(page._status).toBe('published')
  })
})

describe('taking over', () => {
  it('is for whoever may write the language, and the one before learns of it', async () => {
    await deed(olena, 'hold', 'uk')
    expect((await deed(marie, 'take-over', 'uk')).status).toBe(403)
    expect((await deed(marie, 'hold', 'uk')).status).toBe(403)
    const taken = await deed(taras, 'take-over', 'uk')
    expect([taken.status, taken.body.holder?.name]).toEqual([200, 'Taras'])
    expect((await deed(olena, 'look', 'uk')).body.holder?.name).toBe('Taras')
    const late = await save(olena, 'uk')
    expect([late.status, late.body.errors?.[0]?.message]).toEqual([
      423,
      expect.stringContaining('Taras is writing'),
    ])
    expect((await save(taras, 'uk')).status).toBe(200)
  })

  it('is for nobody where the document is in the trash, or is none', async () => {
    await cms().update({
      collection: 'pages',
      id: ids.pages,
      data: { deletedAt: new Date().toISOString() },
    })
    expect((await deed(taras, 'take-over', 'uk')).status).toBe(403)
    ids.pages = 999_999
    for (const who of [ada, taras]) expect((await deed(who, 'hold', 'uk')).status).toBe(403)
  })

  it('tells when a colleague saved last, so that an older form is not written back', async () => {
    const before = (await deed(olena, 'look', 'en')).body.savedByOthers
    await save(olena, 'en')
    expect((await deed(olena, 'look', 'en')).body.savedByOthers).toBe(before)
    await deed(ada, 'take-over', 'en')
    await save(ada, 'en')
    const after = (await deed(olena, 'look', 'en')).body.savedByOthers
    expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? '1970-01-01'))
  })

  it('is refused to strangers, and to a request that says nothing', async () => {
    const path = `/pages/${ids.pages}/edit-lock`
    expect((await ask({}, 'POST', `${path}?locale=en`, { deed: 'look' })).status).toBe(403)
    for (const [query, data] of [
      ['locale=en', {}],
      ['locale=en', { deed: 'steal' }],
      ['locale=all', { deed: 'hold' }],
      ['locale=en', undefined],
    ] as const) {
      expect((await ask(ada.client, 'POST', `${path}?${query}`, data)).status).toBe(400)
    }
    expect(
      (await ask(ada.client, 'POST', '/pages/none/edit-lock?locale=en', { deed: 'hold' })).status,
    ).toBe(400)
  })
})
