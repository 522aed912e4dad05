import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { FAULTS } from '../../../scripts/upstream/faults.mjs'
import {
  type MailingUpstream,
  startMailingUpstream,
} from '../../../scripts/upstream/mailing-upstream.mjs'

const PRICES = '/server/company/mailing/price'

let upstream: MailingUpstream

beforeAll(async () => {
  upstream = await startMailingUpstream()
})

afterAll(() => upstream.close())

async function send(command: string, body?: string) {
  const [method = '', path = ''] = command.split(' ')
  const response = await fetch(upstream.url + path, { method, ...(body !== undefined && { body }) })
  const text = await response.text()
  return { status: response.status, json: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

describe('the upstream for tests and by hand', () => {
  it('takes other prices', async () => {
    const json = { mailings: [{ id: 7, title: 'River', price: 5 }], currency: 'EUR' }
    expect((await send('PUT /prices', JSON.stringify(json))).status).toBe(204)
    expect(await send(`GET ${PRICES}`)).toEqual({ status: 200, json })
  })

  it('has a fault until it is told otherwise', async () => {
    const command = 'PUT /fault/error?status=502&message=Not%20now.'
    expect((await send(command)).status).toBe(204)
    const failed = { status: 502, json: { message: 'Not now.' } }
    expect(await send(`GET ${PRICES}`)).toEqual(failed)
    expect(await send(`GET ${PRICES}?lang=uk`)).toEqual(failed)
    expect((await send('DELETE /fault')).status).toBe(204)
    expect((await send(`GET ${PRICES}`)).status).toBe(200)
  })

  it('remembers who asked for prices, and nothing else', async () => {
    upstream.requests.length = 0
    await send(`GET ${PRICES}?lang=uk&isHideRu=true`)
    const query = { lang: 'uk', isHideRu: 'true' }
    expect(await send('GET /requests')).toMatchObject({
      json: [{ method: 'GET', path: PRICES, query, end: 'answered' }],
    })
    expect(upstream.requests).toHaveLength(1)
  })

  it.each([
    ['GET /', 404],
    ['GET /server/company/mailing', 404],
    ['GET /constructor', 404],
    [`HEAD ${PRICES}`, 405],
    [`POST ${PRICES}`, 405],
    ['GET /fault/hang', 405],
    ['DELETE /requests', 405],
    ['PUT /fault', 400],
    ['PUT /fault/nonsense', 400],
    ['PUT /fault/constructor', 400],
    ['PUT /fault/error?status=99', 400],
    ['PUT /fault/error?colour=red', 400],
    ['PUT /prices', 400],
    [`GET ${PRICES}?page=1`, 400],
    [`GET ${PRICES}?withCurrency=yes`, 400],
    [`GET ${PRICES}?lang=english`, 400],
    [`GET ${PRICES}?lang=uk&lang=en`, 400],
  ])('says what is wrong with %s', async (command, status) => {
    const refused = await send(command)
    expect(refused.status).toBe(status)
    if (!command.startsWith('HEAD')) {
      expect(refused.json).toEqual({ message: expect.stringMatching(/\w/) })
    }
    expect((await send(`GET ${PRICES}`)).status).toBe(200)
  })

  it.each(['[]', '{}', '{"mailings":{}}', '{"mailings":[1]}', 'x', ' '.repeat(2 ** 21)])(
    'keeps its prices where it is sent %.20s',
    async (body) => {
      const before = await send(`GET ${PRICES}`)
      expect((await send('PUT /prices', body)).status).toBe(400)
      expect(await send(`GET ${PRICES}`)).toEqual(before)
    },
  )

  it('ends connections that wait, whatever it was doing', async () => {
    const waiting = await startMailingUpstream()
    for (const fault of ['hang', 'slow']) {
      waiting.setFault(fault)
      void fetch(waiting.url + PRICES)
        .then((response) => response.text())
        .catch(() => {})
    }
    await expect.poll(() => waiting.requests).toHaveLength(2)
    const began = performance.now()
    await waiting.close()
    expect(performance.now() - began).toBeLessThan(1_000)
    await expect(fetch(waiting.url + PRICES)).rejects.toThrow()
  })

  it('names every fault it has for who asks for another', async () => {
    const { json } = await send('PUT /fault/nonsense')
    for (const name of Object.keys(FAULTS)) expect(JSON.stringify(json)).toContain(name)
  })
})
