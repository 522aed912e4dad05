import { describe, expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'

/** In which order the panel lists documents. */

const cms = cmsUnderTest()

describe('a list of documents', () => {
  it('is ordered as asked, then by the title of its language', async () => {
    for (const [title, position] of [
      ['B', 2],
      ['C', 1],
      ['A', 2],
    ] as const) {
      const { id } = await cms().create({
        collection: 'docs',
        locale: 'en',
        data: { title, position, _status: 'published' },
      })
      const data = { title: `укр. ${title === 'A' ? 'Я' : title}`, _status: 'published' as const }
      await cms().update({ collection: 'docs', id, locale: 'uk', data })
    }
    const titles = async (locale: 'en' | 'uk' | 'all', draft: boolean, sort?: string[]) => {
      const { docs } = await cms().find({
        collection: 'docs',
        locale,
        draft,
        ...(sort && { sort }),
      })
      return docs.map(({ title }) => title)
    }
    for (const draft of [true, false]) {
      expect(await titles('en', draft)).toEqual(['C', 'A', 'B'])
      expect(await titles('uk', draft)).toEqual(['укр. C', 'укр. B', 'укр. Я'])
      expect(await titles('en', draft, ['-position'])).toEqual(['A', 'B', 'C'])
      expect(await titles('en', draft, ['-position', '-title'])).toEqual(['B', 'A', 'C'])
      // Every document once, however many titles it has.
      expect(await titles('all', draft)).toHaveLength(3)
    }
  })

  it('says of each when it was changed last, in whatever language, and is ordered by that', async () => {
    const make = async (title: string) => {
      const data = { title, _status: 'draft' as const }
      return (await cms().create({ collection: 'pages', locale: 'en', draft: true, data })).id
    }
    const change = (id: number, _status: 'draft' | 'published') =>
      cms().update({
        collection: 'pages',
        id,
        locale: 'en',
        data: { _status },
        ...(_status === 'published' && { publishSpecificLocale: 'en' }),
      })
    const [first, second] = [await make('First'), await make('Second')]
    const published = await change(first, 'published')
    const { docs } = await cms().find({
      collection: 'pages',
      draft: true,
      sort: '-updatedAt',
      where: { id: { in: [first, second] } },
    })
    expect(docs.map(({ id }) => id)).toEqual([first, second])
    expect(Date.parse(docs[0]?.updatedAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(published.updatedAt),
    )
  })
})
