/** @module-tag soak */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { restoreLanguage } from '../../../src/cms/desk/history/restore-language.endpoint'
import { type Locale, LOCALES } from '../../../src/domain/locales/locales'
import type { Page, Staff } from '../../../src/payload-types'
import { paragraph, richText, text } from '../../fixtures/every-block'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

type Account = Staff & { collection: 'staff' }
let editor: Account
let translator: Account

async function account(role: Staff['role'], languages: Locale[] = []): Promise<Account> {
  const email = `${role}@site.example`
  const data = { email, password: 'only-for-tests', name: role, role, languages }
  const staff = await cms().create({ collection: 'staff', data })
  return { ...staff, collection: 'staff' }
}

beforeAll(async () => {
  editor = await account('editor')
  translator = await account('translator', ['uk'])
})

beforeEach(async () => {
  await cms().delete({ collection: 'pages', where: { id: { exists: true } }, trash: true })
})

function body(...fields: Record<string, unknown>[]): NonNullable<Page['body']> {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
  const text = {
    type: 'text',
    version: 1,
    text: 'x',
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
  }
  const links = fields.map((one) => ({
    ...node,
    version: 3,
    type: 'link',
    fields: one,
    children: [text],
  }))
  return {
    root: {
      ...node,
      type: 'root',
      children: [{ ...node, type: 'paragraph', textFormat: 0, children: links }],
    },
  }
}

const toPage = (id: number) => ({
  linkType: 'internal',
  newTab: false,
  doc: { relationTo: 'pages', value: id },
})
const toAddress = (url: string) => ({ linkType: 'custom', newTab: false, url })

async function published(locale: Locale, data: Partial<Page> & { title: string }) {
  const page = await cms().create({
    collection: 'pages',
    locale,
    data: { ...data, _status: 'published' },
  })
  return page.id
}

function save(id: number, locale: Locale, data: Partial<Page>, user?: Account) {
  const as = user ? { overrideAccess: false, user } : {}
  return cms().update({
    collection: 'pages',
    id,
    locale,
    draft: data._status !== 'published',
    data,
    ...as,
  })
}

it('shows drafts of companies and vacancies to editors, and what was published of them', async () => {
  const { findFactDrafts, findLatelyPublished } =
    await import('../../../src/cms/publications/reading/editors-desk.queries')
  const company = { name: 'Acme', timeZone: 'UTC' } as const
  const create = (data: object) =>
    cms().create({ collection: 'crewings', locale: 'en', data: { ...company, ...data } })
  const live = await create({ _status: 'published' })
  await create({ name: 'Example', isExample: true, _status: 'published' })
  const draft = await create({ name: 'Not yet', _status: 'draft' })
  const vacancy = await cms().create({
    collection: 'vacancies',
    locale: 'en',
    draft: true,
    data: { rank: 'bosun' },
  })
  expect(await findFactDrafts(9)).toMatchObject([
    { collection: 'vacancies', document: String(vacancy.id), locale: '*', title: 'Bosun' },
    { collection: 'crewings', document: String(draft.id), title: 'Not yet' },
  ])
  expect(await findLatelyPublished(9)).toMatchObject([
    { collection: 'crewings', document: String(live.id), title: 'Acme' },
  ])
})

it('names live texts in which the operator has still to write something, until it is written', async () => {
  const { findUnfilledTexts } =
    await import('../../../src/cms/publications/reading/unfilled-texts.queries')
  const words = (written: string) => richText(paragraph(text(written)))
  await published('en', { title: 'Whole', body: words('An operator: [of a crane]') })
  const id = await published('en', { title: 'Imprint', body: words('[OPERATOR: name]') })
  await save(id, 'uk', { title: 'Реквізити', body: words('[ОПЕРАТОР: назва]') })
  const named = async () => (await findUnfilledTexts(9)).map(({ locale, title }) => [locale, title])
  // The Ukrainian text is a draft: its readers see the English one.
  expect(await named()).toEqual([['en', 'Imprint']])
  await save(id, 'uk', { _status: 'published' })
  expect(await named()).toEqual([
    ['en', 'Imprint'],
    ['uk', 'Реквізити'],
  ])
  await save(id, 'en', { body: words('Acme Ltd'), _status: 'published' })
  expect(await named()).toEqual([['uk', 'Реквізити']])
})

describe('the report of links', () => {
  const report = async () => {
    const { findBrokenLinks } =
      await import('../../../src/cms/publications/reading/broken-links.queries')
    const { links } = await findBrokenLinks({ links: 100, ms: 10_000 })
    return links
      .map(({ kind, locale, title, target }) => `${kind} ${locale} ${title}: ${target}`)
      .toSorted()
  }

  it('names what leads nowhere, and what leads to another language; nothing else', async () => {
    const visas = await published('en', { title: 'Visas' })
    const crew = await published('en', { title: 'Crew' })
    await save(visas, 'uk', { title: 'Візи', _status: 'published' })
    const links = [
      toPage(visas),
      toPage(crew),
      toAddress('/visas'),
      toAddress('/uk/nowhere'),
      toAddress('https://elsewhere.example/nowhere'),
      toAddress('http://localhost:3000/gone'),
      toAddress('mailto:crew@site.example'),
    ]
    const guide = await published('en', { title: 'Guide', body: body(...links) })
    await save(guide, 'uk', { title: 'Порадник', body: body(...links), _status: 'published' })
    // A draft's links are nobody's yet.
    await save(guide, 'ar', { title: 'دليل', body: body(toPage(999)) })
    expect(await report()).toEqual([
      'dead en Guide: /uk/nowhere',
      'dead en Guide: http://localhost:3000/gone',
      'dead uk Порадник: /uk/nowhere',
      'dead uk Порадник: http://localhost:3000/gone',
      'foreign uk Порадник: Crew',
    ])
    await save(crew, 'en', { deletedAt: new Date().toISOString() })
    expect(await report()).toContain(`dead en Guide: pages ${crew}`)
  })
})

describe('the desk', () => {
  it('lists the drafts whose last editor one is, in each language, and no trash', async () => {
    const { findDraftsOf } =
      await import('../../../src/cms/publications/reading/editors-desk.queries')
    const mine = await published('en', { title: 'Mine' })
    await save(mine, 'en', { title: 'Mine, changed' }, editor)
    await save(mine, 'uk', { title: 'Моє' }, editor)
    const theirs = await published('en', { title: 'Theirs' })
    await save(theirs, 'uk', { title: 'Їхнє' }, translator)
    const thrown = await published('en', { title: 'Thrown' })
    await save(thrown, 'ar', { title: 'مرمي' }, editor)
    await cms().update({
      collection: 'pages',
      id: thrown,
      data: { deletedAt: new Date().toISOString() },
      overrideAccess: false,
      user: editor,
    })
    const drafts = await findDraftsOf(editor.id, 10)
    expect(drafts.map(({ locale, title }) => `${locale} ${title}`).toSorted()).toEqual([
      'en Mine, changed',
      'uk Моє',
    ])
    expect(drafts[0]?.at).toBeInstanceOf(Date)
    expect(await findDraftsOf(translator.id, 10)).toMatchObject([{ title: 'Їхнє' }])
  })

  it('lists a draft for who wrote it in its language, whoever saves another language', async () => {
    const { findDraftsOf } =
      await import('../../../src/cms/publications/reading/editors-desk.queries')
    const titles = async (of: Account) =>
      (await findDraftsOf(of.id, 10)).map(({ locale, title }) => `${locale} ${title}`).toSorted()
    const id = await published('en', { title: 'Visas' })
    await save(id, 'uk', { title: 'Візи' }, translator)
    await save(id, 'fr', { title: 'Visas, en français' }, editor)
    expect(await titles(translator)).toEqual(['uk Візи'])
    expect(await titles(editor)).toEqual(['fr Visas, en français'])

    // Publishing a language leaves the drafts of the others with their authors.
    await save(id, 'en', { title: 'Visas, again', _status: 'published' }, editor)
    expect(await titles(translator)).toEqual(['uk Візи'])
    // Nor does the way to the trash and back make anybody an author.
    const own = { collection: 'pages', id, overrideAccess: false, user: editor } as const
    await save(id, 'en', { title: 'Visas, draft' })
    await cms().update({ ...own, data: { deletedAt: new Date().toISOString() } })
    expect(await titles(translator)).toEqual([])
    await cms().update({ ...own, trash: true, data: { deletedAt: null } })
    expect(await titles(translator)).toEqual(['uk Візи'])
    expect(await titles(editor)).toEqual(['fr Visas, en français'])

    // A colleague who goes on with the text takes it over.
    await save(id, 'uk', { title: 'Візи й дозволи' }, editor)
    expect(await titles(translator)).toEqual([])
    expect(await titles(editor)).toEqual(['fr Visas, en français', 'uk Візи й дозволи'])
  })

  it('counts each language, and names what was published last', async () => {
    const { findLatelyPublished } =
      await import('../../../src/cms/publications/reading/editors-desk.queries')
    const { findMatrix } = await import('../../../src/cms/desk/translations/translation-matrix.queries')
    const visas = await published('en', { title: 'Visas' })
    await published('en', { title: 'Crew' })
    await save(visas, 'uk', { title: 'Візи', _status: 'published' })
    await save(visas, 'ar', { title: 'التأشيرات' })
    await save(visas, 'uk', { title: 'Візи та паспорти' })
    const filter = { collection: 'pages', locales: LOCALES } as const
    const { counted, totals } = await findMatrix(filter, { offset: 0, limit: 1 })
    expect(counted).toBe(2)
    const count = (locale: Locale) => {
      const { states, newerDrafts } = totals.get(locale) ?? {}
      const some = [...(states ?? [])].filter(([, number]) => number > 0)
      return { ...Object.fromEntries(some), newerDrafts }
    }
    expect(count('en')).toEqual({ live: 2, newerDrafts: 0 })
    expect(count('uk')).toEqual({ live: 1, missing: 1, newerDrafts: 1 })
    expect(count('ar')).toEqual({ draft: 1, missing: 1, newerDrafts: 0 })
    expect(totals.size).toBe(12)
    expect((await findLatelyPublished(1)).map(({ title }) => title)).toEqual(['Візи'])
  })
})

describe('restoring a version in one language', () => {
  /** As the endpoint is asked, by somebody. */
  async function restore(user: Account, id: number, version: number | string, locale: string) {
    const { createLocalReq } = await import('payload')
    const req = await createLocalReq({ user }, cms())
    Object.assign(req, {
      locale,
      routeParams: { id: String(id) },
      query: { version: String(version) },
    })
    return restoreLanguage('pages').handler(req)
  }

  async function pageWithHistory() {
    const id = await published('en', { title: 'Visas', excerpt: 'First', position: 1 })
    await save(id, 'uk', { title: 'Візи', _status: 'published' })
    const { docs } = await cms().findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: 1,
    })
    const version = docs[0]?.id ?? 0
    await save(id, 'en', { title: 'Visas!', excerpt: null, position: 5, _status: 'published' })
    await save(id, 'uk', { title: 'Візи!', _status: 'published' })
    return { id, version }
  }

  const read = (id: number, locale: Locale, draft: boolean) =>
    cms().findByID({ collection: 'pages', id, locale, draft, depth: 0 })

  it('begins with the history, which says of each version what it changed in its own language', async () => {
    const { id } = await pageWithHistory()
    const { createLocalReq } = await import('payload')
    const { historyOfDocument } = await import('../../../src/cms/desk/history/document-history.queries')
    const req = await createLocalReq({ user: editor }, cms())
    const { lines } = await historyOfDocument(req, {
      collection: 'pages',
      id,
      locale: 'en',
      page: 1,
    })
    const said = lines.map(({ language, changed }) => [language, changed?.split(', ')[0]])
    expect(said.slice(0, 3)).toEqual([
      ['uk', 'Title'],
      ['en', 'Title'],
      ['uk', 'Title'],
    ])
  })

  it('brings back its texts as a draft, and touches no other language and no shared field', async () => {
    const { id, version } = await pageWithHistory()
    await restore(editor, id, version, 'en')
    expect(await read(id, 'en', true)).toMatchObject({
      title: 'Visas',
      excerpt: 'First',
      position: 5,
      _status: 'draft',
    })
    expect((await read(id, 'en', false)).title).toBe('Visas!')
    expect((await read(id, 'uk', true)).title).toBe('Візи!')
  })

  it('is a translator’s right in the own language alone', async () => {
    const { id, version } = await pageWithHistory()
    await expect(restore(translator, id, version, 'en')).rejects.toThrow(/not allowed/)
    await restore(translator, id, version, 'uk')
    expect((await read(id, 'uk', true)).title).toBe('Візи')
  })

  it('needs a version of that very document, and one language', async () => {
    const { id, version } = await pageWithHistory()
    const other = await published('en', { title: 'Other' })
    for (const wrong of [999_999, 'x', '1 OR 1=1']) {
      await expect(restore(editor, id, wrong, 'en')).rejects.toThrow(/no longer exists/)
    }
    await expect(restore(editor, other, version, 'en')).rejects.toThrow(/no longer exists/)
    await expect(restore(editor, id, version, 'all')).rejects.toThrow(/one language/)
  })

  it('never empties a language that was not written yet at that time', async () => {
    const id = await published('en', { title: 'Visas' })
    const { docs } = await cms().findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      limit: 1,
    })
    await save(id, 'uk', { title: 'Візи' })
    await expect(restore(editor, id, docs[0]?.id ?? 0, 'uk')).rejects.toThrow(/Ukrainian/)
    expect((await read(id, 'uk', true)).title).toBe('Візи')
  })

  it('is the only way: Payload’s own, which restores every language, is refused', async () => {
    const { version } = await pageWithHistory()
    await expect(
      cms().restoreVersion({ collection: 'pages', id: String(version) }),
    ).rejects.toThrow(/one language at a time/)
  })
})
