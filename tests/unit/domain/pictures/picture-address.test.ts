import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  parsePictureAddress,
  picturePath,
  pictureSource,
  pictureVersion,
} from '../../../../src/domain/pictures/picture-address'
import { PICTURE_WIDTHS } from '../../../../src/domain/pictures/picture-options'
import pictureLoader from '../../../../src/ui/components/picture-loader'
import { titleLike } from '../arbitraries'

const SOURCE = '/api/media/file/quay.jpg'
const at = (options: string, source: string, search = '') =>
  parsePictureAddress(`/cdn-cgi/image/${options}${source}`, search)

describe('the address of a picture', () => {
  it('is read as it was written, whatever the file is called', () => {
    const name = titleLike.map((title) => title.replace(/[^\p{L}\p{N}]+/gu, '-'))
    fc.assert(
      fc.property(name, fc.constantFrom(...PICTURE_WIDTHS), (base, width) => {
        const source = pictureSource(`a${base}.png`, { fingerprint: '12ab34cd', focalX: 20 })
        const address = new URL(picturePath(source, width), 'https://site.example')
        expect(parsePictureAddress(address.pathname, address.search)).toEqual({
          filename: `a${base}.png`,
          version: '12ab34cd-20-50',
          options: { width, quality: 72, format: 'webp', fit: 'inside' },
        })
      }),
    )
  })

  it('is that of the CDN where there is one, and Next’s loader gives it', () => {
    const source = pictureSource('quay.jpg', { fingerprint: 'ab' }, 'https://img.example')
    expect(pictureLoader({ src: source, width: 640 })).toBe(
      `https://img.example/cdn-cgi/image/width=640,quality=72,format=webp${SOURCE}?v=ab`,
    )
    expect(pictureLoader({ src: SOURCE, width: 320, quality: 50 })).toBe(
      `/cdn-cgi/image/width=320,quality=50,format=webp${SOURCE}`,
    )
  })

  it('changes with the file and with what a cut must show', () => {
    const states = [
      {},
      { fingerprint: 'a' },
      { fingerprint: 'a', focalX: 10, focalY: 50 },
      { fingerprint: 'a', focalX: 50, focalY: 10 },
      { fingerprint: 'b', focalX: 50, focalY: 10 },
    ]
    expect(new Set(states.map(pictureVersion)).size).toBe(states.length)
    expect(pictureVersion({ fingerprint: 'a', focalX: 50, focalY: 50 })).toBe(
      pictureVersion({ fingerprint: 'a', focalX: null, focalY: null }),
    )
  })

  it.each([
    '',
    '/',
    '/quay.jpg',
    '/api/media/quay.jpg',
    '/api/media/file/',
    '/api/media/file/a/quay.jpg',
    '/api/media/file/../quay.jpg',
    '/api/media/file/..',
    '/api/media/file/..%2f..%2fsecret',
    '/api/media/file/%2e%2e%2fsecret',
    '/api/media/file/%2e%2e%5csecret',
    '/api/media/file/%2Fetc%2Fpasswd',
    '/api/media/file/.hidden',
    '/api/media/file/a%00.jpg',
    '/api/media/file/a%0a.jpg',
    '/api/media/file/%E0%A4%A',
    '/api/media/file/c:quay.jpg',
    '/api/staff',
    '//api/media/file/quay.jpg',
    '//evil.example/api/media/file/quay.jpg',
    '/http://127.0.0.1/api/media/file/quay.jpg',
    '/http:/127.0.0.1:3000/quay.jpg',
    '/http%3A%2F%2F127.0.0.1%2Fquay.jpg',
    '/https://evil.example/quay.jpg',
    '/file:///etc/passwd',
  ])('is none with the source %j', (source) => {
    expect(at('width=640', source)).toMatch(/^(?:Only images of this site|The address of)/)
  })

  it('says a version or none, whatever else is in its query', () => {
    for (const search of ['', '?', '?w=1', '?V=1f', '?width=9&2026']) {
      expect(at('width=640', SOURCE, search)).toMatchObject({ version: undefined })
    }
    for (const search of ['?v=1f', '?v=1f&2026-11-21T22%3A57%3A17.780Z', '?w=1&v=1f&v=2']) {
      expect(at('width=640', SOURCE, search)).toMatchObject({ filename: 'quay.jpg', version: '1f' })
    }
  })
})
