import { gzipSync } from 'node:zlib'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Locale } from '../../src/domain/locales/locales'
import { publicPath } from '../../src/domain/addresses/paths'
import { ask } from '../site/ask'
import { newSeaman, newSession } from '../site/members'
import { publishVacancy } from '../site/publish-vacancy'
import { sharedSite } from './site-under-test'

/** A seafarer writes down sea service and papers without a script: what is typed is kept, and what follows from it is told. */

const under = sharedSite()

let database: pg.Client
let made = 0

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.query(`DELETE FROM seaman_contracts; DELETE FROM seaman_papers;
    DELETE FROM seamen WHERE email LIKE 'http.record.%'`)
  await database.end()
})

type Fields = Record<string, string>

async function member(): Promise<{ id: number; cookie: string }> {
  made += 1
  const id = await newSeaman(database, { email: `http.record.${made}@ship.example` })
  return { id, cookie: await newSession(database, id) }
}

/** What stands in a control of a page. */
function valueOf(page: string, name: string): string {
  const [input = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(page) ?? []
  const [, select = ''] =
    new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`, 's').exec(page) ?? []
  const [chosen = ''] = /<option[^>]*selected[^>]*>/.exec(select) ?? []
  return /value="([^"]*)"/.exec(input || chosen)?.[1] ?? ''
}

/** The form of a page as a browser without scripts sends it. */
async function send(path: string, cookie: string, page: string, typed: Fields) {
  const hidden = ['key', 'of', 'shown', 'kept'].flatMap((name) => {
    const value = valueOf(page, name)
    return value === '' ? [] : [[name, value]]
  })
  const fields = new URLSearchParams({ ...(Object.fromEntries(hidden) as Fields), ...typed })
  return ask(under.site.url, path, { method: 'POST', cookie }, fields)
}

const SERVICE: Fields = {
  vesselName: 'Bright Star',
  imo: 'IMO 9074728',
  vesselType: 'bulk-carrier',
  rank: 'able-seafarer-deck',
  signOn: '2025-01-01',
  signOff: '2025-06-30',
}

/** Kilobytes of a page on its way. */
const weightOf = (page: string) => gzipSync(page).length / 1_024

const SAYS: Partial<
  Record<Locale, { digit: RegExp; six: RegExp; early: RegExp; elsewhere: RegExp }>
> = {
  en: {
    digit: /the last digit of the IMO number .*9074728/,
    six: /6 months.* 1 day/,
    early: /before the day on which you signed on/,
    elsewhere: /another device or tab has saved this entry/,
  },
  ph: {
    digit: /IMO number na .*9074728/,
    six: /6 buwan, 1 araw/,
    early: /Mas maaga ito sa araw ng pagsampa/,
    elsewhere: /na-save ang entry na ito sa ibang device o tab/,
  },
}

for (const locale of ['en', 'ph'] as const) {
  const says = SAYS[locale]
  if (!says) throw new Error(`There are no words for ${locale}.`)
  const at = (path: string) => publicPath({ locale, path: `seaman/account/record${path}` }, 'en')

  test(`${locale}: a time on board is refused with a sentence, corrected, listed, changed and removed`, async () => {
    const { cookie } = await member()
    const read = (path: string) => ask(under.site.url, path, { cookie })
    const form = await read(at('/service/new'))
    expect([form.status, form.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const refused = await send(at('/service/new'), cookie, form.body, {
      ...SERVICE,
      signOff: '2024-06-30',
    })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatch(says.early)
    for (const [name, value] of Object.entries({ ...SERVICE, signOff: '2024-06-30' })) {
      expect([name, valueOf(refused.body, name)]).toEqual([name, value])
    }
    const saved = await send(at('/service/new'), cookie, refused.body, SERVICE)
    expect([saved.status, saved.location]).toEqual([303, `${at('')}?done=saved`])
    const list = await read(at(''))
    expect(list.body).toContain('Bright Star')
    expect(list.body).toMatch(says.digit)
    expect(list.body).toMatch(says.six)

    const path = new RegExp(`${at('/service/')}\\d+`).exec(list.body)?.[0] ?? ''
    const [one, two] = [await read(path), await read(path)]
    expect(valueOf(one.body, 'rank')).toBe('able-seafarer-deck')
    const quiet = { ...SERVICE, vesselName: 'Quiet Star' }
    expect((await send(path, cookie, one.body, quiet)).status).toBe(303)
    const late = await send(path, cookie, two.body, { ...SERVICE, company: 'Nord' })
    expect(late.status).toBe(422)
    expect(late.body).toMatch(says.elsewhere)
    expect(late.body).toContain('Quiet Star')
    expect([valueOf(late.body, 'vesselName'), valueOf(late.body, 'company')]).toEqual([
      'Bright Star',
      'Nord',
    ])
    expect((await send(path, cookie, late.body, { ...SERVICE, company: 'Nord' })).status).toBe(303)

    const removing = await read(`${path}/remove`)
    expect(removing.body).toContain('Bright Star')
    const removed = await send(`${path}/remove`, cookie, removing.body, {})
    expect(removed.location).toBe(`${at('')}?done=removed`)
    expect((await read(at(''))).body).not.toContain('Bright Star')
  })

  test(`${locale}: a paper that runs out is named, its number is masked, and no page is heavy`, async () => {
    const { id, cookie } = await member()
    const read = (path: string) => ask(under.site.url, path, { cookie })
    const path = at('/papers/new')
    const form = await read(path)
    const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    const typed = {
      document: 'passport',
      number: 'EA 1234567',
      validity: 'unlimited',
      expires: soon,
    }
    const refused = await send(path, cookie, form.body, typed)
    expect(refused.status).toBe(422)
    expect(refused.body).toContain('aria-invalid="true"')
    const until = { ...typed, validity: 'until' }
    expect((await send(path, cookie, refused.body, until)).status).toBe(303)
    const list = await read(at(''))
    expect(list.body).toContain('_running-out')
    expect(list.body).toContain('•••567')
    expect(list.body).not.toContain('1234567')
    await database.query(
      `INSERT INTO seaman_contracts (seaman_id, version, send_key, vessel_name, rank, vessel_type, sign_on, sign_off)
       SELECT $1::int, 1, 'http-' || $1::int || '-' || n, 'Star ' || n, 'second-engineer', 'bulk-carrier',
         '2010-01-01T12:00:00Z'::timestamptz + n * interval '220 days',
         '2010-01-01T12:00:00Z'::timestamptz + (n * 220 + 150) * interval '1 day'
       FROM generate_series(1, 22) n`,
      [id],
    )
    for (const one of [at(''), at('/service/new'), path]) {
      const { status, body } = await read(one)
      expect([one, status]).toEqual([one, 200])
      expect([one, weightOf(body) <= 30 ? 'light' : weightOf(body)]).toEqual([one, 'light'])
    }
  })
}

test('a vacancy is compared with one’s own form, and a list shows those that one has the papers for', async () => {
  const vacancy = await publishVacancy(under.editor)
  const path = `/seaman/account/record/vacancies`
  const certificate = 'certificate-of-competency'
  await under.editor.request('PATCH', `/vacancies/${vacancy}`, {
    certificates: [certificate],
    _status: 'published',
  })
  const { id, cookie } = await member()
  const read = (of: string) => ask(under.site.url, of, { cookie })
  const row = `/${vacancy}-chief-mate-lng-carrier`

  const empty = await read(`${path}/${vacancy}`)
  expect([empty.status, empty.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(empty.body).toContain('There is nothing to compare')
  expect((await read(path)).body).not.toContain(row)
  await database.query(
    `INSERT INTO seaman_papers (seaman_id, version, send_key, document, validity, expires)
     VALUES ($1, 1, 'http-fit', $2, 'until', now() + interval '400 days')`,
    [id, certificate],
  )
  expect((await read(`${path}/${vacancy}`)).body).toContain('id="_gap"')
  const fits = await read(`${path}?rank=chief-mate`)
  expect([fits.status, fits.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(fits.body).toContain(row)
  expect(fits.body).toMatch(/<meta name="robots" content="noindex, ?nofollow"/)
  expect((await read(`${path}?rank=bosun`)).body).not.toContain(row)
  await database.query(
    `UPDATE seaman_papers SET expires = now() - interval '2 days' WHERE seaman_id = $1`,
    [id],
  )
  expect((await read(path)).body).not.toContain(row)

  // The pages of everybody lead there; who is not signed in comes back after it.
  const page = await ask(under.site.url, '/crewings?rank=chief-mate')
  expect(page.body).toContain(`${path}?rank=chief-mate`)
  const out = await ask(under.site.url, `${path}?rank=chief-mate`)
  expect(out.location).toContain(`next=${encodeURIComponent(`${path}?rank=chief-mate`)}`)
  expect((await read(`${path}/999999`)).status).toBe(404)
  expect((await read(`${path}/x`)).status).toBe(404)
})

test('what was typed waits while somebody signs in again, and does not overwrite what was saved since', async () => {
  const { id, cookie } = await member()
  const at = '/seaman/account/record/service'
  const form = await ask(under.site.url, `${at}/new`, { cookie })
  await send(`${at}/new`, cookie, form.body, SERVICE)
  const { rows } = await database.query<{ id: number }>(
    'SELECT id FROM seaman_contracts WHERE seaman_id = $1',
    [id],
  )
  const path = `${at}/${rows[0]?.id}`
  const page = await ask(under.site.url, path, { cookie })
  await database.query('DELETE FROM seaman_sessions WHERE seaman_id = $1', [id])
  const ended = await send(path, cookie, page.body, { ...SERVICE, company: 'Nord' })
  expect(ended.status).toBe(303)
  const { pathname, searchParams } = new URL(ended.location ?? '', 'http://localhost')
  expect(pathname).toBe('/seaman/sign-in')
  const signIn = await ask(under.site.url, ended.location ?? '')
  expect(signIn.body).toContain('What you typed is kept for 15 minutes')
  await database.query(
    'UPDATE seaman_contracts SET version = 2, agency = $2 WHERE seaman_id = $1',
    [id, 'Elsewhere'],
  )
  const again = await newSession(database, id)
  const next = searchParams.get('next') ?? ''
  const back = await ask(under.site.url, next, { cookie: again })
  expect(valueOf(back.body, 'company')).toBe('Nord')
  const told = await send(path, again, back.body, { ...SERVICE, company: 'Nord' })
  expect(told.status).toBe(422)
  expect(told.body).toContain('Elsewhere')
  // Nobody else opens what waits.
  const other = await member()
  expect((await ask(under.site.url, next, { cookie: other.cookie })).body).not.toContain('Nord')
})

test('the form of an answer tells who is signed in what is asked and written down, and nobody else', async () => {
  const { id, cookie } = await member()
  const vacancy = await publishVacancy(under.editor)
  const certificates = ['seafarer-medical-certificate', 'passport']
  const asks = await under.editor.request('PATCH', `/vacancies/${vacancy}?locale=en`, {
    certificates,
    _status: 'published',
  })
  expect(asks.status).toBe(200)
  const path = `/forms/answer/${vacancy}`
  // Nothing is written down yet.
  expect((await ask(under.site.url, path, { cookie })).body).not.toContain('_gap')
  await database.query(
    `INSERT INTO seaman_papers (seaman_id, version, send_key, document, expires)
     VALUES ($1, 1, $2, 'seafarer-medical-certificate', '2020-01-01T12:00:00Z')`,
    [id, `gap-${id}`],
  )
  const told = await ask(under.site.url, path, { cookie })
  expect(told.body).toMatch(/ends on 1 January 2020, before the contract begins/)
  expect(told.body).toMatch(/Passport: not in your list/)
  expect(told.body).toMatch(/Papers are counted to/)
  expect(told.headers['cache-control']).toBe('private, no-store')
  expect((await ask(under.site.url, path)).body).not.toContain('_gap')
})

test('the page of an entry that is somebody else’s, or of none, has no form and says so', async () => {
  const [mine, theirs] = [await member(), await member()]
  const added = await database.query<{ id: number }>(
    `INSERT INTO seaman_papers (seaman_id, version, send_key, document)
     VALUES ($1, 1, $2, 'passport') RETURNING id`,
    [theirs.id, `gone-${theirs.id}`],
  )
  for (const path of [`papers/${added.rows[0]?.id}`, 'papers/99999999', 'service/99999999']) {
    const { body } = await ask(under.site.url, `/seaman/account/record/${path}`, {
      cookie: mine.cookie,
    })
    expect([path, /<h1[^>]*>([^<]*)/.exec(body)?.[1]]).toEqual([path, 'This entry is not here'])
    expect(body).not.toContain('name="signOn"')
    expect(body).not.toContain('name="document"')
  }
})

test('a stranger is led to the sign-in, and impossible numbers are no pages', async () => {
  const { cookie } = await member()
  for (const path of ['', '/service/new', '/service/1', '/service/1/remove', '/papers/new']) {
    const { status, location } = await ask(under.site.url, `/seaman/account/record${path}`)
    expect([path, status]).toEqual([path, 307])
    expect(location).toMatch(/^\/seaman\/sign-in\?next=/)
  }
  for (const path of [
    '/service',
    '/service/0',
    '/service/x',
    '/service/new/remove',
    '/other/new',
  ]) {
    const { status } = await ask(under.site.url, `/seaman/account/record${path}`, { cookie })
    expect([path, status]).toEqual([path, 404])
  }
})
