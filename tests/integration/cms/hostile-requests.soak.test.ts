import type { FlattenedField } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'

import { load } from '../../site/load'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

/** Whatever is sent to whatever endpoint: it may be refused, it never breaks anything. */

const cms = cmsUnderTest()

let admin: RestClient
let page: number

beforeAll(async () => {
  const account = { email: 'ada@site.example', password: 'only-for-tests' }
  const data = { ...account, name: 'Ada', role: 'admin' as const }
  await cms().create({ collection: 'staff', data })
  admin = await signIn(account.email, account.password)
  const draft = { title: 'A page', _status: 'published' as const }
  page = (await cms().create({ collection: 'pages', locale: 'en', data: draft })).id
})

interface Sent {
  method: string
  path: string
  type?: string | undefined
  body?: string | undefined
}

type Handler = (
  request: Request,
  context: { params: Promise<{ slug: string[] }> },
) => Promise<Response>

/** Asks by the route that Next serves; says what was sent where the answer is a fault of ours. */
async function faults({ method, path, type, body }: Sent): Promise<string[]> {
  const route: object = await import('../../../src/app/(payload)/api/[...slug]/route')
  const handlers = route as Record<string, Handler>
  const request = new Request(`http://localhost:3000/api${path}`, {
    method,
    headers: {
      Authorization: `JWT ${admin.token}`,
      ...(type !== undefined && { 'Content-Type': type }),
    },
    ...(body !== undefined && { body }),
  })
  const slug = path.slice(1).split('?', 1)[0]?.split('/') ?? []
  const answer = await handlers[method]?.(request, { params: Promise.resolve({ slug }) })
  const status = answer?.status ?? 0
  return status < 200 || status > 499
    ? [`${status} ${method} ${path} ${type ?? ''} ${body?.slice(0, 99) ?? ''}`]
    : []
}

const JSON_TYPE = 'application/json'
const FORM = 'multipart/form-data; boundary=x'
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`
const deepArray = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
const deepObject = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
const richText = (child: string) =>
  ['body', 'description', 'note', 'text']
    .map((name) => `"${name}":{"root":{"type":"root","children":[${child}]}}`)
    .join(',')

const BODIES: [type: string | undefined, body: string | undefined][] = [
  [undefined, undefined],
  [JSON_TYPE, 'null'],
  [JSON_TYPE, '1'],
  [JSON_TYPE, '"x"'],
  [JSON_TYPE, '[]'],
  [JSON_TYPE, '[null]'],
  [JSON_TYPE, '{'],
  [JSON_TYPE, '{}'],
  [JSON_TYPE, '{"id":{},"where":1,"data":null,"value":null,"email":{},"token":{},"password":[]}'],
  [JSON_TYPE, `{${richText('null')}}`],
  [
    JSON_TYPE,
    `{"_status":"published","title":"x",${richText('{"type":"paragraph","children":[null]}')}}`,
  ],
  [JSON_TYPE, deepArray],
  [JSON_TYPE, `{"title":${deepObject},"body":${deepObject},"value":${deepObject}}`],
  ['application/x-www-form-urlencoded', 'title=x&_status=published'],
  ['text/plain', 'x'],
  ['multipart/form-data', 'x'],
  [FORM, 'x'],
  [FORM, part('_payload', 'null')],
  [FORM, part('_payload', '1')],
  [FORM, part('_payload', '{')],
  [FORM, part('_payload', deepObject)],
  [FORM, part('file', 'null')],
]

const QUERIES = [
  '',
  'limit=-1&page=-1&depth=-1',
  'limit=x&page=1e9&depth=1e9&locale=xx&fallback-locale[]=x',
  'where=x',
  'where[id][equals]=x',
  'where[id][exists]=x',
  'where[or][0][id][in]=x',
  'where[and]=x',
  'where[id][near]=1,2',
  'where[id][all]=1',
  'where[updatedAt][contains]=x',
  'sort=x',
  'sort[]=id&sort[]=x',
  'select=x',
  'select[id][x]=1',
  'select[title][x]=true',
  'populate=x',
  'populate[pages]=x',
  'joins=x',
  'joins[x][limit]=1',
  'draft=x&trash=x&pagination=x',
  'data=x&ids=x',
  'locale=all&depth=3',
  'publishSpecificLocale=xx',
  'unpublishAllLocales=true',
  'field=x',
  'a[b][c][d][e][f][g][h][i][j][k][l]=1',
]

const OPERATORS =
  'equals not_equals in not_in all exists like not_like contains greater_than near within intersects x'.split(
    ' ',
  )

/** Every endpoint with every strange query and body. */
function requestsToEndpoints(): Sent[] {
  const { config } = cms()
  const entities = [
    ...config.collections.map(({ slug, endpoints }) => ({ base: `/${slug}`, endpoints })),
    ...config.globals.map(({ slug, endpoints }) => ({ base: `/globals/${slug}`, endpoints })),
    { base: '', endpoints: config.endpoints },
  ]
  return entities.flatMap(({ base, endpoints }) =>
    (endpoints || [])
      .filter(({ path }) => path !== '/logout')
      .flatMap(({ path, method: name }) => {
        const method = name.toUpperCase()
        const isRead = method === 'GET'
        const asked = new Set([String(page), 'x'].map((id) => base + path.replace(/:\w+\??/g, id)))
        return [...asked].flatMap((address) => [
          ...QUERIES.map((query) => ({
            method,
            path: `${address}?${query}`,
            ...(!isRead && { type: JSON_TYPE, body: '{}' }),
          })),
          ...(isRead ? [] : BODIES).map(([type, body]) => ({ method, path: address, type, body })),
        ])
      }),
  )
}

/** Every field of every collection with every operator. */
function requestsWithConditions(): Sent[] {
  const paths = (fields: FlattenedField[]): string[] =>
    fields.flatMap((field) => [
      field.name,
      ...('flattenedFields' in field ? paths(field.flattenedFields) : []).map(
        (path) => `${field.name}.${path}`,
      ),
    ])
  return cms().config.collections.flatMap(({ slug, flattenedFields }) =>
    paths(flattenedFields).flatMap((path) =>
      OPERATORS.flatMap((operator) =>
        ['true', 'x'].map((value) => ({
          method: 'GET',
          path: `/${slug}?where[${path}][${operator}]=${value}&limit=1&depth=0&locale=en`,
        })),
      ),
    ),
  )
}

/** What was found by hand, whole. */
const FOUND: Sent[] = [
  { method: 'POST', path: '/staff/verify/x' },
  { method: 'DELETE', path: '/payload-preferences/x' },
  { method: 'GET', path: '/media/versions' },
  { method: 'GET', path: '/globals/site/versions' },
  { method: 'POST', path: '/media/versions/1' },
  { method: 'GET', path: '/payload-migrations' },
  { method: 'PATCH', path: '/pages/1', type: 'application/x-www-form-urlencoded', body: 'title=x' },
  { method: 'GET', path: '/schedules?where[document][exists]=true' },
  { method: 'GET', path: '/pages?where[meta.image][exists]=true&locale=en' },
  { method: 'GET', path: '/pages?where[parent][contains]=1' },
  { method: 'POST', path: '/pages/copies', type: JSON_TYPE, body: 'null' },
  ...['/media', '/service-files', '/service-files/x'].map((path) => ({
    method: path.endsWith('x') ? 'PATCH' : 'POST',
    path,
    type: FORM,
    body: part('file', 'null'),
  })),
  { method: 'POST', path: '/crewings?draft=true', type: JSON_TYPE, body: '{"logo":99999}' },
  ...['/pages?locale=en', '/crewings', '/vacancies'].map((path) => ({
    method: 'POST',
    path,
    type: JSON_TYPE,
    body: '{"title":"x","name":"x","deletedAt":"2026-01-01"}',
  })),
]

it('no request is answered with a failure of the server', async () => {
  // Always the same share: with another each time a fault would come and go.
  const share = load({ gate: 41, soak: 7, many: 1 })
  const all = [...requestsToEndpoints(), ...requestsWithConditions()]
  expect(all.length).toBeGreaterThan(10_000)
  const found: string[] = []
  for (const sent of [...FOUND, ...all.filter((_, n) => n % share === 0)]) {
    found.push(...(await faults(sent)))
  }
  expect(found).toEqual([])
})

it('a body without fields is refused in words, and is no fault in the log', async () => {
  const faults = vi.spyOn(cms().logger, 'error')
  const condition = '?where[id][exists]=true'
  for (const body of [null, 1, 'x', []]) {
    const sent = [
      ask(admin, 'PATCH', `/pages/${page}?locale=en`, body),
      ask(admin, 'PATCH', `/pages${condition}`, body),
      ask(admin, 'PATCH', `/media${condition}`, body),
      ask(admin, 'POST', '/docs?locale=en', body),
      ask(admin, 'POST', '/globals/site?locale=en', body),
    ]
    for (const answer of await Promise.all(sent)) {
      expect(answer.status).toBe(400)
      expect(JSON.stringify(answer.body)).toContain('check its address and its content')
    }
  }
  expect(faults.mock.calls).toEqual([])
  faults.mockRestore()
})

it('a stranger who deletes a setting of the panel is refused, and learns no names', async () => {
  const { status, body } = await ask({}, 'DELETE', '/payload-preferences/x')
  expect([status, JSON.stringify(body)]).toEqual([401, expect.not.stringContaining('relationTo')])
})
