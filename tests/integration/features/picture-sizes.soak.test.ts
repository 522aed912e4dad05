import { mkdtempSync } from 'node:fs'
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import {
  parsePictureAddress,
  picturePath,
  pictureSource,
} from '../../../src/domain/pictures/picture-address'
import type { PictureFound, PictureMade } from '../../../src/features/media/pictures.queries'
import type { Media } from '../../../src/payload-types'
import { hugePng } from '../../fixtures/huge-png'
import { cmsUnderTest } from '../cms-under-test'

// Read when the configuration is loaded.
const dataDir = mkdtempSync(path.join(tmpdir(), 'mhm-sizes-'))
process.env.DATA_DIR = dataDir
const cms = cmsUnderTest()
afterAll(() => rm(dataDir, { recursive: true, force: true }))

let findPicture: (typeof import('../../../src/features/media/pictures.queries'))['findPicture']
beforeAll(async () => {
  ;({ findPicture } = await import('../../../src/features/media/pictures.queries'))
})

const inFolder = (name: string | null | undefined) => path.join(dataDir, 'media', name ?? '')

async function upload(name: string, width = 800, height = 400): Promise<Media> {
  const left = { create: { width: width / 2, height, channels: 3, background: '#f00' } } as const
  const data = await sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer()
  const file = { name, data, mimetype: 'image/png', size: data.length }
  return cms().create({ collection: 'media', locale: 'en', data: {}, file })
}

const addressOf = (media: Media, width = 320) =>
  picturePath(pictureSource(media.filename ?? '', media), width)

async function found(address: string): Promise<PictureFound> {
  const { pathname, search } = new URL(address, 'https://site.example')
  const asked = parsePictureAddress(pathname, search)
  if (typeof asked === 'string') throw new Error(asked)
  return findPicture(asked)
}

/** Also says whether the picture may be kept for good. */
async function shown(address: string): Promise<PictureMade & { tag: string; isForGood: boolean }> {
  const picture = await found(address)
  if (picture.kind !== 'picture') throw new Error(`${address}: ${picture.kind}`)
  return { ...(await picture.read()), tag: picture.tag, isForGood: picture.isForGood }
}

async function bytes(address: string): Promise<Buffer> {
  const made = await shown(address)
  if (made.kind !== 'bytes') throw new Error(`${address}: ${made.kind}`)
  return made.bytes
}

// The first of all: from then on the folder is open.
it('a picture is made where it cannot be kept, and kept as soon as it can', async () => {
  const address = addressOf(await upload('unkept.png'))
  const cache = path.join(dataDir, 'picture-cache')
  await writeFile(cache, 'no folder')
  const complaints = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect((await shown(address)).kind).toBe('bytes')
  expect(complaints.mock.calls.flat()).toEqual([expect.stringContaining('EEXIST')])
  complaints.mockRestore()
  await rm(cache)
  expect((await shown(address)).kind).toBe('bytes')
  expect(await readdir(cache)).toHaveLength(1)
})

describe('a picture', () => {
  it('is made once, kept, and shared by those who ask at the same time', async () => {
    const address = addressOf(await upload('once.png'))
    const asked = await Promise.all(Array.from({ length: 20 }, () => found(address)))
    const all = await Promise.all(
      asked.flatMap((picture) => (picture.kind === 'picture' ? [picture.read()] : [])),
    )
    expect(new Set(all).size).toBe(1)
    const { tag, ...again } = await shown(address)
    expect(again).toMatchObject(all[0] ?? {})
    const kept = await readdir(path.join(dataDir, 'picture-cache'))
    expect(kept.filter((name) => name.startsWith(tag))).toEqual([`${tag}.webp`])
  })

  it('that is replaced, or cut elsewhere, has another address, and the old one shows the new', async () => {
    const media = await upload('changing.png')
    const cut = (now: Media) =>
      addressOf(now).replace('width=320,', 'width=320,height=320,fit=cover,')
    const first = await shown(cut(media))
    expect(first.isForGood).toBe(true)

    const moved = await cms().update({
      collection: 'media',
      id: media.id,
      locale: 'en',
      data: {},
      // As the panel says it.
      req: { query: { uploadEdits: { focalPoint: { x: 100, y: 50 } } } },
    })
    expect([moved.url, moved.fingerprint]).toEqual([media.url, media.fingerprint])
    expect(cut(moved)).not.toBe(cut(media))
    const second = await shown(cut(moved))
    expect([second.isForGood, second.tag === first.tag]).toEqual([true, false])
    expect(await isRed(await bytes(cut(media)))).toBe(false)
    expect((await shown(cut(media))).isForGood).toBe(false)
    // Another part of it, in its place and with its name.
    const cropped = await cms().update({
      collection: 'media',
      id: media.id,
      locale: 'en',
      data: {},
      req: {
        query: {
          uploadEdits: {
            crop: { x: 0, y: 0, width: 50, height: 100, unit: '%' },
            widthInPixels: 400,
            heightInPixels: 400,
          },
        },
      },
    })
    expect(cropped.filename).toBe(media.filename)
    expect(addressOf(cropped)).not.toBe(addressOf(moved))
    expect(await isRed(await bytes(addressOf(cropped)))).toBe(true)
  })

  it('without a version in its address, or with another, is shown for now', async () => {
    const media = await upload('versions.png')
    const plain = addressOf(media).replace(/\?.*/, '')
    expect((await shown(plain)).isForGood).toBe(false)
    expect((await shown(`${plain}?v=0`)).isForGood).toBe(false)
    expect((await shown(addressOf(media))).isForGood).toBe(true)
  })

  it('of before versions were kept has one too', async () => {
    const media = await upload('old.png')
    await cms().db.updateOne({
      collection: 'media',
      id: media.id,
      data: { fingerprint: null, placeholder: null },
    })
    const address = addressOf({ ...media, fingerprint: null })
    expect(address).toMatch(/\?v=0$/)
    expect((await shown(address)).isForGood).toBe(true)
  })
})

describe('unknown', () => {
  it('is what was never there, was deleted, is no picture, or is a size of one', async () => {
    const media = await upload('deleted.png')
    const address = addressOf(media)
    expect((await found(address)).kind).toBe('picture')
    await cms().delete({ collection: 'media', id: media.id })
    expect((await found(address)).kind).toBe('unknown')

    const other = await upload('other.png')
    await copyFile(inFolder(other.filename), inFolder('stray.png'))
    const pdf = Buffer.from('%PDF-1.4\nxref\nstartxref\n9\n%%EOF\n')
    await cms().create({
      collection: 'media',
      data: {},
      file: { name: 'a.pdf', data: pdf, mimetype: 'application/pdf', size: pdf.length },
    })
    for (const name of ['none.png', 'stray.png', 'a.pdf', other.sizes?.social?.filename ?? '']) {
      const address = picturePath(`/api/media/file/${name}`, 320)
      expect([name, (await found(address)).kind]).toEqual([name, 'unknown'])
    }
  })
})

describe('a picture that went bad on the disk', () => {
  it('is told to be so, and shown again when it is well', async () => {
    const media = await upload('bad.png')
    const well = await sharp(inFolder(media.filename)).toBuffer()
    for (const bad of [well.subarray(0, well.length / 2), hugePng(16_000, 16_000)]) {
      await writeFile(inFolder(media.filename), bad)
      expect((await shown(addressOf(media))).kind).toBe('unusable')
    }
    await writeFile(inFolder(media.filename), well)
    expect((await shown(addressOf(media))).kind).toBe('bytes')
  })
})

async function isRed(picture: Buffer): Promise<boolean> {
  const [red = 0] = await sharp(picture).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return red > 200
}
