import type { GlobalSlug } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { LOCALES, type Locale } from '../../../src/domain/locales/locales'
import { cmsUnderTest } from '../cms-under-test'
import { hire } from '../features/request-world'
import { ask, type RestClient } from '../rest'

/** What stood in the settings of the site, who wrote it, and the way back to it. */

const cms = cmsUnderTest()

type Member = RestClient & { id: number }

let admin: Member
let editor: Member
let translator: Member

beforeAll(async () => {
  admin = await hire(cms(), 'Ada', 'admin')
  editor = await hire(cms(), 'Edgar', 'editor')
  translator = await hire(cms(), 'Tanya', 'translator')
})

interface Version {
  id: number
  version: Record<string, unknown> & { editedBy: number | null; editedLocale: Locale | null }
}

/** The versions of a global, newest first, in all languages. */
async function versions(slug: GlobalSlug, who: RestClient = admin): Promise<Version[]> {
  const path = `/globals/${slug}/versions?locale=all&depth=0&limit=100&sort=-id`
  const { status, body } = await ask<{ docs: Version[] }>(who, 'GET', path)
  expect(status).toBe(200)
  return body.docs
}

async function save(slug: GlobalSlug, data: object, locale: Locale = 'en', who = editor) {
  const { status, body } = await ask(who, 'POST', `/globals/${slug}?locale=${locale}`, data)
  expect([status, body]).toEqual([200, body])
}

interface Restored {
  message?: string
  errors?: { message: string }[]
}

const restore = (slug: GlobalSlug, id: number | string, who: RestClient = editor) =>
  ask<Restored>(who, 'POST', `/globals/${slug}/versions/${id}`)

async function restored(slug: GlobalSlug, id: number, who: RestClient = editor) {
  const { status, body } = await restore(slug, id, who)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.message ?? ''
}

const now = (slug: GlobalSlug) =>
  cms().findGlobal({ slug, locale: 'all', depth: 0 }) as unknown as Promise<Record<string, unknown>>

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await cms().db.pool.query<Row>(text, values)).rows

async function lastLine() {
  const [line] = await query<Record<string, string | null>>(
    'SELECT * FROM audit_events ORDER BY id DESC LIMIT 1',
  )
  return line
}

const lineCount = async () =>
  Number((await query<{ n: string }>('SELECT count(*) AS n FROM audit_events'))[0]?.n)

/** Without what is empty. */
const said = (value: object): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) => (one === null || one === '' ? undefined : one)),
  )

async function page(title: string): Promise<number> {
  const data = { title, slug: title.toLowerCase(), _status: 'published' } as const
  return (await cms().create({ collection: 'pages', locale: 'en', data })).id
}

const entry = (value: number, label?: string, id?: string) => ({
  ...(id !== undefined && { id }),
  document: { relationTo: 'pages' as const, value },
  ...(label !== undefined && { label }),
})

describe('the history', () => {
  it('of every global keeps each save, with who made it', async () => {
    const slugs = cms().globals.config.map(({ slug }) => slug)
    expect(slugs.length).toBeGreaterThan(7)
    const data: Partial<Record<GlobalSlug, object[]>> = {
      'exchange-rates': ['2026-01-05', '2026-01-06'].map((day) => ({
        day: `${day}T12:00:00.000Z`,
        source: 'https://rates.example/',
      })),
    }
    for (const slug of slugs) {
      const [first = {}, second = {}] = data[slug] ?? []
      await save(slug, first, 'en', admin)
      await save(slug, second, 'en', admin)
      const all = await versions(slug)
      expect([slug, ...all.slice(0, 2).map(({ version }) => version.editedBy)]).toEqual([
        slug,
        admin.id,
        admin.id,
      ])
    }
  })

  it('says in which language a text was written, also in a row, and of what is shared none', async () => {
    await save('site', { name: 'Морський вузол' }, 'uk')
    const jobs = await page('Jobs')
    await save('navigation', { header: [entry(jobs)] })
    const { header } = (await now('navigation')) as { header: { id: string }[] }
    await save('navigation', { header: [entry(jobs, 'Робота', header[0]?.id)] }, 'uk')
    const [labelled, placed] = await versions('navigation')
    const [named] = await versions('site')
    expect(named?.version).toMatchObject({ editedLocale: 'uk', editedBy: editor.id })
    expect(labelled?.version.editedLocale).toBe('uk')
    expect(placed?.version.editedLocale).toBeNull()
    expect(await lastLine()).toMatchObject({ locale: 'uk', changed: 'header' })
  })

  it('knows of somebody who is no colleague any more that it was not the site', async () => {
    const former = await hire(cms(), 'Fedor', 'editor')
    await save('contact-profile', { name: 'By Fedor' }, 'en', former)
    await cms().delete({ collection: 'staff', id: former.id })
    expect((await versions('contact-profile'))[0]?.version.editedBy).toBe(former.id)
  })

  it('has one version of what the site writes at one go, and says that it was the site', async () => {
    await save('site', { description: 'By a person' })
    const before = await versions('site')
    for (const locale of LOCALES) {
      await cms().updateGlobal({ slug: 'site', locale, data: { description: `In ${locale}` } })
    }
    const [own, person] = await versions('site')
    expect(await versions('site')).toHaveLength(before.length + 1)
    expect(own?.version).toMatchObject({
      editedBy: 0,
      editedLocale: null,
      description: { fr: 'In fr', zh: 'In zh' },
    })
    expect(person?.id).toBe(before[0]?.id)
  })

  it('begins with what stood there before there was a history', async () => {
    await save('contact-profile', { name: 'From before' })
    await query('DELETE FROM _contact_profile_v')
    await query('UPDATE contact_profile SET edited_by = NULL')
    await save('contact-profile', { name: 'Written over' })
    const [written, stood] = await versions('contact-profile')
    expect(written?.version).toMatchObject({ name: 'Written over', editedBy: editor.id })
    expect(stood?.version).toMatchObject({ name: 'From before', editedBy: null })
    await restored('contact-profile', stood?.id ?? 0)
    expect(await now('contact-profile')).toMatchObject({ name: 'From before' })
  })

  it.each([
    'select[phone]=true',
    'unpublishAllLocales=true',
    'publishSpecificLocale=fr',
    'autosave=true&draft=true',
  ])('is whole whatever the save asks for: %s', async (asked) => {
    await save('contact-profile', { name: 'Whole', email: 'a@site.example' })
    const before = await versions('contact-profile')
    const data = { email: 'b@site.example' }
    const { status } = await ask(editor, 'POST', `/globals/contact-profile?${asked}`, data)
    expect(status).toBe(200)
    const after = await versions('contact-profile')
    expect(after).toHaveLength(before.length + 1)
    expect(after[0]?.version).toMatchObject({ name: 'Whole', email: 'b@site.example' })
    expect(after[1]?.version).toMatchObject({ name: 'Whole', email: 'a@site.example' })
  })

  it('ends after a hundred versions', { tags: 'soak', timeout: 60_000 }, async () => {
    const account = await cms().findByID({ collection: 'staff', id: admin.id })
    for (let count = 0; count < 103; count++) {
      await cms().updateGlobal({
        slug: 'seaman-settings',
        data: { admission: count % 2 === 0 ? 'byHand' : 'automatic' },
        // The site's own would be one.
        user: { ...account, collection: 'staff' },
      })
    }
    expect(await versions('seaman-settings')).toHaveLength(100)
  })
})

describe('a restored version', () => {
  const frame = async () =>
    (await import('../../../src/cms/publications/reading/publication-index')).findTagRevisions(
      'frame',
      'en',
    )
  const labels = async (locale: Locale) =>
    (await import('../../../src/features/navigation/navigation.queries'))
      .getNavigation(locale)
      .then(({ header }) => header.slice(1).map(({ label }) => label))

  beforeEach(async () => {
    await save('navigation', { header: [], footer: [], help: null })
  })

  it('brings rows back in all languages, is one version and one line, and can be undone', async () => {
    const [jobs, about] = [await page(`Vessels ${Date.now()}`), await page(`About ${Date.now()}`)]
    await save('navigation', {
      header: [entry(jobs, 'Find a job'), entry(about)],
      help: entry(about).document,
    })
    const rows = ((await now('navigation')) as { header: { id: string }[] }).header
    const labelled = (label: string) => [
      entry(jobs, label, rows[0]?.id),
      entry(about, '', rows[1]?.id),
    ]
    await save('navigation', { header: labelled('Знайти роботу') }, 'uk')
    await save('navigation', { header: labelled('وظائف') }, 'ar')
    const stood = await now('navigation')
    const [wanted] = await versions('navigation')
    await save('navigation', { header: [], help: null })
    const [emptied, ...older] = await versions('navigation')
    expect(await labels('uk')).toEqual([])
    const [revision, lines] = [await frame(), await lineCount()]

    expect(await restored('navigation', wanted?.id ?? 0)).toMatch(/^Restored as it stood on /)

    const { header, footer, help } = await now('navigation')
    expect(said({ header, footer, help })).toEqual(
      said({ header: stood.header, footer: stood.footer, help: stood.help }),
    )
    expect(await labels('uk')).toEqual(['Знайти роботу', expect.stringMatching(/^About/)])
    expect(await labels('ar')).toEqual(['وظائف', expect.stringMatching(/^About/)])
    expect(await frame()).not.toBe(revision)
    const [own, ...rest] = await versions('navigation')
    expect(rest.map(({ id }) => id)).toEqual([emptied, ...older].map((one) => one?.id))
    expect(own?.version).toMatchObject({ editedBy: editor.id, editedLocale: null })
    expect(await lineCount()).toBe(lines + 1)
    expect(await lastLine()).toMatchObject({
      action: 'versionRestored',
      collection: 'navigation',
      actor: 'Edgar',
      changed: 'header, help',
    })

    await restored('navigation', emptied?.id ?? 0)
    expect(await now('navigation')).toMatchObject({ header: [] })
    expect((await now('navigation')).help ?? null).toBeNull()
  })

  it('that stands there already changes nothing, and says so', async () => {
    const before = await versions('navigation')
    const lines = await lineCount()
    expect(await restored('navigation', before[0]?.id ?? 0)).toMatch(/already stands exactly/)
    expect(await versions('navigation')).toHaveLength(before.length)
    expect(await lineCount()).toBe(lines)
  })

  it('of the price list has the prices and the words of then, and pages with prices a new key', async () => {
    const tag = async () =>
      query<object>(`SELECT * FROM publication_tags WHERE tag = 'prices' ORDER BY 1`)
    await save('price-list', { application: { USD: 1900 }, refund: 'Within a week.' })
    await save('price-list', { refund: 'За тиждень.' }, 'uk')
    const [wanted] = await versions('price-list')
    await save('price-list', { application: { USD: 2900 }, refund: 'Never.' })
    await save('price-list', { refund: 'Ніколи.' }, 'uk')
    const before = await tag()
    await restored('price-list', wanted?.id ?? 0)
    expect(await now('price-list')).toMatchObject({
      application: { USD: 1900 },
      refund: { en: 'Within a week.', uk: 'За тиждень.' },
    })
    expect(await tag()).not.toEqual(before)
    expect(await lastLine()).toMatchObject({
      changed: 'application.USD, refund',
      codes:
        'application.USD: 2900 → 1900; refund (en): “Never.” → “Within a week.”; refund (uk): “Ніколи.” → “За тиждень.”',
    })
  })

  it('leaves the states of translations as they were for these texts', async () => {
    const { findGlobalStates } =
      await import('../../../src/cms/desk/translations/translation-states.queries')
    const state = async (locale: Locale) =>
      (await findGlobalStates()).find(({ document }) => document === 'site')?.languages.get(locale)
        ?.state
    await save('site', { description: 'For sailors.' })
    await save('site', { description: 'Für Seeleute auf Ukrainisch.' }, 'uk')
    await save('site', { description: '' }, 'fr')
    const [translated] = await versions('site')
    const then = { uk: await state('uk'), fr: await state('fr') }
    await save('site', { description: 'For sailors and cooks.' })
    const [outOfDate] = await versions('site')
    const stale = await state('uk')
    expect([then.uk, stale]).toEqual(['live', 'outOfDate'])
    await save('site', { description: 'І для кухарів.' }, 'uk')
    await restored('site', translated?.id ?? 0)
    expect({ uk: await state('uk'), fr: await state('fr') }).toEqual(then)
    await restored('site', outOfDate?.id ?? 0)
    expect(await state('uk')).toBe(stale)
  })

  it('that leads to what was deleted for good is refused, and changes nothing', async () => {
    const kept = await page(`Kept ${Date.now()}`)
    const gone = await page(`Gone ${Date.now()}`)
    await save('navigation', { header: [entry(kept)] })
    const plain = (await versions('navigation'))[0]
    await save('navigation', { header: [entry(kept), entry(gone)] })
    const inHeader = (await versions('navigation'))[0]
    await save('navigation', { header: [entry(kept)], help: entry(gone).document })
    const asHelp = (await versions('navigation'))[0]
    await cms().delete({ collection: 'pages', id: gone })
    const before = await now('navigation')
    const count = (await versions('navigation')).length
    for (const [version, field] of [
      [inHeader, /Header.* › 2 › .*what it led to was deleted/],
      [asHelp, /what it led to was deleted/],
    ] as const) {
      const { status, body } = await restore('navigation', version?.id ?? 0)
      expect([status, body.errors?.[0]?.message]).toEqual([409, expect.stringMatching(field)])
    }
    expect(await now('navigation')).toEqual(before)
    expect(await versions('navigation')).toHaveLength(count)
    // What names only what is there comes back.
    await restored('navigation', plain?.id ?? 0)
  })

  it('with a value that is not allowed any more is refused with the name of the field', async () => {
    await save('contact-profile', { phone: '+380 44 000 00 00', name: 'Then' })
    const [version] = await versions('contact-profile')
    await save('contact-profile', { phone: '', name: 'Now' })
    await query(`UPDATE _contact_profile_v SET version_phone = 'CALL ME' WHERE id = $1`, [
      version?.id,
    ])
    const [before, lines] = [await now('contact-profile'), await lineCount()]
    const { status, body } = await restore('contact-profile', version?.id ?? 0)
    expect(status).toBe(409)
    expect(body.errors?.[0]?.message).toMatch(
      /^This version cannot be restored, and nothing was changed\. .*: .*country code/,
    )
    expect(await now('contact-profile')).toEqual(before)
    expect(await lineCount()).toBe(lines)
  })

  it('waits while a colleague has the form open', async () => {
    await save('site', { name: 'Then' })
    const [version] = await versions('site')
    await save('site', { name: 'Now' })
    const lock = await cms().create({
      collection: 'payload-locked-documents',
      data: { globalSlug: 'site', user: { relationTo: 'staff', value: admin.id } },
    })
    expect((await restore('site', version?.id ?? 0)).status).toBe(423)
    expect(await now('site')).toMatchObject({ name: { en: 'Now' } })
    await cms().delete({ collection: 'payload-locked-documents', id: lock.id })
    await restored('site', version?.id ?? 0)
    expect(await now('site')).toMatchObject({ name: { en: 'Then' } })
  })

  it.each(['x', '0', '-1', '1.5', '999999', '99999999999999', 'null'])(
    'that is none, %s, is not found',
    async (id) => {
      expect((await restore('site', id)).status).toBe(404)
    },
  )
})

describe('rights', () => {
  it('to restore are those to save', async () => {
    await save('site', { name: 'First' })
    await save('feed-hosts', { hosts: [{ host: 'feeds.example' }] }, 'en', admin)
    await save('feed-hosts', { hosts: [] }, 'en', admin)
    const [, host] = await versions('feed-hosts')
    const [version] = await versions('site')
    const before = await now('site')
    for (const who of [translator, {}]) {
      expect((await restore('site', version?.id ?? 0, who)).status).toBe(403)
    }
    // Also for what is none: the answer would tell.
    expect((await restore('site', 999_999, translator)).status).toBe(403)
    expect((await restore('feed-hosts', host?.id ?? 0, editor)).status).toBe(403)
    expect((await restore('feed-hosts', host?.id ?? 0, admin)).status).toBe(200)
    expect(await now('site')).toEqual(before)
  })

  it('to read the versions are those to read the global', async () => {
    const one = async (slug: GlobalSlug) => (await versions(slug))[0]?.id ?? 0
    const asked = async (who: RestClient, slug: GlobalSlug) => {
      const list = await ask(who, 'GET', `/globals/${slug}/versions`)
      const single = await ask(who, 'GET', `/globals/${slug}/versions/${await one(slug)}`)
      return [list.status, single.status]
    }
    await save('request-settings', { contactMonths: 9 }, 'en', admin)
    for (const { slug, access } of cms().globals.config) {
      expect(access.readVersions).toBe(access.read)
      expect([slug, ...(await asked({}, slug))]).toEqual([slug, 403, 403])
      expect([slug, ...(await asked(admin, slug))]).toEqual([slug, 200, 200])
    }
    expect(await asked(translator, 'site')).toEqual([200, 200])
    expect(await asked(editor, 'request-settings')).toEqual([403, 403])
  })

  it.each([
    'where[version.editedBy.email][like]=a',
    'where[version.header.document.title][like]=a',
    'where[version.nothing][equals]=1',
    'where=x',
    'where[version][equals]=1',
    'where[or][0][version.header.document.value.password][like]=a',
    'sort=version.header.document.title',
    'sort=nothing',
  ])('are not learned by a search: %s', async (asked) => {
    const { status, body } = await ask(editor, 'GET', `/globals/navigation/versions?${asked}`)
    expect([status, body.docs]).toEqual([400, undefined])
  })

  it.each(['where[version.editedLocale][equals]=uk', 'sort=-updatedAt', 'limit=1&page=2'])(
    'let staff search by what they read: %s',
    async (asked) => {
      const { status } = await ask(translator, 'GET', `/globals/navigation/versions?${asked}`)
      expect(status).toBe(200)
    },
  )
})
