import { createHash, randomBytes } from 'node:crypto'

import { beforeEach, expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'
import { hire } from './request-world'

/** What somebody has sent by forms: their words and files are shown to them, and to no other seafarer. */

const cms = cmsUnderTest()

const EMAIL = 'olena@ship.example'
const BYTES = Buffer.from('a page of a passport')

const load = async () => ({
  ...(await import('../../../src/features/seamen/own-file.answer')),
  ...(await import('../../../src/features/seamen/own-requests.queries')),
  ...(await import('../../../src/cms/services/seaman-only/seaman-session.queries')),
})

beforeEach(async () => {
  for (const table of ['form_files', 'messages', 'requests', 'seaman_events', 'seamen']) {
    await cms().db.pool.query(`DELETE FROM ${table}`)
  }
})

/** A seafarer with a session, as the browser's headers. */
async function signedIn(email: string, isConfirmed = true, state = 'active'): Promise<Headers> {
  const { rows } = await cms().db.pool.query<{ id: number }>(
    `INSERT INTO seamen (name, email, language, state, confirmed_at)
     VALUES ('Olena', $1, 'en', $2, CASE WHEN $3 THEN now() END) RETURNING id`,
    [email, state, isConfirmed],
  )
  const token = randomBytes(32).toString('base64url')
  await cms().db.pool.query(
    `INSERT INTO seaman_sessions (id, seaman_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), rows[0]?.id],
  )
  return new Headers({ cookie: `mh_seaman=${token}` })
}

/** A request under the address, with a file. */
async function sent(eraseAt = `now() + interval '1 day'`): Promise<number> {
  const { id } = await cms().create({
    collection: 'requests',
    data: {
      kind: 'contact',
      state: 'new',
      locale: 'en',
      // As it was typed.
      email: 'Olena@Ship.example',
      values: { message: 'Where is my book?' },
      eraseAt: new Date(Date.now() + 86_400_000).toISOString(),
      reference: `MH-${randomBytes(4).toString('hex').toUpperCase()}`,
      sendKey: randomBytes(16).toString('base64url'),
      digest: 'x',
    } as never,
    depth: 0,
  })
  const { rows } = await cms().db.pool.query<{ id: number }>(
    `INSERT INTO form_files (request_id, field, name, type, size, bytes, erase_at)
     VALUES ($1, 'file', 'книжка "моряка".pdf', 'application/pdf', $2, $3, ${eraseAt}) RETURNING id`,
    [id, BYTES.length, BYTES],
  )
  return rows[0]?.id ?? 0
}

it('a file that was sent comes back to its sender, to be kept and shown by nothing', async () => {
  const { answerOwnFile } = await load()
  const file = await sent()
  const answer = await answerOwnFile(await signedIn(EMAIL), file)
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
})

it('a document that the site has not opened comes back under another ending', async () => {
  const { answerOwnFile } = await load()
  const file = await sent()
  await cms().db.pool.query(
    `UPDATE form_files SET type = 'application/msword', name = 'книжка.doc' WHERE id = $1`,
    [file],
  )
  const answer = await answerOwnFile(await signedIn(EMAIL), file)
  expect(answer.headers.get('content-disposition')).toMatch(/\.doc\.unopened$/)
})

it('nobody else is told that there is such a file', async () => {
  const { answerOwnFile } = await load()
  const file = await sent()
  const translator = await hire(cms(), 'own-files-translator', 'translator')
  const others: [string, Headers][] = [
    ['another seafarer', await signedIn('pavlo@ship.example')],
    ['another who waits', await signedIn('ivan@ship.example', true, 'pending')],
    ['who has not shown whose the address is', await signedIn(EMAIL, false, 'pending')],
    ['nobody', new Headers()],
    ['a session of before', new Headers({ cookie: `mh_seaman=${'A'.repeat(43)}` })],
    ['staff', new Headers({ cookie: `mh-token=${translator.token ?? ''}` })],
  ]
  const none = await (await answerOwnFile(new Headers(), file + 1)).text()
  for (const [who, headers] of others) {
    const answer = await answerOwnFile(headers, file)
    expect([who, answer.status, await answer.text()]).toEqual([who, 404, none])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
})

it('a file whose day has come, or that is with a form not taken, is given to nobody', async () => {
  const { answerOwnFile } = await load()
  const owner = await signedIn(EMAIL)
  expect((await answerOwnFile(owner, await sent('now()'))).status).toBe(404)
  await cms().db.pool.query(
    `INSERT INTO kept_forms (id, form, "values", values_until, until)
     VALUES ('kept-1', 'contact', '{}', now() + interval '1 hour', now() + interval '1 hour')`,
  )
  const { rows } = await cms().db.pool.query<{ id: number }>(
    `INSERT INTO form_files (kept_form_id, field, name, type, size, bytes)
     VALUES ('kept-1', 'file', 'x.pdf', 'application/pdf', 1, $1) RETURNING id`,
    [Buffer.from('x')],
  )
  expect((await answerOwnFile(owner, rows[0]?.id ?? 0)).status).toBe(404)
})

it('the account lists what was typed, and the files that are still there', async () => {
  const { ownRequests, seamanOf } = await load()
  const file = await sent()
  await sent('now()')
  const seaman = await seamanOf((await signedIn(EMAIL)).get('cookie') ?? '')
  const [newest, oldest] = seaman ? await ownRequests(seaman, 'en') : []
  expect(oldest?.values).toEqual({ message: 'Where is my book?' })
  expect(oldest?.files).toEqual([{ id: file, name: 'книжка "моряка".pdf', size: BYTES.length }])
  expect(newest?.files).toEqual([])
})
