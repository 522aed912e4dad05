import { describe, expect, it } from 'vitest'

import { mayReadMetrics } from '../../../src/server/metrics-access'

const TOKEN = 'sixteen-letters-or-more'
const local = { metricsToken: undefined, siteUrl: 'http://localhost:3000', trustProxyHops: 0 }
const publicSite = { ...local, siteUrl: 'https://site.example' }
const here = { headers: { host: 'localhost:3000' }, socketAddress: '127.0.0.1' }

describe('the token', () => {
  const settings = { ...publicSite, metricsToken: TOKEN }
  const from = (authorization: string) => ({
    headers: { host: 'site.example', authorization, 'x-forwarded-for': '203.0.113.9' },
    socketAddress: '203.0.113.1',
  })

  it('lets anybody in who has it, and nobody who has another', () => {
    expect(mayReadMetrics(from(`Bearer ${TOKEN}`), settings)).toBe(true)
    expect(mayReadMetrics(from(`bearer  ${TOKEN}`), settings)).toBe(true)
    for (const other of [
      TOKEN,
      'Bearer',
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.slice(1)}`,
      'Bearer ',
      `Basic ${TOKEN}`,
    ]) {
      expect(mayReadMetrics(from(other), settings), other).toBe(false)
    }
  })

  it('lets nobody in where there is none', () => {
    for (const sent of ['Bearer undefined', 'Bearer ', `Bearer ${TOKEN}`]) {
      expect(mayReadMetrics(from(sent), publicSite), sent).toBe(false)
    }
  })
})

describe('a program of the same machine', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('is let in from %s', (address) => {
    expect(mayReadMetrics({ ...here, socketAddress: address }, local)).toBe(true)
  })

  it.each(['10.0.0.1', '::ffff:10.0.0.1', '1127.0.0.1', '127.0.0.1.example', '', undefined])(
    'is none at %s',
    (address) => {
      expect(mayReadMetrics({ ...here, socketAddress: address }, local)).toBe(false)
    },
  )

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-proto'])(
    'is no proxy that forwards somebody: %s',
    (name) => {
      const headers = { ...here.headers, [name]: '127.0.0.1' }
      for (const trustProxyHops of [0, 1]) {
        expect(mayReadMetrics({ ...here, headers }, { ...local, trustProxyHops })).toBe(false)
      }
    },
  )

  it('is no page that has another name lead here', () => {
    for (const host of ['evil.example', 'localhost.evil.example', undefined]) {
      expect(mayReadMetrics({ ...here, headers: { host } }, local), host).toBe(false)
    }
  })

  it('may be a proxy that says nothing, on a public site that was told of none', () => {
    expect(mayReadMetrics(here, publicSite)).toBe(false)
    expect(mayReadMetrics(here, { ...publicSite, trustProxyHops: 1 })).toBe(true)
  })
})
