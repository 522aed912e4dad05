import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { PICTURE_WIDTHS } from '../../../../src/domain/pictures/picture-options'
import { cutAround, fitInside, worthwhileWidths } from '../../../../src/domain/pictures/picture-shape'

const pixels = fc.integer({ min: 1, max: 8000 })
const shape = fc.record({ width: pixels, height: pixels })
const percent = fc.integer({ min: 0, max: 100 })
const focus = fc.record({ x: percent, y: percent })

describe('a picture in a box', () => {
  it('fits, keeps its proportions and is never enlarged', () => {
    fc.assert(
      fc.property(shape, shape, (picture, box) => {
        const inside = fitInside(picture, box)
        expect(inside.width).toBeLessThanOrEqual(Math.min(picture.width, box.width))
        expect(inside.height).toBeLessThanOrEqual(Math.min(picture.height, box.height))
        expect(Math.min(inside.width, inside.height)).toBeGreaterThan(0)
        // To a pixel: none is half.
        const skew = inside.width * picture.height - inside.height * picture.width
        expect(Math.abs(skew)).toBeLessThanOrEqual(picture.width + picture.height)
      }),
    )
  })
})

describe('a cut', () => {
  it('lies inside the picture, which is not enlarged for it', () => {
    fc.assert(
      fc.property(shape, shape, focus, (picture, asked, point) => {
        const { scaled, left, top, width, height } = cutAround(picture, asked, point)
        expect(scaled.width).toBeLessThanOrEqual(picture.width)
        expect(scaled.height).toBeLessThanOrEqual(picture.height)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(Math.min(width, height)).toBeGreaterThan(0)
        expect(left + width).toBeLessThanOrEqual(scaled.width)
        expect(top + height).toBeLessThanOrEqual(scaled.height)
      }),
    )
  })

  it('has the size that is asked where the picture is large enough', () => {
    const large = fc.record({
      width: fc.integer({ min: 1000, max: 8000 }),
      height: fc.integer({ min: 1000, max: 8000 }),
    })
    const small = fc.record({
      width: fc.integer({ min: 10, max: 1000 }),
      height: fc.integer({ min: 10, max: 1000 }),
    })
    fc.assert(
      fc.property(large, small, focus, (picture, asked, point) => {
        expect(cutAround(picture, asked, point)).toMatchObject(asked)
      }),
    )
  })

  it('shows the point it is made around', () => {
    fc.assert(
      fc.property(shape, shape, focus, (picture, asked, { x, y }) => {
        const cut = cutAround(picture, asked, { x, y })
        const [across, down] = [(cut.scaled.width * x) / 100, (cut.scaled.height * y) / 100]
        expect(across).toBeGreaterThanOrEqual(cut.left - 1)
        expect(across).toBeLessThanOrEqual(cut.left + cut.width + 1)
        expect(down).toBeGreaterThanOrEqual(cut.top - 1)
        expect(down).toBeLessThanOrEqual(cut.top + cut.height + 1)
      }),
    )
  })
})

describe('the widths worth offering', () => {
  it('reach what can be used, and differ by more than nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (widest) => {
        const widths = worthwhileWidths(PICTURE_WIDTHS, widest)
        expect(widths[0]).toBe(320)
        expect(widths.at(-1)).toBe(PICTURE_WIDTHS.find((width) => width >= widest) ?? 3842)
        // What is offered beyond the widest is one, at most.
        expect(widths.filter((width) => width > widest).length).toBeLessThanOrEqual(1)
        expect(widths.length).toBeLessThanOrEqual(12)
      }),
    )
  })

  it('are seven for the column of a text', () => {
    expect(worthwhileWidths(PICTURE_WIDTHS, 1360)).toEqual([320, 480, 576, 768, 960, 1152, 1367])
    expect(worthwhileWidths(PICTURE_WIDTHS, 500)).toEqual([320, 480, 576])
  })
})
