import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { COLOUR_MODE_SCRIPT } from '../../../src/domain/browser/colour-mode-script'
import { decide } from '../../../src/domain/routes/decide'
import { planAnswer } from '../../../src/server/plan-answer'
import { createSecurityHeaders } from '../../../src/server/security-headers'
import { takeAnswer } from '../../../src/server/take-answer'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const SITE = { defaultLocale: 'en', siteUrl: 'https://site.example' } as const

/** What was decided about any page. */
function decided() {
  const decision = decide({ method: 'GET', url: '/about', headers: {} }, SITE)
  if (decision.kind !== 'page') throw new Error(decision.kind)
  return decision
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server that sets security headers on what `answer` writes, as the front server does. */
async function serve(answer: Answer, siteUrl = 'https://site.example'): Promise<string> {
  const securityHeaders = createSecurityHeaders({ siteUrl, tagUrl: undefined, imageCdn: undefined })
  const server = createServer((request, response) => {
    securityHeaders.set(request, response)
    const plan = planAnswer(request, response, {
      fill: (html) => html,
      exchange: undefined,
      policyOf: securityHeaders.policyFor(request, response),
      failed: () =>
        Promise.resolve({ status: 503, headers: { 'Content-Type': 'text/html' }, body: PAGE }),
    })
    takeAnswer(request, response, { rules: { decision: decided() }, plan })
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

const PAGE = `<!doctype html><p>Порт</p><script>${COLOUR_MODE_SCRIPT}</script>`

describe('a page', () => {
  it.each<[string, Answer]>([
    [
      'at once',
      (_, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(PAGE)
      },
    ],
    [
      'with headers at the last moment',
      (_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/html', 'X-Own': 'yes' }).end(PAGE)
      },
    ],
    [
      'byte by byte, in the middle of letters',
      (_, response) => {
        response.setHeader('Content-Type', 'text/html')
        response.flushHeaders()
        for (const byte of Buffer.from(PAGE)) response.write(Buffer.of(byte))
        response.end()
      },
    ],
    [
      'with functions to call',
      (_, response) => {
        response.setHeader('Content-Type', 'text/html')
        response.write(PAGE.slice(0, 20), 'utf8', () => {
          response.end(PAGE.slice(20), 'utf8', () => {})
        })
      },
    ],
  ])('that is written %s arrives whole, with the policy of its scripts', async (_, answer) => {
    const answered = await fetch(await serve(answer))
    expect(answered.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    expect(answered.headers.get('permissions-policy')).toContain('camera=()')
    expect(await answered.text()).toBe(PAGE)
  })

  it('keeps its status, and is compressed after it was read', async () => {
    const url = await serve((_, response) => {
      response.writeHead(422, 'Not so', { 'Content-Type': 'text/html' }).end(PAGE.repeat(100))
    })
    const answered = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
    expect([answered.status, answered.headers.get('content-encoding')]).toEqual([422, 'br'])
    expect(await answered.text()).toBe(PAGE.repeat(100))
  })

  it('is not held where nobody asked for its text', async () => {
    const url = await serve((_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end()
    })
    const answered = await fetch(url, { method: 'HEAD' })
    expect([answered.status, answered.headers.get('content-security-policy')]).toEqual([200, null])
  })
})

it.each<[string, Answer]>([
  [
    'with headers',
    (_, response) => {
      response.writeHead(500, { 'Content-Type': 'text/html', ETag: '"old"' }).end('half a page')
    },
  ],
  [
    'piece by piece, and goes on after it was replaced',
    (_, response) => {
      response.statusCode = 500
      response.write('half')
      setTimeout(() => response.end(' a page'), 50)
    },
  ],
])('a failed page that is written %s is replaced by one of ours', async (_, answer) => {
  const answered = await fetch(await serve(answer), { headers: { Accept: 'text/html' } })
  expect([answered.status, answered.headers.get('etag')]).toEqual([503, null])
  expect(answered.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  expect(await answered.text()).toBe(PAGE)
})

it('a failure that is no page passes as it comes', async () => {
  const url = await serve((_, response) => {
    response.writeHead(500, { 'Content-Type': 'application/json' }).end('{}')
  })
  const answered = await fetch(url, { headers: { Accept: 'text/html' } })
  expect([answered.status, await answered.text()]).toEqual([500, '{}'])
})

it('what is no page passes as it comes', async () => {
  let finish = () => {}
  const url = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' })
    response.write('first')
    finish = () => response.end('last')
  })
  const answered = await fetch(url)
  const reader = answered.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first')
  finish()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last')
  expect(answered.headers.get('content-security-policy')).toBeNull()
})

describe('Strict-Transport-Security', () => {
  it.each([
    ['https://site.example', 'https', 'max-age=31536000'],
    ['https://site.example', 'http', null],
    ['http://localhost:3000', 'https', null],
  ])('of %s, asked by %s, is %s', async (siteUrl, scheme, expected) => {
    const url = await serve((_, response) => response.end(), siteUrl)
    const answered = await fetch(url, { headers: { 'X-Forwarded-Proto': scheme } })
    expect(answered.headers.get('strict-transport-security')).toBe(expected)
  })
})
