import { readFile } from 'node:fs/promises'

import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'

import { holdsMoreThanPicture } from '../../../../src/domain/pictures/picture-contents'
import { photograph, photographWithPlace } from '../../../fixtures/photograph'

const WRITTEN: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 85 }),
  'progressive jpeg': (picture) => picture.jpeg({ progressive: true, mozjpeg: true }),
  png: (picture) => picture.png(),
  'png with a palette': (picture) => picture.png({ palette: true }),
  webp: (picture) => picture.webp({ quality: 85, effort: 2 }),
  'webp without loss': (picture) => picture.webp({ lossless: true }),
  avif: (picture) => picture.avif({ quality: 60, effort: 1 }),
}
const KINDS = Object.keys(WRITTEN)

async function picture(kind: string, change = (one: Sharp) => one, alpha = false): Promise<Buffer> {
  const plain = sharp(await photograph(97, 61))
  const made = WRITTEN[kind]?.(change(alpha ? plain.ensureAlpha(0.5) : plain))
  return (made ?? plain).toBuffer()
}

describe('a picture', () => {
  it.each(KINDS)('that the site has written is nothing else: %s', async (kind) => {
    expect(holdsMoreThanPicture(await picture(kind))).toBe(false)
    if (kind.includes('jpeg')) return
    expect(holdsMoreThanPicture(await picture(kind, undefined, true))).toBe(false)
  })

  it.each(KINDS)('with a place, words, a profile or more behind its end: %s', async (kind) => {
    const place = { IFD3: { GPSLatitude: '46/1 29/1 0/1' } }
    const more: Buffer[] = [
      await picture(kind, (one) => one.withExif(place)),
      await picture(kind, (one) => one.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')),
      await picture(kind, (one) => one.withIccProfile('p3')),
      Buffer.concat([await picture(kind), Buffer.from('more')]),
      Buffer.concat([await picture(kind), await picture(kind)]),
    ]
    const found = more.map((one) => holdsMoreThanPicture(one))
    expect(found).toEqual([true, true, true, true, true])
  })

  it.each(KINDS)('that is cut off anywhere is no plain one, and ends: %s', async (kind) => {
    const whole = await picture(kind)
    for (let length = 1; length < whole.length; length += 7) {
      expect([length, holdsMoreThanPicture(whole.subarray(0, length))]).toEqual([length, true])
    }
  })

  it('of a telephone holds more', async () => {
    expect(holdsMoreThanPicture(await photographWithPlace(200, 100))).toBe(true)
    expect(holdsMoreThanPicture(await readFile('package.json'))).toBe(true)
  })
})
