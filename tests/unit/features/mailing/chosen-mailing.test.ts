import { expect, it } from 'vitest'

import { readChoice } from '@/features/mailing/chosen-mailing'

/** What the address of a mailing says, which anybody may have written. */

it('is read as it was chosen', () => {
  expect(
    readChoice({
      currency: 'EUR',
      application: 'yes',
      country: 'PL',
      rank: 'bosun',
      vessels: 'lng-carrier,oil-tanker',
      parts: 'papers,service',
      formLanguage: 'uk',
      out: '12,7,12',
      company: ' North ',
    }),
  ).toEqual({
    currency: 'EUR',
    hasApplication: true,
    country: 'PL',
    rank: 'bosun',
    vessels: ['tanker'],
    parts: ['service', 'papers'],
    formLanguage: 'uk',
    leftOut: [12, 7],
    company: 'North',
  })
})

it('without anything, or with nonsense, lets nothing of the own form go along', () => {
  for (const params of [
    {},
    { parts: 'all', formLanguage: 'xx', out: '0,-1,1e3,99999999999,7 OR 1' },
  ]) {
    expect(readChoice(params)).toMatchObject({ parts: [], formLanguage: 'en', leftOut: [] })
  }
})
