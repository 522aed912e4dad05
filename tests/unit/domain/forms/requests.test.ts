import { expect, it } from 'vitest'

import { eraseAtOf, fileEraseAtOf } from '@/domain/forms/requests'

const settings = {
  answerMonths: 12,
  offerMonths: 1,
  reportMonths: 24,
  mailingMonths: 12,
  contactMonths: 6,
  serviceMonths: 12,
  dataMonths: 12,
  fileMonths: 3,
}

it.each([
  ['answer', '2026-11-23T02:00:00.000Z', '2027-11-23T02:00:00.000Z'],
  ['offer', '2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['offer', '2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ['report', '2028-02-29T10:00:00.000Z', '2030-02-28T10:00:00.000Z'],
  ['contact', '2026-08-31T23:59:59.999Z', '2027-02-28T23:59:59.999Z'],
] as const)('%s sent at %s is erased at %s', (kind, sent, erased) => {
  expect(eraseAtOf(kind, new Date(sent), settings).toISOString()).toBe(erased)
})

it('a file is erased at its own time, and never after its request', () => {
  const now = new Date('2026-11-30T00:00:00.000Z')
  expect(fileEraseAtOf('answer', now, settings)).toEqual(new Date('2027-02-28T00:00:00.000Z'))
  expect(fileEraseAtOf('offer', now, settings)).toEqual(eraseAtOf('offer', now, settings))
})
