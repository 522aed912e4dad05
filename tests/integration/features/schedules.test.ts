import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales'
import type { Page, Schedule, Staff } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

type Account = Staff & { collection: 'staff' }
let editor: Account
/** Writes Ukrainian. */
let translator: Account
let page: Page

async function account(name: string, role: Staff['role'], languages: Locale[] = []) {
  const data = { email: `${name}@site.example`, password: 'only-for-tests', name, role, languages }
  const staff = await cms().create({ collection: 'staff', data })
  return { ...staff, collection: 'staff' as const }
}

beforeAll(async () => {
  editor = await account('editor', 'editor')
  translator = await account('translator', 'translator', ['uk'])
})

beforeEach(async () => {
  await cms().delete({ collection: 'schedules', where: { id: { exists: true } } })
  await cms().delete({ collection: 'pages', where: { id: { exists: true } } })
  page = await cms().create({
    collection: 'pages',
    locale: 'en',
    draft: true,
    data: { title: 'Visas', _status: 'draft' },
  })
  await cms().update({
    collection: 'pages',
    id: page.id,
    locale: 'uk',
    draft: true,
    data: { title: 'Візи' },
  })
})

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

function plan(user: Account, data: Partial<Schedule>) {
  return cms().create({
    collection: 'schedules',
    data: {
      document: { relationTo: 'pages', value: page.id },
      action: 'publish',
      locale: 'uk',
      at: inAnHour(),
      ...data,
    },
    overrideAccess: false,
    user,
  })
}

/** Its time comes, as far as the runner can tell. */
async function comes({ id }: Schedule, minutesAgo = 1) {
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  await cms().update({ collection: 'schedules', id, data: { at } })
}

async function run() {
  const runner = await import('../../../src/features/schedules/schedules.runner')
  await runner.runDueSchedules(cms())
}

async function status(locale: Locale) {
  const { id } = page
  return (await cms().findByID({ collection: 'pages', id, locale, depth: 0 }))._status
}

function outcome({ id }: Schedule) {
  return cms().findByID({ collection: 'schedules', id, depth: 0 })
}

describe('a plan', () => {
  it('publishes one language when its time has come, and not before', async () => {
    const planned = await plan(editor, {})
    await run()
    expect(await status('uk')).toBe('draft')
    await comes(planned)
    await run()
    expect([await status('uk'), await status('en')]).toEqual(['published', 'draft'])
    expect(await outcome(planned)).toMatchObject({ doneAt: expect.any(String), problem: null })
  })

  it('takes one language down, and leaves the others', async () => {
    for (const locale of ['en', 'uk'] as const) {
      const data = { _status: 'published' as const }
      await cms().update({ collection: 'pages', id: page.id, locale, data })
    }
    await comes(await plan(editor, { action: 'withdraw' }))
    await run()
    expect([await status('uk'), await status('en')]).toEqual(['draft', 'published'])
  })

  it('is carried out in the order of the times, also after a long silence', async () => {
    const later = await plan(editor, { action: 'withdraw' })
    const sooner = await plan(editor, {})
    await comes(later, 10)
    await comes(sooner, 60)
    await run()
    expect(await status('uk')).toBe('draft')
    expect((await outcome(sooner)).problem).toBe(null)
    expect((await outcome(later)).problem).toBe(null)
  })

  it('is carried out once, however many look', async () => {
    const versions = (locale: Locale) =>
      cms().countVersions({
        collection: 'pages',
        where: { parent: { equals: page.id }, 'version._status': { equals: 'published' } },
        locale,
      })
    const data = { _status: 'published' as const }
    await cms().update({ collection: 'pages', id: page.id, locale: 'en', data })
    const byHand = await versions('en')
    await comes(await plan(editor, {}))
    await Promise.all([run(), run(), run()])
    expect((await versions('uk')).totalDocs).toBe(byHand.totalDocs)
  })

  it('that cannot be carried out says why, and is not tried again', async () => {
    const { id } = page
    await cms().update({ collection: 'pages', id, locale: 'uk', draft: true, data: { slug: 'x' } })
    const planned = await plan(editor, {})
    const other = { title: 'Інша', slug: 'x', _status: 'published' as const }
    await cms().create({ collection: 'pages', locale: 'uk', data: other })
    await comes(planned)
    await run()
    const { problem, doneAt } = await outcome(planned)
    expect(problem).toContain('/x is already taken in Українська by “Інша”')
    await run()
    expect((await outcome(planned)).doneAt).toBe(doneAt)
    expect(await status('uk')).toBe('draft')
  })

  it('has the rights that whoever made it has today', async () => {
    const colleague = await account('colleague', 'translator', ['uk'])
    const planned = await plan(colleague, {})
    const { id } = colleague
    await cms().update({ collection: 'staff', id, data: { languages: ['ar'] } })
    await comes(planned)
    await run()
    expect((await outcome(planned)).problem).toMatch(/not allowed/)
    const orphan = await plan(editor, {})
    await cms().update({ collection: 'schedules', id: orphan.id, data: { by: null } })
    await comes(orphan)
    await run()
    expect((await outcome(orphan)).problem).toContain('no account any more')
    expect(await status('uk')).toBe('draft')
  })
})

describe('nobody plans', () => {
  it.each([
    ['what is past', { at: new Date(Date.now() - 1000).toISOString() }],
    ['a language in which nothing is written', { locale: 'ar' as const }],
  ])('%s', async (_, data) => {
    await expect(plan(editor, data)).rejects.toThrow(/invalid/)
  })

  it('a page that is not there', async () => {
    const document = { relationTo: 'pages' as const, value: 999_999 }
    await expect(plan(editor, { document })).rejects.toThrow(/invalid/)
  })

  it('for a language that is not theirs, nor calls its plans off', async () => {
    await expect(plan(translator, { locale: 'en' })).rejects.toThrow(/not allowed/)
    const own = await plan(translator, {})
    const as = { overrideAccess: false, user: translator } as const
    const move = { collection: 'schedules', id: own.id, data: { locale: 'en' }, ...as } as const
    await expect(cms().update(move)).rejects.toThrow(/not allowed/)
    const other = await plan(editor, { locale: 'en' })
    await expect(cms().delete({ collection: 'schedules', id: other.id, ...as })).rejects.toThrow(
      /not allowed/,
    )
    await cms().delete({ collection: 'schedules', id: own.id, ...as })
  })

  it('in another’s name', async () => {
    const planned = await plan(translator, { by: editor.id })
    expect((await outcome(planned)).by).toBe(translator.id)
  })
})
