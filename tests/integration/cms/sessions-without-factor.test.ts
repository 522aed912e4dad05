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
  'POST /staff/second-factor/rename-passkey',
]

const KINDS = ['give', 'enrol'] as const
const clients = {} as Record<'stranger' | 'full' | 'owner' | (typeof KINDS)[number], RestClient>
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
  const added = await ask<{ token: string }>(first, 'POST', '/staff/second-factor/add-app', {
    code,
  })
  clients.owner = { token: added.body.token }
  await cms().db.pool.query(
    `INSERT INTO staff_passkeys (credential, staff_id, name, public_key, counter, transports, rp_id)
     SELECT '\\x01', id, 'Key', '\\x01', 0, '', 'localhost' FROM staff WHERE email = 'give@site.example'`,
  )
  clients.give = await signIn('give@site.example', PASSWORD)
  clients.enrol = await hire('editor', 'enrol')
  await cms().updateGlobal({ slug: 'staff-settings', data: { secondFactorFor: ['editor'] } })
})

interface Asked {
  name: string
  method: string
  path: string
  data?: object
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
async function answerTo(client: RestClient, asked: Asked): Promise<string> {
  const answer = await send(client, asked)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
  return [answer.status, cookies.join(), await answer.text()].join('\n')
}

async function send(client: RestClient, { method, path, data = {} }: Asked): Promise<Response> {
  const { default: config } = await import('../../../payload.config')
  const isRead = method === 'GET' || method === 'HEAD'
  return handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/api${path}`, {
      method,
      headers: {
        ...(client.token !== undefined && { Authorization: `JWT ${client.token}` }),
        ...(!isRead && { 'Content-Type': 'application/json' }),
      },
      ...(!isRead && { body: JSON.stringify(data) }),
    }),
  })
}

/** What the table has of an answer: its status, and whose session it says that it is, or what it asks for first. */
async function inTable(client: RestClient, asked: Asked): Promise<string> {
  const answer = await send(client, asked)
  const text = await answer.text()
  const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Said
  const { standing, user } = body
  const why = body.errors?.[0]?.data?.why
  // What a browser is told to make a passkey has a user, too.
  const whose = user === null ? 'nobody' : user && 'email' in user && 'the account'
  const said = standing ?? why ?? (whose || undefined)
  return said === undefined ? String(answer.status) : `${answer.status} ${said}`
}

/** What an endpoint is asked with, to which nothing at all means nothing. */
const MORE: Record<string, Partial<Asked>> = {
  'PATCH /staff': { path: '/staff?where[id][equals]=0' },
  'DELETE /staff': { path: '/staff?where[id][equals]=0' },
  'POST /staff/unlock': { data: { email: 'full@site.example' } },
}

interface Said {
  standing?: string
  user?: object | null
  errors?: { data?: { why?: string } }[]
}

/** A table of Markdown, as the formatter of the project leaves it. */
function written(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [first = '', ...more] = rows.map(line)
  return [first, line(widths.map((width) => '-'.repeat(width))), ...more, ''].join('\n')
}

const INTRODUCTION = `# Sessions of the staff, and what each endpoint answers them

Written by \`tests/integration/cms/sessions-without-factor.test.ts\`, which asks each endpoint that has to do with accounts with no more
than it needs to answer, and fails where an answer is another one than here (\`npm run test:one -- <file> -u\` writes it again). All other endpoints, which it
finds by itself too, answer _enrol_ and _give_ to the letter as they answer _none_.

Sessions: _none_; _enrol_: the password was given, there is no second factor, the role needs one; _give_: the password was given, the account
has a second factor; _full_: both were given, by an admin. Beside the status: whose session the answer says that it is; or what a refusal
asks for first, \`expired\` (a password of the last quarter of an hour) or \`keys\` (password and second factor, for this change).

`

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

  it('is answered by the endpoints of accounts as the table of the documents says', async () => {
    // What ends a session comes last.
    const ofStaff = everyEndpoint()
      .filter(({ path }) => /^\/staff(?:\/|$)/.test(path))
      .toSorted((a, b) => Number(a.path === '/staff/logout') - Number(b.path === '/staff/logout'))
    // Of two at the same address the first one answers.
    const found = [
      ...new Map(ofStaff.map((one) => [one.name, { ...one, ...MORE[one.name] }])).values(),
    ]
    const rows: string[][] = []
    for (const asked of found) {
      const row = [`\`${asked.name}\``]
      for (const kind of ['stranger', 'enrol', 'give', 'owner'] as const) {
        row.push(await inTable(clients[kind], asked))
      }
      rows.push(row)
    }
    const table = written([['endpoint', 'none', 'enrol', 'give', 'full'], ...rows])
    await expect(INTRODUCTION + table).toMatchFileSnapshot('../../../docs/sessions-of-the-staff.md')
    for (const kind of KINDS) {
      clients[kind] = await signIn(`${kind}@site.example`, PASSWORD)
    }
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
