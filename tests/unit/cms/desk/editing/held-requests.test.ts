import { expect, it } from 'vitest'

import { isSignOut, mayBeSignedOut, waitsForSession } from '@/cms/desk/editing/signed-out/held-requests'

const HERE = 'https://hub.example'

it.each([
  ['/api/pages/7?locale=en&draft=true', 'PATCH'],
  ['/api/pages?locale=en', 'POST'],
  ['/api/globals/site', 'POST'],
  [`${HERE}/api/vacancies/3`, 'DELETE'],
  // Payload leaves the form where this is refused.
  ['/api/staff/refresh-token?refresh', 'POST'],
])('%s waits for somebody to sign in', (address, method) => {
  expect(waitsForSession(address, method, HERE)).toBe(true)
})

it.each([
  ['/api/pages/7', 'GET'],
  ['/api/staff/login', 'POST'],
  ['/api/staff/logout', 'POST'],
  ['/api/staff/forgot-password', 'POST'],
  ['/api/pages/7/edit-lock?locale=en', 'POST'],
  ['/api/payload-preferences/nav', 'POST'],
  ['/admin/collections/pages/7', 'POST'],
  ['https://elsewhere.example/api/pages/7', 'PATCH'],
])('%s does not: %s', (address, method) => {
  expect(waitsForSession(address, method, HERE)).toBe(false)
})

it('asks only after what a session that has ended is answered', () => {
  expect([401, 403].every(mayBeSignedOut)).toBe(true)
  expect([200, 400, 404, 409, 423, 500, 503].some(mayBeSignedOut)).toBe(false)
})

it('knows who signs out', () => {
  expect(isSignOut('/api/staff/logout')).toBe(true)
  expect(isSignOut('/api/staff/login')).toBe(false)
})
