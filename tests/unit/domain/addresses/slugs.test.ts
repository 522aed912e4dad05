import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { publicPath } from '../../../../src/domain/addresses/paths'
import {
  numberedSlug,
  SLUG_MAX_LENGTH,
  slugify,
  slugProblem,
  tidySlug,
} from '../../../../src/domain/addresses/slugs'
import { anyText, titleLike } from '../arbitraries'

const anyTitle = fc.oneof(titleLike, anyText)

describe('slugify', () => {
  it('gives nothing, or a slug without a problem', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        const slug = slugify(title)
        expect(slug === '' ? undefined : slugProblem(slug)).toBeUndefined()
      }),
      { numRuns: 2_000 },
    )
  })

  it('leaves its own result as it is', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        expect(slugify(slugify(title))).toBe(slugify(title))
      }),
      { numRuns: 2_000 },
    )
  })

  it('gives a segment that survives a URL', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        const path = publicPath({ locale: 'en', path: slugify(title) }, 'en')
        expect(new URL(path, 'https://site.example').pathname).toBe(path)
      }),
    )
  })

  it('shows every character: nothing invisible tells two slugs apart', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        expect(slugify(title)).not.toMatch(/\p{Default_Ignorable_Code_Point}|^\p{M}|-\p{M}/u)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['Before you sign', 'before-you-sign'],
    ['Перед підписанням!', 'перед-підписанням'],
    ['Об’єкт — це м’яч', 'обєкт-це-мяч'],
    ['قبل أن توقّع', 'قبل-أن-توقّع'],
    ['كـــتاب', 'كتاب'],
    ['\u200fشركة\u200f', 'شركة'],
    ['नौकरी के पहले', 'नौकरी-के-पहले'],
    ['क्\u200dष', 'क्ष'],
    ['签约之前', '签约之前'],
    ['Schiff\u00adfahrt auf der Straße', 'schifffahrt-auf-der-straße'],
    ['Cafe\u0301', 'café'],
    ['zero\u200bwidth', 'zero-width'],
    ['ＡＤＭＩＮ', 'admin'],
    ['⚓\ufe0f Anchor', 'anchor'],
    ['1\ufe0f\u20e3 First', '1-first'],
    ['❤\ufe0f', ''],
    ['\u3164', ''],
    ['\u0301accent', 'accent'],
    ['\ud800', ''],
    ['', ''],
    ['???', ''],
  ])('makes %j to %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it('cuts a long title, and leaves no hyphen at the cut', () => {
    expect(slugify('ж'.repeat(SLUG_MAX_LENGTH + 1))).toBe('ж'.repeat(SLUG_MAX_LENGTH))
    expect(slugify(`${'a'.repeat(SLUG_MAX_LENGTH - 1)} b`)).toBe('a'.repeat(SLUG_MAX_LENGTH - 1))
    // Characters are counted, not halves of them.
    expect([...slugify('𠀀'.repeat(SLUG_MAX_LENGTH + 1))]).toHaveLength(SLUG_MAX_LENGTH)
  })
})

describe('tidySlug', () => {
  it('gives a valid slug, or what cannot be made one, to be refused', () => {
    fc.assert(
      fc.property(anyTitle, (typed) => {
        const problem = slugProblem(tidySlug(typed))
        const isTooLong = [...typed].length > SLUG_MAX_LENGTH
        if (isTooLong) expect(tidySlug(typed)).toBe(typed)
        else expect(problem === undefined).toBe(slugify(typed) !== '')
      }),
      { numRuns: 2_000 },
    )
  })

  it('leaves its own result as it is', () => {
    fc.assert(
      fc.property(anyTitle, (typed) => {
        expect(tidySlug(tidySlug(typed))).toBe(tidySlug(typed))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['UX Ladders Renamed!', 'ux-ladders-renamed'],
    ['  ', ''],
    [' ??? ', '???'],
  ])('makes %j to %j', (typed, slug) => {
    expect(tidySlug(typed)).toBe(slug)
  })
})

describe('numberedSlug', () => {
  it('is a valid slug of another name, however long the first one is', () => {
    const anySlug = anyTitle.map(slugify).filter((slug) => slug !== '')
    fc.assert(
      fc.property(anySlug, fc.integer({ min: 2, max: 9_999 }), (slug, number) => {
        const numbered = numberedSlug(slug, number)
        expect(slugProblem(numbered)).toBeUndefined()
        expect(numbered.endsWith(`-${number}`)).toBe(true)
      }),
    )
  })
})

describe('slugProblem', () => {
  it('accepts exactly what slugify leaves as it is', () => {
    fc.assert(
      fc.property(fc.oneof(anyTitle, anyTitle.map(slugify)), (slug) => {
        const kept = slug !== '' && slugify(slug) === slug
        expect(slugProblem(slug) === undefined).toBe(kept)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    '',
    '-a',
    'a-',
    'a--b',
    'Aa',
    'a b',
    'a/b',
    'a.b',
    '..',
    '%00',
    'a_b',
    'e\u0301',
    '\u0301',
  ])('refuses the characters of %j', (slug) => {
    expect(slugProblem(slug)).toBe('characters')
  })

  it.each(['docs\ufe0f', 'do\u00adcs', 'a\u200db', '\u3164'])(
    'refuses what nobody sees in %j',
    (slug) => {
      expect(slugProblem(slug)).toBe('characters')
    },
  )

  it('says first that a slug is too long', () => {
    expect(slugProblem('a'.repeat(SLUG_MAX_LENGTH))).toBeUndefined()
    expect(slugProblem('a'.repeat(SLUG_MAX_LENGTH + 1))).toBe('length')
    expect(slugProblem(' '.repeat(SLUG_MAX_LENGTH + 1))).toBe('length')
  })
})
