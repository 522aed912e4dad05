import { expect, it } from 'vitest'

import { languageTag, LOCALES } from '../../../src/domain/locales/locales'
import { instantName } from '../../../src/i18n/instant-name'

const NEW_YEAR = new Date('2027-01-01T00:00:00Z')

it.each([
  ['en', '1 January 2027 at 00:00 UTC'],
  ['fr', '1er janvier 2027 à 00:00 UTC'],
  ['de', '1. Januar 2027 um 00:00 UTC'],
])('an instant is written in %s with its time zone', (tag, written) => {
  expect(instantName(NEW_YEAR, tag, 'UTC')).toBe(written)
})

it('midnight begins a day in every language, and the zone is named', () => {
  for (const locale of LOCALES) {
    const written = instantName(NEW_YEAR, languageTag(locale), 'UTC')
    expect(written).toMatch(/00[:.]00/)
    expect(written).toContain('UTC')
    expect(written).toContain('2027')
  }
})

it('another zone has another time, and its own name', () => {
  expect(instantName(NEW_YEAR, 'en', 'Asia/Manila')).toBe('1 January 2027 at 08:00 GMT+8')
})
