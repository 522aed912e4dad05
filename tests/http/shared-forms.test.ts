import { gzipSync } from 'node:zlib'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { LOCALES } from '../../src/domain/locales/locales'
import { publicPath } from '../../src/domain/addresses/paths'
import { ask } from '../site/ask'
import { newSeaman, newSession, writeService } from '../site/members'
import { publishVacancy } from '../site/publish-vacancy'
import { sharedSite } from './site-under-test'

/** A seafarer makes a link to the own form without a script; a company opens it by a press, and only while it is one. */

const under = sharedSite()

let database: pg.Client
let made = 0

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.query(`
    DELETE FROM seaman_contracts WHERE vessel_name = 'MV Shared Star';
    DELETE FROM seaman_papers WHERE number = 'EA-SHARED-1';
    DELETE FROM seamen WHERE email LIKE 'http.shared.%'`)
  await database.end()
})

async function member(): Promise<{ id: number; cookie: string }> {
  made += 1
  const email = `http.shared.${made}@ship.example`
  const id = await newSeaman(database, { email, name: 'Olena Shared', rank: 'bosun' })
  await database.query(
    `INSERT INTO seaman_contracts (seaman_id, version, send_key, vessel_name, sign_on)
     VALUES ($1, 1, $2, 'MV Shared Star', '2025-01-01T12:00:00Z')`,
    [id, `http-shared-${made}`],
  )
  await database.query(
    `INSERT INTO seaman_papers (seaman_id, version, send_key, document, number)
     VALUES ($1, 1, $2, 'passport', 'EA-SHARED-1')`,
    [id, `http-shared-${made}`],
  )
  return { id, cookie: await newSession(database, id) }
}

const FORM = '/seaman/account/record/links'

const valueIn = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''

/** Sends the form of links as a browser without scripts does; the path of the link that was made. */
async function make(cookie: string, parts: readonly string[], language = 'en'): Promise<string> {
  const { body } = await ask(under.site.url, FORM, { cookie })
  const fields = new URLSearchParams({
    key: valueIn(body, 'key'),
    of: valueIn(body, 'of'),
    shown: valueIn(body, 'shown'),
    company: 'North Crewing',
    lastDay: valueIn(body, 'lastDay') || /id="lastDay"[^>]*value="([^"]*)"/.exec(body)?.[1] || '',
    language,
    ...Object.fromEntries(parts.map((part) => [part, 'yes'])),
  })
  const sent = await ask(under.site.url, FORM, { method: 'POST', cookie }, fields)
  expect([sent.status, sent.location]).toEqual([303, `${FORM}?done=linkMade`])
  const page = await ask(under.site.url, `${FORM}?done=linkMade`, { cookie })
  expect(page.body).toContain('The link is made.')
  expect(page.body).toMatch(/<details open=""><summary>/)
  return (
    /<code[^>]*>[^<]*?(\/(?:\w\w\/)?seaman\/form\/[\w-]{43})<\/code>/.exec(page.body)?.[1] ?? ''
  )
}

test('no link is made with nothing ticked, and what was typed stays', async () => {
  const { id, cookie } = await member()
  const { body } = await ask(under.site.url, FORM, { cookie })
  const fields = new URLSearchParams({
    ...Object.fromEntries(['key', 'of', 'shown'].map((name) => [name, valueIn(body, name)])),
    company: 'North Untick Crewing',
    lastDay: valueIn(body, 'lastDay'),
    language: 'de',
  })
  const sent = await ask(under.site.url, FORM, { method: 'POST', cookie }, fields)
  expect(sent.status).toBe(422)
  expect(sent.body).toContain('Nothing is ticked. Tick at least one part')
  expect(sent.body).toContain('North Untick Crewing')
  expect(sent.body).toMatch(/<option value="de" selected/)
  const links = await database.query('SELECT FROM seaman_form_links WHERE seaman_id = $1', [id])
  expect(links.rowCount).toBe(0)
})

/** Presses the button of a page, and loads what it leads to. */
async function open(path: string) {
  const pressed = await ask(under.site.url, path, { method: 'POST' }, new URLSearchParams())
  const cookie = [pressed.headers['set-cookie'] ?? []].flat().map((one) => one.split(';', 1)[0])
  return { pressed, cookie: cookie.join('; ') }
}

const SECRETS = ['Olena Shared', 'MV Shared Star', 'EA-SHARED-1']

test('a link is made, shows a button to programs and the form to who presses it, and ends at once', async () => {
  const { cookie } = await member()
  const form = await ask(under.site.url, FORM, { cookie })
  expect([form.status, form.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(form.body).not.toMatch(/<input[^>]*type="checkbox"[^>]*checked/)
  expect(form.body).toContain('name="formPaperNumbers"')
  expect(form.body).not.toContain('name="formFamily"')
  const path = await make(cookie, ['formService', 'formPapers'])
  expect(path).not.toBe('')

  for (const method of ['GET', 'HEAD']) {
    const looked = await ask(under.site.url, path, { method })
    expect([looked.status, looked.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(looked.headers['x-robots-tag']).toContain('noindex')
    for (const secret of SECRETS) expect(looked.body).not.toContain(secret)
  }
  const { opened } =
    (await database.query<{ opened: number }>('SELECT opened FROM seaman_form_links')).rows[0] ?? {}
  expect(opened).toBe(0)

  const { pressed, cookie: press } = await open(path)
  expect([pressed.status, pressed.location]).toEqual([303, path])
  expect(String(pressed.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
  const shown = await ask(under.site.url, path, { cookie: press })
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(shown.body).toContain('Olena Shared')
  expect(shown.body).toContain('MV Shared Star')
  expect(shown.body).not.toContain('EA-SHARED-1')
  expect(shown.body).toMatch(/<meta name="robots" content="noindex, nofollow"/)
  expect(shown.body).toMatch(/<meta name="referrer" content="same-origin"/)
  // The same as a file, by a press.
  const token = path.split('/').at(-1) ?? ''
  const file = await fetch(`${under.site.url}/server/seaman/shared-form`, {
    method: 'POST',
    body: new URLSearchParams({ token, locale: 'en', file: 'whole' }),
  })
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  expect((await ask(under.site.url, '/server/seaman/shared-form')).status).toBe(405)

  const list = await ask(under.site.url, FORM, { cookie })
  expect(list.body).toMatch(/Opened 1 time/)
  const end = new RegExp(`action="(${FORM}/\\d+/end)"`).exec(list.body)?.[1] ?? ''
  const ended = await ask(under.site.url, end, { method: 'POST', cookie }, new URLSearchParams())
  expect([ended.status, ended.location]).toEqual([303, `${FORM}?done=linkEnded`])
  const dead = await ask(under.site.url, path, { cookie: press })
  expect(dead.body).toContain('This link shows nothing')
  for (const secret of SECRETS) expect(dead.body).not.toContain(secret)
})

test.each(LOCALES)('one that is none says so in %s, the same whatever it was', async (locale) => {
  const { id, cookie } = await member()
  const path = await make(cookie, ['formService'], locale)
  expect(path).toBe(publicPath({ locale, path: `seaman/form/${path.split('/').at(-1)}` }, 'en'))
  await database.query(`UPDATE seamen SET state = 'suspended' WHERE id = $1`, [id])
  const guessed = publicPath({ locale, path: `seaman/form/${'A'.repeat(43)}` }, 'en')
  const told = await Promise.all(
    [path, guessed].map(async (one) => {
      const { status, body, headers } = await ask(under.site.url, one)
      const [main = ''] = /<main[^]*<\/main>/.exec(body) ?? []
      return [status, headers['cache-control'], main.replaceAll(one, '')]
    }),
  )
  expect(told[0]).toEqual(told[1])
  expect(told[0]?.[2]).toContain('class="display"')
})

test('the page of an answer has boxes for who has a form, and one line for who has none', async () => {
  const address = `/forms/answer/${await publishVacancy(under.editor)}`
  const stranger = await ask(under.site.url, address)
  expect(stranger.body).not.toContain('name="formService"')
  const { cookie } = await member()
  const page = await ask(under.site.url, address, { cookie })
  expect(page.body).toContain('name="formService"')
  const none = await newSeaman(database, { email: 'http.shared.none@ship.example' })
  const empty = await ask(under.site.url, address, { cookie: await newSession(database, none) })
  expect(empty.body).not.toContain('name="formService"')
  expect(empty.body).toContain('You have no seafarer’s form yet.')
  // What it adds on a ship's link.
  const [, boxes = ''] = /<fieldset([^]*?name="formService"[^]*?)<\/fieldset>/.exec(page.body) ?? []
  expect(gzipSync(boxes).length).toBeLessThan(3_000)
})

test('the form of a service names the papers that it needs, and takes the own form along, in every language', async () => {
  const papers = 'Passport\nSeaman’s book\nPhotograph'
  const service = await writeService(under.editor, { title: 'Help with a visa', papers })
  try {
    const { cookie } = await member()
    const path = `seaman/services/${service}/ask`
    for (const locale of LOCALES) {
      const page = await ask(under.site.url, publicPath({ locale, path }, 'en'), { cookie })
      const told = [locale, page.status, page.headers['cache-control']]
      expect(told).toEqual([locale, 200, 'private, no-store'])
      expect(page.body).toContain('name="formPapers"')
      expect(page.body).not.toMatch(/<input[^>]*type="checkbox"[^>]*checked/)
      const [above = ''] =
        /<section class="card form-part own-gap"[^]*?<\/section>/.exec(page.body) ?? []
      expect([locale, above.match(/<li/g)?.length]).toEqual([locale, 2])
      expect(page.body).not.toContain('EA-SHARED-1')
      expect(gzipSync(page.body).length).toBeLessThan(30_000)
    }
    const address = publicPath({ locale: 'ph', path }, 'en')
    const { body } = await ask(under.site.url, address, { cookie })
    const fields = new URLSearchParams({
      ...{ key: valueIn(body, 'key'), of: valueIn(body, 'of'), shown: valueIn(body, 'shown') },
      ...{ message: 'Sasampa ako sa 12 Enero.', consent: 'yes', formPapers: 'yes' },
    })
    const sent = await ask(under.site.url, address, { method: 'POST', cookie }, fields)
    expect(sent.status).toBe(303)
    const { rows } = await database.query<{ parts: string[] }>(
      `SELECT f.parts FROM sent_forms f JOIN requests r ON r.id = f.request_id WHERE r.kind = 'service'`,
    )
    expect(rows).toEqual([{ parts: ['papers'] }])
  } finally {
    await database.query(`DELETE FROM requests WHERE kind = 'service'`)
    await under.editor.request('DELETE', `/seaman-services/${service}`)
  }
})
