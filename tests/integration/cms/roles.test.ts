import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import type { Page, Staff } from '../../../src/payload-types'
import { agreed } from '../agreed'
import { cmsUnderTest } from '../cms-under-test'
import { signIn } from '../rest'

const cms = cmsUnderTest()

type Account = Staff & { collection: 'staff' }
let editor: Account
/** Writes Ukrainian. */
let translator: Account
let page: Page

async function account(role: Staff['role'], languages: Locale[] = []): Promise<Account> {
  const staff = await cms().create({
    collection: 'staff',
    data: {
      email: `${role}@site.example`,
      password: 'only-for-tests',
      name: role,
      role,
      languages,
    },
  })
  return { ...staff, collection: 'staff' }
}

beforeAll(async () => {
  editor = await account('editor')
  translator = await account('translator', ['uk'])
})

beforeEach(async () => {
  for (const parent of [{ exists: true }, { exists: false }]) {
    await cms().delete({ collection: 'pages', where: { parent }, trash: true })
  }
  page = await cms().create({
    collection: 'pages',
    locale: 'en',
    data: { title: 'Visas', position: 3, _status: 'published' },
  })
})

interface Write {
  locale?: Locale | 'all'
  data?: Record<string, unknown>
  draft?: boolean
  publishSpecificLocale?: Locale
  publishAllLocales?: boolean
  unpublishAllLocales?: boolean
  trash?: boolean
}

function write(user: Account, { data = {}, ...options }: Write) {
  return cms().update({
    collection: 'pages',
    id: page.id,
    data,
    overrideAccess: false,
    user,
    ...options,
  } as { collection: 'pages'; id: number; data: Partial<Page>; overrideAccess: false })
}

function stored(locale: Locale, draft = false) {
  return cms().findByID({ collection: 'pages', id: page.id, locale, draft, depth: 0, trash: true })
}

describe('a translator', () => {
  it('writes and publishes the own language', async () => {
    await write(translator, { locale: 'uk', draft: true, data: { title: 'Візи' } })
    expect((await stored('uk', true)).title).toBe('Візи')
    await write(translator, { locale: 'uk', data: { title: 'Візи', _status: 'published' } })
    expect((await stored('uk'))._status).toBe('published')
    await write(translator, { locale: 'uk', data: { _status: 'draft' } })
    expect((await stored('uk'))._status).toBe('draft')
  })

  it('unpublishes, by the request of the panel, the own language and no other', async () => {
    await write(editor, { locale: 'uk', data: { title: 'Візи', _status: 'published' } })
    const client = await signIn(translator.email, 'only-for-tests')
    const unpublish = async (locale: Locale) => {
      const query = `depth=0&fallback-locale=null&locale=${locale}`
      return (await agreed(client, 'PATCH', `/pages/${page.id}?${query}`, { _status: 'draft' }))
        .status
    }
    expect([await unpublish('uk'), await unpublish('en')]).toEqual([200, 403])
    expect([(await stored('uk'))._status, (await stored('en'))._status]).toEqual([
      'draft',
      'published',
    ])
  })

  const OTHER: Record<string, Write> = {
    'another language': { locale: 'en', data: { title: 'Mine' } },
    'a draft of another language': { locale: 'ar', draft: true, data: { title: 'Mine' } },
    'every language at once': { locale: 'all', data: { title: { en: 'Mine', uk: 'Моє' } } },
    'another language by publishing it from the own': {
      locale: 'uk',
      publishSpecificLocale: 'en',
      data: { title: 'Mine', _status: 'published' },
    },
    'another language by unpublishing it': { locale: 'en', data: { _status: 'draft' } },
    'every language by unpublishing all': {
      locale: 'uk',
      unpublishAllLocales: true,
      data: { _status: 'draft' },
    },
    'every language by publishing all': {
      locale: 'uk',
      publishAllLocales: true,
      data: { _status: 'published' },
    },
    'the trash': { locale: 'uk', data: { deletedAt: new Date().toISOString() } },
  }
  it.each(Object.entries(OTHER))('does not reach %s', async (_, attempt) => {
    await expect(write(translator, attempt)).rejects.toThrow(/not allowed|one language/)
    const [en, ar] = [await stored('en'), await stored('ar', true)]
    expect([en.title, en._status, en.deletedAt, ar.title ?? null]).toEqual([
      'Visas',
      'published',
      null,
      null,
    ])
  })

  it('leaves what all languages share as it is', async () => {
    const other = await cms().create({
      collection: 'pages',
      locale: 'en',
      data: { title: 'Other' },
    })
    const data = { title: 'Візи', parent: other.id, position: 99, isHome: true }
    await write(translator, { locale: 'uk', data: { ...data, _status: 'published' } })
    const { title, parent, position, isHome } = await stored('uk')
    expect({ title, parent, position, isHome }).toEqual({
      title: 'Візи',
      parent: null,
      position: 3,
      isHome: false,
    })
  })

  it('neither makes, copies, deletes nor brings back', async () => {
    const as = { overrideAccess: false, user: translator } as const
    const { id } = page
    const attempts = [
      () => cms().create({ collection: 'pages', locale: 'uk', data: { title: 'Нова' }, ...as }),
      () => cms().duplicate({ collection: 'pages', id, locale: 'uk', ...as }),
      () => cms().delete({ collection: 'pages', id, ...as }),
      async () => {
        await write(editor, { data: { deletedAt: new Date().toISOString() } })
        await write(translator, { trash: true, data: { deletedAt: null } })
      },
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow(/not allowed/)
    expect((await stored('en')).deletedAt).not.toBe(null)
  })

  it('copies the own language into no other, also by the function behind the panel’s button', async () => {
    const { copyDataFromLocale } = await import('@payloadcms/ui/utilities/copyDataFromLocale')
    const copy = async (user: Account, toLocale: Locale) =>
      copyDataFromLocale({
        collectionSlug: 'pages',
        docID: page.id,
        fromLocale: 'en',
        toLocale,
        overrideData: true,
        req: await createLocalReq({ user, locale: 'uk' }, cms()),
      })
    await expect(copy(translator, 'de')).rejects.toThrow(/not allowed/)
    expect((await stored('de', true)).title ?? null).toBe(null)
    await copy(translator, 'uk')
    // A copy is a draft, though the text it was made from is published.
    expect(await stored('uk', true)).toMatchObject({ title: 'Visas', _status: 'draft' })
    expect((await stored('uk')).title ?? null).toBe(null)
  })

  it('gets no other rights by asking for them', async () => {
    const as = { overrideAccess: false, user: translator } as const
    const data = { name: 'Still me', role: 'admin', languages: ['en'] } as const
    const saved = await cms().update({
      collection: 'staff',
      id: translator.id,
      data: { ...data, languages: [...data.languages] },
      ...as,
    })
    expect([saved.name, saved.role, saved.languages]).toEqual(['Still me', 'translator', ['uk']])
    for (const attempt of [
      () => cms().update({ collection: 'staff', id: editor.id, data: { name: 'Mine' }, ...as }),
      () => cms().updateGlobal({ slug: 'navigation', locale: 'uk', data: {}, ...as }),
    ]) {
      await expect(attempt()).rejects.toThrow(/not allowed|Not Found/)
    }
  })
})

describe('a translator’s account', () => {
  it('names at least one language', async () => {
    await expect(account('translator')).rejects.toThrow('Languages')
  })
})

describe('a save of a draft', () => {
  it('publishes nothing, whatever the copied text says of itself', async () => {
    // What the panel sends when English is copied into an empty language.
    const copied = { title: 'Visas', _status: 'published' as const }
    await write(editor, { locale: 'uk', draft: true, data: copied })
    expect((await stored('uk', true))._status).toBe('draft')
    expect((await stored('uk')).title ?? null).toBe(null)
  })
})

describe('every version', () => {
  it('says who saved it, in which language', async () => {
    await write(editor, { locale: 'en', data: { title: 'Visas!', _status: 'published' } })
    await write(translator, { locale: 'uk', draft: true, data: { title: 'Візи' } })
    const { docs } = await cms().findVersions({
      collection: 'pages',
      where: { parent: { equals: page.id } },
      sort: '-updatedAt',
      depth: 0,
      showHiddenFields: true,
    })
    const authors = docs.map(({ version }) =>
      JSON.stringify([version.editedBy, version.editedLocale]),
    )
    // Publishing one language leaves two versions.
    expect([...new Set(authors)]).toEqual([
      JSON.stringify([translator.id, 'uk']),
      JSON.stringify([editor.id, 'en']),
      '[null,"en"]',
    ])
  })
})

describe('the trash', () => {
  const trash = () => write(editor, { data: { deletedAt: new Date().toISOString() } })
  const at = async (path: string) => {
    const index = await import('../../../src/cms/publications/reading/publication-index')
    return (await index.lookUp('en', path)).kind
  }

  it('takes a page from its readers, and gives it back as it was', async () => {
    await write(editor, { locale: 'uk', data: { title: 'Візи', _status: 'published' } })
    await write(editor, { locale: 'ar', draft: true, data: { title: 'التأشيرات' } })
    await write(editor, { locale: 'uk', draft: true, data: { title: 'Візи, чернетка' } })
    await trash()
    expect(await at('visas')).toBe('gone')
    await write(editor, { trash: true, data: { deletedAt: null, _status: 'published' } })
    expect(await at('visas')).toBe('live')
    const statuses = [await stored('en'), await stored('uk'), await stored('ar', true)]
    expect(statuses.map(({ _status, title }) => [_status, title])).toEqual([
      ['published', 'Visas'],
      ['published', 'Візи'],
      ['draft', 'التأشيرات'],
    ])
    expect((await stored('uk', true)).title).toBe('Візи, чернетка')
  })

  it('gives it back as a draft in every language, where that is asked for', async () => {
    await write(editor, { locale: 'uk', data: { title: 'Візи', _status: 'published' } })
    await trash()
    await write(editor, { trash: true, data: { deletedAt: null, _status: 'draft' } })
    expect(await at('visas')).toBe('gone')
    expect([(await stored('en'))._status, (await stored('uk'))._status]).toEqual(['draft', 'draft'])
  })

  it('does not take a page that has pages below it', async () => {
    const data = { title: 'Crew', parent: page.id, _status: 'published' as const }
    await cms().create({ collection: 'pages', locale: 'en', data })
    await expect(trash()).rejects.toThrow('pages below it')
    expect(await at('visas')).toBe('live')
  })

  it('gives its address to another page, and then does not come back over it', async () => {
    await trash()
    const data = { title: 'Visas', _status: 'published' as const }
    const other = await cms().create({ collection: 'pages', locale: 'en', data })
    await expect(
      write(editor, { trash: true, data: { deletedAt: null, _status: 'published' } }),
    ).rejects.toThrow('slug')
    expect(await at('visas')).toBe('live')
    await cms().delete({ collection: 'pages', id: other.id })
  })
})
