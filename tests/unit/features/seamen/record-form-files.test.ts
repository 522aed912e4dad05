import { expect, it } from 'vitest'

import { lettersInAddress, readLetters } from '@/features/seamen/record/record-form-files'

it('letters go through an address as they were, eight at most', () => {
  expect(readLetters(lettersInAddress([0x1_f6_00, 0x12_30]))).toEqual(['😀', 'ሰ'])
  const many = Array.from({ length: 20 }, (_, index) => 0x12_30 + index)
  expect(readLetters(lettersInAddress(many))).toHaveLength(8)
})

it('an address that anybody wrote gives letters alone', () => {
  expect(readLetters('')).toEqual([])
  expect(readLetters('110000.d800.0.202e.2067.a.x.41')).toEqual(['A'])
  expect(readLetters('<b>.%41.-1')).toEqual([])
})
