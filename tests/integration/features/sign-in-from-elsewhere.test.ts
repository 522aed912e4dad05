import { beforeAll, describe, expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

const ACCOUNT = { email: 'ada@site.example', password: 'only-for-tests' }

beforeAll(async () => {
  await cms().create({ collection: 'staff', data: { ...ACCOUNT, name: 'Ada', role: 'admin' } })
})

/** The ways in which a form of a page, or its script without asking first, sends an account. */
const BODIES: Record<string, () => BodyInit> = {
  'a form with a file': () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify(ACCOUNT))
    return form
  },
  'an ordinary form': () => new URLSearchParams(ACCOUNT),
  'plain text': () => JSON.stringify(ACCOUNT),
  JSON: () => JSON.stringify(ACCOUNT),
}

/** Asks the API by the route that Next serves. */
async function post(path: string, headers: Record<string, string>, body?: BodyInit) {
  const { POST } = await import('../../../src/app/(payload)/api/[...slug]/route')
  const url = `http://localhost:3000/api${path}`
  const request = new Request(url, { method: 'POST', headers, ...(body !== undefined && { body }) })
  return POST(request, { params: Promise.resolve({ slug: path.slice(1).split('/') }) })
}

const ELSEWHERE: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
]

describe('a page of another site', () => {
  it.each(Object.keys(BODIES))('signs nobody in by %s', async (kind) => {
    for (const headers of ELSEWHERE) {
      const type: Record<string, string> =
        kind === 'JSON' ? { 'Content-Type': 'application/json' } : {}
      const answer = await post('/staff/login', { ...headers, ...type }, BODIES[kind]?.())
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    }
  })

  it('sets and takes no cookie by any other way', async () => {
    const token = await cms().forgotPassword({
      collection: 'staff',
      data: ACCOUNT,
      disableEmail: true,
    })
    const body = JSON.stringify({ token, password: 'another-for-tests' })
    const json = { 'Content-Type': 'application/json' }
    for (const path of [
      'reset-password',
      'refresh-token',
      'logout',
      'unlock',
      'verify/x',
      'first-register',
    ]) {
      for (const headers of ELSEWHERE) {
        const answer = await post(`/staff/${path}`, { ...headers, ...json }, body)
        expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 403, []])
      }
    }
  })
})

describe('the panel, and what is no browser,', () => {
  it.each<Record<string, string>>([
    {},
    { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' },
  ])('sign in with %j', async (headers) => {
    const json = { 'Content-Type': 'application/json' }
    for (const [body, type] of [
      [JSON.stringify(ACCOUNT), json],
      [BODIES['a form with a file']?.(), {}],
    ] as const) {
      const answer = await post('/staff/login', { ...headers, ...type }, body)
      const cookies = answer.headers.getSetCookie().map((cookie) => /^mh-\w+/.exec(cookie)?.[0])
      expect([answer.status, cookies]).toEqual([200, ['mh-token', 'mh-device']])
    }
  })
})
