import { gzipSync } from 'node:zlib'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { LOCALES } from '../../src/domain/locales/locales'
import { publicPath } from '../../src/domain/addresses/paths'
import { ask } from '../site/ask'
import { newSeaman, newSession } from '../site/members'
import { sharedSite } from './site-under-test'

/** A seafarer takes the own record along as a file: the page has a form for it, which works without a script. */

const under = sharedSite()

let database: pg.Client
let cookie: string
let id: number

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
  id = await newSeaman(database, { email: 'http.form@ship.example' })
  cookie = await newSession(database, id)
})
afterAll(async () => {
  await database.query(`DELETE FROM seaman_contracts WHERE seaman_id = ${id};
    DELETE FROM seamen WHERE id = ${id}`)
  await database.end()
})

const page = (query = '') => ask(under.site.url, `/seaman/account/record${query}`, { cookie })

async function write(vesselName: string) {
  await database.query(
    `INSERT INTO seaman_contracts (seaman_id, version, send_key, vessel_name, sign_on)
     VALUES ($1, 1, $2, $2, '2025-01-01')`,
    [id, vesselName],
  )
}

test('the page has it as soon as there is something to take along', async () => {
  expect((await page()).body).not.toContain('id="take-along"')
  await write('Bright Star')
  const { body } = await page()
  const [, part = ''] = /<section[^>]*id="take-along".*?>(.*?)<\/section>/s.exec(body) ?? []
  expect(part).toMatch(/<form(?=[^>]*method="get")[^>]*action="\/server\/seaman\/form"/)
  const values = [...part.matchAll(/<option[^>]* value="(\w+)"/g)].map(([, value]) => value)
  expect(values.toSorted()).toEqual([...LOCALES, 'onePage', 'whole', 'docx'].toSorted())
  // What it adds to the page on a ship's link.
  expect(gzipSync(part).length).toBeLessThan(1_500)
})

test('a press downloads the file, which no cache and no program on the way keeps or opens', async () => {
  for (const [file, begin] of [
    ['onePage', '%PDF-1.7'],
    ['docx', 'PK'],
  ] as const) {
    const query = new URLSearchParams({ page: 'en', language: 'hi', file })
    const answer = await fetch(`${under.site.url}/server/seaman/form?${query}`, {
      headers: { cookie },
    })
    expect(answer.status).toBe(200)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.toString('latin1').startsWith(begin)).toBe(true)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.\w+"/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test.each(['en', 'ar'] as const)('letters that no font has are named in %s', async (locale) => {
  await database.query(`DELETE FROM seaman_contracts WHERE seaman_id = ${id}`)
  await write('Star 😀')
  const query = new URLSearchParams({ page: locale, language: 'en', file: 'whole' })
  const refused = await ask(under.site.url, `/server/seaman/form?${query}`, { cookie })
  expect(refused.status).toBe(303)
  const back = publicPath({ locale, path: 'seaman/account/record' }, 'en')
  expect(refused.location).toBe(`${back}?letters=1f600#take-along`)
  const { body } = await ask(under.site.url, `${back}?letters=1f600`, { cookie })
  expect(body).toMatch(/role="alert"[^]*😀[^]*U\+1F600/u)
})
