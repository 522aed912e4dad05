import fc from 'fast-check'
import { expect, test } from 'vitest'

import { nearAddresses, wordsOfAddress } from '../../../src/domain/near-addresses'
import { anyText } from './arbitraries'

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

test('whatever is asked for, a few are offered; words of an address are words', () => {
  fc.assert(
    fc.property(anyText, (asked) => {
      expect(near(asked).length).toBeLessThanOrEqual(4)
      expect(wordsOfAddress(asked).length).toBeLessThanOrEqual(60)
    }),
  )
  expect(wordsOfAddress('docs/us-crew_visa.html')).toBe('us crew visa')
})
