import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
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

function schedule(user: Account, data: Partial<Schedule>) {
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

/** What the dashboard says of schedules, as HTML. */
async function dashboard(): Promise<string> {
  const { DeskSchedules } = await import('../../../src/app/(payload)/panel/desk-schedules')
  const { i18n } = await createLocalReq({}, cms())
  return renderToStaticMarkup(await DeskSchedules({ payload: cms(), user: editor, i18n }))
}

describe('a schedule', () => {
  it('publishes one language when its time has come, and not before', async () => {
    const scheduled = await schedule(editor, {})
    await run()
    expect(await status('uk')).toBe('draft')
    await comes(scheduled)
    await run()
    expect([await status('uk'), await status('en')]).toEqual(['published', 'draft'])
    expect(await outcome(scheduled)).toMatchObject({
      doneAt: expect.any(String),
      problem: null,
      document: { relationTo: 'pages', value: page.id },
    })
  })

  it.each([['an editor'], ['a translator of the language']])(
    'of %s unpublishes one language, and leaves the others',
    async (who) => {
      for (const locale of ['en', 'uk'] as const) {
        const data = { _status: 'published' as const }
        await cms().update({ collection: 'pages', id: page.id, locale, data })
      }
      const by = who === 'an editor' ? editor : translator
      await comes(await schedule(by, { action: 'unpublish' }))
      await run()
      expect([await status('uk'), await status('en')]).toEqual(['draft', 'published'])
    },
  )

  it(
    'is carried out in the order of the times, also after a long silence',
    { tags: 'soak' },
    async () => {
      const later = await schedule(editor, { action: 'unpublish' })
      const sooner = await schedule(editor, {})
      await comes(later, 10)
      await comes(sooner, 60)
      await run()
      expect(await status('uk')).toBe('draft')
      expect((await outcome(sooner)).problem).toBe(null)
      expect((await outcome(later)).problem).toBe(null)
    },
  )

  it('is carried out once, however many look', { tags: 'soak' }, async () => {
    const versions = (locale: Locale) =>
      cms().countVersions({
        collection: 'pages',
        where: { parent: { equals: page.id }, 'version._status': { equals: 'published' } },
        locale,
      })
    const data = { _status: 'published' as const }
    await cms().update({ collection: 'pages', id: page.id, locale: 'en', data })
    const byHand = await versions('en')
    await comes(await schedule(editor, {}))
    await Promise.all([run(), run(), run()])
    expect((await versions('uk')).totalDocs).toBe(byHand.totalDocs)
  })

  it('that cannot be carried out says why, and is not tried again', async () => {
    const { id } = page
    await cms().update({ collection: 'pages', id, locale: 'uk', draft: true, data: { slug: 'x' } })
    const scheduled = await schedule(editor, {})
    const other = { title: 'Інша', slug: 'x', _status: 'published' as const }
    await cms().create({ collection: 'pages', locale: 'uk', data: other })
    await comes(scheduled)
    await run()
    const { problem, doneAt } = await outcome(scheduled)
    expect(problem).toContain('/x is already taken in Ukrainian by “Інша”')
    await run()
    expect((await outcome(scheduled)).doneAt).toBe(doneAt)
    expect(await status('uk')).toBe('draft')
  })

  it('has the rights that its author has today', async () => {
    const colleague = await account('colleague', 'translator', ['uk'])
    const scheduled = await schedule(colleague, {})
    const { id } = colleague
    await cms().update({ collection: 'staff', id, data: { languages: ['ar'] } })
    await comes(scheduled)
    await run()
    expect((await outcome(scheduled)).problem).toMatch(/not allowed/)
    const orphan = await schedule(editor, {})
    await cms().update({ collection: 'schedules', id: orphan.id, data: { by: null } })
    await comes(orphan)
    await run()
    expect((await outcome(orphan)).problem).toContain('no account any more')
    expect(await status('uk')).toBe('draft')
  })
})

describe('a schedule whose page is deleted for good', { tags: 'soak' }, () => {
  const remove = () => cms().delete({ collection: 'pages', id: page.id, trash: true })

  it('is over, and says so in the language of its author', async () => {
    const scheduled = await schedule(editor, {})
    await cms().update({
      collection: 'schedules',
      id: scheduled.id,
      data: { panelLanguage: 'de' },
    })
    await remove()
    const { problem, doneAt } = await outcome(scheduled)
    expect(problem).toContain('„Візи“ wurde endgültig gelöscht')
    expect(doneAt).toEqual(expect.any(String))
  })

  it('is over too where many pages are deleted at once', async () => {
    const scheduled = await schedule(editor, {})
    await cms().delete({ collection: 'pages', where: { id: { equals: page.id } } })
    expect((await outcome(scheduled)).problem).toContain('“Візи” was deleted for good')
  })

  it('stops no other, also where it was left over', async () => {
    const left = await schedule(editor, {})
    await comes(left, 30)
    const other = await cms().create({
      collection: 'pages',
      locale: 'uk',
      draft: true,
      data: { title: 'Зарплата' },
    })
    const document = { relationTo: 'pages' as const, value: other.id }
    const later = await schedule(editor, { document })
    await comes(later)
    // As the database left it before deleting ended the schedules of a page.
    const db = cms().db as unknown as PostgresAdapter
    await db.drizzle.execute(`DELETE FROM pages WHERE id = ${page.id}`)
    expect(await dashboard()).toContain('a deleted page')
    await run()
    expect((await outcome(left)).problem).toContain('deleted')
    expect(await dashboard()).toContain((await outcome(left)).problem)
    expect(await outcome(later)).toMatchObject({ doneAt: expect.any(String), problem: null })
    page = other
    expect(await status('uk')).toBe('published')
  })

  it('says so as well where the page is only in the trash when its time comes', async () => {
    const scheduled = await schedule(editor, {})
    const data = { deletedAt: new Date().toISOString() }
    await cms().update({ collection: 'pages', id: page.id, data })
    await comes(scheduled)
    await run()
    expect((await outcome(scheduled)).problem).toContain('in the trash')
  })
})

describe('a schedule that breaks something', () => {
  /** A fault of the site, not a refusal, for as long as the trigger is there. */
  async function whileBroken(id: number, work: () => Promise<void>) {
    const db = cms().db as unknown as PostgresAdapter
    await db.drizzle.execute(`
      CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
      CREATE TRIGGER break BEFORE UPDATE ON pages FOR EACH ROW WHEN (NEW.id = ${id})
        EXECUTE FUNCTION break()`)
    try {
      await work()
    } finally {
      await db.drizzle.execute('DROP TRIGGER break ON pages; DROP FUNCTION break()')
    }
  }

  it('stops no other, and is done when the fault is gone, before what comes after it', async () => {
    const broken = await schedule(editor, {})
    const after = await schedule(editor, { action: 'unpublish' })
    const other = await cms().create({
      collection: 'pages',
      locale: 'uk',
      draft: true,
      data: { title: 'Зарплата' },
    })
    const elsewhere = await schedule(editor, {
      document: { relationTo: 'pages', value: other.id },
    })
    await comes(broken, 30)
    await comes(after, 20)
    await comes(elsewhere, 10)
    await whileBroken(page.id, async () => {
      await run()
      expect((await outcome(elsewhere)).doneAt).toEqual(expect.any(String))
      expect((await outcome(broken)).doneAt ?? null).toBe(null)
      expect((await outcome(after)).doneAt ?? null).toBe(null)
    })
    await run()
    expect((await outcome(broken)).problem).toBe(null)
    expect((await outcome(after)).problem).toBe(null)
    expect(await status('uk')).toBe('draft')
  })

  it('is given up after many tries, with a sentence', { tags: 'soak' }, async () => {
    const broken = await schedule(editor, {})
    await comes(broken)
    await whileBroken(page.id, async () => {
      for (let tries = 0; tries < 20; tries += 1) await run()
    })
    expect((await outcome(broken)).problem).toContain('fault of the site')
    await run()
    expect(await status('uk')).toBe('draft')
  })
})

describe('nobody schedules', () => {
  it.each([
    ['what is past', { at: new Date(Date.now() - 1000).toISOString() }],
    ['a language in which nothing is written', { locale: 'ar' as const }],
  ])('%s', async (_, data) => {
    await expect(schedule(editor, data)).rejects.toThrow(/invalid/)
  })

  it('a page that is not there', async () => {
    const document = { relationTo: 'pages' as const, value: 999_999 }
    await expect(schedule(editor, { document })).rejects.toThrow(/invalid/)
  })

  it('for a language that is not theirs, nor calls its schedules off', async () => {
    await expect(schedule(translator, { locale: 'en' })).rejects.toThrow(/not allowed/)
    const own = await schedule(translator, {})
    const as = { overrideAccess: false, user: translator } as const
    const move = { collection: 'schedules', id: own.id, data: { locale: 'en' }, ...as } as const
    await expect(cms().update(move)).rejects.toThrow(/not allowed/)
    const other = await schedule(editor, { locale: 'en' })
    await expect(cms().delete({ collection: 'schedules', id: other.id, ...as })).rejects.toThrow(
      /not allowed/,
    )
    await cms().delete({ collection: 'schedules', id: own.id, ...as })
  })

  it('in another’s name', async () => {
    const scheduled = await schedule(translator, { by: editor.id })
    expect((await outcome(scheduled)).by).toBe(translator.id)
  })
})

it('a schedule that unpublishes keeps its action when the stored value is renamed', async () => {
  const scheduled = await schedule(editor, { action: 'unpublish' })
  const { down, up } =
    await import('../../../migrations/20261122_130509_rename_withdraw_to_unpublish')
  const { drizzle } = cms().db as unknown as PostgresAdapter // the config mounts no other adapter
  const stored = async () => {
    const { rows } = await drizzle.execute(
      `SELECT action FROM schedules WHERE id = ${scheduled.id}`,
    )
    return rows[0]?.action
  }
  const args = { db: drizzle, payload: cms(), req: await createLocalReq({}, cms()) }
  await down(args)
  expect(await stored()).toBe('withdraw')
  await up(args)
  expect(await stored()).toBe('unpublish')
})

it('a runner that is ended says nothing of a database that ends with it, and looks no more', async () => {
  const { schedulesRunner } = await import('../../../src/features/schedules/schedules.runner')
  const { startRunners } = await import('../../../src/cms/services/jobs/start-runners')
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fail: (error: Error) => void = () => undefined
  const { end } = startRunners(() => new Promise((_, reject) => (fail = reject)), [schedulesRunner])
  const ended = end()
  fail(new Error('the pool has ended'))
  await ended
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})
