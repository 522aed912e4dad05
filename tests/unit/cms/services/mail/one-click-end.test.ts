import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import type { OneClickEnd } from '@/cms/services/mail/one-click-end'

/** The address of the button by which a mail program ends mail (RFC 8058). */

// It reads the settings of the site; nothing here asks the database.
beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-the-check-0')
})

const load = () => import('@/cms/services/mail/one-click-end')

const SITE = 'http://localhost:3000'
const ADDRESS = `${SITE}/server/end`

const logged = vi.spyOn(console, 'error')
afterEach(() => void logged.mockReset())

const end = vi.fn<OneClickEnd['end']>()
const address: OneClickEnd['address'] = ({ token }, locale) => `/${locale}/ended/${token}`

async function post(query: string, init: RequestInit): Promise<Response> {
  const { answerEnd } = await load()
  const request = new Request(ADDRESS + query, { method: 'POST', ...init })
  return answerEnd(request, { end, address, failure: 'It could not be ended' })
}

const byProgram = () => post('?token=abc', { body: 'List-Unsubscribe=One-Click' })

const byForm = (fields: Record<string, string>, origin = SITE) =>
  post('', {
    body: new URLSearchParams(fields),
    headers: { origin, cookie: 'a=b', 'sec-fetch-site': 'same-origin' },
  })

describe('a mail program', () => {
  it('is answered without a page, whatever it sends', async () => {
    end.mockResolvedValueOnce(true)
    const answer = await byProgram()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(end.mock.lastCall?.[0]).toMatchObject({ token: 'abc', cookies: '' })
    expect(end.mock.lastCall?.[0].form.size).toBe(0)
  })

  it('is told to come again while the database is away', async () => {
    logged.mockReturnValue(undefined)
    end.mockRejectedValueOnce(new Error('away'))
    const answer = await byProgram()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(logged.mock.calls).toEqual([['It could not be ended:', new Error('away')]])
  })
})

describe('a form', () => {
  it('leads to the page in its language', async () => {
    end.mockResolvedValueOnce(true)
    const answer = await byForm({ token: 'abc', locale: 'uk', alert: '7' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/uk/ended/abc'])
    expect(end.mock.lastCall?.[0]).toMatchObject({ token: 'abc', cookies: 'a=b' })
    expect(end.mock.lastCall?.[0].form.get('alert')).toBe('7')
  })

  it('of another site ends nothing', async () => {
    const before = end.mock.calls.length
    expect((await byForm({ token: 'abc' }, 'https://elsewhere.example')).status).toBe(403)
    expect(end).toHaveBeenCalledTimes(before)
  })

  it('that is not complete is refused', async () => {
    end.mockResolvedValueOnce(false)
    expect((await byForm({})).status).toBe(400)
    expect(end.mock.lastCall?.[0].token).toBeUndefined()
  })
})

it('a GET leads to a button and ends nothing', async () => {
  const { leadToButton } = await load()
  const lead = (query: string) =>
    leadToButton(new Request(ADDRESS + query), (token, locale) =>
      token === 'abc' ? `/${locale}/end/${token}` : undefined,
    )
  const before = end.mock.calls.length
  expect(lead('?token=abc&locale=ar').headers.get('location')).toBe('/ar/end/abc')
  expect(lead('?token=abd').status).toBe(400)
  expect(lead('').status).toBe(400)
  expect(end).toHaveBeenCalledTimes(before)
})
