import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ValidationError } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Media } from '../../../src/payload-types'
import { hugePng } from '../../fixtures/huge-png'
import { cmsUnderTest } from '../cms-under-test'

// Read when the configuration is loaded.
const dataDir = mkdtempSync(path.join(tmpdir(), 'mhm-media-'))
process.env.DATA_DIR = dataDir
const cms = cmsUnderTest()
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
const HTML = '<!doctype html><script>alert(1)</script>'
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<<>>\nstartxref\n9\n%%EOF\n',
)

function canvas(width = 900, height = 600) {
  return sharp({ create: { width, height, channels: 3, background: '#0369a1' } })
}

async function upload(
  data: Buffer | string,
  name = 'harbour.png',
  mimetype = 'image/png',
  texts: Partial<Media> = {},
): Promise<Media> {
  const buffer = Buffer.from(data)
  return cms().create({
    collection: 'media',
    locale: 'en',
    data: texts,
    file: { name, data: buffer, mimetype, size: buffer.length },
  })
}

/** What is complained about, or nothing. */
async function complaint(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return ''
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path: field, message }) => `${field}: ${message}`).join('\n')
  }
}

const inFolder = (name: string | null | undefined) => path.join(dataDir, 'media', name ?? '')

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'may be %s, whatever it is called',
    async (format) => {
      const media = await upload(
        await canvas().toFormat(format).toBuffer(),
        'My Harbour.TXT',
        'text/plain',
      )
      expect(media.filename).toBe(`my-harbour.${format === 'jpeg' ? 'jpg' : format}`)
      expect(media.mimeType).toBe(`image/${format}`)
      const stored = await sharp(inFolder(media.filename)).metadata()
      expect([stored.width, stored.height]).toEqual([900, 600])
      expect(media.filesize).toBe((await readFile(inFolder(media.filename))).length)
    },
  )

  it('has a size for social networks; the panel shows a small one in its lists', async () => {
    const { sizes, thumbnailURL } = await upload(await canvas().png().toBuffer())
    expect(Object.keys(sizes ?? {})).toEqual(['social'])
    expect(sizes?.social).toMatchObject({ width: 1200, height: 630, mimeType: 'image/jpeg' })
    expect(thumbnailURL).toMatch(
      /^\/cdn-cgi\/image\/width=320,.*\/api\/media\/file\/harbour.*\.png\?v=[\da-f]{8}$/,
    )
  })

  it('is remembered by its bytes and its colour, whatever a request says of them', async () => {
    const blue = await upload(await canvas().png().toBuffer(), 'looks.png', 'image/png', {
      fingerprint: 'mine',
      placeholder: 'red;background:url(//evil.example)',
    })
    expect(blue).toMatchObject({
      placeholder: '#0369a1',
      fingerprint: expect.any(String) as string,
    })
    expect(blue.fingerprint).toMatch(/^[\da-f]{8}$/)
    const kept = await cms().update({
      collection: 'media',
      id: blue.id,
      locale: 'en',
      data: { alt: 'Blue', fingerprint: 'mine', placeholder: 'mine' },
      overrideAccess: false,
      user: editor,
    })
    expect(kept).toMatchObject({ placeholder: '#0369a1', fingerprint: blue.fingerprint })
    const red = await canvas().tint('#f00').png().toBuffer()
    const replaced = await cms().update({
      collection: 'media',
      id: blue.id,
      locale: 'en',
      data: {},
      file: { name: 'looks.png', data: red, mimetype: 'image/png', size: red.length },
    })
    expect(replaced.fingerprint).not.toBe(blue.fingerprint)
    expect(replaced.placeholder).not.toBe('#0369a1')
    const pdf = await upload(PDF, 'looks.pdf')
    expect([pdf.placeholder ?? null, pdf.thumbnailURL ?? null]).toEqual([null, null])
  })

  it('shares no file with another one of its name', async () => {
    const png = await upload(await canvas().png().toBuffer(), 'same.png')
    const jpeg = await upload(await canvas().jpeg().toBuffer(), 'same.jpg')
    const again = await upload(await canvas().jpeg().toBuffer(), 'same.jpg')
    const names = [png, jpeg, again].flatMap(({ filename, sizes }) => [
      filename,
      sizes?.social?.filename,
    ])
    expect(new Set(names).size).toBe(6)
    await cms().delete({ collection: 'media', id: jpeg.id })
    expect(await readdir(path.join(dataDir, 'media'))).toEqual(
      expect.arrayContaining([png.filename, png.sizes?.social?.filename, again.filename]),
    )
  })

  it('does not say where it was taken, and stands upright', async () => {
    const data = await canvas(40, 20)
      .withExif({ IFD3: { GPSLatitude: '46/1 29/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(data).metadata()).exif).toBeDefined()
    const media = await upload(data, 'gps.jpg')
    for (const name of [media.filename, media.sizes?.social?.filename]) {
      const { exif, orientation } = await sharp(inFolder(name)).metadata()
      expect([exif, orientation]).toEqual([undefined, undefined])
    }
    expect([media.width, media.height]).toEqual([20, 40])
  })

  it('loses what stands behind its end', async () => {
    const png = await canvas().png().toBuffer()
    const media = await upload(Buffer.concat([png, Buffer.from(HTML)]), 'polyglot.png')
    expect((await readFile(inFolder(media.filename))).includes('<script>')).toBe(false)
  })

  it('is cut around its focal point', async () => {
    const red = await sharp({
      create: { width: 1600, height: 1000, channels: 3, background: '#f00' },
    })
      .png()
      .toBuffer()
    const data = await canvas(4000, 1000)
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const firstPixel = async (media: Media) => {
      const pixels = await sharp(inFolder(media.sizes?.social?.filename)).raw().toBuffer()
      return (pixels[0] ?? 0) > 128 ? 'red' : 'blue'
    }
    const media = await upload(data, 'focal.png')
    expect(await firstPixel(media)).toBe('red')
    const moved = await cms().update({
      collection: 'media',
      id: media.id,
      locale: 'en',
      data: {},
      // As the panel says it.
      req: { query: { uploadEdits: { focalPoint: { x: 100, y: 50 } } } },
    })
    expect(await firstPixel(moved)).toBe('blue')
    expect(moved.sizes?.social?.filename).not.toBe(media.sizes?.social?.filename)
  })
})

describe('a PDF', () => {
  it('is kept as it is, and is called what it is', async () => {
    const media = await upload(PDF, 'crew list.png', 'image/png')
    expect(media).toMatchObject({ filename: 'crew-list.pdf', mimeType: 'application/pdf' })
    expect(await readFile(inFolder(media.filename))).toEqual(PDF)
  })
})

describe('a name', () => {
  it.each([
    ['emoji', '🚢'.repeat(300), 'picture.png'],
    ['emoji and an end', `${'🚢'.repeat(300)}.png`, 'picture.png'],
    ['a folder', '../../x.png', 'x.png'],
    ['a folder of Windows', '..\\..\\y.png', 'y.png'],
    ['NUL', 'z\0.png.exe', 'z-png.png'],
    ['nothing', '', 'picture.png'],
    ['only an end', '.png', 'picture.png'],
    ['a device of Windows', 'con.png', 'picture.png'],
    ['another script', 'порт і море.jpeg', 'порт-і-море.png'],
    ['a long name', `${'漢'.repeat(300)}.png`, `${'漢'.repeat(50)}.png`],
    ['markup', '<img src=x onerror=alert(1)>.png', 'img-src-x-onerror-alert-1.png'],
  ])('of %s is clean', async (_, name, expected) => {
    const media = await upload(await canvas(8, 8).png().toBuffer(), name)
    // Payload makes names unique.
    expect(media.filename?.replace(/-\d+(?=\.png$)/, '')).toBe(
      expected.replace(/-\d+(?=\.png$)/, ''),
    )
    await cms().delete({ collection: 'media', id: media.id })
  })
})

describe('refused', () => {
  const refused = (data: Buffer | string, name?: string, type?: string) =>
    complaint(upload(data, name, type))

  it.each([
    ['script', `${SVG}<script>alert(1)</script></svg>`],
    [
      'an entity',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}<text>&x;</text></svg>`,
    ],
    [
      'a foreign object',
      `${SVG}<foreignObject><iframe src="https://evil.example"/></foreignObject></svg>`,
    ],
    ['nothing evil', `${SVG}</svg>`],
  ])('is SVG with %s, by any name', async (_, svg) => {
    for (const [name, type] of [
      ['x.svg', 'image/svg+xml'],
      ['x.png', 'image/png'],
      ['x.pdf', 'application/pdf'],
    ]) {
      expect(await refused(svg, name, type)).toMatch(/^file: .*JPEG, PNG, WebP or AVIF.* SVG/)
    }
  })

  it.each([
    ['HTML', HTML],
    ['text', 'Where do we sail?'],
    ['GIF', 'GIF89a\x01\x00\x01\x00'],
  ])('is %s named .png', async (_, data) => {
    expect(await refused(data, 'x.png')).toMatch(/^file: The site cannot show this/)
  })

  it('is an empty file, and none', async () => {
    expect(await refused('')).toMatch(/^file: .*empty/)
    expect(await complaint(cms().create({ collection: 'media', data: {} }))).toMatch(
      /^file: Choose/,
    )
    const fetched = { url: 'http://127.0.0.1:1/x.png', filename: 'x.png' }
    expect(
      await complaint(
        cms().create({ collection: 'media', data: fetched, overrideAccess: false, user: editor }),
      ),
    ).toMatch(/^file: Choose/)
  })

  it('is what was cut off', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const whole = await canvas().toFormat(format).toBuffer()
      expect(await refused(whole.subarray(0, whole.length * 0.6))).toMatch(/^file: .*broken/)
    }
    expect(await refused(PDF.subarray(0, 40), 'x.pdf')).toMatch(/^file: .*broken/)
    expect(await refused('%PDF-1.4 <script>', 'x.pdf')).toMatch(/^file: .*broken/)
  })

  it('is a picture of more pixels than memory', { tags: 'soak' }, async () => {
    const data = hugePng(16_000, 16_000)
    expect(data.length).toBeLessThan(10 * 1024 * 1024)
    const started = Date.now()
    expect(await refused(data)).toMatch(/^file: .*50 million pixels/)
    expect(Date.now() - started).toBeLessThan(2_000)
    for (const [width, height] of [
      [4100, 4000],
      [3000, 6000],
    ] as const) {
      const webp = await canvas(width, height).webp({ effort: 0 }).toBuffer()
      expect(await refused(webp, 'x.webp')).toMatch(/^file: .*16 million pixels/)
    }
  })

  it('is a strip, and a part of a picture that is one', { tags: 'soak' }, async () => {
    for (const [width, height] of [
      [50_000, 1],
      [1, 50_000],
      [1000, 1],
      [2001, 100],
    ] as const) {
      expect(await refused(hugePng(width, height))).toMatch(
        /^file: This image is more than 20 times/,
      )
    }
    const widest = await upload(hugePng(2000, 100), 'widest.png')
    expect(widest.sizes?.social).toMatchObject({ width: 1200, height: 630 })
    const cut = (widthInPixels: number) =>
      complaint(
        cms().update({
          collection: 'media',
          id: widest.id,
          locale: 'en',
          data: {},
          req: {
            query: { uploadEdits: { crop: { x: 0, y: 0 }, widthInPixels, heightInPixels: 9 } },
          },
        }),
      )
    expect(await cut(181)).toMatch(/^file: .*at most 20 times.* Choose a part/)
    expect(await cut(180)).toBe('')
  })

  it('is a picture that moves', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const data = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(await refused(data, 'x.webp')).toMatch(/^file: .*animated/)
  })

  it('is a file of 12 MB', async () => {
    expect(await refused(Buffer.alloc(12 * 1024 * 1024, 1))).toMatch(/^file: .*larger than 10 MB/)
  })
})

describe('a write that fails', () => {
  const names = async () => (await readdir(path.join(dataDir, 'media'))).toSorted()
  /** The folder takes every file but this one, as a disk does that is full in the middle of a write. */
  const refuseFile = (name: string) => symlink('/nowhere/at-all', inFolder(name))
  const replace = async (id: number, name: string) => {
    const data = await canvas(500, 400).png().toBuffer()
    const file = { name, data, mimetype: 'image/png', size: data.length }
    return cms().update({ collection: 'media', id, locale: 'en', data: {}, file })
  }

  it('leaves no file of a new picture behind', async () => {
    const png = await canvas().png().toBuffer()
    await upload(png, 'first.png')
    const before = await names()
    await refuseFile('full.png')
    await expect(upload(png, 'full.png')).rejects.toThrow(/uploading/)
    expect(await names()).toEqual(before)
  })

  it('leaves none where the row is refused', async () => {
    const png = await canvas().png().toBuffer()
    await upload(png, 'taken.png')
    await query(REFUSE_ROWS)
    try {
      const before = await names()
      await expect(upload(png, 'refused.png')).rejects.toThrow()
      expect(await names()).toEqual(before)
    } finally {
      await query('DROP FUNCTION refuse CASCADE')
    }
  })

  it('leaves a picture its old file, where it was to get another one or be cut', async () => {
    const media = await upload(await canvas().png().toBuffer(), 'kept.png')
    const files = [media.filename, media.sizes?.social?.filename].map(inFolder)
    const bytes = () => Promise.all(files.map((file) => readFile(file)))
    const [before, beforeNames] = [await bytes(), await names()]
    await refuseFile('kept-no-more.png')
    await expect(replace(media.id, 'kept-no-more.png')).rejects.toThrow(/uploading/)
    expect(await bytes()).toEqual(before)
    await query(REFUSE_ROWS)
    const uploadEdits = { crop: { x: 0, y: 0 }, widthInPixels: 300, heightInPixels: 200 }
    const cut = cms().update({
      collection: 'media',
      id: media.id,
      locale: 'en',
      data: {},
      req: { query: { uploadEdits } },
    })
    const ended = expect(cut).rejects.toThrow()
    // After a crash an operator finds there which files they were.
    await expect
      .poll(() => readdir(path.join(dataDir, 'media-replaced')), { interval: 1 })
      .toContainEqual(expect.stringMatching(/^[\da-f]{8}-kept\.png$/))
    await ended
    await query('DROP FUNCTION refuse CASCADE')
    expect(await bytes()).toEqual(before)
    expect(await names()).toEqual(beforeNames)
    expect(await readdir(path.join(dataDir, 'media-replaced'))).toEqual([])

    const replaced = await replace(media.id, 'kept.png')
    expect([replaced.width, await names()]).toEqual([500, expect.not.arrayContaining(files)])
    expect(await readdir(path.join(dataDir, 'media-replaced'))).toEqual([])
  })
})

const REFUSE_ROWS = `
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'no row' USING ERRCODE = 'disk_full'; END $$;
  CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON media EXECUTE FUNCTION refuse()`

async function query(text: string): Promise<void> {
  const { pool } = cms().db as unknown as { pool: { query(text: string): Promise<unknown> } }
  await pool.query(text)
}

let editor: NonNullable<Parameters<ReturnType<typeof cms>['create']>[0]['user']>
beforeAll(async () => {
  const staff = await cms().create({
    collection: 'staff',
    data: {
      email: 'editor@site.example',
      password: 'only-for-tests',
      name: 'Editor',
      role: 'admin',
    },
  })
  editor = { ...staff, collection: 'staff' }
})

describe('who', () => {
  it('may not upload is refused before the file is looked at', async () => {
    const work = cms().create({
      collection: 'media',
      data: {},
      file: { name: 'x.png', data: Buffer.from('x'), mimetype: 'image/png', size: 1 },
      overrideAccess: false,
    })
    await expect(work).rejects.toThrow(/not allowed/)
  })
})

describe('what is said of a picture', () => {
  const change = (id: number, data: Partial<Media>, file?: Buffer, locale: 'en' | 'uk' = 'en') =>
    complaint(
      cms().update({
        collection: 'media',
        id,
        locale,
        data,
        ...(file && {
          file: { name: 'new.png', data: file, mimetype: 'image/png', size: file.length },
        }),
      }),
    )

  it('may be changed, and not emptied, each language by itself', async () => {
    const png = await canvas().png().toBuffer()
    const { id, filename } = await upload(png, 'words.png', 'image/png', { alt: 'A harbour' })
    expect(await change(id, { alt: 'A harbour at night' })).toBe('')
    expect(await change(id, { caption: 'Odesa', credit: 'N. N.' })).toBe('')
    for (const alt of ['', '  ', null])
      expect(await change(id, { alt })).toMatch(/^alt: .*do not leave/)
    expect(await change(id, { alt: '' }, undefined, 'uk')).toBe('')
    expect(await change(id, { alt: {} as string })).toMatch(/^alt: /)
    // The type allows no `all`; REST does.
    await expect(change(id, { alt: '' }, undefined, 'all' as 'en')).rejects.toThrow('one language')
    // Payload would take the old file away before it refused.
    expect(await change(id, { alt: '' }, png)).toMatch(/^alt: /)
    expect(await change(id, { alt: 'x'.repeat(201) }, png)).toMatch(/^alt: .*200/)
    expect(await change(id, {}, PDF)).toMatch(/^file: .*only by an image/)
    expect((await readFile(inFolder(filename))).length).toBeGreaterThan(0)
    expect(await change(id, {}, png)).toBe('')
  })
})
