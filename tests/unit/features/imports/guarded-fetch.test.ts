import { createServer } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { fetchFeed } from '@/features/imports/guarded-fetch'
import { isPublicAddress } from '@/cms/services/network/public-address'

import { file, type FeedServer, openFeedServer } from '../../../site/feed-server'

let server: FeedServer

beforeAll(async () => {
  server = await openFeedServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
})

const CSV = 'ref,rank\n1,master\n'
const hosts = (...names: string[]) => new Set(names.map((name) => `${name}:${server.port}`))

const fetchIt = (address: string, more: Partial<Parameters<typeof fetchFeed>[1]> = {}) =>
  fetchFeed(address, { hosts: hosts('feeds.example'), network: server.network, ...more })

const failure = (problem: string, detail?: string) => ({
  kind: 'failure',
  problem,
  detail,
  retryAfter: undefined,
})

describe('a file', () => {
  it('is fetched with what tells its next version apart', async () => {
    server.answer = file(CSV, { ETag: '"a"', 'Last-Modified': 'Tue, 24 Nov 2026 10:00:00 GMT' })
    expect(await fetchIt(server.address('/jobs/feed.csv?key=1'))).toEqual({
      kind: 'file',
      bytes: Buffer.from(CSV),
      contentType: 'text/csv',
      fileName: 'feed.csv',
      etag: '"a"',
      lastModified: 'Tue, 24 Nov 2026 10:00:00 GMT',
    })
    const { headers, url } = server.asked[0] ?? {}
    expect(url).toBe('/jobs/feed.csv?key=1')
    for (const name of ['cookie', 'authorization', 'referer', 'if-none-match']) {
      expect(headers).not.toHaveProperty(name)
    }
  })

  it('is not sent again where it is the same', async () => {
    server.answer = (request, response) => {
      const isSame = request.headers['if-none-match'] === '"a"'
      response.writeHead(isSame ? 304 : 200, { 'Content-Type': 'text/csv' }).end(isSame ? '' : CSV)
    }
    const lastModified = 'Tue, 24 Nov 2026 10:00:00 GMT'
    expect(await fetchIt(server.address('/'), { etag: '"a"', lastModified })).toEqual({
      kind: 'unchanged',
    })
    expect(server.asked[0]?.headers['if-modified-since']).toBe(lastModified)
  })

  it.each([
    ['gzip', gzipSync(CSV)],
    ['br', brotliCompressSync(CSV)],
  ])('may come packed: %s', async (encoding, body) => {
    server.answer = file(body, { 'Content-Encoding': encoding })
    expect(await fetchIt(server.address('/'))).toMatchObject({ bytes: Buffer.from(CSV) })
  })

  it.each(['text/html', 'image/png', 'application/zip', 'multipart/form-data', 'x', ''])(
    'of the type "%s" is none',
    async (type) => {
      server.answer = file(CSV, { 'Content-Type': type })
      const essence = type.includes('/') ? type : ''
      expect(await fetchIt(server.address('/'))).toEqual(failure('contentType', essence))
    },
  )

  it('names neither a cookie nor another header in the next question', async () => {
    server.answer = file(CSV, { 'Set-Cookie': 'a=b', ETag: 'no quotes', 'Last-Modified': 'now' })
    expect(await fetchIt(server.address('/'))).toMatchObject({
      etag: undefined,
      lastModified: undefined,
    })
  })
})

describe('a host', () => {
  it('that admins have not allowed is not asked, nor looked up', async () => {
    const looked: string[] = []
    const network = {
      ...server.network,
      resolve: (host: string) => {
        looked.push(host)
        return server.network.resolve(host)
      },
    }
    for (const host of ['other.example', 'sub.feeds.example', 'feeds.example.org']) {
      expect(await fetchIt(`https://${host}:${server.port}/`, { network })).toEqual(
        failure('host', `${host}:${server.port}`),
      )
    }
    // The same name at another port is another host.
    expect(await fetchIt('https://feeds.example/', { network })).toEqual(
      failure('host', 'feeds.example'),
    )
    expect(looked).toEqual([])
    expect(server.asked).toEqual([])
  })

  it('whose name leads into this machine is refused by the rules of a running site', async () => {
    const network = { ...server.network, isAllowed: isPublicAddress }
    expect(await fetchIt(server.address('/'), { network })).toEqual(failure('notPublic'))
    expect(server.asked).toEqual([])
  })

  it('is refused whole where one of its addresses is not public', async () => {
    const network = {
      ...server.network,
      resolve: () =>
        Promise.resolve([
          { address: '127.0.0.1', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ]),
    }
    expect(await fetchIt(server.address('/'), { network })).toEqual(failure('notPublic'))
    expect(server.asked).toEqual([])
  })

  it('is asked at the address that was checked: its name is looked up once', async () => {
    server.answer = file(CSV)
    let looks = 0
    const network = {
      ...server.network,
      // The second answer would lead elsewhere.
      resolve: () => {
        looks += 1
        return Promise.resolve([{ address: looks === 1 ? '127.0.0.1' : '127.0.0.9', family: 4 }])
      },
    }
    expect(await fetchIt(server.address('/'), { network })).toMatchObject({ kind: 'file' })
    expect(looks).toBe(1)
  })

  it('without an address, and one that nobody answers at, are told apart', async () => {
    const nobody = { ...server.network, resolve: () => Promise.reject(new Error('ENOTFOUND')) }
    expect(await fetchIt(server.address('/'), { network: nobody })).toEqual(failure('unresolved'))
    const closed = await new Promise<number>((resolve) => {
      const one = createServer().listen(0, '127.0.0.1', () => {
        const address = one.address()
        one.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
      })
    })
    const address = `https://feeds.example:${closed}/`
    const allowed = new Set([`feeds.example:${closed}`])
    expect(await fetchIt(address, { hosts: allowed })).toEqual(failure('unreachable'))
  })

  it('with a certificate of somebody else is not believed', async () => {
    server.answer = file(CSV)
    const { resolve, isAllowed } = server.network
    const network = { resolve, isAllowed }
    expect(await fetchIt(server.address('/'), { network })).toEqual(failure('certificate'))
    const address = `https://elsewhere.example:${server.port}/`
    expect(await fetchIt(address, { hosts: hosts('elsewhere.example') })).toEqual(
      failure('certificate'),
    )
    expect(server.asked).toEqual([])
  })
})

describe('a redirect', () => {
  const redirectTo = (location: (n: number) => string): FeedServer['answer'] => {
    let n = 0
    return (_request, response) => {
      n += 1
      response.writeHead(302, { Location: location(n) }).end()
    }
  }

  it('is followed to allowed hosts, three times at most', async () => {
    server.answer = (request, response) => {
      const n = Number(request.url?.slice(1))
      if (n === 3) response.writeHead(200, { 'Content-Type': 'text/csv' }).end(CSV)
      else response.writeHead(307, { Location: `/${n + 1}` }).end()
    }
    expect(await fetchIt(server.address('/0'))).toMatchObject({ kind: 'file' })
    server.answer = redirectTo((n) => `/${n}`)
    server.asked.length = 0
    expect(await fetchIt(server.address('/'))).toEqual(failure('redirects'))
    expect(server.asked).toHaveLength(4)
  })

  it.each([
    ['http://feeds.example/', 'address', undefined],
    ['https://user:word@feeds.example/', 'address', undefined],
    ['https://127.0.0.1/', 'address', undefined],
    ['https://2130706433/', 'address', undefined],
    ['https://[::1]/', 'address', undefined],
    ['https://localhost/', 'address', undefined],
    ['file:///etc/passwd', 'address', undefined],
    ['//other.example/a', 'host', 'other.example'],
    ['https://', 'address', undefined],
  ])('to %s is refused', async (location, problem, detail) => {
    server.answer = redirectTo(() => location)
    expect(await fetchIt(server.address('/'))).toEqual(failure(problem, detail))
    expect(server.asked).toHaveLength(1)
  })

  it('to a host whose name leads inside is refused', async () => {
    server.answer = redirectTo(() => `https://moved.example:${server.port}/`)
    const network = {
      ...server.network,
      resolve: (host: string) =>
        Promise.resolve([
          { address: host === 'feeds.example' ? '127.0.0.1' : '169.254.169.254', family: 4 },
        ]),
    }
    const allowed = hosts('feeds.example', 'moved.example')
    expect(await fetchIt(server.address('/'), { hosts: allowed, network })).toEqual(
      failure('notPublic'),
    )
    expect(server.asked).toHaveLength(1)
  })
})

describe('a server that misbehaves', () => {
  const limits = { whole: 2_000, silence: 200, mostBytes: 10_000 }

  it('says more than is taken: declared, on the way, or unpacked', async () => {
    server.answer = file('a'.repeat(10_001))
    expect(await fetchIt(server.address('/'), { limits })).toEqual(failure('tooLarge'))
    server.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv' })
      const more = () => {
        while (response.write('a'.repeat(1_000)));
        response.once('drain', more)
      }
      more()
    }
    expect(await fetchIt(server.address('/'), { limits })).toEqual(failure('tooLarge'))
    for (const [encoding, pack] of [
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
    ] as const) {
      const bomb = pack(Buffer.alloc(50_000_000))
      server.answer = file(bomb, { 'Content-Encoding': encoding })
      const more = { limits: { ...limits, mostBytes: 1_000_000 } }
      expect(await fetchIt(server.address('/'), more)).toEqual(failure('tooLarge'))
    }
  })

  it.each([
    ['no gzip', file('x', { 'Content-Encoding': 'gzip' }), 'damaged'],
    [
      'half of a gzip',
      file(gzipSync(CSV).subarray(0, 20), { 'Content-Encoding': 'gzip' }),
      'damaged',
    ],
    ['no Brotli', file('xxxx', { 'Content-Encoding': 'br' }), 'damaged'],
    ['twice packed', file('x', { 'Content-Encoding': 'gzip, gzip' }), 'damaged'],
    ['nothing', file(''), 'empty'],
  ])('sends %s', async (_name, answer, problem) => {
    server.answer = answer
    expect(await fetchIt(server.address('/'), { limits })).toEqual(failure(problem))
  })

  it.each([400, 401, 403, 404, 410, 500, 206, 204, 300, 304])(
    'answers %s unasked',
    async (status) => {
      server.answer = file('', {}, status)
      const answer = await fetchIt(server.address('/'), { limits })
      expect(answer).toEqual(failure('status', String(status)))
    },
  )

  it('asks for a pause', async () => {
    server.answer = file('', { 'Retry-After': '120' }, 503)
    expect(await fetchIt(server.address('/'), { limits })).toEqual({
      ...failure('status', '503'),
      retryAfter: 120_000,
    })
  })

  it('says nothing, or a byte at a time', async () => {
    server.answer = () => undefined
    expect(await fetchIt(server.address('/'), { limits })).toEqual(failure('slow'))
    server.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv' })
      const drip = setInterval(() => response.write('a'), 50)
      response.once('close', () => clearInterval(drip))
    }
    const began = Date.now()
    const more = { limits: { ...limits, whole: 500 } }
    expect(await fetchIt(server.address('/'), more)).toEqual(failure('slow'))
    expect(Date.now() - began).toBeLessThan(2_000)
  })

  it('falls silent in the middle', async () => {
    server.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Length': '100' })
      response.write('a')
    }
    expect(await fetchIt(server.address('/'), { limits })).toEqual(failure('slow'))
  })

  it('hangs up in the middle', async () => {
    server.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Length': '100' })
      response.write('a', () => response.destroy())
    }
    expect(await fetchIt(server.address('/'), { limits })).toEqual(failure('unreachable'))
  })

  it('is not waited for once the site stops', async () => {
    server.answer = () => undefined
    const stopping = new AbortController()
    const asking = fetchIt(server.address('/'), { signal: stopping.signal })
    stopping.abort()
    expect(await asking).toEqual(failure('slow'))
  })
})
