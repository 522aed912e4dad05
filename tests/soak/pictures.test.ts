import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { heightsOf } from '../../src/domain/pictures/picture-options'
import { everyBlock } from '../fixtures/every-block'
import { hugePng } from '../fixtures/huge-png'
import { photograph } from '../fixtures/photograph'
import { ask } from '../site/ask'
import { siteUnderTest } from '../http/site-under-test'

/** Pictures at their addresses: sizes, formats, refusals, and many at once. */

const under = siteUnderTest()

interface Media {
  id: number
  filename: string
  thumbnailURL: string
}

const WIDTH = 1800
let media: Media
let pageId: number
/** Of the picture in a width. */
const at = (width: number, more = '') =>
  media.thumbnailURL.replace('width=320,quality=72', `width=${width},quality=72${more}`)
const inFolder = (dataDir: string) => path.join(dataDir, 'media', media.filename)

beforeAll(async () => {
  const { editor } = under
  const file = await photograph(WIDTH, 1200)
  const id = await editor.upload('on-the-bridge.jpg', 'image/jpeg', file, { alt: 'On the bridge' })
  media = await editor.read<Media>(`/media/${id}?locale=en`)
  const { root } = everyBlock({
    picture: id,
    file: id,
    document: { relationTo: 'pages', value: 1 },
  })
  const picture = root.children.find(
    (node) => (node.fields as { blockType?: string } | undefined)?.blockType === 'picture',
  )
  const body = { root: { ...root, children: picture ? [picture] : [] } }
  pageId = await editor.create('en', { title: 'Pictured', slug: 'with-a-picture', body })
  await editor.publish(pageId, 'en')
})

afterAll(async () => {
  const { editor } = under
  await editor.delete(pageId)
  await editor.request('DELETE', `/media/${media.id}`)
})

test('a picture may be kept for good, by anybody, and is not sent twice', async () => {
  const { site } = under
  const answer = await ask(site.url, at(640))
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers.vary).toBeUndefined()
  const tag = answer.headers.etag ?? ''
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await ask(site.url, at(640), { 'If-None-Match': known })
    expect([known, again.status, again.body, again.headers.etag]).toEqual([known, 304, '', tag])
  }
  const head = await ask(site.url, at(640), { method: 'HEAD' })
  expect([head.status, head.body, head.headers.etag]).toEqual([200, '', tag])
  // No browser is asked what it takes: what the address says is what there is.
  const other = await ask(site.url, at(640), { Accept: 'image/jpeg' })
  expect([other.headers['content-type'], other.headers.etag]).toEqual(['image/webp', tag])
  // Without its version the address says less.
  const unversioned = await ask(site.url, at(640).replace(/\?.*/, ''))
  expect([unversioned.status, unversioned.headers['cache-control']]).toEqual([
    200,
    'public, max-age=300',
  ])
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    expect([method, (await ask(site.url, at(640), { method })).status]).toEqual([method, 405])
  }
})

test('a cut, and each format, is what it says', async () => {
  const { site } = under
  for (const format of ['webp', 'avif', 'jpeg', 'png']) {
    const address = at(480, ',height=270,fit=crop').replace('format=webp', `format=${format}`)
    const answer = await fetch(`${site.url}${address}`)
    expect([format, answer.status]).toEqual([format, 200])
    expect(answer.headers.get('content-type')).toBe(`image/${format}`)
    const picture = await sharp(await answer.arrayBuffer()).metadata()
    expect([picture.width, picture.height, picture.mediaType]).toEqual([
      480,
      270,
      `image/${format}`,
    ])
  }
})

test('what is not allowed is a 400 with a sentence, what is not there a 404', async () => {
  const { site } = under
  const source = `/api/media/file/${media.filename}`
  const { port } = new URL(site.url)
  const wrong = [
    ['width=641', source],
    ['width=99999', source],
    ['width=640,width=640', source],
    ['width=640,height=9', source],
    ['width=640,quality=100', source],
    ['width=640,format=auto', source],
    ['width=640,fit=fill', source],
    ['width=640,blur=9', source],
    ['width=640', `/http://127.0.0.1:${port}${source}`],
    ['width=640', `/http:/127.0.0.1:${port}${source}`],
    ['width=640', `/http%3A%2F%2F127.0.0.1:${port}${source}`],
    ['width=640', `//127.0.0.1:${port}${source}`],
    ['width=640', `/..${source}`],
    ['width=640', '/api/media/file/../../secret'],
    ['width=640', '/api/media/file/%2e%2e/%2e%2e/secret'],
    ['width=640', '/api/media/file/..%2f..%2fsecret'],
    ['width=640', '/api/media/file/%2Fetc%2Fpasswd'],
    ['width=640', '/api/media/file/a%00.jpg'],
    ['width=640', '/api/media/file/%'],
    ['width=640', '/api/staff'],
    ['width=640', ''],
  ] as const
  for (const [options, from] of wrong) {
    const answer = await ask(site.url, `/cdn-cgi/image/${options}${from}`)
    expect([options, from, answer.status]).toEqual([options, from, 400])
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
    expect(answer.body.length).toBeGreaterThan(5)
    expect(answer.body).not.toMatch(/Error|node_modules|\/tmp\//)
  }
  for (const missing of ['none.jpg', `${media.filename}x`, '%D0%BF.jpg']) {
    const answer = await ask(site.url, `/cdn-cgi/image/width=640/api/media/file/${missing}`)
    expect([missing, answer.status, answer.body]).toEqual([
      missing,
      404,
      'There is no such image.\n',
    ])
  }
  expect((await ask(site.url, '/cdn-cgi/image')).status).toBe(400)
  expect((await ask(site.url, '/cdn-cgi/other')).status).toBe(404)
})

test('a file that went bad is refused, and the site goes on', async () => {
  const { site } = under
  const file = inFolder(site.dataDir)
  const well = await readFile(file)
  try {
    for (const bad of [well.subarray(0, 40_000), hugePng(16_000, 16_000), Buffer.from('<svg/>')]) {
      await writeFile(file, bad)
      const answer = await ask(site.url, at(768))
      expect([answer.status, answer.body]).toEqual([
        422,
        'The original of this image cannot be shown.\n',
      ])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    // A file of that size that nobody uploaded is not even looked at.
    const stray = path.join(site.dataDir, 'media', 'stray.png')
    await writeFile(stray, hugePng(16_000, 16_000))
    expect((await ask(site.url, at(768).replace(media.filename, 'stray.png'))).status).toBe(404)
  } finally {
    await writeFile(file, well)
  }
  expect((await ask(site.url, at(768))).status).toBe(200)
})

test('a decoder that is killed is replaced, and the site is none of its victims', async () => {
  const { site } = under
  expect((await ask(site.url, at(576))).status).toBe(200)
  const decoders = await childrenOf(site.pid)
  expect(decoders.length).toBeGreaterThan(0)
  for (const pid of decoders) process.kill(pid, 'SIGKILL')
  await expect.poll(() => childrenOf(site.pid)).toEqual([])
  expect((await ask(site.url, at(996))).status).toBe(200)
  expect((await childrenOf(site.pid)).length).toBe(1)
})

test('fifty cold pictures at once end well, and pages answer meanwhile', async () => {
  const { site } = under
  const addresses = [320, 480, 576, 640, 768].flatMap((width) =>
    heightsOf(width).flatMap((height) =>
      ['cover', 'pad'].map((fit) => at(width, `,height=${height},fit=${fit}`)),
    ),
  )
  expect(addresses.length).toBe(50)
  const before = await residentBytes(site.pid)
  const pictures = Promise.all(addresses.map((address) => ask(site.url, address)))
  let isDone = false
  let most = 0
  const watching = (async () => {
    const times: number[] = []
    while (!isDone) {
      const began = performance.now()
      expect((await ask(site.url, '/before-you-sign')).status).toBe(200)
      times.push(performance.now() - began)
      most = Math.max(most, await residentBytes(site.pid))
    }
    return times
  })()
  const answers = await pictures
  isDone = true
  const times = await watching
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(25)
  for (const { status, headers } of answers) {
    if (status === 503) expect(headers['retry-after']).toBe('5')
  }
  // Milliseconds: decoding holds up nobody who reads.
  expect(Math.max(...times)).toBeLessThan(3_000)
  expect(most - before).toBeLessThan(300 * 1024 * 1024)
})

/** The processes that a process has started, and that are not over. */
async function childrenOf(pid: number): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return listed.split(' ').filter(Boolean).map(Number)
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}
