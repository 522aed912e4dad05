import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pagesOfCv } from '../../../../src/domain/sea-service/old-cv'

/** The text of an old CV is cut into pages that a ship's link takes, and nothing of it is lost. */

const bytes = (text: string) => new TextEncoder().encode(text).length

describe('the pages of an old CV', () => {
  it('are one where the text is short, or there is none', () => {
    expect(pagesOfCv('Bosun\n\nMV Bright Star')).toEqual(['Bosun\n\nMV Bright Star'])
    expect(pagesOfCv('')).toEqual([''])
  })

  it('end where lines end, and have all of them', () => {
    const lines = Array.from({ length: 400 }, (_, index) => `Third engineer, ship ${index}`)
    const pages = pagesOfCv(lines.join('\n'))
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.join('\n')).toBe(lines.join('\n'))
  })

  it('are light in letters of three bytes too, and in a text without any line', () => {
    const pages = pagesOfCv('大副'.repeat(10_000))
    expect(pages.every((page) => bytes(page) <= 7_000)).toBe(true)
    expect(pages.join('').replaceAll('\n', '')).toBe('大副'.repeat(10_000))
  })

  it('cut no sign in two, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1_000, maxLength: 6_000 }), (text) => {
        const pages = pagesOfCv(text)
        expect(pages.join('').replaceAll('\n', '')).toBe(text.replaceAll('\n', ''))
        expect(pages.filter((page) => /\p{Cs}/u.test(page))).toEqual([])
      }),
      { numRuns: 30 },
    )
  })
})
