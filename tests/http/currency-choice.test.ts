import { expect, test } from 'vitest'

import { ask } from '../site/ask'
import { sharedSite } from './site-under-test'

/** The currency a reader has chosen: what is sent to it, and whose page shows it. */

const under = sharedSite()

test('prices are shown in the currency that a reader chose', async () => {
  const { site } = under
  const seen = async (cookie: string) => {
    const answer = await ask(site.url, '/uk/mailing', { cookie })
    return {
      checked: /value="([A-Z]{3})"[^>]*checked|checked=""[^>]*value="([A-Z]{3})"/
        .exec(answer.body)
        ?.slice(1)
        .find(Boolean),
      vary: String(answer.headers.vary).split(', ').includes('Cookie'),
    }
  }
  expect(await seen('mh_currency_v1=EUR')).toEqual({ checked: 'EUR', vary: true })
  expect(await seen('')).toEqual({ checked: 'USD', vary: true })
  for (const bad of ['RUB', 'eur', '', 'EUR-UAH', '__proto__', '%45UR', '../EUR']) {
    expect(await seen(`mh_currency_v1=${bad}`)).toEqual({ checked: 'USD', vary: true })
  }
})

test('what the choice is sent to takes nothing else', async () => {
  const { site } = under
  const send = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(`${site.url}/server/currency`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers,
      redirect: 'manual',
    })
    const { status } = response
    return { status, to: response.headers.get('location') }
  }
  expect(await send({ currency: 'EUR', page: '/uk/mailing', block: 'prices-1' })).toEqual({
    status: 303,
    to: '/uk/mailing#prices-1',
  })
  // Never to another site, whatever is asked for.
  for (const page of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/%00', '']) {
    const { status, to } = await send({ currency: 'EUR', page, block: '"><script>' })
    expect(status).toBe(303)
    expect(new URL(to ?? '', site.url).origin).toBe(site.url)
    expect(to).not.toMatch(/^\/\/|#/)
  }
  for (const currency of ['RUB', 'usd', '']) {
    expect(await send({ currency })).toMatchObject({ status: 400 })
  }
  expect(await send({ currency: 'EUR' }, { origin: 'https://evil.example' })).toMatchObject({
    status: 403,
  })
  expect(await send({ currency: 'EUR', page: 'x'.repeat(3_000) })).toMatchObject({ status: 413 })
  expect((await fetch(`${site.url}/server/currency`)).status).toBe(405)
})
