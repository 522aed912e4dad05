import { expect, test } from 'vitest'

import { ask } from '../site/ask'
import { paragraph } from '../site/editor'
import { sharedSite } from './site-under-test'

/** What the API answers an editor when something cannot be done, from the production build. */

const under = sharedSite()

interface Refusal {
  errors: { message: string; data?: { errors: { path: string; message: string }[] } }[]
}

test('a clash, a reserved word and an orphan are named in a sentence beside the field', async () => {
  const { editor } = under
  const id = await editor.create('en', { title: 'Second about', slug: 'about' })
  const publish = async (query: string, data: object) => {
    const answer = await editor.request('PATCH', `/pages/${id}?${query}`, data)
    return { status: answer.status, refusal: (await answer.json()) as Refusal }
  }
  const clash = await publish('locale=en', { _status: 'published' })
  expect(clash.status).toBe(400)
  expect(clash.refusal.errors[0]?.data?.errors).toEqual([
    { path: 'slug', message: expect.stringContaining('“About Mariner Hub”') },
  ])
  const reserved = await publish('locale=en', { slug: 'docs', _status: 'published' })
  expect(reserved.refusal.errors[0]?.data?.errors[0]?.path).toBe('slug')

  const parent = await editor.create('en', { title: 'A parent', slug: 'a-parent' })
  await editor.publish(parent, 'en')
  await editor.publish(id, 'en', { slug: 'a-child', parent })
  const orphaning = await editor.request('DELETE', `/pages/${parent}`)
  expect(orphaning.status).toBe(409)
  expect(((await orphaning.json()) as Refusal).errors[0]?.message).toContain('pages below it')
  await editor.delete(id)
  await editor.delete(parent)
})

test('a write names one language; reads of all are the staff’s', async () => {
  const { editor } = under
  for (const [method, path] of [
    ['POST', '/pages'],
    ['POST', '/pages?locale=xx'],
    ['POST', '/pages?locale=all'],
    ['PATCH', '/pages/1?locale=en&publishAllLocales=true'],
  ] as const) {
    const answer = await editor.request(method, path, { title: 'Nowhere', _status: 'published' })
    expect(answer.status, path).toBe(400)
    expect(((await answer.json()) as Refusal).errors[0]?.message).toContain('one language')
  }
  expect((await editor.request('GET', '/pages/1?locale=all')).status).toBe(200)
})

test(
  'two editors saving one page at once are both answered, and one of them is read',
  { tags: 'soak' },
  async () => {
    const { editor, site } = under
    const oksana = await editor.hire('Oksana')
    const id = await editor.create('en', { title: 'Both', slug: 'both', body: paragraph('First.') })
    const sent = Array.from({ length: 40 }, (_, n) => `Save ${n}.`)
    const answers = await Promise.all(
      sent.map((words, n) =>
        (n % 2 ? editor : oksana).request('PATCH', `/pages/${id}?locale=en&draft=${n % 4 > 1}`, {
          body: paragraph(words),
          _status: n % 4 > 1 ? 'draft' : 'published',
        }),
      ),
    )
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
    const draft = JSON.stringify(await editor.read(`/pages/${id}?locale=en&draft=true&depth=0`))
    expect(sent.filter((words) => draft.includes(`"${words}"`))).toHaveLength(1)
    await editor.publish(id, 'en')
    const { body } = await ask(site.url, '/both')
    expect(sent.filter((words) => body.includes(`>${words}<`))).toHaveLength(1)
    expect(
      sent.filter((words) => body.includes(`>${words}<`) && draft.includes(words)),
    ).toHaveLength(1)
  },
)
