import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  heightsOf,
  parsePictureOptions,
  PICTURE_FORMATS,
  PICTURE_QUALITIES,
  PICTURE_WIDTHS,
} from '../../../../src/domain/pictures/picture-options'
import { anyText } from '../arbitraries'

const FITS = ['scale-down', 'contain', 'cover', 'crop', 'pad']

const parts = fc.constantFrom(...PICTURE_WIDTHS).chain((width) =>
  fc.record(
    {
      width: fc.constant(width),
      height: fc.constantFrom(...heightsOf(width)),
      fit: fc.constantFrom(...FITS),
      quality: fc.constantFrom(...PICTURE_QUALITIES),
      format: fc.constantFrom(...PICTURE_FORMATS),
    },
    { requiredKeys: ['width'] },
  ),
)

const written = (options: object) =>
  Object.entries(options).map(([name, value]) => `${name}=${String(value)}`)

describe('the widths', () => {
  it('are the breakpoints of the specification in both densities', () => {
    expect(PICTURE_WIDTHS).toEqual([
      320, 480, 576, 640, 768, 960, 996, 1152, 1200, 1367, 1536, 1600, 1921, 1992, 2400, 2734, 3072,
      3200, 3842,
    ])
  })
})

describe('options', () => {
  it('are what they say, in any order, WebP unless it is said', () => {
    fc.assert(
      fc.property(
        parts.chain((options) =>
          fc.tuple(
            fc.constant(options),
            fc.shuffledSubarray(written(options), { minLength: Object.keys(options).length }),
          ),
        ),
        ([options, shuffled]) => {
          const parsed = parsePictureOptions(shuffled.join(','))
          expect(parsed).toEqual(parsePictureOptions(written(options).join(',')))
          expect(parsed).toMatchObject({
            width: options.width,
            format: options.format ?? 'webp',
            ...(options.height !== undefined && { height: options.height }),
          })
        },
      ),
    )
  })

  it('mean a known number of files for a picture, however they are written', () => {
    const different = new Set<string>()
    for (const width of PICTURE_WIDTHS) {
      for (const height of [undefined, ...heightsOf(width)]) {
        for (const fit of FITS) {
          for (const quality of PICTURE_QUALITIES) {
            for (const format of PICTURE_FORMATS) {
              const all = { width, ...(height !== undefined && { height }), fit, quality, format }
              different.add(JSON.stringify(parsePictureOptions(written(all).join(','))))
            }
          }
        }
      }
    }
    // Widths × (uncut, or a ratio in three fits) × (three qualities of three formats, and PNG).
    expect(different.size).toBe(19 * (1 + 5 * 3) * (3 * 3 + 1))
  })

  it('are a sentence or of the lists, whatever is written', () => {
    const pieces = fc.constantFrom('width=', 'height=', 'fit=', 'quality=', ',', '=', '640', '-1')
    const text = fc.oneof(
      anyText,
      fc.array(fc.oneof(pieces, fc.integer().map(String))).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (options) => {
        const parsed = parsePictureOptions(options)
        if (typeof parsed === 'string') expect(parsed).toMatch(/\.$/)
        else {
          expect(PICTURE_WIDTHS).toContain(parsed.width)
          expect([undefined, ...heightsOf(parsed.width)]).toContain(parsed.height)
        }
      }),
    )
  })

  it.each([
    ['', /^Options are/],
    ['height=360', /^width is needed/],
    ['width=641', /^width is needed, one of 320, 480/],
    ['width=0640', /^width/],
    ['width=6e2', /^width/],
    ['width=-320', /^width/],
    ['width=', /^width/],
    ['width=auto', /^width/],
    ['width=320,width=320', /width is given twice/],
    ['width=640=640', /^Options are/],
    ['width=640,', /^Options are/],
    ['width=640,blur=250', /^Options are/],
    ['width=640,onerror=redirect', /^Options are/],
    ['width=640,__proto__=1', /^Options are/],
    ['width%3D640', /^Options are/],
    ['width=640,height=361', /^height with this width is one of 640, 480, 427, 360, 336/],
    ['width=640,height=99999', /^height/],
    ['width=640,quality=73', /^quality is one of 50, 72, 85/],
    ['width=640,quality=101', /^quality/],
    ['width=640,format=svg', /^format is one of webp, avif, jpeg, png/],
    ['width=640,format=auto', /^format/],
    ['width=640,fit=fill', /^fit is one of scale-down/],
    ['width=640,fit=toString', /^fit/],
  ])('of %j are refused', (options, sentence) => {
    expect(parsePictureOptions(options)).toMatch(sentence)
  })
})
