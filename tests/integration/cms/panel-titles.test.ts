import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import type { Staff } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask, signIn } from '../rest'

/** By which names the panel lists documents in a language in which some are not written. */

const cms = cmsUnderTest()

let user: Staff & { collection: 'staff' }
let translated: number
let untranslated: number
let arabicAlone: number

beforeAll(async () => {
  const data = { email: 'e@site.example', password: 'only-for-tests', name: 'E', role: 'editor' }
  const staff = await cms().create({
    collection: 'staff',
    data: data as Staff & { password: string },
  })
  user = { ...staff, collection: 'staff' }
  const publish = { _status: 'published' as const }
  const made = async (locale: Locale, title: string, more: object = publish) => {
    const page = await cms().create({
      collection: 'pages',
      locale,
      draft: true,
      data: { title, ...more },
    })
    return page.id
  }
  translated = await made('en', 'Before you sign')
  const [collection, locale] = ['pages', 'uk'] as const
  await cms().update({
    collection,
    id: translated,
    locale,
    data: { title: 'Перш ніж', ...publish },
  })
  untranslated = await made('en', 'Before you sail 100%')
  arabicAlone = await made('ar', 'تأشيرات', {})
})

const asStaff = () => ({ overrideAccess: false, user })

async function listed(locale: Locale, where: object = {}, sort = ['panelTitle', 'id']) {
  const { docs } = await cms().find({
    collection: 'pages',
    locale,
    where: where as NonNullable<Parameters<ReturnType<typeof cms>['find']>[0]['where']>,
    draft: true,
    depth: 0,
    sort,
    ...asStaff(),
  })
  return docs.map(({ panelTitle }) => panelTitle)
}

describe('the name of a document in the panel', () => {
  it('is its title, or that of another language, marked', async () => {
    expect(await listed('uk')).toEqual([
      'Перш ніж',
      'Before you sail 100% (English)',
      'تأشيرات (العربية)',
    ])
    expect(await listed('en')).toEqual([
      'Before you sail 100%',
      'Before you sign',
      'تأشيرات (العربية)',
    ])
  })

  it('does not become its title, whoever reads or saves it', async () => {
    const [collection, id, locale] = ['pages', untranslated, 'uk'] as const
    const one = { collection, id, locale, draft: true, ...asStaff() } as const
    const before = await cms().findByID(one)
    expect(before.title).toBeFalsy()
    expect(before.panelTitle).toBe('Before you sail 100% (English)')
    // The panel's form sends all it has.
    const data = { title: before.title, panelTitle: before.panelTitle ?? null, excerpt: 'Коротко' }
    const after = await cms().update({ ...one, data })
    expect(after.title).toBeFalsy()
    expect(await listed('uk', { id: { equals: id } })).toEqual(['Before you sail 100% (English)'])
  })

  it('finds the document in every language, by the search of lists and of pickers', async () => {
    const like = { like: 'sail before' }
    const lists = { or: [{ title: like }, { slug: { like: 'sail before' } }] }
    const pickers = { and: [{ panelTitle: like }] }
    for (const where of [lists, pickers]) {
      expect(await listed('uk', where)).toEqual(['Before you sail 100% (English)'])
      expect(await listed('en', where)).toEqual(['Before you sail 100%'])
    }
    expect(await listed('en', { title: { like: 'تأشيرات' } })).toEqual(['تأشيرات (العربية)'])
    // What is written in Ukrainian is found by its Ukrainian title alone.
    expect(await listed('uk', { title: { like: 'sign' } })).toEqual([])
    expect(await listed('uk', { title: { like: '100%' } })).toHaveLength(1)
    expect(await listed('uk', { title: { like: '1_0' } })).toEqual([])
    // Other conditions still count.
    expect(await listed('uk', { title: like, id: { not_equals: untranslated } })).toEqual([])
  })

  it('is the same in what acts on all that a search has found', async () => {
    const where = encodeURIComponent(JSON.stringify({ and: [{ title: { like: 'تأشيرات' } }] }))
    const editor = await signIn('e@site.example', 'only-for-tests')
    const path = `/pages?locale=fr&draft=true&where=${where}`
    const { body } = await ask<{ docs: { id: number }[] }>(editor, 'PATCH', path, { position: 7 })
    expect(body.docs.map(({ id }) => id)).toEqual([arabicAlone])
  })

  it('reaches no reader: what nobody is signed in for has no such name', async () => {
    const { docs } = await cms().find({ collection: 'pages', locale: 'uk', draft: true })
    expect(docs.filter(({ panelTitle }) => panelTitle).map(({ panelTitle }) => panelTitle)).toEqual(
      ['Перш ніж'],
    )
    expect(JSON.stringify(docs)).not.toContain('Before you sail')
  })
})
