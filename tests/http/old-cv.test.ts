import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { publicPath } from '../../src/domain/addresses/paths'
import { docx } from '../fixtures/form-files'
import { ask } from '../site/ask'
import { newSeaman, newSession } from '../site/members'
import { sharedSite } from './site-under-test'

/** Without a script the text of an old CV is beside each form of the record, and all of it is one page away. */

const under = sharedSite()

let database: pg.Client
let made = 0

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.query(`DELETE FROM seamen WHERE email LIKE 'http.cv.%'`)
  await database.end()
})

async function member(hasPassword = true): Promise<{ id: number; cookie: string }> {
  made += 1
  const id = await newSeaman(database, { email: `http.cv.${made}@ship.example` })
  if (hasPassword)
    await database.query(`UPDATE seamen SET hash = 'x', salt = 'x' WHERE id = $1`, [id])
  return { id, cookie: await newSession(database, id) }
}

const at = (locale: 'ar' | 'en' | 'ph' | 'uk', below: string) =>
  publicPath({ locale, path: `seaman/account/record/${below}` }, 'en')

/** Sends the form with a file as a browser without scripts does. */
async function upload(address: string, cookie: string, file: Buffer, name: string) {
  const { body: page } = await ask(under.site.url, address, { cookie })
  expect(page).not.toContain('data-upload')
  const body = new FormData()
  for (const field of ['key', 'of']) {
    const [input = ''] = new RegExp(`<input[^>]* name="${field}"[^>]*>`).exec(page) ?? []
    body.set(field, /value="([^"]*)"/.exec(input)?.[1] ?? '')
  }
  body.set('cv', new Blob([new Uint8Array(file)]), name)
  const answer = await fetch(under.site.url + address, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
    body,
  })
  return { status: answer.status, to: answer.headers.get('location'), body: await answer.text() }
}

const FORMS = ['person', 'work', 'languages', 'service/new', 'papers/new', 'references/new']
const LIGHT = 30 * 1_024

test.each(['en', 'ar', 'ph'] as const)(
  '%s: it is read, beside every form, and removed by one press',
  async (locale) => {
    const { cookie } = await member()
    const read = (below: string) => ask(under.site.url, at(locale, below), { cookie })
    for (const form of FORMS) expect((await read(form)).body).not.toContain('old-cv')

    const cv = await readFile(path.join(process.cwd(), 'tests/fixtures/old-cvs/cv.docx'))
    const sent = await upload(at(locale, 'cv'), cookie, cv, 'cv.docx')
    expect([sent.status, sent.to]).toEqual([303, `${at(locale, 'cv')}?done=saved`])
    for (const form of [...FORMS, 'cv']) {
      const page = await read(form)
      expect([form, page.status]).toEqual([form, 200])
      expect(page.body).toContain('大副，持有无限航区证书')
      expect(page.headers['cache-control']).toBe('private, no-store')
      expect(gzipSync(page.body).length).toBeLessThan(LIGHT)
      // Nothing is guessed: it is in no field.
      expect(page.body).not.toMatch(/value="[^"]*大副/)
    }
    const anonymous = await ask(under.site.url, at(locale, 'cv'))
    expect(anonymous.location).toContain('/seaman/sign-in')

    const removed = await fetch(under.site.url + at(locale, 'cv/remove'), {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
      body: new URLSearchParams(),
    })
    expect(removed.status).toBe(303)
    expect((await read('cv')).body).not.toContain('大副')
    expect((await read('person')).body).not.toContain('old-cv')
  },
)

test('a long one comes in pages, and the forms stay light', async () => {
  const { id, cookie } = await member()
  const lines = Array.from({ length: 900 }, (_, index) => `Рядок ${index}: старший механік, судно`)
  await database.query(`INSERT INTO seaman_old_cvs (seaman_id, content) VALUES ($1, $2)`, [
    id,
    lines.join('\n'),
  ])
  const read = async (below: string) => {
    const [path = '', query] = below.split('?')
    const asked = query === undefined ? '' : `?${query}`
    const page = await ask(under.site.url, at('uk', path) + asked, { cookie })
    expect([below, page.status, gzipSync(page.body).length < LIGHT]).toEqual([below, 200, true])
    return page.body
  }
  for (const form of FORMS) {
    const page = await read(form)
    expect(page).toContain('Рядок 0:')
    expect(page).not.toContain('Рядок 899:')
    expect(page).toContain(`${at('uk', 'cv')}?page=2" target="_blank"`)
  }
  const seen = new Set<number>()
  let next: string | undefined = 'cv'
  for (let page = 2; next !== undefined; page += 1) {
    const body: string = await read(next)
    for (const [, line] of body.matchAll(/Рядок (\d+):/g)) seen.add(Number(line))
    next = body.includes(`cv?page=${page}"`) ? `cv?page=${page}` : undefined
  }
  expect(seen.size).toBe(900)
  expect(await read('cv?page=x')).toContain('Рядок 0:')
})

test.each([
  ['a photo', 'photo.heic', 'У цьому файлі немає тексту, лише зображення'],
  ['another kind', 'huge-png.ts', 'Виберіть файл PDF, DOCX, DOC, RTF або ODT'],
])('%s is refused with a sentence', async (_what, name, sentence) => {
  const { cookie } = await member()
  const file = await readFile(path.join(process.cwd(), 'tests/fixtures', name))
  const refused = await upload(at('uk', 'cv'), cookie, file, name)
  expect(refused.status).toBe(422)
  expect(refused.body).toContain(sentence)
})

test('a file that is too large is refused with a sentence', async () => {
  const { cookie } = await member()
  const file = Buffer.concat([docx(), Buffer.alloc(5 * 1_024 * 1_024)])
  const refused = await upload(at('uk', 'cv'), cookie, file, 'cv.docx')
  expect(refused.status).toBe(422)
  expect(refused.body).toContain('завеликий')
})

test('a form that asks for no password does not say that there is none', async () => {
  const { cookie } = await member(false)
  const page = async (below: string) => {
    const address = publicPath({ locale: 'uk', path: `seaman/account/${below}` }, 'en')
    return (await ask(under.site.url, address, { cookie })).body
  }
  expect(await page('password')).toContain('id="_password"')
  for (const form of [...FORMS, 'cv', 'links', 'import']) {
    expect(await page(`record/${form}`)).not.toContain('id="_password"')
  }
})

test('what is too long to be kept while somebody signs in is told on the page of the sign-in', async () => {
  const { cookie } = await member()
  const address = at('uk', 'languages')
  const { body: page } = await ask(under.site.url, address, { cookie })
  const [input = ''] = /<input[^>]* name="key"[^>]*>/.exec(page) ?? []
  const fields = new URLSearchParams({
    key: /value="([^"]*)"/.exec(input)?.[1] ?? '',
    otherLanguages: 'x'.repeat(11_000),
  })
  // The session has ended meanwhile.
  const sent = await ask(under.site.url, address, { method: 'POST' }, fields)
  expect([sent.status, sent.location]).toEqual([303, expect.stringContaining('too-long')])
  const { pathname, search } = new URL(sent.location ?? '', under.site.url)
  const signIn = await ask(under.site.url, pathname + search)
  expect(signIn.body).toContain('Введене довше за 10')
})
