import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'

import type { PictureOptions } from '../../../src/domain/pictures/picture-options'
import {
  PictureUnusable,
  placeholderColour,
  transformPicture,
} from '../../../src/features/media/picture-transform'
import { hugePng } from '../../fixtures/huge-png'

const MIDDLE = { x: 50, y: 50 }
const WEBP = { quality: 72, format: 'webp' } as const
const inside = (width: number, more: Partial<PictureOptions> = {}) =>
  ({ ...WEBP, fit: 'inside', width, ...more }) as PictureOptions

function canvas(width = 900, height = 600, background: string | object = '#0369a1'): Sharp {
  const colour = typeof background === 'string' ? background : { r: 0, g: 0, b: 0, ...background }
  return sharp({ create: { width, height, channels: 4, background: colour } }).removeAlpha()
}

async function made(file: Sharp | Buffer, options: PictureOptions, focus = MIDDLE) {
  const bytes = await transformPicture(
    Buffer.isBuffer(file) ? file : await file.png().toBuffer(),
    options,
    focus,
  )
  return { bytes, ...(await sharp(bytes).metadata()) }
}

/** Red, green, blue and, where there is one, alpha of a pixel. */
async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

/** Four upright stripes of different reds, and as many lying ones of different greens. */
async function map(width: number, height: number): Promise<Buffer> {
  const stripes = [40, 100, 160, 220].map((shade, index) => ({
    input: {
      create: {
        width: width / 4,
        height,
        channels: 3 as const,
        background: { r: shade, g: 0, b: 0 },
      },
    },
    left: (index * width) / 4,
    top: 0,
  }))
  return canvas(width, height).composite(stripes).png().toBuffer()
}

describe('a picture of another size', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is made of %s, in each format', async (of) => {
    const file = await canvas().toFormat(of).toBuffer()
    for (const format of ['webp', 'avif', 'jpeg', 'png'] as const) {
      const picture = await made(file, inside(320, { format }))
      expect([picture.mediaType, picture.width, picture.height]).toEqual([
        `image/${format}`,
        320,
        213,
      ])
    }
  })

  it('is never larger than it is', async () => {
    const small = canvas(200, 100)
    expect(await made(small, inside(3842))).toMatchObject({ width: 200, height: 100 })
    const cut = { ...WEBP, fit: 'cover', width: 640, height: 640 } as const
    expect(await made(small, cut)).toMatchObject({ width: 100, height: 100 })
    const padded = await made(small, { ...cut, fit: 'pad' })
    expect([padded.width, padded.height]).toEqual([640, 640])
    expect((await pixel(padded.bytes, 221, 320))[3]).toBe(255)
    expect((await pixel(padded.bytes, 218, 320))[3]).toBe(0)
  })

  it('weighs less where less of it is kept', async () => {
    const noise = await sharp({
      create: {
        width: 640,
        height: 480,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer()
    const sizes = await Promise.all(
      [50, 72, 85].map(
        async (quality) => (await made(noise, inside(640, { quality }))).bytes.length,
      ),
    )
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
    expect(new Set(sizes).size).toBe(3)
  })

  it('is cut around the focal point', async () => {
    const file = await map(1600, 400)
    const cut = { ...WEBP, fit: 'cover', width: 320, height: 320 } as const
    const shadeAt = async (x: number) => {
      const { bytes, width, height } = await made(file, cut, { x, y: 50 })
      expect([width, height]).toEqual([320, 320])
      return (await pixel(bytes, 160, 160))[0] ?? 0
    }
    const shades = [await shadeAt(0), await shadeAt(37), await shadeAt(62), await shadeAt(100)]
    for (const [index, shade] of [40, 100, 160, 220].entries()) {
      expect(Math.abs((shades[index] ?? 0) - shade)).toBeLessThan(12)
    }
  })
})

describe('of an original', () => {
  it('with alpha the transparency is kept, and is white in JPEG', async () => {
    const glass = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 4,
        background: { r: 255, g: 0, b: 0, alpha: 0 },
      },
    })
      .png()
      .toBuffer()
    for (const format of ['webp', 'avif', 'png'] as const) {
      const { bytes } = await made(glass, inside(320, { format }))
      expect((await pixel(bytes, 9, 9))[3]).toBe(0)
    }
    const { bytes } = await made(glass, inside(320, { format: 'jpeg' }))
    expect(await pixel(bytes, 9, 9)).toEqual([255, 255, 255])
  })

  it('that lies on its side the picture is upright, and says nothing else of it', async () => {
    const file = await canvas(400, 200)
      .withExif({ IFD3: { GPSLatitude: '46/1 29/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = await made(file, inside(320))
    expect([picture.width, picture.height, picture.orientation, picture.exif]).toEqual([
      200,
      400,
      undefined,
      undefined,
    ])
  })

  it('with 16 bits, or for print, the picture is one for screens', async () => {
    const deep = await canvas().toColourspace('rgb16').png().toBuffer()
    const print = await canvas().toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(print).metadata()).space).toBe('cmyk')
    for (const file of [deep, print]) {
      for (const format of ['webp', 'jpeg', 'png'] as const) {
        const picture = await made(file, inside(320, { format }))
        expect([picture.space, picture.depth]).toEqual(['srgb', 'uchar'])
      }
    }
  })

  it('that moves the first picture is shown', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((colour) => canvas(40, 40, colour).png().toBuffer()),
    )
    const file = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const picture = await made(file, inside(320))
    expect([picture.pages ?? 1, picture.width, picture.height]).toEqual([1, 40, 40])
    expect((await pixel(picture.bytes, 9, 9))[0]).toBeGreaterThan(200)
  })
})

describe('a file that cannot be shown', () => {
  const refused = async (file: Buffer) => {
    const error: unknown = await made(file, inside(320)).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(PictureUnusable)
  }

  it('is a broken one', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const whole = await canvas().toFormat(format).toBuffer()
      await refused(whole.subarray(0, whole.length * 0.6))
    }
    await refused(Buffer.alloc(0))
  })

  it('is one of 16,000 × 16,000 pixels, which is not decoded', async () => {
    const file = hugePng(16_000, 16_000)
    expect((await sharp(file, { limitInputPixels: false }).metadata()).width).toBe(16_000)
    const began = performance.now()
    await refused(file)
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  it('is no picture, whatever a decoder would make of it', async () => {
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      '<!doctype html>',
      'GIF89a',
      '%PDF-1.4',
    ]) {
      await refused(Buffer.from(text))
    }
  })
})

describe('the colour that stands for a picture', () => {
  it('is that of all of it together', async () => {
    expect(await placeholderColour(await canvas().png().toBuffer())).toBe('#0369a1')
    const half = { input: await canvas(450, 600, '#fff').png().toBuffer(), left: 0, top: 0 }
    const [red, green] = [
      ...Buffer.from(
        (
          (await placeholderColour(
            await canvas(900, 600, '#000').composite([half]).jpeg().toBuffer(),
          )) ?? ''
        ).slice(1),
        'hex',
      ),
    ]
    expect(red).toBe(green)
    expect(Math.abs((red ?? 0) - 128)).toBeLessThan(6)
    const grey = await canvas(90, 90, '#777').toColourspace('b-w').png().toBuffer()
    expect(await placeholderColour(grey)).toBe('#777777')
  })

  it('is none where something would shine through for ever', async () => {
    const glass = await canvas().ensureAlpha(0.9).png().toBuffer()
    expect(await placeholderColour(glass)).toBeNull()
    expect(await placeholderColour(await canvas().ensureAlpha(1).png().toBuffer())).toBe('#0369a1')
  })
})
