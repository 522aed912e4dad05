import fc from 'fast-check'
import { expect, it } from 'vitest'

import { readUploadMetadata, writeUploadMetadata } from '../../../../src/domain/forms/file-upload'

it('what is said of a file is read as it was written, in any script', () => {
  const fact = fc.string({ unit: 'grapheme' })
  const property = fc.property(fact, fact, (name, page) => {
    expect(readUploadMetadata(writeUploadMetadata({ name, page }))).toEqual({ name, page })
  })
  fc.assert(property)
})

it('it is written as tus writes it', () => {
  expect(writeUploadMetadata({ field: 'cv', name: 'Резюме' })).toBe(
    'field Y3Y=,name 0KDQtdC30Y7QvNC1',
  )
})

it.each([null, '', ',,,', 'other eA==', '__proto__ eA=='])('%j says nothing', (header) => {
  expect(readUploadMetadata(header)).toEqual({})
})

it.each(['name !!!', 'name /w==', 'page x,name \u0416'])('%j cannot be read', (header) => {
  expect(readUploadMetadata(header)).toBeUndefined()
})
