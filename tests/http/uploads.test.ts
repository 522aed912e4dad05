import sharp from 'sharp'
import { expect, test } from 'vitest'

import { hugePng } from '../fixtures/huge-png'
import { ask } from '../site/ask'
import type { Editor } from '../site/editor'
import { sharedSite } from './site-under-test'

/** Files over the wire: what is refused and how, what is kept, and how it is served. */

const under = sharedSite()

interface Answer {
  status: number
  doc: { id: number; filename: string; url: string; sizes: Record<string, { url: string | null }> }
  sentence: string
}

const canvas = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0369a1' } })
const HTML = '<!doctype html><script>alert(1)</script>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg">'

/** Sends a form as it is written here: browsers and their libraries tidy names up. */
async function upload(
  editor: Editor,
  data: Buffer | string,
  as: { name?: string; type?: string; field?: string } = {},
): Promise<Answer> {
  const { name = 'x.png', type = 'image/png' } = as
  const field = as.field ?? `name="file"; filename="${name}"`
  const boundary = 'a-boundary-3f9c'
  const response = await fetch(`${editor.url}/api/media?locale=en`, {
    method: 'POST',
    headers: {
      Authorization: `JWT ${editor.cookie().value}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"alt":"A sample"}\r\n`,
      ),
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; ${field}\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      Buffer.from(data),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  })
  const { doc, errors } = (await response.json()) as {
    doc: Answer['doc']
    errors?: { message: string; data?: { errors?: { message: string }[] } }[]
  }
  const sentence = errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message ?? ''
  return { status: response.status, doc, sentence }
}

test('what is no picture is refused with a sentence, whatever it is called', async () => {
  const { editor } = under
  const jpeg = await canvas.jpeg().toBuffer()
  const bad: [string, Buffer | string, RegExp, { name?: string; type?: string }?][] = [
    ['HTML', HTML, /JPEG, PNG, WebP or AVIF/],
    ['SVG with script', `${SVG}<script>alert(1)</script></svg>`, /SVG/],
    ['SVG by its name', `${SVG}</svg>`, /SVG/, { name: 'x.svg', type: 'image/svg+xml' }],
    [
      'SVG with an entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}&x;</svg>`,
      /SVG/,
    ],
    [
      'SVG with HTML',
      `${SVG}<foreignObject><p/></foreignObject></svg>`,
      /SVG/,
      { type: 'image/svg+xml' },
    ],
    ['a cut picture', jpeg.subarray(0, 2_000), /cut off/],
    ['nothing', '', /empty/],
    ['10.5 MB', Buffer.alloc(10.5 * 1024 * 1024), /larger than 10 MB/],
  ]
  for (const [what, data, sentence, as] of bad) {
    const answer = await upload(editor, data, as)
    expect([what, answer.status]).toEqual([what, 400])
    expect(answer.sentence, what).toMatch(sentence)
  }
})

test('a picture of 256 million pixels is refused before it is decoded', async () => {
  const { editor } = under
  const answer = await upload(editor, hugePng(16_000, 16_000))
  expect([answer.status, answer.sentence]).toEqual([400, expect.stringContaining('50 million')])
})

test('a strip that would be twenty thousand million pixels once it is scaled is refused', async () => {
  const { editor, site } = under
  const began = performance.now()
  for (const [width, height] of [
    [50_000, 1],
    [1, 50_000],
    [1000, 1],
  ] as const) {
    const answer = await upload(editor, hugePng(width, height))
    expect([answer.status, answer.sentence]).toEqual([400, expect.stringContaining('20 times')])
  }
  expect(performance.now() - began).toBeLessThan(10_000)
  expect((await ask(site.url, '/healthz')).status).toBe(200)
})

test('a form that names no file, or one elsewhere, is a 400', async () => {
  const { editor } = under
  for (const field of [
    'name="other"; filename="x.png"',
    'name="file"; filename=""',
    'name="file"',
  ]) {
    const answer = await upload(editor, '{"filename":"x.png","mimeType":"image/png"}', { field })
    expect([field, answer.status]).toEqual([field, 400])
  }
})

test('a file is kept clean, and served as what it is to everybody', async () => {
  const { editor, site } = under
  const png = await canvas.png().toBuffer()
  const names = [
    ['🚢'.repeat(300), 'picture'],
    ['../../up.png', 'up'],
    ['a%00b.png', 'a-00b'],
    ['порт.png', 'порт'],
  ] as const
  for (const [name, expected] of names) {
    const { status, doc } = await upload(editor, Buffer.concat([png, Buffer.from(HTML)]), { name })
    expect([name, status]).toEqual([name, 201])
    expect(doc.filename).toMatch(new RegExp(`^${expected}(-\\d+)?\\.png$`))
    for (const [url, type] of [
      [doc.url, 'image/png'],
      [doc.sizes.social?.url, 'image/jpeg'],
    ]) {
      const address = new URL(url ?? '', site.url)
      const answer = await fetch(address)
      expect([address.pathname, answer.status]).toEqual([address.pathname, 200])
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cache-control')).toContain('max-age=')
      expect(Buffer.from(await answer.arrayBuffer()).includes('<script>')).toBe(false)
    }
    expect((await editor.request('DELETE', `/media/${doc.id}`)).status).toBe(200)
    expect((await fetch(new URL(doc.url, site.url))).status).toBe(404)
  }
})

test('a form that cannot be read, or is too large, leaves the connection in order', async () => {
  const { editor } = under
  const broken = await upload(editor, 'x', { name: 'n\0ul.png' })
  expect([broken.status, broken.sentence]).toEqual([400, expect.stringContaining('cannot be read')])
  const large = await upload(editor, Buffer.alloc(60 * 1024 * 1024))
  expect([large.status, large.sentence]).toEqual([413, expect.stringContaining('10 MB')])
  for (let request = 0; request < 3; request += 1) {
    expect((await upload(editor, 'x')).status).toBe(400)
  }
})

test('a PDF named as a picture is a PDF', async () => {
  const { editor, site } = under
  const { doc } = await upload(editor, '%PDF-1.4\nxref\nstartxref\n9\n%%EOF\n', {
    name: 'list.png',
  })
  expect(doc.filename).toBe('list.pdf')
  const served = await fetch(new URL(doc.url, site.url))
  expect(served.headers.get('content-type')).toBe('application/pdf')
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
})

test('strangers read no list of files, upload none, and find only what is there', async () => {
  const { site } = under
  expect((await fetch(`${site.url}/api/media`)).status).toBe(403)
  const form = new FormData()
  form.set('file', new Blob([await canvas.png().toBuffer()]), 'x.png')
  expect((await fetch(`${site.url}/api/media`, { method: 'POST', body: form })).status).toBe(403)
  for (const name of ['none.png', '%00', '..%2f..%2fsecret', '%2e%2e%2fmedia', '%2Fetc%2Fpasswd']) {
    const { status } = await ask(site.url, `/api/media/file/${name}`)
    expect([name, [400, 403, 404].includes(status)], `${name}: ${status}`).toEqual([name, true])
  }
})
