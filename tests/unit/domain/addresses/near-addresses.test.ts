import fc from 'fast-check'
import { expect, test } from 'vitest'

import { editDistance } from '../../../../src/domain/texts/edit-distance'
import { nearAddresses, wordsOfAddress } from '../../../../src/domain/addresses/near-addresses'
import { anyText } from '../arbitraries'

const KNOWN = [
  { path: '', title: 'Home' },
  { path: 'contact', title: 'Contact and help' },
  { path: 'before-you-sign', title: 'Before you sign' },
  { path: 'before-you-sign/fake-agency', title: 'Spotting a fake agency' },
  { path: 'docs/visas-and-travel/us-crew-visa-c1-d', title: 'The US crew visa (C-1/D)' },
  { path: 'перед-підписанням', title: 'Перед підписанням' },
  { path: 'crewings', title: 'Vacancies' },
]

const near = (asked: string) => nearAddresses(asked, KNOWN).map(({ path }) => path)

test.each([
  ['contcat', 'contact'],
  ['Contact.html', 'contact'],
  ['fake-agency', 'before-you-sign/fake-agency'],
  ['before-you-sign/fake-agencies', 'before-you-sign/fake-agency'],
  ['docs/us-crew-visa', 'docs/visas-and-travel/us-crew-visa-c1-d'],
  ['перед-підписаням', 'перед-підписанням'],
  ['crewing', 'crewings'],
])('near “%s” is “%s”', (asked, there) => {
  expect(near(asked)[0]).toBe(there)
})

test('far from everything nothing is offered, and never what was asked for', () => {
  expect(near('wp-login')).toEqual([])
  expect(near('')).toEqual([])
  expect(near('contact')).not.toContain('contact')
})

test('what counted letters say is no more than the distance: no near address is passed over', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '船'), maxLength: 12 })
  fc.assert(
    fc.property(letters, letters, (asked, there) => {
      const longer = Math.max(asked.length, there.length)
      fc.pre(longer > 0 && asked !== there && wordsOfAddress(asked) === asked)
      fc.pre(wordsOfAddress(there) === there && there !== '')
      const likeness = 1 - editDistance(asked, there, longer) / longer
      const isNear = nearAddresses(asked, [{ path: there, title: '' }]).length > 0
      if (likeness > 0.64) expect(isNear).toBe(true)
    }),
  )
})

test('whatever is asked for, a few are offered; words of an address are words', () => {
  fc.assert(
    fc.property(anyText, (asked) => {
      expect(near(asked).length).toBeLessThanOrEqual(4)
      expect(wordsOfAddress(asked).length).toBeLessThanOrEqual(60)
    }),
  )
  expect(wordsOfAddress('docs/us-crew_visa.html')).toBe('us crew visa')
})
