import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import type { Page } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

type Body = NonNullable<Page['body']>

/** A body of lines; one that begins with `## ` is a heading. */
function body(...lines: string[]): Body {
  const node = { version: 1, direction: null, format: '' as const, indent: 0 }
  const children = lines.map((line) => {
    const isHeading = line.startsWith('## ')
    return {
      ...node,
      type: isHeading ? 'heading' : 'paragraph',
      ...(isHeading && { tag: 'h2' }),
      children: [{ type: 'text', version: 1, text: line.replace(/^## /, '') }],
    }
  })
  return { root: { ...node, type: 'root', children } }
}

async function publish(locale: Locale, data: Partial<Page> & { title: string }): Promise<number> {
  const { id } = await cms().create({
    collection: 'pages',
    locale,
    data: { ...data, _status: 'published' },
  })
  return id
}

function save(id: number, locale: Locale, data: Partial<Page>) {
  return cms().update({ collection: 'pages', id, locale, data })
}

async function search(locale: Locale, words: string) {
  const { searchSections } = await import('../../../src/features/site-search/site-search.queries')
  return searchSections(locale, words)
}

const titles = async (locale: Locale, words: string) =>
  (await search(locale, words)).documents.map(({ title }) => title.map(({ text }) => text).join(''))

describe('what is found', () => {
  it('is published and unpublished with its text, in the same moment', async () => {
    const id = await publish('en', { title: 'Mooring', body: body('Keep clear of the bight.') })
    expect(await titles('en', 'bight')).toEqual(['Mooring'])
    await cms().update({
      collection: 'pages',
      id,
      locale: 'en',
      draft: true,
      data: { body: body('Stand on the hawser.'), _status: 'draft' },
    })
    expect(await titles('en', 'hawser')).toEqual([])
    expect(await titles('en', 'bight')).toEqual(['Mooring'])
    await save(id, 'en', { body: body('Stand on the hawser.'), _status: 'published' })
    expect([await titles('en', 'hawser'), await titles('en', 'bight')]).toEqual([['Mooring'], []])
    await save(id, 'en', { _status: 'draft' })
    expect(await titles('en', 'hawser')).toEqual([])
    await save(id, 'en', { _status: 'published' })
    await cms().delete({ collection: 'pages', id })
    expect(await titles('en', 'hawser')).toEqual([])
  })

  it('is a section with its anchor, the one that the page has', async () => {
    const id = await publish('en', {
      title: 'Drills',
      excerpt: 'What to practise.',
      body: body('Lead.', '## Lifeboat drill', 'Muster at the davit.', '## Fire drill', 'Hoses.'),
    })
    await save(id, 'uk', {
      title: 'Навчання',
      slug: 'навчання',
      body: body('Вступ.', '## Шлюпкова тривога', 'Збір біля шлюпбалки.', '## Пожежна', 'Рукави.'),
      _status: 'published',
    })
    const hrefs = async (locale: Locale, words: string) =>
      (await search(locale, words)).documents.flatMap(({ sections }) =>
        sections.map(({ href }) => decodeURIComponent(href)),
      )
    expect(await hrefs('en', 'davit')).toEqual(['/drills#lifeboat-drill'])
    expect(await hrefs('uk', 'шлюпбалка')).toEqual(['/uk/навчання#lifeboat-drill'])
    // A heading of the source language more, and the sections are called by themselves.
    await save(id, 'en', { body: body('## Lifeboat drill', 'Davit.'), _status: 'published' })
    expect(await hrefs('uk', 'шлюпбалка')).toEqual(['/uk/навчання#шлюпкова-тривога'])
  })

  it('is in the language alone; other texts are found where they are asked for', async () => {
    await publish('en', { title: 'Anchoring', body: body('Veer the cable.') })
    expect(await titles('de', 'cable')).toEqual([])
    const { searchSource } = await import('../../../src/features/site-search/site-search.queries')
    const { documents } = await searchSource('de', 'cable')
    expect(documents).toMatchObject([{ href: '/de/anchoring', locale: 'en' }])
  })

  it('is open to everybody: a row of the publication index for members shows nothing', async () => {
    const id = await publish('en', { title: 'Gangway', body: body('Rig the manropes.') })
    await cms().db.drizzle.execute(
      `UPDATE publications SET members_only = true WHERE document = '${id}'`,
    )
    expect(await titles('en', 'manropes')).toEqual([])
    // Nor is a word of it taken for one that was mistyped.
    expect((await search('en', 'manroqes')).corrected).toBeUndefined()
  })
})

describe('words of each language', () => {
  const TEXTS: [Locale, string, string, string[]][] = [
    ['en', 'Wages', 'The company pays wages every month.', ['paying wage', 'WAGES']],
    [
      'uk',
      'Договір',
      'Підпишіть договір до виходу в море. Об’єднання моряків.',
      ['договору', "об'єднання", 'моря'],
    ],
    ['ru', 'Проверка', 'Проверьте лицензию крюинговой компании.', ['лицензии компаний']],
    ['ar', 'العقد', 'اقرأ عقد العمل قبل السفر.', ['عقدك', 'العمل']],
    ['hi', 'वेतन', 'नाविकों का वेतन हर महीने मिलता है।', ['नाविक', 'वेतन महीने']],
    [
      'ph',
      'Kontrata',
      'Basahin ang kontrata bago pumirma. Magbayad ay bawal.',
      ['kontratang', 'bayad'],
    ],
    ['zh', '签证', '船员签证费由船东承担。', ['签证', '船东', '船员签证']],
    ['fr', 'Équipage', 'L’équipage signe le contrat.', ['equipage', 'contrats']],
  ]

  beforeAll(async () => {
    for (const [locale, title, text] of TEXTS) await publish(locale, { title, body: body(text) })
  })

  it.each(
    TEXTS.flatMap(([locale, title, , asked]) => asked.map((words) => ({ locale, title, words }))),
  )('finds “$words” ($locale)', async ({ locale, title, words }) => {
    expect(await titles(locale, words)).toContain(title)
  })

  it('finds what texts call otherwise, in the source language by the words of others too', async () => {
    expect(await titles('en', 'salary')).toContain('Wages')
    const { searchSource } = await import('../../../src/features/site-search/site-search.queries')
    const { documents } = await searchSource('zh', '工资')
    expect(documents.map(({ href }) => href)).toContain('/zh/wages')
  })

  it('forgives an error of typing, and says what was looked for', async () => {
    const answer = await search('en', 'comapny')
    expect([answer.corrected, answer.total]).toEqual(['company', 1])
    expect((await search('uk', 'дговір')).corrected).toBe('договір')
  })

  it('takes no ship, no rank and no port for another word, and no word for one of trouble', async () => {
    const text = 'The bunk carries a case town. She was raped. Bosom.'
    await publish('en', { title: 'Not meant', body: body(text) })
    await publish('ru', { title: 'Не то', body: body('Вызов лоцмана.') })
    for (const words of ['bulk carrier', 'Cape Town', 'rapel', 'bosun']) {
      expect([words, (await search('en', words)).corrected]).toEqual([words, undefined])
    }
    expect((await search('ru', 'боцмана')).corrected).toBeUndefined()
  })

  it('counts no small number and no word of grammar, where there are others', async () => {
    await publish('en', { title: 'Muster', body: body('Every 3 months, 3 times, within 3 days.') })
    await publish('en', { title: 'Arrears', body: body('Claim arrears of two months at once.') })
    await publish('id', {
      title: 'Sijil',
      body: body('Tidak lebih dari 3 bulan, tidak untuk 3 hari.'),
    })
    await publish('id', { title: 'Tunggakan', body: body('Tunggakan dua bulan ditagih.') })
    expect(await titles('en', '3 months arrears')).toEqual(['Arrears'])
    expect(await titles('id', 'tunggakan untuk 3 bulan')).toEqual(['Tunggakan'])
    // Alone they are what is looked for.
    expect(await titles('en', '3')).toEqual(['Muster'])
    expect((await titles('id', 'tidak untuk')).at(0)).toBe('Sijil')
  })

  it.each(["' OR 1=1 --", 'q & b | !c <-> (d', '%', '_', '\\', ':*', '"', '🚢', 'x'.repeat(5_000)])(
    'answers %.20s',
    async (words) => {
      await expect(search('en', words)).resolves.toMatchObject({ isPartial: false })
    },
  )
})

it('drift is seen, and mended by what keeps the publication index', async () => {
  const { findSearchDrift } = await import('../../../src/cms/documents/search/search-sections')
  const { project } = await import('../../../src/cms/desk/publishing/project')
  expect(await findSearchDrift(cms(), 'pages')).toBe(0)
  await cms().db.drizzle.execute(
    `DELETE FROM search_sections WHERE locale = 'zh'; UPDATE search_sections SET fingerprint = '' WHERE locale = 'hi';
     INSERT INTO search_sections SELECT collection, '4711', locale, position, anchor, heading, text, words, forms, fingerprint
       FROM search_sections WHERE locale = 'fr' AND position = 0`,
  )
  expect(await findSearchDrift(cms(), 'pages')).toBe(3)
  await project(cms(), { collection: 'pages' })
  expect(await findSearchDrift(cms(), 'pages')).toBe(0)
  expect(await titles('zh', '签证')).toEqual(['签证'])
})
