import { gzipSync } from 'node:zlib'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Locale } from '../../src/domain/locales/locales'
import { publicPath } from '../../src/domain/addresses/paths'
import { ask } from '../site/ask'
import { newSeaman, newSession } from '../site/members'
import { publishVacancy } from '../site/publish-vacancy'
import { sharedSite } from './site-under-test'

/** A seafarer writes down person, work wanted, languages and references without a script: each section is saved by itself. */

const under = sharedSite()

let database: pg.Client
let made = 0

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.query(`DELETE FROM seaman_persons; DELETE FROM seaman_work_wanted;
    DELETE FROM seaman_languages; DELETE FROM seaman_references;
    DELETE FROM seamen WHERE email LIKE 'http.profile.%'`)
  await database.end()
})

type Fields = Record<string, string>

async function member(): Promise<{ id: number; cookie: string }> {
  made += 1
  const id = await newSeaman(database, { email: `http.profile.${made}@ship.example` })
  await database.query(`UPDATE seamen SET rank = 'bosun', citizenship = 'PH' WHERE id = $1`, [id])
  return { id, cookie: await newSession(database, id) }
}

/** What stands in a control of a page. */
function valueOf(page: string, name: string): string {
  const inputs = page.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g')) ?? []
  const input = inputs.find((one) => !one.includes('type="radio"') || /\schecked/.test(one))
  const [, select = ''] =
    new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`, 's').exec(page) ?? []
  const [chosen = ''] = /<option[^>]*selected[^>]*>/.exec(select) ?? []
  return /value="([^"]*)"/.exec(input ?? chosen)?.[1] ?? ''
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

const typedIn = (page: string, typed: Fields) =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, valueOf(page, name)]))

const PERSON: Fields = {
  familyName: 'Santos',
  givenNames: 'Maria',
  birthDay: '1994-03-08',
  birthPlace: 'Cebu',
  maritalStatus: 'married',
  kinName: 'Jose Santos',
  kinTelephone: '+63 900 000 0000',
  country: 'PH',
  height: '172',
  shoes: 'EU 40',
}

/** Kilobytes of a page on its way. */
const weightOf = (page: string) => gzipSync(page).length / 1_024

interface Says {
  young: RegExp
  currency: RegExp
  test: RegExp
  elsewhere: RegExp
  nobody: RegExp
}

const SAYS: Partial<Record<Locale, Says>> = {
  en: {
    young: /you are under 16/,
    currency: /Choose the currency of the amount/,
    test: /Choose the test that the result belongs to/,
    elsewhere: /another device or tab has saved this entry/,
    nobody: /Write the company or the person/,
  },
  ph: {
    young: /wala ka pang 16 taong gulang/,
    currency: /Piliin ang pera ng halaga/,
    test: /Piliin ang pagsusulit/,
    elsewhere: /na-save ang entry na ito sa ibang device o tab/,
    nobody: /Isulat ang kumpanya o ang tao/,
  },
}

for (const locale of ['en', 'ph'] as const) {
  const says = SAYS[locale]
  if (!says) throw new Error(`There are no words for ${locale}.`)
  const at = (path: string) => publicPath({ locale, path: `seaman/account/record${path}` }, 'en')

  test(`${locale}: the own person is refused with a sentence, corrected, shown again, and not overwritten by another tab`, async () => {
    const { cookie } = await member()
    const read = (path: string) => ask(under.site.url, path, { cookie })
    const path = at('/person')
    const form = await read(path)
    expect([form.status, form.headers['cache-control']]).toEqual([200, 'private, no-store'])
    // What the account knows is shown, and no field asks for it.
    expect(form.body).toContain('Olena Koval')
    expect(form.body).not.toMatch(/name="(?:name|email|citizenship)"/)
    const tooYoung = { ...PERSON, birthDay: `${new Date().getUTCFullYear() - 2}-03-08` }
    const refused = await send(path, cookie, form.body, tooYoung)
    expect(refused.status).toBe(422)
    expect(refused.body).toMatch(says.young)
    expect(typedIn(refused.body, tooYoung)).toEqual(tooYoung)
    const saved = await send(path, cookie, refused.body, PERSON)
    expect([saved.status, saved.location]).toEqual([303, `${at('')}?done=saved`])
    expect((await read(at(''))).body).toContain('Maria Santos')
    // Of next of kin the page of all sections says nothing: others look at the same screen.
    expect((await read(at(''))).body).not.toContain('Jose Santos')

    const [one, two] = [await read(path), await read(path)]
    expect(typedIn(one.body, PERSON)).toEqual(PERSON)
    expect((await send(path, cookie, one.body, { ...PERSON, airport: 'MNL' })).status).toBe(303)
    const late = await send(path, cookie, two.body, { ...PERSON, airport: 'CEB' })
    expect(late.status).toBe(422)
    expect(late.body).toMatch(says.elsewhere)
    expect(late.body).toContain('MNL')
    expect(valueOf(late.body, 'airport')).toBe('CEB')
    expect((await send(path, cookie, late.body, { ...PERSON, airport: 'CEB' })).status).toBe(303)
    expect(valueOf((await read(path)).body, 'airport')).toBe('CEB')
  })

  test(`${locale}: work wanted, languages and references are each saved by themselves, and no page is heavy`, async () => {
    const { cookie } = await member()
    const read = (path: string) => ask(under.site.url, path, { cookie })
    const work = await read(at('/work'))
    // The rank of the account stands there already.
    expect(valueOf(work.body, 'rank')).toBe('bosun')
    const pay = { rank: 'bosun', pay: '2400', payPeriod: 'month', readyFrom: '2027-01-12' }
    const noCurrency = await send(at('/work'), cookie, work.body, pay)
    expect(noCurrency.status).toBe(422)
    expect(noCurrency.body).toMatch(says.currency)
    expect(typedIn(noCurrency.body, pay)).toEqual(pay)
    const inDollars = { ...pay, payCurrency: 'USD' }
    expect((await send(at('/work'), cookie, noCurrency.body, inDollars)).status).toBe(303)

    const languages = await read(at('/languages'))
    const noTest = { englishLevel: 'intermediate', englishScore: '82 %' }
    const unsaid = await send(at('/languages'), cookie, languages.body, noTest)
    expect(unsaid.body).toMatch(says.test)
    const marlins = { ...noTest, englishTest: 'marlins' }
    expect((await send(at('/languages'), cookie, unsaid.body, marlins)).status).toBe(303)

    const path = at('/references/new')
    const reference = await read(path)
    const contact = { email: 'master@nord.example' }
    const nobody = await send(path, cookie, reference.body, contact)
    expect(nobody.body).toMatch(says.nobody)
    expect(valueOf(nobody.body, 'email')).toBe(contact.email)
    const named = { ...contact, company: 'Nord Line' }
    expect((await send(path, cookie, nobody.body, named)).status).toBe(303)

    const { body } = await read(at(''))
    for (const text of ['Marlins 82 %', 'USD', 'Nord Line']) expect(body).toContain(text)
    const entry = new RegExp(`${at('/references/')}\\d+`).exec(body)?.[0] ?? ''
    const removing = await read(`${entry}/remove`)
    expect(removing.body).toContain('Nord Line')
    for (const one of [at(''), at('/person'), at('/work'), at('/languages'), path, entry]) {
      const answer = await read(one)
      expect([one, answer.status]).toEqual([one, 200])
      const weight = weightOf(answer.body)
      expect([one, weight <= 30 ? 'light' : weight]).toEqual([one, 'light'])
    }
    expect((await send(`${entry}/remove`, cookie, removing.body, {})).location).toBe(
      `${at('')}?done=removed`,
    )
    expect((await read(at(''))).body).not.toContain('Nord Line')
  })
}

test('what was typed waits while somebody signs in again, and does not overwrite what was saved since', async () => {
  const { id, cookie } = await member()
  const path = '/seaman/account/record/person'
  const page = await ask(under.site.url, path, { cookie })
  await database.query('DELETE FROM seaman_sessions WHERE seaman_id = $1', [id])
  const ended = await send(path, cookie, page.body, PERSON)
  expect(ended.status).toBe(303)
  const { pathname, searchParams } = new URL(ended.location ?? '', 'http://localhost')
  expect(pathname).toBe('/seaman/sign-in')
  // The first save of all came from another device meanwhile.
  await database.query(
    `INSERT INTO seaman_persons (seaman_id, version, send_key, airport) VALUES ($1, 1, $2, 'MNL')`,
    [id, `elsewhere-${id}`],
  )
  const again = await newSession(database, id)
  const next = searchParams.get('next') ?? ''
  const back = await ask(under.site.url, next, { cookie: again })
  expect(typedIn(back.body, PERSON)).toEqual(PERSON)
  const told = await send(path, again, back.body, PERSON)
  expect(told.status).toBe(422)
  expect(told.body).toContain('MNL')
  // Nobody else opens what waits.
  const other = await member()
  const theirs = await ask(under.site.url, next, { cookie: other.cookie })
  expect(theirs.body).not.toContain('Jose Santos')
})

test('the form of an answer tells of English and of the day of joining', async () => {
  const { id, cookie } = await member()
  const vacancy = await publishVacancy(under.editor)
  const asks = await under.editor.request('PATCH', `/vacancies/${vacancy}?locale=en`, {
    englishLevel: 'good',
    joining: { from: '2027-01-01T12:00:00.000Z' },
    _status: 'published',
  })
  expect(asks.status).toBe(200)
  const path = `/forms/answer/${vacancy}`
  expect((await ask(under.site.url, path, { cookie })).body).not.toContain('_gap')
  await database.query(
    `INSERT INTO seaman_languages (seaman_id, version, send_key, english_level)
     VALUES ($1, 1, $2, 'intermediate')`,
    [id, `gap-${id}`],
  )
  const english = await ask(under.site.url, path, { cookie })
  // What the account says is not typed again; nobody else is shown it.
  const known = /<input(?=[^>]*name="email")(?=[^>]*value="[^"]+@)/
  expect(english.body).toMatch(known)
  expect((await ask(under.site.url, path)).body).not.toMatch(known)
  expect(english.body).toMatch(
    /English: intermediate \(B1\) is written down, good \(B2\) is asked for/i,
  )
  expect(english.body).toMatch(/Joining by 1 January 2027: the day .* is not written down/i)
  await database.query(
    `INSERT INTO seaman_work_wanted (seaman_id, version, send_key, ready_from)
     VALUES ($1, 1, $2, '2027-01-12T12:00:00Z')`,
    [id, `gap-${id}`],
  )
  const ready = await ask(under.site.url, path, { cookie })
  expect(ready.body).toMatch(/you are ready from 12 January 2027/)
  expect((await ask(under.site.url, path)).body).not.toContain('_gap')
})

test('a stranger is led to the sign-in, and addresses that do not exist are no pages', async () => {
  const { cookie } = await member()
  for (const path of ['/person', '/work', '/languages', '/references/new', '/references/1']) {
    const { status, location } = await ask(under.site.url, `/seaman/account/record${path}`)
    expect([path, status]).toEqual([path, 307])
    expect(location).toMatch(/^\/seaman\/sign-in\?next=/)
  }
  for (const path of ['/person/1', '/work/new', '/references', '/references/x', '/references/9']) {
    const { status } = await ask(under.site.url, `/seaman/account/record${path}`, { cookie })
    const found = path === '/references/9' ? 200 : 404
    expect([path, status]).toEqual([path, found])
  }
})
