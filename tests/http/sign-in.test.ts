import { expect, test } from 'vitest'

import { ADMIN } from '../site/accounts.mjs'
import { sharedSite } from './site-under-test'

/** Who gets into the panel, past its own pages. */

const under = sharedSite()

const post = (path: string, data: object) =>
  fetch(under.site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  })

test('a stranger who finds the panel first gets nothing', async () => {
  for (const path of ['/api/staff/first-register', '/api/staff']) {
    const answer = await post(path, {
      email: 'thief@site.example',
      password: 'let-me-in-please',
      name: 'Thief',
      role: 'admin',
    })
    expect([403, 404]).toContain(answer.status)
  }
  const init = await (await fetch(`${under.site.url}/api/staff/init`)).json()
  expect(init).toEqual({ initialized: true })
})

test('where no mail is sent, the panel says what to do without a password, and shows no form that claims one', async () => {
  const answer = await fetch(`${under.site.url}/admin/forgot`, {
    headers: { 'Accept-Language': 'uk' },
  })
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toContain('Листів звідси ще не надсилають.')
  expect(page).toContain('npm run staff:recover')
})

test('a cookie from another origin is nobody', async () => {
  const { site } = under
  const login = await fetch(`${site.url}/api/staff/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  const cookie = login.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  const session = cookie.split(';', 1)[0] ?? ''
  const me = async (headers: Record<string, string>) => {
    const answer = await fetch(`${site.url}/api/staff/me`, {
      headers: { Cookie: session, ...headers },
    })
    return ((await answer.json()) as { user: unknown }).user
  }
  expect(await me({ Origin: site.url })).not.toBeNull()
  expect(await me({ Origin: 'https://evil.example' })).toBeNull()
  expect(await me({ 'Sec-Fetch-Site': 'cross-site' })).toBeNull()
})
