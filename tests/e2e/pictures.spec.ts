import sharp from 'sharp'

import { everyBlock } from '../fixtures/every-block'
import { photograph } from '../fixtures/photograph'
import { expect, test } from './test'

/** Pictures as readers get them in the page. */

interface Media {
  id: number
  filename: string
  thumbnailURL: string
}

const WIDTH = 1800
let media: Media
let pageId: number

test.beforeAll(async ({ editor }) => {
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

test.afterAll(async ({ editor }) => {
  await editor.delete(pageId)
  await editor.request('DELETE', `/media/${media.id}`)
})

test('a page offers the sizes its place needs, keeps the place, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const asked: string[] = []
  let isHeld = true
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/cdn-cgi/image/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    if (isHeld) await held
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/with-a-picture')

  const picture = page.getByRole('img', { name: 'On the bridge' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => asked.length).toBe(1)
  // Not there yet: its colour is, in the place that it will take.
  const before = await picture.boundingBox()
  expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(1.5, 1)
  await expect(picture).toHaveAttribute('style', /^background-color:#[\da-f]{6}$/)
  await expect(picture).toHaveAttribute('width', String(WIDTH))

  // What moved while the page itself arrived is not the picture's doing.
  await page.evaluate('window.shifts.length = 0')
  isHeld = false
  letGo()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeTruthy()
  expect(await picture.boundingBox()).toEqual(before)
  expect(await page.evaluate('window.shifts')).toEqual([])

  // 92 of 100 of a telephone's width, at the density of this one.
  const source = new URL(await picture.evaluate((img: HTMLImageElement) => img.currentSrc))
  expect(source.pathname).toContain('/cdn-cgi/image/width=480,quality=72,format=webp/')
  expect(asked).toEqual([source.pathname])
  const candidates = (await picture.getAttribute('srcset')) ?? ''
  expect([...candidates.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual([
    320, 480, 576, 768, 960, 1152, 1367,
  ])
  for (const candidate of candidates.split(', ')) {
    const [url = '', width] = candidate.split(' ')
    const answer = await page.request.get(url)
    const { format, width: real } = await sharp(await answer.body()).metadata()
    expect([`${real}w`, format]).toEqual([width, 'webp'])
  }
})
