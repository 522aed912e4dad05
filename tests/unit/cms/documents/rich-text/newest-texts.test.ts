import { expect, test } from 'vitest'

import { NewestTexts } from '../../../../../src/cms/documents/rich-text/panel/newest-texts'

/** A block whose form has one text, and what is typed there. */
function block(inForm: unknown) {
  const texts = new NewestTexts()
  const form = { text: inForm }
  return {
    form,
    type: (text: string) => texts.put('text', form.text, { text }),
    lacked: () => {
      const fields = { text: { value: form.text } }
      const newest = texts.over(fields)
      return newest === fields ? undefined : newest.text?.value
    },
  }
}

test('the newest text is lacked until the form has it, whichever letter the form has heard of', () => {
  const { form, type, lacked } = block({ text: 'a' })
  for (const text of ['ab', 'abc', 'abcd']) type(text)
  expect(lacked()).toEqual({ text: 'abcd' })
  form.text = { text: 'abc' }
  expect(lacked()).toEqual({ text: 'abcd' })
  type('abcde')
  expect(lacked()).toEqual({ text: 'abcde' })
  form.text = { text: 'abcde' }
  expect(lacked()).toBeUndefined()
})

test('a letter that is taken back is the newest, too', () => {
  const { form, type, lacked } = block(undefined)
  for (const text of ['a', 'ab', 'a']) type(text)
  expect(lacked()).toEqual({ text: 'a' })
  form.text = { text: 'ab' }
  expect(lacked()).toEqual({ text: 'a' })
})

test('what comes from elsewhere counts: a row that moved there, a text of the server', () => {
  const { form, type, lacked } = block({ text: 'a' })
  type('ab')
  form.text = { text: 'another row' }
  expect(lacked()).toBeUndefined()
  form.text = { text: 'a' }
  expect(lacked()).toBeUndefined()
})
