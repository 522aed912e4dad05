import {
  type CollectionSlug,
  createLocalReq,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { validOperators } from 'payload/shared'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Staff } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { load } from '../../site/load'
import { ask, type RestClient, signIn } from '../rest'
import { type QueryPath, queryPaths, SECRETS } from './query-paths'

const cms = cmsUnderTest()

const ROLES = ['translator', 'editor', 'admin'] as const
type Role = (typeof ROLES)[number]

const PASSWORD = 'only-for-tests'
const clients: Partial<Record<Role, RestClient>> = {}
const users: Partial<Record<Role, PayloadRequest['user']>> = {}
/** Whose account the others try to read. */
let colleague: Staff

beforeAll(async () => {
  const hire = (name: string, role: Staff['role']) =>
    cms().create({
      collection: 'staff',
      data: {
        email: `${name}@site.example`,
        password: PASSWORD,
        name,
        role,
        ...(role === 'translator' && { languages: ['uk'] }),
      },
    })
  for (const role of ROLES) {
    users[role] = { ...(await hire(role, role)), collection: 'staff' }
    clients[role] = await signIn(`${role}@site.example`, PASSWORD)
  }
  colleague = await hire('zoe.canary', 'editor')
  const user = { ...colleague, collection: 'staff' as const }
  for (const collection of ['pages', 'docs'] as const) {
    const { id } = await cms().create({
      collection,
      locale: 'en',
      data: { title: 'By the colleague', _status: 'published' },
      user,
    })
    await cms().create({
      collection: 'schedules',
      data: {
        action: 'publish',
        locale: 'en',
        at: new Date(Date.now() + 3_600_000).toISOString(),
        document: { relationTo: collection, value: id },
      },
      user,
    })
  }
  for (const role of ['editor', 'admin'] as const) {
    await cms().create({
      collection: 'pages',
      locale: 'en',
      data: { title: `By the ${role}` },
      ...(users[role] && { user: users[role] }),
    })
  }
}, 120_000)

async function requestOf(role: Role): Promise<PayloadRequest> {
  const user = users[role]
  const req = await createLocalReq({ ...(user && { user }), locale: 'en' }, cms())
  // What the REST API is told, where the operations are asked directly.
  req.payloadAPI = 'REST'
  return req
}

/** What a role reads of a collection: nothing, some documents, or the whole. */
async function readable(role: Role, slug: string): Promise<'nothing' | 'some' | 'all'> {
  const { access } = cms().collections[slug as CollectionSlug].config
  const verdict = await access.read({ req: await requestOf(role) })
  if (typeof verdict === 'object') return 'some'
  return verdict ? 'all' : 'nothing'
}

async function isOutOfReach(role: Role, way: QueryPath): Promise<boolean> {
  if (way.isSecret || way.isPolymorphic || way.isJoined) return true
  if (way.isForAdmins && role !== 'admin') return true
  // The id of what a relation leads to stands in the document itself.
  const through = way.isOwnId ? way.through.slice(0, -1) : way.through
  // Behind two of them, Payload's own answer is an error.
  if (through.length > 1) return true
  const verdicts = await Promise.all(through.map((slug) => readable(role, slug)))
  return verdicts.some((verdict) => verdict !== 'all')
}

interface Walk {
  slug: CollectionSlug
  config: SanitizedCollectionConfig
  /** What the role may not learn, and what it may. */
  closed: string[]
  open: string[]
}

/** Every path of every collection that a role may ask at all. */
async function walks(role: Role): Promise<Walk[]> {
  const all: Walk[] = []
  for (const [name, { config }] of Object.entries(cms().collections)) {
    const slug = name as CollectionSlug
    if (config.endpoints === false || (await readable(role, slug)) === 'nothing') continue
    const [closed, open]: [string[], string[]] = [[], []]
    for (const way of queryPaths(cms().config, config.flattenedFields)) {
      const kind = (await isOutOfReach(role, way)) ? closed : open
      kind.push(way.path)
    }
    all.push({ slug, config, closed, open })
  }
  return all
}

/** Asks in small crowds: one after the other takes long, all at once is an attack. */
async function inCrowds<T>(items: T[], act: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await act(item)
    }),
  )
}

/**
 * What the gate asks through the whole of the REST API: the operations below it are asked every path. No
 * multiple of three, so that each kind of question is among them.
 */
function someOf<T>(items: T[]): T[] {
  const step = load({ gate: 10, soak: 4, many: 1 })
  return items.filter((_, index) => index % step === 0)
}

/** How an operation ended that was asked directly. */
async function outcome(operation: Promise<unknown>): Promise<string> {
  try {
    await operation
    return 'answered'
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return 'status' in error ? String(error.status) : error.message
  }
}

describe.each(ROLES)('no query reaches what its asker may not read: %s', (role) => {
  it('by any path of any collection, through the API', async () => {
    const answered: string[] = []
    const asked = (await walks(role)).flatMap(({ slug, config, closed }) =>
      closed.flatMap((path) => [
        `/${slug}?limit=1&depth=0&draft=true&where[or][0][and][0][${path}][like]=a`,
        `/${slug}?limit=1&depth=0&draft=true&sort=-createdAt,-${path}`,
        ...(config.versions
          ? [`/${slug}/versions?limit=1&depth=0&sort=version.${path}`]
          : [`/${slug}?limit=1&depth=0&sort=${path}`]),
      ]),
    )
    expect(asked.length).toBeGreaterThan(50)
    await inCrowds(someOf(asked), async (path) => {
      const { status, body } = await ask(clients[role] ?? {}, 'GET', path)
      const sentence = JSON.stringify(body)
      if (status !== 400 || !sentence.includes('You may not search or sort by this')) {
        answered.push(`${path}: ${status} ${sentence.slice(0, 100)}`)
      }
    })
    expect(answered).toEqual([])
  }, 120_000)

  it('by any operator of any operation', async () => {
    const answered: string[] = []
    // One of four in the gate, at the next path the next one: all are asked, and no path is left out.
    const step = load({ gate: 4, soak: 4, many: 1 })
    let turn = 0
    const req = await requestOf(role)
    const as = { overrideAccess: false, req, depth: 0 } as const
    for (const { slug: collection, config, closed } of await walks(role)) {
      for (const path of closed) {
        const where = { [path]: { equals: 'a' } }
        const version = `version.${path}`
        const attempts: [name: string, operation: () => Promise<unknown>][] = [
          ...[...validOperators, 'contains.email'].map((operator) => {
            const [name = '', nested] = operator.split('.')
            const condition = { [name]: nested === undefined ? 'a' : { [nested]: { like: 'a' } } }
            const query = { collection, draft: true, where: { [path]: condition }, ...as }
            return [operator, () => cms().find(query)] as [string, () => Promise<unknown>]
          }),
          ['published', () => cms().find({ collection, where, ...as })],
          ['sort', () => cms().find({ collection, sort: path, ...as })],
          ['count', () => cms().count({ collection, where, overrideAccess: false, req })],
          ['update', () => cms().update({ collection, where, data: {}, ...as })],
          ['delete', () => cms().delete({ collection, where, ...as })],
          ['distinct', () => cms().findDistinct({ collection, field: path, ...as })],
        ]
        if (config.versions) {
          const versions = { [version]: { equals: 'a' } }
          attempts.push(
            ['versions', () => cms().findVersions({ collection, where: versions, ...as })],
            [
              'count of versions',
              () => cms().countVersions({ collection, where: versions, ...as }),
            ],
          )
        }
        turn += 1
        for (const [name, attempt] of attempts.filter((_, index) => (index + turn) % step === 0)) {
          const ended = await outcome(attempt())
          // Who may not write at all is told that.
          if (ended !== '400' && ended !== '403')
            answered.push(`${collection} ${path} ${name}: ${ended}`)
        }
      }
    }
    expect(answered).toEqual([])
  }, 120_000)

  it('by the query of a join', async () => {
    const all = await walks(role)
    let joins = 0
    for (const { slug, config } of all) {
      const known = [...Object.values(config.joins).flat(), ...config.polymorphicJoins]
      for (const { joinPath, field } of known) {
        for (const joined of [field.collection].flat()) {
          const { closed = [] } = all.find((one) => one.slug === joined) ?? {}
          joins += closed.length
          await inCrowds(someOf(closed), async (path) => {
            for (const query of [`[where][${path}][like]=a`, `[sort]=-${path}`]) {
              const asked = `/${slug}?limit=1&depth=0&joins[${joinPath}]${query}`
              const { status } = await ask(clients[role] ?? {}, 'GET', asked)
              expect([asked, status]).toEqual([asked, 400])
            }
          })
        }
      }
    }
    expect(joins).toBeGreaterThan(0)
  }, 120_000)

  it('and what it may read can still be searched', async () => {
    const refused: string[] = []
    const req = await requestOf(role)
    for (const { slug: collection, open } of await walks(role)) {
      await inCrowds([...open.entries()], async ([turn, path]) => {
        const options = { collection, limit: 1, depth: 0, overrideAccess: false, req } as const
        const where = { [path]: { exists: true } }
        const ways = [{ where }, { sort: path }, { draft: true, where }]
        const step = load({ gate: 3, soak: 2, many: 1 })
        for (const asked of ways.filter((_, index) => (index + turn) % step === 0)) {
          const ended = await outcome(cms().find({ ...options, ...asked }))
          // Some of Payload's SQL behind a relation fails, which is another thing.
          if (ended === '400' || ended === '403')
            refused.push(`${collection} ${JSON.stringify(asked)}: ${ended}`)
        }
      })
    }
    expect(refused).toEqual([])
  }, 120_000)

  it('and no answer holds it, whatever is selected or populated', async () => {
    const names = [...SECRETS]
    const select = names.map((name) => `select[${name}]=true`).join('&')
    const populate = names.map((name) => `populate[staff][${name}]=true`).join('&')
    const asked = ['/staff/me', `/staff/me?${select}`]
    for (const { slug, config } of await walks(role)) {
      for (const query of ['', select, `${populate}&populate[staff][email]=true`]) {
        asked.push(`/${slug}?depth=3&draft=true&limit=50&showHiddenFields=true&${query}`)
        if (config.versions) asked.push(`/${slug}/versions?depth=3&limit=50&${query}`)
      }
    }
    const req = await requestOf(role)
    for (const { slug, access } of cms().globals.config) {
      // How long requests are kept is for admins; that nobody else reads it is in the matrix of access.
      if ((await access.read({ req })) !== true) continue
      asked.push(`/globals/${slug}?depth=3&${select}&${populate}`)
      asked.push(`/globals/${slug}/versions?depth=3&limit=50&${select}&${populate}`)
    }
    for (const path of asked) {
      const { status, body } = await ask(clients[role] ?? {}, 'GET', path)
      // Who asks for its own account is told its own token, which it sent.
      const isOwn = (name: string) => name === 'token' && path.startsWith('/staff/me')
      const secrets = namesIn(body).filter((name) => SECRETS.has(name) && !isOwn(name))
      expect([path, status, secrets]).toEqual([path, 200, []])
      if (role !== 'admin') expect(JSON.stringify(body)).not.toContain(colleague.email)
    }
  }, 120_000)
})

/** Every name of every property that says something, however deep. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(namesIn)
  return Object.entries(value).flatMap(([name, part]) =>
    // Payload leaves an empty list where rows were.
    Array.isArray(part) && part.length === 0 ? [] : [name, ...namesIn(part)],
  )
}

// As they were found.
const FOUND = [
  '/pages?sort=editedBy.hash',
  '/pages?sort=-editedBy.salt',
  '/pages?sort=editedBy.email',
  '/pages?sort=editedBy__email',
  '/pages?draft=true&where[editedBy.email][like]=z',
  '/pages?draft=true&where[version.editedBy.email][like]=z',
  '/pages?where[parent.editedBy.email][like]=z',
  '/pages?where=' + encodeURIComponent('{"OR":[{"editedBy.email":{"like":"z"}}]}'),
  '/pages?joins[schedules][sort]=by.hash',
  '/pages/versions?sort=version.editedBy.hash',
  '/pages/versions?where[parent.editedBy.email][like]=z',
  '/staff?sort=hash',
  '/schedules?sort=by.hash',
  '/payload-locked-documents?sort=user.hash',
  '/pages?where[editedBy][in][email][like]=z',
]
it.each(FOUND)('an editor gets no answer to %s', async (path) => {
  const { status, body } = await ask(clients.editor ?? {}, 'GET', path)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(
    'You may not search or sort by this, or it does not exist.',
  )
})

it('who is not signed in gets nothing, whatever is asked', async () => {
  for (const path of FOUND) {
    expect([400, 403]).toContain((await ask({}, 'GET', path)).status)
  }
})

// What the panel does: search a list by its words, filter by a relation, look for locks and versions.
it.each([
  '/pages?locale=en&draft=true&where[or][0][title][like]=colleague&where[or][1][slug][like]=colleague',
  '/pages?locale=en&draft=true&sort=-updatedAt&where[and][0][parent][exists]=false&where[_status][equals]=draft',
  '/pages?locale=en&where[editedBy][equals]=1&sort=parent.title',
  '/pages?where[title.uk][exists]=false',
  '/pages?joins[schedules][sort]=-at&joins[schedules][where][action][equals]=publish',
  '/pages/versions?where[parent][equals]=1&where[snapshot][not_equals]=true&sort=-updatedAt',
  '/schedules?where[document][equals][relationTo]=pages&where[document][equals][value]=1',
  '/payload-locked-documents?where[document.relationTo][equals]=media&where[document.value][equals]=1',
  '/media?where[or][0][filename][like]=a&where[mimeType][contains]=image',
])('an editor still asks %s', async (path) => {
  const { status, body } = await ask(clients.editor ?? {}, 'GET', path)
  expect([status, body.errors]).toEqual([200, undefined])
})

it('a list whose remembered sort is out of reach is shown in its own order', async () => {
  const req = await requestOf('editor')
  req.payloadAPI = 'local'
  const options = { collection: 'pages', overrideAccess: false, req, depth: 0 } as const
  const list = await cms().find({ ...options, sort: 'editedBy.email' })
  expect(list.docs).toEqual((await cms().find(options)).docs)
})
