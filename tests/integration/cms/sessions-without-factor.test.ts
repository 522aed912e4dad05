import { generateSync } from 'otplib'
import type { CollectionSlug, Endpoint } from 'payload'
import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'
import { writeOneOfEach } from '../one-of-each'
import { ask, type RestClient, signIn } from '../rest'

/**
 * Every endpoint that there is, found by itself, asked in sessions that have given a password and no second factor: each answers
 * as it answers a stranger, but for those that enrol and verify.
 */

const cms = cmsUnderTest()

const PASSWORD = 'only-for-tests'

/** What is there for a session with the password alone; each decides what a session is good for (second-factor.test.ts). */
const FOR_THEM = [
  'GET /staff/second-factor',
  'POST /staff/logout',
  'POST /staff/second-factor/add-app',
  'POST /staff/second-factor/add-passkey',
  'POST /staff/second-factor/ask-passkey',
  'POST /staff/second-factor/begin-app',
  'POST /staff/second-factor/begin-passkey',
  'POST /staff/second-factor/give-code',
  'POST /staff/second-factor/give-passkey',
  // Refused with a reason of their own.
  'POST /staff/second-factor/confirm-code',
  'POST /staff/second-factor/confirm-passkey',
  'POST /staff/second-factor/keep-codes',
  'POST /staff/second-factor/recovery-codes',
  'POST /staff/second-factor/remove-app',
  'POST /staff/second-factor/remove-passkey',
]

const KINDS = ['give', 'enrol'] as const
const clients = {} as Record<'stranger' | 'full' | (typeof KINDS)[number], RestClient>
const ids: Partial<Record<CollectionSlug, number>> = {}

async function hire(role: 'admin' | 'editor', name: string): Promise<RestClient> {
  const email = `${name}@site.example`
  const { id } = await cms().create({
    collection: 'staff',
    data: { email, password: PASSWORD, name, role },
  })
  ids.staff ??= id
  return signIn(email, PASSWORD)
}

beforeAll(async () => {
  Object.assign(ids, await writeOneOfEach(cms()))
  clients.stranger = {}
  clients.full = await hire('admin', 'full')
  const first = await hire('admin', 'give')
  const given = { password: PASSWORD, for: 'keys', change: 'appAdded' }
  await ask(first, 'POST', '/staff/confirm-password', given)
  const begun = await ask<{ secret: string }>(first, 'POST', '/staff/second-factor/begin-app', {})
  const code = generateSync({ secret: begun.body.secret })
  await ask(first, 'POST', '/staff/second-factor/add-app', { code })
  clients.give = await signIn('give@site.example', PASSWORD)
  clients.enrol = await hire('editor', 'enrol')
  await cms().updateGlobal({ slug: 'staff-settings', data: { secondFactorFor: ['editor'] } })
})

interface Asked {
  name: string
  method: string
  path: string
}

/** Every endpoint of the API, with the ids of documents that there are. */
function everyEndpoint(): Asked[] {
  const below = (prefix: string, endpoints: Endpoint[] | false | undefined, id?: number) =>
    (endpoints || []).map(({ method, path }) => ({
      name: `${method.toUpperCase()} ${prefix}${path === '/' ? '' : path}`,
      method: method.toUpperCase(),
      path: prefix + (path === '/' ? '' : filled(path, id)),
    }))
  const { collections, config, globals } = cms()
  return [
    ...below('', config.endpoints),
    ...Object.entries(collections).flatMap(([slug, one]) =>
      below(`/${slug}`, one.config.endpoints, ids[slug as CollectionSlug]),
    ),
    ...globals.config.flatMap(({ slug, endpoints }) => below(`/globals/${slug}`, endpoints)),
  ]
}

function filled(path: string, id = 1): string {
  return path
    .replaceAll(/\{[^}]*\}|\*\w+/g, '')
    .replace(':filename', 'dot.png')
    .replaceAll(/:\w+\??/g, String(id))
}

/** What was answered, without what differs from one request to the next. */
async function answerTo(client: RestClient, { method, path }: Asked): Promise<string> {
  const { default: config } = await import('../../../payload.config')
  const isRead = method === 'GET' || method === 'HEAD'
  const answer = await handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/api${path}`, {
      method,
      headers: {
        ...(client.token !== undefined && { Authorization: `JWT ${client.token}` }),
        ...(!isRead && { 'Content-Type': 'application/json' }),
      },
      ...(!isRead && { body: '{}' }),
    }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
  return [answer.status, cookies.join(), await answer.text()].join('\n')
}

describe('a session that has given a password alone', () => {
  it('is answered at every endpoint as a stranger is', async () => {
    const found = everyEndpoint()
    const seen: string[] = []
    let different = 0
    for (const asked of found) {
      if (FOR_THEM.includes(asked.name)) {
        seen.push(asked.name)
        continue
      }
      const toStranger = await answerTo(clients.stranger, asked)
      for (const kind of KINDS) {
        expect([asked.name, kind, await answerTo(clients[kind], asked)]).toEqual([
          asked.name,
          kind,
          toStranger,
        ])
      }
      // What is asked here is there: to a session with everything the same reads answer something else.
      if (asked.method === 'GET' && (await answerTo(clients.full, asked)) !== toStranger)
        different += 1
    }
    expect(seen.toSorted()).toEqual(FOR_THEM.toSorted())
    expect(found.length).toBeGreaterThan(400)
    expect(different).toBeGreaterThan(80)
  })

  it('is a stranger to what is no endpoint: previews, server functions and the panel ask the same', async () => {
    for (const kind of KINDS) {
      const headers = new Headers({ Authorization: `JWT ${clients[kind].token}` })
      expect((await cms().auth({ headers })).user).toBeNull()
      const cookie = new Headers({
        cookie: `mh-token=${clients[kind].token}`,
        'sec-fetch-site': 'same-origin',
      })
      expect((await cms().auth({ headers: cookie })).user).toBeNull()
    }
    const headers = new Headers({ Authorization: `JWT ${clients.full.token}` })
    expect((await cms().auth({ headers })).user).not.toBeNull()
  })

  it('is ended by the sign-out, however long ago the password was given, and without one all is well', async () => {
    const left = await signIn('give@site.example', PASSWORD)
    await cms().db.pool.query(
      `UPDATE staff_confirmations SET confirmed_at = now() - interval '1 hour'`,
    )
    const sessions = async () =>
      (
        await cms().db.pool.query(
          `SELECT FROM staff_sessions WHERE _parent_id = (SELECT id FROM staff WHERE email = 'give@site.example')`,
        )
      ).rowCount
    const before = (await sessions()) ?? 0
    expect((await ask(left, 'POST', '/staff/logout')).status).toBe(200)
    expect(await sessions()).toBe(before - 1)
    expect((await ask(left, 'POST', '/staff/logout')).status).toBe(200)
    expect((await ask({}, 'POST', '/staff/logout')).status).toBe(200)
    expect(await sessions()).toBe(before - 1)
  })

  it('is a stranger while the database does not say what was given', async () => {
    await cms().db.pool.query('ALTER TABLE staff_factor_sessions RENAME TO away')
    try {
      const headers = new Headers({ Authorization: `JWT ${clients.full.token}` })
      expect((await cms().auth({ headers })).user).toBeNull()
    } finally {
      await cms().db.pool.query('ALTER TABLE away RENAME TO staff_factor_sessions')
    }
  })
})
