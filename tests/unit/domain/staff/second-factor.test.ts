import { describe, expect, it } from 'vitest'

import {
  issuerOf,
  passkeyPlace,
  readTypedCode,
  rolesAskedAtFirst,
  writtenRecoveryCode,
} from '../../../../src/domain/staff/second-factor'

describe('readTypedCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['٠١٢٣٤٥', '012345'],
    ['۶۷۸۹۰۱', '678901'],
    ['०१२३४५', '012345'],
    ['１２３４５６', '123456'],
  ])('reads %s as a code of an app', (typed, code) => {
    expect(readTypedCode(typed)).toEqual({ method: 'app', code })
  })

  it.each([
    '0123-4567-89ab-cdef',
    '0123456789ABCDEF',
    ' O123 4567 89ab cdef',
    'OI23-4567-89ab-cdef',
  ])('reads %s as a recovery code', (typed) => {
    expect(readTypedCode(typed)).toEqual({ method: 'recovery', code: '0123456789abcdef' })
  })

  it.each(['', '12345', '1234567', 'abcdef', '0123-4567-89ab-cdeu', '0123-4567-89ab-cde'])(
    'reads “%s” as nothing',
    (typed) => {
      expect(readTypedCode(typed)).toBeUndefined()
    },
  )

  it('reads a code as it is written', () => {
    const code = 'zyxwvtsrqpnmkjhg'
    expect(writtenRecoveryCode(code)).toBe('zyxw-vtsr-qpnm-kjhg')
    expect(readTypedCode(writtenRecoveryCode(code))).toEqual({ method: 'recovery', code })
  })
})

it.each([
  ['https://jobs.example/', { rpId: 'jobs.example' }],
  ['https://jobs.example:8443', { rpId: 'jobs.example' }],
  ['http://localhost:3000', { rpId: 'localhost' }],
  ['http://jobs.example', { why: 'insecure' }],
  ['https://192.168.1.5', { why: 'address' }],
  ['http://127.0.0.1:3000', { why: 'address' }],
  ['https://3232235781', { why: 'address' }],
  ['https://[::1]', { why: 'address' }],
])('passkeys of %s are made for %o', (siteUrl, place) => {
  expect(passkeyPlace(siteUrl)).toEqual(place)
})

it.each([
  ['https://jobs.example', 'jobs.example'],
  // A colon parts the issuer from the account.
  ['http://localhost:3000', 'localhost'],
  ['https://[2001:db8::1]:8443', '2001-db8--1'],
])('apps call %s %s', (siteUrl, issuer) => {
  expect(issuerOf(siteUrl)).toBe(issuer)
})

it('asks all roles of a site that others reach, and none on one’s own machine', () => {
  expect(rolesAskedAtFirst('https://jobs.example')).toEqual(['admin', 'editor', 'translator'])
  expect(rolesAskedAtFirst('http://localhost:3000')).toEqual([])
})
