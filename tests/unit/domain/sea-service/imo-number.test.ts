import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readImoNumber } from '@/domain/sea-service/imo-number'

describe('the IMO number of a ship', () => {
  it.each([
    '9074729',
    'IMO 9074729',
    'IMO No. 9074729',
    'imo: 907-4729',
    'IMO９０７４７２９',
    '٩٠٧٤٧٢٩',
    '९०७४७२९',
    '\u200F9074729',
  ])('is read as it is written: %j', (text) => {
    expect(readImoNumber(text)).toEqual({ kind: 'number', digits: '9074729', isChecked: true })
  })

  it('is kept with a wrong check digit, and said to have one', () => {
    expect(readImoNumber('9074728')).toEqual({
      kind: 'number',
      digits: '9074728',
      isChecked: false,
    })
  })

  it.each(['907472', '90747291', '9O74729', 'MMSI 211331640', 'ABCDEFG'])(
    'is not read from %j',
    (text) => {
      expect(readImoNumber(text)).toEqual({ kind: 'unreadable' })
    },
  )

  it.each(['', '  ', 'IMO', 'IMO No.', '-'])('is not there in %j', (text) => {
    expect(readImoNumber(text)).toEqual({ kind: 'none' })
  })

  it('has one right check digit for any six digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), (six) => {
        const right = Array.from({ length: 10 }, (_, last) =>
          readImoNumber(`${six}${last}`),
        ).filter((read) => read.kind === 'number' && read.isChecked)
        expect(right).toHaveLength(1)
      }),
    )
  })
})
