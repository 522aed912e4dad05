import { expect, it } from 'vitest'

import { fileSize } from '../../../../src/domain/forms/file-size'

it.each([
  [0, { value: 0, unit: 'byte' }],
  [999, { value: 999, unit: 'byte' }],
  [1_000, { value: 1, unit: 'kilobyte' }],
  [1_499, { value: 1, unit: 'kilobyte' }],
  [999_499, { value: 999, unit: 'kilobyte' }],
  [999_500, { value: 1, unit: 'megabyte' }],
  [1_234_567, { value: 1.2, unit: 'megabyte' }],
  [10_485_760, { value: 10.5, unit: 'megabyte' }],
])('%i bytes are %j', (bytes, size) => {
  expect(fileSize(bytes)).toEqual(size)
})
