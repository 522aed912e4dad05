import { describe, expect, it } from 'vitest'

import { paragraphs, writtenText } from '../../../../src/domain/texts/written-text'

describe('a text in one of the languages', () => {
  it('is the reader’s, else the source language’s, else any; a blank one is none', () => {
    const texts = { en: ' ', uk: 'так', ar: 'نعم' }
    expect(writtenText(texts, 'ar', 'en')).toEqual({ text: 'نعم', locale: 'ar' })
    expect(writtenText(texts, 'de', 'uk')).toEqual({ text: 'так', locale: 'uk' })
    expect(writtenText(texts, 'en', 'en')).toEqual({ text: 'так', locale: 'uk' })
    expect(writtenText({ en: '' }, 'en', 'en')).toBeUndefined()
    expect(writtenText(null, 'en', 'en')).toBeUndefined()
  })

  it('has a paragraph between two empty lines', () => {
    expect(paragraphs('one\ntwo\r\n \r\nthree\n\n\n')).toEqual(['one\ntwo', 'three'])
  })
})
