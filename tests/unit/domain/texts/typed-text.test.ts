import { describe, expect, it } from 'vitest'

import {
  isEmailAddress,
  isTelephoneNumber,
  readTypedDay,
  readTypedNumber,
  typedLine,
  typedParagraphs,
} from '../../../../src/domain/texts/typed-text'

describe('a field of one line', () => {
  it('has no line break, control character or mark that turns its neighbours', () => {
    expect(typedLine(' Anna\r\nBcc:\u0000 x@y.example \u202e\u2066')).toBe('Anna Bcc: x@y.example')
  })

  it('keeps what scripts are written with', () => {
    // Marks without a reach of their own, and the joiners of Persian and Hindi.
    expect(typedLine('علي\u200f \u0646\u200c\u0647')).toBe('علي\u200f \u0646\u200c\u0647')
    expect(typedLine('e\u0301')).toBe('é')
  })
})

it('several lines keep their breaks, whatever they were sent as', () => {
  expect(typedParagraphs('one\r\ntwo\rthree\u2028four\u0007\n\n\n\n\nfive \n')).toBe(
    'one\ntwo\nthree\nfour\n\n\nfive',
  )
})

it.each([
  ['anna@ship.example', true],
  ['a.b+c@post.ship.example', true],
  ['anna@', false],
  ['anna@ship', false],
  ['anna@ship.example, bob@ship.example', false],
  ['anna@ship.example\nBcc: bob@ship.example', false],
  ['"anna b"@ship.example', false],
  [`${'a'.repeat(65)}@ship.example`, false],
  ['anna@-ship.example', false],
])('the address %j can be one: %s', (text, isOne) => {
  expect(isEmailAddress(text)).toBe(isOne)
})

it('a telephone number is one in whatever digits and groups', () => {
  expect(['+380 (44) 000-00-00', '٠٤٤ ٠٠٠ ٠٠ ٠٠', '12345'].map(isTelephoneNumber)).toEqual([
    true,
    true,
    true,
  ])
  expect(['call me', '123', '+1;ext=5', '1'.repeat(18)].map(isTelephoneNumber)).toEqual(
    Array.from({ length: 4 }, () => false),
  )
})

it('a day is one of the calendar', () => {
  expect(readTypedDay('2028-02-29')).toBe('2028-02-29')
  expect(['2027-02-29', '2027-13-01', '27-01-01', '1 May'].map(readTypedDay)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})

it('a number is read as people type it', () => {
  expect(readTypedNumber('1 250,5', 1)).toBe(1250.5)
  expect(readTypedNumber('٢٦', 0)).toBe(26)
  expect(readTypedNumber('१२', 0)).toBe(12)
  expect(readTypedNumber('12.5', 0)).toBeUndefined()
  expect(readTypedNumber('1e3', 0)).toBeUndefined()
  expect(readTypedNumber('', 0)).toBeUndefined()
})

it.each([
  // As the pages of the site write it in its languages.
  ['138,500', 138_500],
  ['138.500', 138_500],
  ['138 500', 138_500],
  ['138\u00a0500', 138_500],
  ['138\u202f500', 138_500],
  ['1,38,500', 138_500],
  ["138'500", 138_500],
  ['138’500', 138_500],
  ['١٣٨٬٥٠٠', 138_500],
  ['१,३८,५००', 138_500],
  ['1.250.000', 1_250_000],
  // No group of three, or two signs: nobody can tell what is meant.
  ['1.72', undefined],
  ['1,72', undefined],
  ['0.500', undefined],
  ['1,250.000', undefined],
  ['1250.000', undefined],
  ['1,2,3', undefined],
  ['138,50,500', undefined],
  ['1.250,5', undefined],
  ['٢٫٥', undefined],
])('a whole number may be written in groups: %j is %j', (text, value) => {
  expect(readTypedNumber(text, 0)).toBe(value)
})

it('of a number with decimals no group is guessed', () => {
  expect(readTypedNumber('1,250', 2)).toBeUndefined()
  expect(readTypedNumber('1,25', 2)).toBe(1.25)
})
