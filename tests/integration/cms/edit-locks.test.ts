import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Staff } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

const cms = cmsUnderTest()

const PASSWORD = 'only-for-tests'
const LOCKS = '/payload-locked-documents'

interface Person {
  id: number
  client: RestClient
}
let olena: Person
let ada: Person
let taras: Person
let media: number

async function hire(name: string, data: Partial<Staff>): Promise<Person> {
  const email = `${name}@site.example`
  const account = { email, name, password: PASSWORD, role: 'editor' as const, ...data }
  const { id } = await cms().create({ collection: 'staff', data: account })
  return { id, client: await signIn(email, PASSWORD) }
}

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function picture(name: string): Promise<number> {
  const file = { name: `${name}.png`, data: DOT, mimetype: 'image/png', size: DOT.length }
  return (await cms().create({ collection: 'media', locale: 'en', data: { alt: name }, file })).id
}

/** As the panel does when a user begins to edit. */
async function lock(who: Person, what: object): Promise<number> {
  const user = { relationTo: 'staff' as const, value: who.id }
  const { id } = await cms().create({
    collection: 'payload-locked-documents',
    data: { ...what, user },
  })
  return id
}

async function holder(id: number): Promise<number | undefined> {
  const found = await cms().findByID({
    collection: 'payload-locked-documents',
    id,
    depth: 0,
    disableErrors: true,
  })
  // At this depth nothing is populated.
  return found ? (found.user.value as number) : undefined
}

const takeOver = (client: RestClient, id: number | string, value: unknown, more: object = {}) =>
  ask(client, 'PATCH', `${LOCKS}/${id}`, { user: { relationTo: 'staff', value }, ...more })

beforeAll(async () => {
  olena = await hire('olena', {})
  ada = await hire('ada', { role: 'admin' })
  taras = await hire('taras', { role: 'translator', languages: ['uk'] })
  media = await picture('dot')
})

let ofOlena: number
beforeEach(async () => {
  ofOlena = await lock(olena, { document: { relationTo: 'media', value: media } })
})

describe('a lock of editing', () => {
  it('is made by nobody through the API, for whomever', async () => {
    for (const { client, id } of [olena, ada, taras]) {
      for (const value of [id, olena.id]) {
        const data = {
          document: { relationTo: 'media', value: media },
          user: { relationTo: 'staff', value },
        }
        expect((await ask(client, 'POST', LOCKS, data)).status).toBe(403)
      }
    }
  })

  it('is taken over for oneself, by who may write the image in some language', async () => {
    for (const { client, id } of [ada, taras, olena]) {
      expect((await takeOver(client, ofOlena, id)).status).toBe(200)
      expect(await holder(ofOlena)).toBe(id)
    }
  })

  it('is not taken over where one may not write', async () => {
    const redirects = await cms().create({
      collection: 'redirects',
      data: {
        locale: 'en',
        from: '/old',
        to: { kind: 'address', address: 'https://a.example', external: true },
      },
    })
    for (const what of [
      { document: { relationTo: 'redirects', value: redirects.id } },
      { document: { relationTo: 'staff', value: olena.id } },
      { globalSlug: 'navigation' },
    ]) {
      const id = await lock(olena, what)
      const { status, body } = await takeOver(taras.client, id, taras.id)
      expect([status, JSON.stringify(body)]).toEqual([
        403,
        expect.stringContaining('where you may write'),
      ])
      expect(await holder(id)).toBe(olena.id)
      expect((await takeOver(ada.client, id, ada.id)).status).toBe(200)
    }
  })

  it('is given to nobody else, nor to a client without an account', async () => {
    for (const value of [taras.id, olena.id, 0, null, { id: ada.id }]) {
      expect((await takeOver(ada.client, ofOlena, value)).status).toBeGreaterThanOrEqual(400)
    }
    expect(await holder(ofOlena)).toBe(olena.id)
  })

  it('is not led to another document on the way', async () => {
    const document = { relationTo: 'media', value: await picture('other') }
    await takeOver(ada.client, ofOlena, ada.id, { document, globalSlug: 'site' })
    const stored = await cms().findByID({
      collection: 'payload-locked-documents',
      id: ofOlena,
      depth: 0,
    })
    expect([stored.document?.value, stored.globalSlug ?? null]).toEqual([media, null])
  })

  it('is not taken over for many documents at once', async () => {
    const data = { user: { relationTo: 'staff', value: ada.id } }
    const path = `${LOCKS}?where[document.relationTo][equals]=media`
    expect((await ask(ada.client, 'PATCH', path, data)).status).toBe(403)
    expect(await holder(ofOlena)).toBe(olena.id)
  })

  it('is asked for by lists of all types, also of those that have locks of their own', async () => {
    const account = await cms().findByID({ collection: 'staff', id: ada.id })
    const user = { ...account, collection: 'staff' as const }
    for (const collection of ['pages', 'docs', 'seaman-services', 'media'] as const) {
      const { docs } = await cms().find({ collection, includeLockStatus: true, user })
      const locked = docs.filter((one) => (one as { _isLocked?: boolean })._isLocked)
      expect([collection, locked.length]).toEqual([collection, collection === 'media' ? 1 : 0])
    }
  })

  it('is deleted by its holder alone, one or many', async () => {
    for (const path of [`${LOCKS}/${ofOlena}`, `${LOCKS}?where[document.value][equals]=${media}`]) {
      ofOlena = await lock(olena, { document: { relationTo: 'media', value: media } })
      for (const { client } of [ada, taras]) {
        await ask(client, 'DELETE', path.replace(/\/\d+$/, `/${ofOlena}`))
        expect(await holder(ofOlena)).toBe(olena.id)
      }
      expect(
        (await ask(olena.client, 'DELETE', path.replace(/\/\d+$/, `/${ofOlena}`))).status,
      ).toBe(200)
      expect(await holder(ofOlena)).toBe(undefined)
    }
  })
})

describe('the settings of the panel', () => {
  const KEY = 'collection-pages'

  it('are kept by everybody for themself, and by nobody for another', async () => {
    const forged = { user: { relationTo: 'staff', value: olena.id }, key: KEY, value: { limit: 1 } }
    await ask(taras.client, 'POST', '/payload-preferences', forged)
    await ask(taras.client, 'POST', `/payload-preferences/${KEY}`, forged)
    const kept = await ask(olena.client, 'GET', `/payload-preferences/${KEY}`)
    expect(kept.body.value).toBe(null)
  })

  it('are kept as the panel itself keeps them', async () => {
    // It names the account in another form than the field has.
    const user = { collection: 'staff', value: taras.id }
    const settings = { key: 'locale', value: 'uk', user: user as never }
    const as = { overrideAccess: false, user: { id: taras.id, collection: 'staff' } as never }
    await cms().create({ collection: 'payload-preferences', data: settings, ...as })
    const kept = await ask(taras.client, 'GET', '/payload-preferences/locale')
    expect(kept.body.value).toBe('uk')
  })

  it('are seen, changed and deleted by nobody else', async () => {
    await ask(olena.client, 'POST', `/payload-preferences/${KEY}`, { value: { limit: 25 } })
    const { docs } = await cms().find({
      collection: 'payload-preferences',
      where: { 'user.value': { equals: olena.id } },
    })
    const id = docs[0]?.id
    expect(id).toBeDefined()
    for (const path of [
      `/payload-preferences?where[id][equals]=${id}`,
      `/payload-preferences/${KEY}`,
    ]) {
      for (const method of ['PATCH', 'DELETE'] as const) {
        await ask(
          ada.client,
          method,
          path,
          method === 'PATCH' ? { value: { limit: 1 } } : undefined,
        )
      }
      expect(JSON.stringify((await ask(ada.client, 'GET', path)).body)).not.toContain('25')
    }
    const kept = await ask(olena.client, 'GET', `/payload-preferences/${KEY}`)
    expect(kept.body.value).toEqual({ limit: 25 })
  })
})
