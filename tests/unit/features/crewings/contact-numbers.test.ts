import { expect, it } from 'vitest'

import { contactNumbers } from '../../../../src/features/companies/contact-numbers'

const telephone = (number: string, note?: string) => ({ number, note })

it('a number stands once, however often and in whatever spelling it is written, with its messengers', () => {
  const telephones = [
    telephone('+49 40 1234567', 'Crewing'),
    telephone('+49 (40) 123-45-67', 'Night'),
  ]
  const messengers = [
    { kind: 'whatsapp', handle: '+49401234567' },
    { kind: 'telegram', handle: '@north' },
    { kind: 'viber', handle: '+49 40 1234567' },
    { kind: 'signal', handle: '+49 40 999 99 99' },
  ] as const
  expect(contactNumbers(telephones, messengers)).toEqual({
    ofPerson: [],
    ofCompany: [
      {
        text: '+49 40 1234567',
        isTelephone: true,
        notes: ['Crewing', 'Night'],
        messengers: ['whatsapp', 'viber'],
      },
      { text: '@north', isTelephone: false, notes: [], messengers: ['telegram'] },
      { text: '+49 40 999 99 99', isTelephone: false, notes: [], messengers: ['signal'] },
    ],
  })
  const of = contactNumbers(telephones, messengers, '+49 40 9999999')
  expect(of.ofPerson).toEqual([
    { text: '+49 40 9999999', isTelephone: true, notes: [], messengers: ['signal'] },
  ])
  expect(of.ofCompany.map(({ text }) => text)).toEqual(['+49 40 1234567', '@north'])
})
