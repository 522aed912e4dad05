import { beforeAll, describe, expect, it } from 'vitest'

import type { Page, Staff } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

/** Documents that were made and never written. */

const cms = cmsUnderTest()

let editor: RestClient
let translator: RestClient

async function account(role: Staff['role']): Promise<RestClient> {
  const [email, password] = [`${role}@site.example`, 'only-for-tests']
  const data = { email, password, name: role, role, languages: ['uk' as const] }
  await cms().create({ collection: 'staff', data })
  return signIn(email, password)
}

beforeAll(async () => {
  editor = await account('editor')
  translator = await account('translator')
})

async function made(data: Partial<Page> = {}, locale: 'en' | 'uk' = 'en'): Promise<number> {
  // As Payload's panel did when its page to create a document was opened.
  const { id } = await cms().create({
    collection: 'pages',
    locale,
    draft: true,
    data,
  })
  return id
}

function bodyOf(...text: string[]): NonNullable<Page['body']> {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
  const children = text.map((words) => ({ type: 'text', version: 1, text: words }))
  return { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', children }] } }
}

function remove(client: RestClient) {
  return ask(client, 'POST', '/pages/remove-empty')
}

async function ids(): Promise<number[]> {
  const { docs } = await cms().find({ collection: 'pages', draft: true, trash: true, sort: 'id' })
  return docs.map(({ id }) => id)
}

describe('documents in which nobody ever wrote', () => {
  it('are found and removed, and nothing else is', async () => {
    const empty = [await made(), await made({ body: bodyOf() }), await made({}, 'uk')]
    const trashed = await made()
    await cms().update({
      collection: 'pages',
      id: trashed,
      data: { deletedAt: new Date().toISOString() },
    })
    const parent = await made()
    const kept = [
      parent,
      await made({ parent, title: 'Below' }),
      await made({ title: 'Назва' }, 'uk'),
      await made({ body: bodyOf('Words.') }),
      await made({ slug: 'an-address' }),
      await made({ meta: { description: 'For search engines.' } }),
      await made({ isHome: true }),
    ]
    // What was written once and taken back is in the history.
    const taken = await made({ title: 'Second thoughts' })
    await cms().update({ collection: 'pages', id: taken, draft: true, data: { title: '' } })
    kept.push(taken)

    const { findEmptyDocuments } =
      await import('../../../src/cms/publications/writing/empty-documents')
    expect(await findEmptyDocuments(cms(), 'pages')).toEqual([...empty, trashed])

    for (const nobody of [translator, {}]) expect((await remove(nobody)).status).toBe(403)
    expect(await remove(editor)).toEqual({ status: 200, body: { removed: 4 } })
    expect(await ids()).toEqual(kept)
    expect((await remove(editor)).body).toEqual({ removed: 0 })
  })
})
