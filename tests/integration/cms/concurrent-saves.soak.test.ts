import { beforeAll, describe, expect, it } from 'vitest'

import type { Page, Staff } from '../../../src/payload-types'
import { load } from '../../site/load'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

const SAVES = load({ gate: 16, soak: 40 })

type Account = Staff & { collection: 'staff' }
let editors: Account[]

beforeAll(async () => {
  editors = await Promise.all(
    ['one', 'two'].map(async (name) => {
      const data = { email: `${name}@site.example`, password: 'only-for-tests', name }
      const staff = await cms().create({
        collection: 'staff',
        data: { ...data, role: 'editor' as const },
      })
      return { ...staff, collection: 'staff' as const }
    }),
  )
})

/** The editors in turn. */
function editorAt(turn: number): Account {
  const editor = editors[turn % editors.length]
  if (!editor) throw new Error('The editors are there only inside tests.')
  return editor
}

function create(data: { title: string; slug?: string }): Promise<Page> {
  return cms().create({ collection: 'pages', locale: 'en', draft: true, data })
}

/** Saves as the n-th editor in turn. */
function save(page: Page, turn: number, title: string, options: { draft: boolean }) {
  return cms().update({
    collection: 'pages',
    id: page.id,
    locale: 'en',
    draft: options.draft,
    data: { title, _status: options.draft ? 'draft' : 'published' },
    overrideAccess: false,
    user: editorAt(turn),
  })
}

async function latest(page: Page, draft: boolean) {
  return cms().findByID({ collection: 'pages', id: page.id, locale: 'en', draft, depth: 0 })
}

async function versionsOf(page: Page) {
  return cms().findVersions({
    collection: 'pages',
    where: { parent: { equals: page.id } },
    locale: 'en',
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
  })
}

async function drift() {
  const { findDrift } = await import('../../../src/cms/publications/writing/drift')
  return findDrift(cms(), 'pages')
}

const titles = (word: string) => Array.from({ length: SAVES }, (_, n) => `${word} ${n}`)

describe('many saves of one page at once, by two editors', () => {
  it.each([
    ['drafts', true],
    ['publications', false],
  ] as const)(
    'as %s leave one of them, and the publication index says the same',
    async (word, draft) => {
      const page = await create({ title: 'Before', slug: `saved-as-${word}` })
      const sent = titles(word)
      const outcomes = await Promise.allSettled(
        sent.map((title, turn) => save(page, turn, title, { draft })),
      )
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])

      const { title } = await latest(page, draft)
      expect(sent).toContain(title)
      // What editors see and what readers see is the same save.
      expect((await latest(page, true)).title).toBe(title)
      const { docs } = await versionsOf(page)
      expect(docs.filter((version) => version.latest)).toHaveLength(1)
      for (const { version } of docs) {
        expect(['Before', ...sent]).toContain(version.title)
        expect([null, ...editors.map(({ id }) => id)]).toContain(version.editedBy)
      }
      expect(docs.find((version) => version.latest)?.version.title).toBe(title)
      expect(await drift()).toEqual({ missing: 0, superfluous: 0, different: 0 })
    },
  )

  it('of two languages lose neither', async () => {
    const page = await create({ title: 'Two languages', slug: 'two-languages' })
    const locales = ['en', 'uk'] as const
    for (let round = 0; round < SAVES / 4; round += 1) {
      await Promise.all(
        locales.map((locale, turn) =>
          cms().update({
            collection: 'pages',
            id: page.id,
            locale,
            draft: true,
            data: { title: `${locale} ${round}`, _status: 'draft' },
            overrideAccess: false,
            user: editorAt(turn),
          }),
        ),
      )
      for (const locale of locales) {
        const { title } = await cms().findByID({
          collection: 'pages',
          id: page.id,
          locale,
          draft: true,
        })
        expect(title).toBe(`${locale} ${round}`)
      }
    }
  })

  it('of different addresses leave one live, and every other one leading there', async () => {
    const page = await create({ title: 'Moves about', slug: 'place' })
    const slugs = titles('place').map((title) => title.replace(' ', '-'))
    await Promise.all(
      slugs.map((slug, turn) =>
        cms().update({
          collection: 'pages',
          id: page.id,
          locale: 'en',
          data: { slug, _status: 'published' },
          overrideAccess: false,
          user: editorAt(turn),
        }),
      ),
    )
    const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
    const { slug } = await latest(page, false)
    expect((await lookUp('en', slug ?? '')).kind).toBe('live')
    for (const former of slugs.filter((other) => other !== slug)) {
      const found = await lookUp('en', former)
      expect(found).toMatchObject({ kind: 'moved', to: { path: slug } })
    }
    expect(await drift()).toEqual({ missing: 0, superfluous: 0, different: 0 })
  })
})
