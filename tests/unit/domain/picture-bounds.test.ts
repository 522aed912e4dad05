import { describe, expect, it } from 'vitest'

import {
  hasTooManyPixels,
  isTooLong,
  shapesAlong,
  type Step,
} from '../../../src/domain/pictures/picture-bounds.mjs'

const shape = (width: number, height: number) => ({ width, height })

describe('a picture', () => {
  it('is too long beyond twenty to one, whichever side is the longer', () => {
    expect(isTooLong(shape(2000, 100))).toBe(false)
    expect(isTooLong(shape(100, 2000))).toBe(false)
    expect(isTooLong(shape(2001, 100))).toBe(true)
    expect(isTooLong(shape(1, 21))).toBe(true)
  })

  it('has too many pixels beyond fifty million', () => {
    expect(hasTooManyPixels(shape(10_000, 5_000))).toBe(false)
    expect(hasTooManyPixels(shape(10_000, 5_001))).toBe(true)
  })
})

describe('the shapes of a picture that is changed', () => {
  const along = (from: { width: number; height: number }, ...steps: Step[]) =>
    shapesAlong(from, steps)

  it('show what is scaled before it is cut', () => {
    const cover: Step = ['resize', { width: 1200, height: 630 }]
    // The whole strip, 630 pixels high: what ended the site.
    expect(along(shape(50_000, 1), cover)).toContainEqual(shape(31_500_000, 630))
    expect(along(shape(1, 50_000), cover)).toContainEqual(shape(1200, 60_000_000))
    expect(along(shape(400, 300), cover)).toEqual([
      shape(400, 300),
      shape(1200, 900),
      shape(1200, 630),
    ])
    expect(along(shape(400, 300), ['resize', { height: 630 }]).at(-1)).toEqual(shape(840, 630))
  })

  it('are those that sharp makes, for each way to fit', () => {
    const box = { width: 200, height: 200 }
    const last = (fit: string, more = {}) =>
      along(shape(400, 300), ['resize', { ...box, fit, ...more }]).slice(1)
    expect(last('fill')).toEqual([box, box])
    expect(last('inside')).toEqual([shape(200, 150), shape(200, 150)])
    expect(last('outside')).toEqual([shape(267, 200), shape(267, 200)])
    expect(last('contain')).toEqual([shape(200, 150), box])
    expect(last('cover', { width: 800, withoutEnlargement: true })[0]).toEqual(shape(400, 300))
  })

  it('follow cuts and edges', () => {
    const part = shape(10, 8)
    expect(along(shape(99, 99), ['extract', part], ['extend', { left: 2, top: 3 }])).toEqual([
      shape(99, 99),
      part,
      shape(12, 11),
    ])
    expect(along(shape(9, 9), ['autoOrient'], ['jpeg', { quality: 80 }])).toEqual([shape(9, 9)])
  })
})
