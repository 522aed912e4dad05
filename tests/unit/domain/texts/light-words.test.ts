import { expect, it } from 'vitest'

import { isLight } from '../../../../src/domain/texts/light-words'
import { LOCALES } from '../../../../src/domain/locales/locales'

it.each(['3', '24', '٣', '३'])(
  '%s says nothing of what is looked for, in any language',
  (number) => {
    for (const locale of LOCALES) expect(isLight(number, locale)).toBe(true)
  },
)

it.each([
  ['за', 'uk'],
  ['في', 'ar'],
  ['أو', 'ar'],
  ['hindi', 'ph'],
  ['का', 'hi'],
  ['tidak', 'id'],
  ['个', 'zh'],
] as const)('%s says nothing of it (%s)', (word, locale) => {
  expect(isLight(word, locale)).toBe(true)
})

it.each([
  ['3500', 'en'],
  ['2026', 'uk'],
  ['борг', 'uk'],
  ['أجر', 'ar'],
  ['gaji', 'id'],
  ['工资', 'zh'],
  ['hindi', 'hi'],
] as const)('%s does (%s)', (word, locale) => {
  expect(isLight(word, locale)).toBe(false)
})
