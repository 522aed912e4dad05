import { beforeEach, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import type { Page } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

interface Text {
  title: string
  slug?: string
}

async function createDraft(
  locale: Locale,
  data: Text & { parent?: number; isHome?: boolean },
): Promise<number> {
  const page = await cms().create({
    collection: 'pages',
    locale,
    draft: true,
    data: { ...data, _status: 'draft' },
  })
  return page.id
}

function save(id: number, locale: Locale, data: Partial<Page>, draft = false) {
  return cms().update({ collection: 'pages', id, locale, draft, data })
}

function publish(id: number, locale: Locale, data: Partial<Page> = {}) {
  return save(id, locale, { ...data, _status: 'published' })
}

function unpublish(id: number, locale: Locale) {
  return save(id, locale, { _status: 'draft' })
}

async function published(locale: Locale, data: Text & { parent?: number; isHome?: boolean }) {
  const id = await createDraft(locale, data)
  await publish(id, locale, data)
  return id
}

async function lookUp(locale: Locale, path: string) {
  const index = await import('../../../src/cms/publications/reading/publication-index')
  return index.lookUp(locale, path)
}

/** The kind of answer, with the path where it leads elsewhere. */
async function at(locale: Locale, path: string): Promise<string> {
  const found = await lookUp(locale, path)
  if (found.kind !== 'moved') return found.kind
  const { to } = found
  return `moved to ${to.locale === locale ? '' : `${to.locale}: `}${to.path}`
}

async function keyAt(locale: Locale, path: string): Promise<string> {
  const found = await lookUp(locale, path)
  if (!('key' in found)) throw new Error(`${path} is ${found.kind}`)
  return found.key
}

async function drift() {
  const { findDrift } = await import('../../../src/cms/publications/writing/drift')
  return findDrift(cms(), 'pages')
}

beforeEach(async () => {
  const { docs } = await cms().find({ collection: 'pages', depth: 0, limit: 1000, sort: '-parent' })
  // Children first: a page with pages below it is not deleted.
  const left = new Map(docs.map((page) => [page.id, page]))
  while (left.size > 0) {
    for (const page of left.values()) {
      if ([...left.values()].some((other) => other.parent === page.id)) continue
      await cms().delete({ collection: 'pages', id: page.id })
      left.delete(page.id)
    }
  }
  await cms().db.drizzle.execute('DELETE FROM former_paths')
})

describe('publishing one language', () => {
  it('makes that language live and no other', async () => {
    const id = await createDraft('uk', { title: 'Сторінка' })
    expect(await at('uk', 'сторінка')).toBe('unknown')
    await publish(id, 'uk')
    expect(await at('uk', 'сторінка')).toBe('live')
    expect(await at('en', 'сторінка')).toBe('unknown')
    expect(await at('ar', 'сторінка')).toBe('unknown')
  })

  it('shows the source language at its path where a language has no translation', async () => {
    const id = await published('en', { title: 'Wages' })
    expect(await at('hi', 'wages')).toBe('untranslated')
    await publish(id, 'uk', { title: 'Зарплата', slug: 'зарплата' })
    expect(await at('uk', 'wages')).toBe('moved to зарплата')
  })

  it('does not publish a draft waiting in another language', async () => {
    const id = await published('en', { title: 'Wages' })
    await save(id, 'en', { title: 'Secret wages', _status: 'draft' }, true)
    await publish(id, 'uk', { title: 'Зарплата', slug: 'зарплата' })
    const en = await cms().findByID({ collection: 'pages', id, locale: 'en' })
    expect(en.title).toBe('Wages')
  })

  it('takes the slug of the source language where its own is empty', async () => {
    const id = await published('en', { title: 'Wages', slug: 'wages' })
    await publish(id, 'uk', { title: 'Зарплата', slug: '' })
    expect(await at('uk', 'wages')).toBe('live')
  })

  it('is not live without a title, whatever its status says', async () => {
    const id = await published('en', { title: 'Wages' })
    await cms().db.drizzle.execute(
      `INSERT INTO pages_locales (_parent_id, _locale, _status) VALUES (${id}, 'de', 'published')`,
    )
    await publish(id, 'en')
    expect(await at('de', 'wages')).toBe('untranslated')
  })
})

describe('a draft', () => {
  it('changes nothing that readers see: not the page, not its address, not its key', async () => {
    const id = await published('en', { title: 'Wages' })
    const key = await keyAt('en', 'wages')
    await save(id, 'en', { title: 'New title', slug: 'new-slug', _status: 'draft' }, true)
    expect(await keyAt('en', 'wages')).toBe(key)
    expect(await at('en', 'new-slug')).toBe('unknown')
  })

  it('with a new slug does not move the page when another language is published', async () => {
    const id = await published('en', { title: 'Wages', slug: 'wages' })
    await save(id, 'en', { slug: 'pay', _status: 'draft' }, true)
    await publish(id, 'uk', { title: 'Зарплата', slug: '' })
    expect(await at('en', 'wages')).toBe('live')
    expect(await at('uk', 'wages')).toBe('live')
  })
})

describe('renaming and moving', () => {
  it('leads from every former address to the present one, in one step', async () => {
    const id = await published('en', { title: 'One', slug: 'one' })
    await publish(id, 'en', { slug: 'two' })
    await publish(id, 'en', { slug: 'three' })
    expect(await at('en', 'one')).toBe('moved to three')
    expect(await at('en', 'two')).toBe('moved to three')
    await publish(id, 'en', { slug: 'one' })
    expect(await at('en', 'one')).toBe('live')
    expect(await at('en', 'three')).toBe('moved to one')
  })

  it('takes the pages below along, in every language', async () => {
    const parent = await published('en', { title: 'Guides', slug: 'guides' })
    const child = await published('en', { title: 'Wages', slug: 'wages', parent })
    await publish(child, 'uk', { title: 'Зарплата', slug: 'зарплата' })
    expect(await at('uk', 'guides/зарплата')).toBe('live')
    await publish(parent, 'en', { slug: 'help' })
    expect(await at('en', 'guides/wages')).toBe('moved to help/wages')
    expect(await at('uk', 'guides/зарплата')).toBe('moved to help/зарплата')
    await publish(parent, 'uk', { title: 'Поради', slug: 'поради' })
    expect(await at('uk', 'guides/зарплата')).toBe('moved to поради/зарплата')
    expect(await drift()).toEqual({ missing: 0, superfluous: 0, different: 0 })
  })

  it('lets two pages trade addresses through a third', async () => {
    const a = await published('en', { title: 'A', slug: 'a' })
    const b = await published('en', { title: 'B', slug: 'b' })
    await publish(a, 'en', { slug: 'c' })
    await publish(b, 'en', { slug: 'a' })
    await publish(a, 'en', { slug: 'b' })
    expect([await at('en', 'a'), await at('en', 'b')]).toEqual(['live', 'live'])
    expect(await at('en', 'c')).toBe('moved to b')
  })

  it('lets the home page become an ordinary one whose child had that address', async () => {
    const home = await published('en', { title: 'Home', isHome: true })
    await published('en', { title: 'Start', slug: 'start', parent: home })
    await publish(home, 'en', { isHome: false, slug: 'start' })
    expect(await at('en', 'start')).toBe('live')
    expect(await at('en', 'start/start')).toBe('live')
    expect(await at('en', '')).toBe('moved to start')
  })
})

describe('unpublishing', () => {
  it('answers gone, and lives again when it is published again', async () => {
    const id = await published('uk', { title: 'Сторінка' })
    await unpublish(id, 'uk')
    expect(await at('uk', 'сторінка')).toBe('gone')
    await publish(id, 'uk')
    expect(await at('uk', 'сторінка')).toBe('live')
  })

  it('of one language leaves the others, and the pages below, where they are', async () => {
    const parent = await published('uk', { title: 'Поради' })
    await published('uk', { title: 'Зарплата', parent })
    await publish(parent, 'en', { title: 'Guides', slug: 'guides' })
    await unpublish(parent, 'uk')
    expect(await at('uk', 'поради')).toBe('gone')
    expect(await at('en', 'guides')).toBe('live')
    expect(await at('uk', 'поради/зарплата')).toBe('live')
  })

  it('by deleting is gone for good', async () => {
    const id = await published('en', { title: 'Wages' })
    await cms().delete({ collection: 'pages', id })
    expect(await at('en', 'wages')).toBe('gone')
    expect(await at('uk', 'wages')).toBe('gone')
  })

  it('is refused for a page with pages below it', async () => {
    const parent = await published('en', { title: 'Guides' })
    await published('en', { title: 'Wages', parent })
    await expect(cms().delete({ collection: 'pages', id: parent })).rejects.toThrow(
      'has pages below it',
    )
    expect(await at('en', 'guides/wages')).toBe('live')
  })
})

describe('an address', () => {
  it('belongs to one document; a second is refused by name and stays unpublished', async () => {
    await published('en', { title: 'First', slug: 'same' })
    const second = await createDraft('en', { title: 'Second', slug: 'same' })
    await expect(publish(second, 'en')).rejects.toMatchObject({
      data: { errors: [{ path: 'slug', message: expect.stringContaining('“First”') }] },
    })
    const { _status } = await cms().findByID({ collection: 'pages', id: second, locale: 'en' })
    expect(_status).toBe('draft')
  })

  it('is refused to the slower of two who publish it at the same time', async () => {
    const ids = [
      await createDraft('en', { title: 'First', slug: 'same' }),
      await createDraft('en', { title: 'Second', slug: 'same' }),
    ]
    const outcomes = await Promise.allSettled(ids.map((id) => publish(id, 'en')))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await drift()).toEqual({ missing: 0, superfluous: 0, different: 0 })
  })

  it.each(['docs', 'admin', 'api', 'server', 'consent', 'crewings', 'seaman', 'uk', 'ph'])(
    'never begins with the reserved word %s',
    async (slug) => {
      const id = await createDraft('en', { title: 'Page' })
      await expect(publish(id, 'en', { slug })).rejects.toMatchObject({
        data: { errors: [{ path: 'slug' }] },
      })
    },
  )

  it('may be that of prices, but not that of what is done with a mailing', async () => {
    const parent = await published('en', { title: 'Mailing' })
    expect(await at('en', 'mailing')).toBe('live')
    await published('en', { title: 'How it works', parent })
    const id = await createDraft('en', { title: 'Review', parent })
    await expect(publish(id, 'en')).rejects.toMatchObject({
      data: { errors: [{ path: 'slug' }] },
    })
  })

  it('cannot become reserved by moving a page to the top', async () => {
    const parent = await published('en', { title: 'Guides' })
    const id = await published('en', { title: 'Docs', slug: 'docs', parent })
    expect(await at('en', 'guides/docs')).toBe('live')
    await expect(publish(id, 'en', { parent: null })).rejects.toMatchObject({
      data: { errors: [{ path: 'slug' }] },
    })
    expect(await at('en', 'guides/docs')).toBe('live')
  })

  it.each([
    ['Has Space', 'has-space'],
    ['a/b', 'a-b'],
    ['../x', 'x'],
    ['dot.html', 'dot-html'],
    ['UPPER', 'upper'],
    ['%00', '00'],
    ['a--b', 'a-b'],
  ])('of a slug like %j is made by a tidy one', async (slug, tidy) => {
    await publish(await createDraft('en', { title: 'Page' }), 'en', { slug })
    expect(await at('en', tidy)).toBe('live')
  })

  it.each(['..', '%', 'a'.repeat(97)])('is not made from a slug like %j', async (slug) => {
    const id = await createDraft('en', { title: 'Page' })
    await expect(publish(id, 'en', { slug })).rejects.toMatchObject({
      data: { errors: [{ path: 'slug' }] },
    })
  })

  it('belongs to one home page', async () => {
    await published('en', { title: 'Home', isHome: true })
    const second = await createDraft('en', { title: 'Second home', isHome: true })
    await expect(publish(second, 'en')).rejects.toMatchObject({ name: 'ValidationError' })
  })

  it('cannot be made where the page above has none', async () => {
    const parent = await createDraft('uk', { title: 'Чернетка' })
    const child = await createDraft('ar', { title: 'صفحة', parent })
    await expect(publish(child, 'ar')).rejects.toMatchObject({
      data: { errors: [{ path: 'parent' }] },
    })
  })
})

describe('the tree', () => {
  it('refuses a page below itself, at any depth', async () => {
    const top = await published('en', { title: 'Top' })
    const middle = await published('en', { title: 'Middle', parent: top })
    const bottom = await published('en', { title: 'Bottom', parent: middle })
    await expect(publish(top, 'en', { parent: bottom })).rejects.toMatchObject({
      data: { errors: [{ path: 'parent' }] },
    })
    expect(await at('en', 'top/middle/bottom')).toBe('live')
  })
})

describe('the key of a rendered page', () => {
  it('changes with every publication of the page', async () => {
    const id = await published('en', { title: 'Wages' })
    const keys = new Set([await keyAt('en', 'wages')])
    for (let round = 0; round < 5; round += 1) {
      await publish(id, 'en')
      keys.add(await keyAt('en', 'wages'))
    }
    expect(keys.size).toBe(6)
  })

  it('changes with what the page shows of others: children, ancestors, languages, navigation', async () => {
    const parent = await published('en', { title: 'Guides' })
    const child = await published('en', { title: 'Wages', parent })
    const keys = async () => [await keyAt('en', 'guides'), await keyAt('en', 'guides/wages')]
    let before = await keys()
    const expectBothNew = async () => {
      const now = await keys()
      expect(now[0]).not.toBe(before[0])
      expect(now[1]).not.toBe(before[1])
      before = now
    }
    await publish(child, 'en', { excerpt: 'New' })
    await expectBothNew()
    await publish(parent, 'en', { title: 'Help', slug: 'guides' })
    await expectBothNew()
    await cms().updateGlobal({
      slug: 'navigation',
      data: { header: [{ document: { relationTo: 'pages', value: parent } }] },
    })
    await expectBothNew()
    await publish(child, 'uk', { title: 'Зарплата', slug: 'зарплата' })
    before = await keys()
    // The parent's new path in another language is part of the child's there, and so of the link
    // to it in this one.
    await publish(parent, 'uk', { title: 'Поради', slug: 'поради' })
    await expectBothNew()
  })

  it('stays when only the text of another page changes', async () => {
    await published('en', { title: 'One' })
    const other = await published('en', { title: 'Two' })
    const key = await keyAt('en', 'one')
    await publish(other, 'en', { meta: { description: 'New' } })
    expect(await keyAt('en', 'one')).toBe(key)
  })
})

describe('a write', () => {
  it('names one language: all at once is refused', async () => {
    const id = await published('en', { title: 'Wages' })
    await expect(
      cms().update({
        collection: 'pages',
        id,
        // The type allows no `all`; REST does.
        locale: 'all' as Locale,
        data: { title: { en: 'x' } } as unknown as Partial<Page>,
      }),
    ).rejects.toThrow('one language at a time')
  })
})
