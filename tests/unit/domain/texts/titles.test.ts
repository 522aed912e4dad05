import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Locale } from '../../../../src/domain/locales/locales'
import {
  copyTitle,
  documentTitle,
  errorTitle,
  humanisedSegment,
  pageTitle,
  TITLE_MAX_LENGTH,
} from '../../../../src/domain/texts/titles'
import { anyLocale, titleLike } from '../arbitraries'

describe('humanisedSegment', () => {
  it.each<[string, Locale, string]>([
    ['guides/before-you-sign', 'en', 'Before you sign'],
    ['перед-підписанням', 'uk', 'Перед підписанням'],
    ['يوم-العمل', 'ar', 'يوم العمل'],
    ['काम-का-दिन', 'hi', 'काम का दिन'],
    ['海员-权利', 'zh', '海员 权利'],
    ['istanbul', 'en', 'Istanbul'],
    ['𐐨𐐩', 'en', '𐐀𐐩'],
    ['-a_b--c-', 'en', 'A b c'],
    ['', 'en', ''],
  ])('of %s in %s is %s', (path, locale, expected) => {
    expect(humanisedSegment(path, locale)).toBe(expected)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(titleLike, anyLocale, (path, locale) => {
        expect(humanisedSegment(path, locale)).not.toMatch(/^\s|\s$|[-_]/)
      }),
    )
  })
})

describe('pageTitle', () => {
  const page = {
    seoTitle: 'For engines',
    title: 'Heading',
    path: 'a/last-part',
    locale: 'en',
  } as const

  it('is the one for search engines, else the heading, else the last segment', () => {
    expect(pageTitle(page)).toBe('For engines')
    expect(pageTitle({ ...page, seoTitle: ' ' })).toBe('Heading')
    expect(pageTitle({ ...page, seoTitle: null, title: undefined })).toBe('Last part')
  })
})

describe('documentTitle', () => {
  it.each([
    ['About', 'About · Mariner Hub'],
    ['About Mariner Hub', 'About Mariner Hub'],
    ['', 'Mariner Hub'],
  ])('of %j is %j', (title, expected) => {
    expect(documentTitle(title, 'Mariner Hub')).toBe(expected)
  })
})

it('writes an error as the client’s specification does', () => {
  expect(errorTitle(404, 'Page not found: /x')).toBe('404 - Page not found: /x')
})

describe('copyTitle', () => {
  it('says in the language of the title that it is a copy', () => {
    expect(copyTitle('About', 'en', 1)).toBe('About (copy)')
    expect(copyTitle('من نحن', 'ar', 2)).toBe('من نحن (نسخة 2)')
  })

  it('is never longer than a title may be, and cuts no character in two', () => {
    const anyTitle = fc.string({ unit: 'grapheme', maxLength: 130 })
    fc.assert(
      fc.property(
        anyTitle,
        anyLocale,
        fc.integer({ min: 1, max: 999 }),
        (title, locale, number) => {
          const copy = copyTitle(title, locale, number)
          expect(copy.length).toBeLessThanOrEqual(TITLE_MAX_LENGTH)
          expect(() => encodeURIComponent(copy)).not.toThrow()
        },
      ),
    )
  })
})
