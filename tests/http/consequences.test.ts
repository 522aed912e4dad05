/** @module-tag soak */
import { expect, test } from 'vitest'

import type { Consequences } from '../../src/cms/desk/consequences/consequences'
import { ask } from '../site/ask'
import { sharedSite } from './site-under-test'

/** What is said of addresses before something is done is what the site answers once it is done. */

const under = sharedSite()

const slug = () => `care-${Math.random().toString(36).slice(2, 10)}`

async function foreseen(id: number, query: string): Promise<Consequences['addresses']> {
  const path = `/pages/${id}/consequences?${query}`
  const { consequences } = await under.editor.read<{ consequences: Consequences | null }>(path)
  return consequences?.addresses ?? []
}

const STATUS = { gone: 410, moved: 308, untranslated: 200, taken: 200, unknown: 404 }

/** That each address answers as it was said. */
async function expectAnswers(addresses: Consequences['addresses']): Promise<void> {
  for (const { address, answer } of addresses) {
    const { status, headers } = await ask(under.site.url, address)
    expect([address, status]).toEqual([address, STATUS[answer.kind]])
    if (answer.kind === 'moved') expect(headers.location).toBe(answer.to)
  }
}

async function expectLive(addresses: Consequences['addresses']): Promise<void> {
  for (const { address } of addresses) {
    expect([address, (await ask(under.site.url, address)).status]).toEqual([address, 200])
  }
}

/** A page in three languages, the French one named as the English, with one below it. */
async function family() {
  const { editor } = under
  const [en, uk, below] = [slug(), `віза-${slug()}`, slug()]
  const id = await editor.create('en', { title: 'Visas', slug: en })
  await editor.publish(id, 'en')
  await editor.publish(id, 'uk', { title: 'Візи', slug: uk })
  await editor.publish(id, 'fr', { title: 'Visas', slug: en })
  const child = await editor.create('en', { title: 'Below', slug: below, parent: id })
  await editor.publish(child, 'en')
  return { id, child, en, uk }
}

test('one language is unpublished', async () => {
  const { id } = await family()
  for (const [locale, kind] of [
    ['uk', 'gone'],
    ['fr', 'untranslated'],
  ] as const) {
    const addresses = await foreseen(id, `deed=unpublish&locale=${locale}`)
    expect(addresses.map(({ answer }) => answer.kind)).toEqual([kind])
    await expectLive(addresses)
    await under.editor.unpublish(id, locale)
    await expectAnswers(addresses)
  }
})

test('a document is renamed, and what stands below it moves with it', async () => {
  const { id } = await family()
  const renamed = slug()
  await under.editor.saveDraft(id, 'en', { title: 'Visas', slug: renamed })
  const addresses = await foreseen(id, 'deed=move&locale=en')
  expect(addresses.map(({ answer }) => answer.kind)).toEqual(['moved', 'moved'])
  await expectLive(addresses)
  await under.editor.publish(id, 'en')
  await expectAnswers(addresses)
})

test('a document is moved', async () => {
  const [{ id }, other] = [await family(), await family()]
  const addresses = await foreseen(id, `deed=move&parent=${other.id}`)
  expect(addresses).toHaveLength(4)
  await expectLive(addresses)
  const move = { parent: other.id, confirmed: true }
  expect((await under.editor.request('POST', `/pages/${id}/move`, move)).status).toBe(200)
  await expectAnswers(addresses)
})

test('a document goes to the trash, and comes back to its addresses', async () => {
  const { child, id } = await family()
  await under.editor.request('PATCH', `/pages/${child}`, { deletedAt: new Date() })
  const addresses = await foreseen(id, 'deed=trash')
  expect(addresses.map(({ answer }) => answer.kind)).toEqual(['gone', 'gone', 'gone'])
  await expectLive(addresses)
  await under.editor.request('PATCH', `/pages/${id}`, { deletedAt: new Date() })
  await expectAnswers(addresses)
  const back = { deletedAt: null, _status: 'published' }
  const restored = await under.editor.request('PATCH', `/pages/${id}?trash=true`, back)
  expect(restored.status).toBe(200)
  await expectLive(addresses)
})
