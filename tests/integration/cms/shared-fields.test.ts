import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

const cms = cmsUnderTest()

const PASSWORD = 'only-for-tests'

interface Form extends Record<string, unknown> {
  parent: number | null
  position: number
  isHome: boolean
}

let olena: RestClient
let ada: RestClient
let taras: RestClient
let guides: number
let papers: number
let id: number

async function hire(name: string, data: object): Promise<RestClient> {
  const email = `${name}@site.example`
  const account = { email, name, password: PASSWORD, role: 'editor' as const, ...data }
  await cms().create({ collection: 'staff', data: account })
  return signIn(email, PASSWORD)
}

async function make(title: string): Promise<number> {
  const made = await cms().create({
    collection: 'pages',
    locale: 'en',
    data: { title, slug: crypto.randomUUID() },
  })
  return made.id
}

beforeAll(async () => {
  olena = await hire('olena', {})
  ada = await hire('ada', { role: 'admin' })
  taras = await hire('taras', { role: 'translator', languages: ['uk'] })
  guides = await make('Guides')
  papers = await make('Papers')
})

beforeEach(async () => {
  id = await make('Page')
})

/** What the form of the panel has of the page, in a language. */
async function open(who: RestClient, locale: string): Promise<Form> {
  const path = `/pages/${id}?locale=${locale}&draft=true&depth=0&fallback-locale=null`
  return (await ask<Form>(who, 'GET', path)).body
}

/** Saves a form whole, as the panel does. */
function save(who: RestClient, locale: string, form: object, query = 'draft=true&autosave=true') {
  return ask<{ doc?: Form; errors?: { data?: { errors: { path: string; message: string }[] } }[] }>(
    who,
    'PATCH',
    `/pages/${id}?locale=${locale}&depth=0&${query}`,
    { _status: 'draft', ...form },
  )
}

async function place() {
  const page = await cms().findByID({ collection: 'pages', id, draft: true, depth: 0 })
  return [page.parent ?? null, page.position, page.isHome]
}

describe('what all languages of a document share', () => {
  it('is not written back by a form that was opened before a colleague changed it', async () => {
    const french = await open(olena, 'fr')
    const english = await open(ada, 'en')
    expect((await save(ada, 'en', { ...english, parent: guides })).status).toBe(200)
    expect((await save(olena, 'fr', { ...french, title: 'Une page' })).status).toBe(200)
    expect((await place())[0]).toBe(guides)
    const draft = await cms().findByID({ collection: 'pages', id, locale: 'fr', draft: true })
    expect(draft.title).toBe('Une page')
  })

  it('is not written back by publishing such a form either', async () => {
    const french = await open(olena, 'fr')
    await save(ada, 'en', { ...(await open(ada, 'en')), parent: guides })
    const published = { ...french, title: 'Une page', slug: 'une-page', _status: 'published' }
    await ask(ada, 'PATCH', `/pages/${guides}?locale=fr`, {
      title: 'Guides',
      slug: 'guides-fr',
      _status: 'published',
    })
    expect((await save(olena, 'fr', published, 'publishSpecificLocale=fr')).status).toBe(200)
    expect((await place())[0]).toBe(guides)
  })

  it('is written where its writer has changed it', async () => {
    const french = await open(olena, 'fr')
    expect((await save(olena, 'fr', { ...french, title: 'Une page', parent: papers })).status).toBe(
      200,
    )
    expect((await place())[0]).toBe(papers)
    // Emptied again, from what the answer to the save brought.
    const after = await open(olena, 'fr')
    expect((await save(olena, 'fr', { ...after, parent: null })).status).toBe(200)
    expect((await place())[0]).toBe(null)
  })

  it('is told to a user who changes what a colleague has changed meanwhile, and nothing is lost', async () => {
    const french = await open(olena, 'fr')
    await save(ada, 'en', { ...(await open(ada, 'en')), parent: guides })
    const { status, body } = await save(olena, 'fr', {
      ...french,
      title: 'Une page',
      parent: papers,
    })
    expect([status, body.errors?.[0]?.data?.errors]).toEqual([
      400,
      [
        expect.objectContaining({
          path: 'parent',
          message: expect.stringContaining('A colleague has changed this'),
        }),
      ],
    ])
    expect((await place())[0]).toBe(guides)
    // The same wish of both is none to be told of; put back, the text is saved.
    expect((await save(olena, 'fr', { ...french, title: 'Une page', parent: guides })).status).toBe(
      200,
    )
    expect((await save(olena, 'fr', { ...french, title: 'Une page' })).status).toBe(200)
    expect((await place())[0]).toBe(guides)
  })

  it('is brought by the answer to a save, for the next one', async () => {
    const french = await open(olena, 'fr')
    await save(ada, 'en', { ...(await open(ada, 'en')), parent: guides })
    const { body } = await save(olena, 'fr', { ...french, title: 'Une' })
    expect(body.doc).toMatchObject({ parent: guides, sharedAsRead: { parent: guides } })
  })

  it('is what a program of ours says, which has read nothing', async () => {
    expect((await ask(ada, 'PATCH', `/pages/${id}?locale=en`, { parent: papers })).status).toBe(200)
    expect((await place())[0]).toBe(papers)
  })

  it('is no matter of a translator, whatever the form says', async () => {
    await save(ada, 'en', { ...(await open(ada, 'en')), parent: guides })
    const form = await open(taras, 'uk')
    expect(form.sharedAsRead).toBe(undefined)
    const forged = { ...form, title: 'Сторінка', parent: papers, sharedAsRead: { parent: papers } }
    expect((await save(taras, 'uk', forged)).status).toBe(200)
    expect((await place())[0]).toBe(guides)
  })

  it('is read without harm where the form brings back no such thing', async () => {
    for (const sharedAsRead of ['x', 5, [], null, { nothing: 1 }, { parent: { id: 'x' } }]) {
      const { status } = await save(ada, 'en', { title: 'Page', sharedAsRead })
      expect([sharedAsRead, status]).toEqual([sharedAsRead, 200])
    }
  })

  it('is kept of a service for members, too', async () => {
    const made = await cms().create({
      collection: 'seaman-services',
      locale: 'en',
      draft: true,
      data: { title: 'Visas' },
    })
    const path = `/seaman-services/${made.id}?draft=true&depth=0&locale=`
    const french = (await ask<Form>(olena, 'GET', `${path}fr`)).body
    await ask(ada, 'PATCH', `${path}en`, { category: 'visas', mostDays: 9 })
    expect((await ask(olena, 'PATCH', `${path}fr`, { ...french, title: 'Visas' })).status).toBe(200)
    const stored = await cms().findByID({ collection: 'seaman-services', id: made.id, draft: true })
    expect([stored.category, stored.mostDays]).toEqual(['visas', 9])
  })
})
