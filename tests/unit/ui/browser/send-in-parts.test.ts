import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { PART_BYTES, readUploadMetadata, UPLOADS_PATH } from '../../../../src/domain/forms/file-upload'
import { type Link, type Sent, sendInParts } from '../../../../src/ui/browser/send-in-parts'

/** What becomes of one request: `away`: it does not arrive; `unheard`: it does, and its answer is lost. */
type Weather = 'fine' | 'away' | 'unheard' | 'busy'

/** A site that takes parts as ours does. */
class Site {
  /** By address. */
  readonly begun = new Map<string, { size: number; bytes: Uint8Array }>()
  readonly asked: string[] = []
  /** Of bodies that came. */
  bytesTaken = 0

  answer(address: string, { method, headers, body }: Parameters<Link['ask']>[1]) {
    this.asked.push(method)
    if (method === 'POST') {
      const made = `${UPLOADS_PATH}/${this.begun.size + 1}`
      this.begun.set(made, { size: Number(headers['Upload-Length']), bytes: new Uint8Array() })
      return new Response(null, { status: 201, headers: { Location: made, 'Upload-Offset': '0' } })
    }
    const found = this.begun.get(address)
    if (!found) return new Response('gone', { status: 404 })
    const told = { 'Upload-Offset': String(found.bytes.length) }
    if (method === 'HEAD') return new Response(null, { status: 200, headers: told })
    const part = new Uint8Array(body ?? [])
    this.bytesTaken += part.length
    if (headers['Upload-Offset'] !== told['Upload-Offset']) {
      return new Response('no', { status: 409, headers: told })
    }
    found.bytes = new Uint8Array(Buffer.concat([found.bytes, part]))
    if (found.bytes.length === found.size) {
      const { kept = '' } = readUploadMetadata(headers['Upload-Metadata'] ?? '') ?? {}
      return Response.json({ kept, name: 'cv.pdf', received: '', value: '' })
    }
    return new Response(null, {
      status: 204,
      headers: { 'Upload-Offset': String(found.bytes.length) },
    })
  }
}

interface Try {
  site?: Site
  /** Of each request, then fine. */
  weather?: Weather[]
  remembered?: string
  /** What the site answers in place of its own. */
  instead?: (method: string, count: number) => Response | undefined
  /** Milliseconds of a request. */
  takes?: number
  ending?: AbortController
}

async function send(file: Blob, { site = new Site(), weather = [], ...given }: Try = {}) {
  const { instead, takes = 0, ending = new AbortController() } = given
  let address = given.remembered
  let clock = 0
  let count = 0
  const said: (number | 'lost')[] = []
  const pauses: number[] = []
  const parts: number[] = []
  const link: Link = {
    signal: ending.signal,
    now: () => clock,
    pause(milliseconds) {
      pauses.push(milliseconds)
      return Promise.resolve()
    },
    async ask(where, asked) {
      const is = weather[count] ?? 'fine'
      count += 1
      if (asked.body) parts.push(asked.body.byteLength)
      clock += takes
      if (is === 'away') throw new TypeError('Failed to fetch')
      const busy = new Response('', { status: 503, headers: { 'Retry-After': '5' } })
      const own = () => instead?.(asked.method, count) ?? site.answer(where, asked)
      const answer = is === 'busy' ? busy : own()
      if (is === 'unheard') throw new TypeError('Failed to fetch')
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    },
  }
  const sending = {
    facts: () => ({ page: '/uk/forms/contact', field: 'cv', name: 'cv.pdf', kept: 'before' }),
    language: 'uk',
    remembered: { read: () => address, write: (to: string | undefined) => void (address = to) },
    onProgress: (sent: number) => void said.push(sent),
    onLost: () => void said.push('lost'),
  }
  const sent = await sendInParts(file, sending, link)
  return { sent, site, said, pauses, parts, address: () => address }
}

const KB = 1024
const bytesOf = (length: number) =>
  Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 8)) & 255)
const WHOLE: Sent = { whole: { kept: 'before', name: 'cv.pdf', received: '', value: '' } }

describe('a file', () => {
  it('that is small is there after two requests', async () => {
    const { sent, site, said } = await send(new Blob([bytesOf(20_000)]))
    expect([sent, site.asked, said]).toEqual([WHOLE, ['POST', 'PATCH'], [0]])
  })

  it('is there as it was, whatever the link does, and only what was lost is sent again', async () => {
    const fate = fc.constantFrom<Weather>('fine', 'away', 'unheard', 'busy')
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 600_000 }),
      fc.array(fate, { maxLength: 30 }).map((all) =>
        // So many refusals in a row are taken for an answer, and are another test's.
        all.filter((one, at) => one !== 'busy' || all[at - 1] !== 'busy'),
      ),
      async (length, weather) => {
        const bytes = bytesOf(length)
        const { sent, site } = await send(new Blob([bytes]), { weather })
        expect(sent).toEqual(WHOLE)
        const whole = [...site.begun.values()].find((one) => one.bytes.length === length)
        expect(Buffer.from(whole?.bytes ?? []).equals(Buffer.from(bytes))).toBe(true)
        expect(site.bytesTaken).toBe(length)
      },
    )
    await fc.assert(property, { numRuns: 60 })
  })

  it('goes on where it was before the page was loaded again', async () => {
    const bytes = bytesOf(300_000)
    const site = new Site()
    const ending = new AbortController()
    const first = await send(new Blob([bytes]), {
      site,
      ending,
      instead(_, count) {
        if (count === 3) ending.abort()
        return undefined
      },
    })
    expect(first.sent).toBe('stopped')
    const remembered = first.address() ?? ''
    const { sent, said } = await send(new Blob([bytes]), { site, remembered })
    expect([sent, said[0]]).toEqual([WHOLE, 192 * KB])
    expect([site.bytesTaken, site.begun.size]).toEqual([300_000, 1])
  })

  it('that the site has forgotten is begun again', async () => {
    const { sent, address } = await send(new Blob([bytesOf(20_000)]), { remembered: 'old' })
    expect([sent, address()]).toEqual([WHOLE, `${UPLOADS_PATH}/1`])
  })

  it('that is never kept is not begun without end', async () => {
    const gone = () => new Response('gone', { status: 404 })
    const { sent, site } = await send(new Blob([bytesOf(20_000)]), {
      instead: (method) => (method === 'PATCH' ? gone() : undefined),
    })
    expect([sent, site.begun.size]).toEqual(['refused', 5])
  })
})

describe('parts', () => {
  it('grow where the link is quick, and are never larger than one may be', async () => {
    const { parts } = await send(new Blob([bytesOf(1_000_000)]), { takes: 700 })
    expect(parts.slice(0, 4)).toEqual([64, 128, 256, 256].map((kilobytes) => kilobytes * KB))
  })

  it('shrink where it is slow or lost, and are never smaller than one may be', async () => {
    const slow = await send(new Blob([bytesOf(300_000)]), { takes: 10_000 })
    expect(slow.parts.slice(0, 4)).toEqual([64, 32, 16, 16].map((kilobytes) => kilobytes * KB))
    const weather: Weather[] = ['fine', 'away', 'fine', 'away', 'fine', 'away', 'fine']
    const lost = await send(new Blob([bytesOf(300_000)]), { weather, takes: 3_000 })
    expect(Math.min(...lost.parts.slice(0, -1))).toBeGreaterThanOrEqual(PART_BYTES.least)
    expect(lost.parts.slice(0, 4)).toEqual([64, 32, 16, 16].map((kilobytes) => kilobytes * KB))
  })
})

describe('where the link is lost', () => {
  it('that is said, and it is tried again after longer and longer pauses, up to half a minute', async () => {
    const weather = Array.from({ length: 8 }, () => 'away' as const)
    const { sent, said, pauses } = await send(new Blob([bytesOf(10_000)]), { weather })
    expect(sent).toEqual(WHOLE)
    expect(said).toEqual([...weather.map(() => 'lost'), 0])
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1_000))
  })
})

describe('what the site answers', () => {
  const answering = (status: number, headers = {}, body: string | null = null) => ({
    instead: (method: string) =>
      method === 'PATCH' ? new Response(body, { status, headers }) : undefined,
  })
  const file = new Blob([bytesOf(20_000)])

  it('of a file that it does not take is told, and the file forgotten', async () => {
    const json = { 'Content-Type': 'application/json' }
    const { sent, address } = await send(file, answering(422, json, '{"problem":"Файл порожній"}'))
    expect([sent, address()]).toEqual([{ problem: 'Файл порожній' }, undefined])
  })

  it.each([400, 403, 405, 413, 415])(
    'with %s ends it, and the form takes the file',
    async (status) => {
      expect((await send(file, answering(status))).sent).toBe('refused')
    },
  )

  it('to come much later ends it, too; to come soon does not', async () => {
    const late = { 'Retry-After': '3600' }
    for (const status of [429, 503]) {
      expect((await send(file, answering(status, late))).sent).toBe('refused')
    }
    const soon = await send(file, { weather: ['fine', 'busy', 'fine'] })
    expect([soon.sent, soon.pauses]).toEqual([WHOLE, [5_000]])
  })

  it.each([409, 500, 503])('again and again with %s ends it', async (status) => {
    const { sent, pauses } = await send(file, answering(status, { 'Retry-After': '1' }))
    expect([sent, pauses.length < 10]).toEqual(['refused', true])
  })
})

it('a file that is gone from the telephone is not waited for', async () => {
  const file = new Blob(['x'])
  file.slice = () => {
    throw new DOMException('The file could not be read.', 'NotReadableError')
  }
  expect((await send(file)).sent).toBe('refused')
})

it('what is stopped asks nothing more', async () => {
  const ending = new AbortController()
  ending.abort()
  const { sent, site } = await send(new Blob(['x']), { ending })
  expect([sent, site.asked]).toEqual(['stopped', []])
})
