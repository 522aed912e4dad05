import { expect, it } from 'vitest'

import { formDigest } from '../../../../../src/cms/services/forms/form-digest'

const FILE = { name: 'cv.pdf', type: 'application/pdf', size: 1, sha256: 'aa' }
const SAID = {
  form: 'answer',
  params: { vacancy: '7' },
  typed: { a: '1', b: '2' },
  files: { cv: FILE },
}

it('is the same for the same text, in whatever order it comes, and under another name of the file', () => {
  const again = {
    ...SAID,
    typed: { b: '2', a: '1' },
    files: { cv: { ...FILE, name: 'other.pdf' }, photo: undefined },
  }
  expect(formDigest(again)).toBe(formDigest(SAID))
})

it.each([
  ['text', { typed: { a: '1', b: '3' } }],
  ['text in another field', { typed: { a: '2', b: '1' } }],
  ['vacancy', { params: { vacancy: '8' } }],
  ['form', { form: 'contact' }],
  ['file', { files: { cv: { ...FILE, sha256: 'ab' } } }],
  ['file left out', { files: {} }],
])('is another one for another %s', (_what, change) => {
  expect(formDigest({ ...SAID, ...change })).not.toBe(formDigest(SAID))
})
