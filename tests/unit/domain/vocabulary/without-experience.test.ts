import { expect, it } from 'vitest'

import { LOCALES } from '../../../../src/domain/locales/locales'
import { findTerms } from '../../../../src/domain/vocabulary/find-terms'
import { besideNoExperience } from '../../../../src/domain/vocabulary/without-experience'
import {
  SEARCHES_WITH_EXPERIENCE,
  SEARCHES_WITHOUT_EXPERIENCE,
} from '../../../fixtures/searches-without-experience'

/** How people say that they have no experience, told apart from what else they look for. */

it.each(LOCALES)('in %s is read, and so is what is said beside it', (locale) => {
  const searches = SEARCHES_WITHOUT_EXPERIENCE[locale]
  const read = searches.map(({ text }) => {
    const beside = besideNoExperience(text)
    const { terms, rest } = findTerms(beside ?? 'not read', locale)
    return { text, ranks: terms.flatMap(({ ranks }) => ranks), rest }
  })
  expect(read).toEqual(searches.map(({ text, ranks = [], rest = [] }) => ({ text, ranks, rest })))
})

it('is not read where experience is spoken of', () => {
  const read = SEARCHES_WITH_EXPERIENCE.filter((text) => besideNoExperience(text) !== undefined)
  expect(read).toEqual([])
})

it('is read wherever it stands, in whatever letters, and leaves the words around it as they are', () => {
  expect(besideNoExperience('Bosun, NO EXPERIENCE (Rotterdam)')).toBe('Bosun,   (Rotterdam)')
  expect(besideNoExperience('no experience, без опыта')).toBe(',')
})
