import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

type Paragraphs = string[]

/** A body of paragraphs. */
const body = (paragraphs: Paragraphs) => ({
  root: {
    type: 'root',
    format: '' as const,
    indent: 0,
    version: 1,
    direction: 'ltr' as const,
    children: paragraphs.map((text) => ({
      type: 'paragraph',
      format: '' as const,
      indent: 0,
      version: 1,
      direction: 'ltr' as const,
      children: [
        { type: 'text', text, version: 1, format: 0, mode: 'normal', style: '', detail: 0 },
      ],
    })),
  },
})

async function createPage(title: string, paragraphs: Paragraphs): Promise<number> {
  const { id } = await cms().create({
    collection: 'pages',
    locale: 'en',
    data: { title, body: body(paragraphs), _status: 'published' },
  })
  return id
}

async function write(
  id: number,
  locale: Locale,
  title: string,
  paragraphs: Paragraphs,
  { draft = false } = {},
): Promise<void> {
  const data = { title, body: body(paragraphs), _status: draft ? 'draft' : 'published' } as const
  await cms().update({ collection: 'pages', id, locale, draft, data })
}

async function stateOf(id: number, locale: Locale): Promise<string | undefined> {
  const { findTranslationStates } =
    await import('../../../src/cms/desk/translations/translation-states.queries')
  const { contentType } = await import('../../../src/cms/publications/content-types')
  const [found] = await findTranslationStates(contentType('pages'), [String(id)])
  return found?.languages.get(locale)?.state
}

async function confirm(id: number, locale: Locale): Promise<boolean> {
  const { confirmTranslation } = await import('../../../src/cms/desk/translations/translation-memory')
  const { contentType } = await import('../../../src/cms/publications/content-types')
  const { databaseOf } = await import('../../../src/cms/database/handle')
  const db = await databaseOf(cms(), {})
  return confirmTranslation(db, contentType('pages'), { document: String(id), locale, by: 1 })
}

describe('the state of a translation', () => {
  let id = 0
  beforeAll(async () => {
    id = await createPage('Before you sign', ['One.', 'Two.', 'Three.'])
  })

  it('is missing, then a draft, then live', async () => {
    expect(await stateOf(id, 'uk')).toBe('missing')
    await write(id, 'uk', 'Перед підписом', ['Раз.', 'Два.', 'Три.'], { draft: true })
    expect(await stateOf(id, 'uk')).toBe('draft')
    await write(id, 'uk', 'Перед підписом', ['Раз.', 'Два.', 'Три.'])
    expect(await stateOf(id, 'uk')).toBe('live')
    expect(await stateOf(id, 'en')).toBe('live')
  })

  it('is out of date from the publication of a changed source on, and not from its draft on', async () => {
    await write(id, 'en', 'Before you sign', ['One.', 'Two, changed.', 'Three.'], { draft: true })
    expect(await stateOf(id, 'uk')).toBe('live')
    await write(id, 'en', 'Before you sign', ['One.', 'Two, changed.', 'Three.'])
    expect(await stateOf(id, 'uk')).toBe('outOfDate')
  })

  it('stays out of date where another paragraph is mended, until the one that changed is', async () => {
    await write(id, 'uk', 'Перед підписом', ['Один.', 'Два.', 'Три.'])
    expect(await stateOf(id, 'uk')).toBe('outOfDate')
    await write(id, 'uk', 'Перед підписом', ['Один.', 'Два, змінено.', 'Три.'])
    expect(await stateOf(id, 'uk')).toBe('live')
  })

  it('is out of date again with an old text, and live where the source is the old one again', async () => {
    await write(id, 'uk', 'Перед підписом', ['Один.', 'Два.', 'Три.'])
    expect(await stateOf(id, 'uk')).toBe('outOfDate')
    await write(id, 'en', 'Before you sign', ['One.', 'Two.', 'Three.'])
    expect(await stateOf(id, 'uk')).toBe('live')
  })

  it('is unpublished, and comes back as it was', async () => {
    await write(id, 'en', 'Before you sign', ['One.', 'Two.', 'Three, changed.'])
    await cms().update({ collection: 'pages', id, locale: 'uk', data: { _status: 'draft' } })
    expect(await stateOf(id, 'uk')).toBe('unpublished')
    await cms().update({ collection: 'pages', id, locale: 'uk', data: { _status: 'published' } })
    expect(await stateOf(id, 'uk')).toBe('outOfDate')
  })

  it('is live where somebody says that it is still right, until the source changes again', async () => {
    expect(await confirm(id, 'uk')).toBe(true)
    expect(await stateOf(id, 'uk')).toBe('live')
    await write(id, 'en', 'Before you sign', ['One.', 'Two.', 'Three, changed again.'])
    expect(await stateOf(id, 'uk')).toBe('outOfDate')
    expect(await confirm(id, 'ar')).toBe(false)
  })

  it('is what the source said when a draft was written, not when it was published', async () => {
    const late = await createPage('Late', ['One.'])
    await write(late, 'uk', 'Пізно', ['Раз.'], { draft: true })
    await write(late, 'en', 'Late', ['One, changed.'])
    await cms().update({
      collection: 'pages',
      id: late,
      locale: 'uk',
      data: { _status: 'published' },
    })
    expect(await stateOf(late, 'uk')).toBe('outOfDate')
  })

  it('is scheduled where it is to be published', async () => {
    const planned = await createPage('Planned', ['One.'])
    await write(planned, 'uk', 'Заплановано', ['Раз.'], { draft: true })
    const at = new Date(Date.now() + 86_400_000).toISOString()
    await cms().create({
      collection: 'schedules',
      data: {
        document: { relationTo: 'pages', value: planned },
        action: 'publish',
        locale: 'uk',
        at,
      },
    })
    expect(await stateOf(planned, 'uk')).toBe('scheduled')
  })

  it('is unknown of what was live before anything was remembered', async () => {
    const old = await createPage('Old', ['One.', 'Two.'])
    await write(old, 'uk', 'Старе', ['Раз.', 'Два.'])
    // As the migration leaves it.
    await cms().db.drizzle.execute(`UPDATE translations SET entries = '{}', draft_entries = '{}',
      standing = 'unknown', is_found = true, fingerprint = NULL WHERE document = '${old}'`)
    const { project } = await import('../../../src/cms/desk/publishing/project')
    await project(cms(), { collection: 'pages' })
    expect(await stateOf(old, 'uk')).toBe('unknown')
    // Mending a letter tells nothing of the rest.
    await write(old, 'uk', 'Старе', ['Раз!', 'Два.'])
    expect(await stateOf(old, 'uk')).toBe('unknown')
    expect(await confirm(old, 'uk')).toBe(true)
    expect(await stateOf(old, 'uk')).toBe('live')
  })
})

it('gives readers of a translation a new page when its source changes, and when it is said to be right', async () => {
  const id = await createPage('Revisions', ['One.'])
  await write(id, 'uk', 'Ревізії', ['Раз.'])
  const revision = async () => {
    const { rows } = await cms().db.drizzle.execute(
      `SELECT revision FROM publications WHERE document = '${id}' AND locale = 'uk'`,
    )
    return rows[0]?.revision
  }
  const first = await revision()
  await write(id, 'en', 'Revisions', ['One, changed.'])
  const second = await revision()
  expect(second).not.toBe(first)
})

it('follows the texts of globals', async () => {
  const { findGlobalStates } =
    await import('../../../src/cms/desk/translations/translation-states.queries')
  const site = async () =>
    (await findGlobalStates()).find(({ document }) => document === 'site')?.languages.get('uk')
      ?.state
  const save = (locale: Locale, description: string) =>
    cms().updateGlobal({ slug: 'site', locale, data: { description } })
  await save('en', 'For seafarers.')
  expect(await site()).toBe('missing')
  await save('uk', 'Для моряків.')
  expect(await site()).toBe('live')
  await save('en', 'For seafarers of the world.')
  expect(await site()).toBe('outOfDate')
  await save('uk', 'Для моряків світу.')
  expect(await site()).toBe('live')
})
