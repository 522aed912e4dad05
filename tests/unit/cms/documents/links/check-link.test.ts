import type { ServerResponse } from 'node:http'
import { createServer } from 'node:net'

import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { checkLink } from '@/cms/documents/links/check-link'
import { isPublicAddress } from '@/cms/services/network/public-address'

import { type OutsideServer, openOutsideServer } from '../../../../site/outside-server'

/** What asking for a link of a text comes to, with a server of this machine as the outside. */

let outside: OutsideServer

beforeAll(async () => {
  outside = await openOutsideServer()
})
afterAll(() => outside.close())
beforeEach(() => {
  outside.asked.length = 0
  outside.answer = (_request, response) => void response.end()
})

const check = (address: string, more: Partial<Parameters<typeof checkLink>[1]> = {}) =>
  checkLink(address, { userAgent: 'Hub', network: outside.network, ...more })

const status = (code: number) => {
  outside.answer = (_request, response) => void response.writeHead(code).end()
}

const redirect = (response: ServerResponse, code: number, Location: string) =>
  void response.writeHead(code, { Location }).end()

const there = (path: string) => outside.address('there', path)

describe('an address', () => {
  it('is asked for by HEAD, by a program that says who it is', async () => {
    expect(await check(there('/a?b#c'))).toEqual({
      answer: 'well',
      detail: '200',
      movedTo: undefined,
    })
    expect(outside.asked).toMatchObject([{ method: 'HEAD', path: '/a?b', userAgent: 'Hub' }])
  })

  it.each([405, 501, 403, 404])('is asked for as readers do where HEAD says %d', async (code) => {
    outside.answer = ({ method }, response) =>
      void response.writeHead(method === 'HEAD' ? code : 200).end('page')
    expect(await check(there('/'))).toMatchObject({ answer: 'well' })
    expect(outside.asked.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
  })

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [401, 'refused'],
    [403, 'refused'],
    [429, 'refused'],
    [999, 'refused'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('that answers %d is %s', async (code, answer) => {
    status(code)
    expect(await check(there('/'))).toEqual({ answer, detail: String(code), movedTo: undefined })
  })

  it('has moved where it says so for good, with its fragment', async () => {
    outside.answer = ({ url }, response) =>
      url === '/old' ? redirect(response, 301, '/new') : void response.end()
    const moved = { answer: 'moved', detail: '200', movedTo: there('/new#part') }
    expect(await check(there('/old#part'))).toEqual(moved)
  })

  it('has not moved where it leads on for now', async () => {
    outside.answer = ({ url }, response) =>
      url === '/old' ? redirect(response, 302, '/login') : void response.end()
    expect(await check(there('/old'))).toMatchObject({ answer: 'well', movedTo: undefined })
  })

  it('has moved as far as it says so for good', async () => {
    const to: Record<string, [number, string]> = {
      '/1': [308, '/2'],
      '/2': [302, '/3'],
      '/3': [301, '/4'],
    }
    outside.answer = ({ url = '' }, response) =>
      to[url] ? redirect(response, ...to[url]) : void response.end()
    expect(await check(there('/1'))).toMatchObject({ answer: 'moved', movedTo: there('/2') })
  })

  it('that has moved to nothing is gone', async () => {
    outside.answer = ({ url }, response) =>
      url === '/old' ? redirect(response, 301, '/new') : void response.writeHead(404).end()
    expect(await check(there('/old'))).toMatchObject({ answer: 'gone', movedTo: undefined })
  })

  it.each([
    ['http://nowhere.example/', 'unresolved'],
    ['http://private.example/', 'notPublic'],
    ['http://127.0.0.2/', 'notPublic'],
    ['http://[::1]/', 'notPublic'],
    ['ftp://there.example/', 'address'],
    ['http://name:word@there.example/', 'address'],
  ])('such as %s is not connected to: %s', async (address, detail) => {
    expect(await check(address)).toEqual({ answer: 'unreachable', detail, movedTo: undefined })
    expect(outside.asked).toEqual([])
  })

  it('where nobody listens is unreachable', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    const address = closed.address()
    const port = typeof address === 'object' ? address?.port : 0
    await new Promise((resolve) => closed.close(resolve))
    expect(await check(`http://there.example:${port}/`)).toMatchObject({ detail: 'connection' })
  })
})

describe('a hostile site', () => {
  it('that never answers is given up', async () => {
    outside.answer = () => undefined
    expect(await check(there('/'), { patience: 100 })).toMatchObject({
      answer: 'unreachable',
      detail: 'slow',
    })
  })

  it('that sends without an end is not read', async () => {
    let isClosed: Promise<unknown> | undefined
    outside.answer = ({ method }, response) => {
      if (method === 'HEAD') return void response.writeHead(405).end()
      isClosed = new Promise((resolve) => response.once('close', resolve))
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      }
      response.on('drain', more)
      more()
    }
    expect(await check(there('/'))).toMatchObject({ answer: 'well' })
    await isClosed
  })

  it('that leads in a circle is left after five redirects', async () => {
    outside.answer = (_request, response) => redirect(response, 301, '/again')
    expect(await check(there('/'))).toMatchObject({ answer: 'unreachable', detail: 'redirects' })
    expect(outside.asked).toHaveLength(6)
  })

  it('with endless headers is given up', async () => {
    outside.answer = (_request, response) => {
      for (let n = 0; n < 40; n += 1) response.setHeader(`X-${n}`, 'x'.repeat(1_000))
      response.end()
    }
    expect(await check(there('/'))).toMatchObject({ answer: 'unreachable', detail: 'connection' })
  })

  it('leads nobody to an address that is not public, however it is written', async () => {
    const inside = fc.oneof(
      fc.constantFrom(
        'private.example',
        'localhost',
        '169.254.169.254',
        '[::ffff:127.0.0.1]',
        '[fd00::1]',
        '0x7f.1',
        '2130706433',
        '0177.0.0.1',
      ),
      fc.ipV4().filter((address) => !isPublicAddress(address)),
      fc
        .ipV6()
        .filter((address) => !isPublicAddress(address))
        .map((address) => `[${address}]`),
    )
    const asProperty = fc.asyncProperty(
      inside,
      fc.constantFrom(301, 302, 303, 307, 308),
      fc.integer({ min: 0, max: 4 }),
      async (host, code, hops) => {
        outside.asked.length = 0
        outside.answer = ({ url = '' }, response) => {
          const hop = Number(url.slice(1))
          redirect(
            response,
            code,
            hop < hops ? `/${hop + 1}` : `http://${host}:${outside.port}/secret`,
          )
        }
        // The first site is allowed to be on this machine; all others are judged as on a running site.
        let name = ''
        const network = {
          resolve: (host: string) => {
            name = host
            const address = /^[a-z]/.test(host) ? '127.0.0.1' : host
            return Promise.resolve([{ address, family: host.includes(':') ? 6 : 4 }])
          },
          isAllowed: (address: string) => name === 'there.example' || isPublicAddress(address),
        }
        expect(await check(there('/0'), { network })).toMatchObject({ detail: 'notPublic' })
        expect(outside.asked.map(({ path }) => path)).not.toContain('/secret')
        expect(outside.asked).toHaveLength(hops + 1)
      },
    )
    await fc.assert(asProperty, { numRuns: 100 })
  })
})
