import { expect, it } from 'vitest'

import { number } from '@/cms/services/forms/form-fields'
import { formTexts } from '@/cms/services/forms/form-texts'
import { LOCALES } from '@/domain/locales/locales'
import type { Measure } from '@/domain/texts/measures'

/** What people type into a field for a number whose unit they know. */

const read = (measure: Measure, typed: string) =>
  number({ least: 1, most: 1_000_000, measure }).safeParse(typed).data

it.each<[Measure, string, number | undefined]>([
  ['kilowatts', '9480 kW', 9480],
  ['kilowatts', '9,480KW', 9480],
  ['kilowatts', '9 480 кВт', 9480],
  ['kilograms', '64 kg', 64],
  ['kilograms', '64 кг.', 64],
  ['kilograms', '٦٤ كغ', 64],
  ['kilograms', '६४ किग्रा', 64],
  ['centimetres', '172 cm', 172],
  ['centimetres', '172厘米', 172],
  ['tonnes', '58.000 t', 58_000],
  ['grossTonnage', '38,500 GT', 38_500],
  // Of another unit it is another number.
  ['kilowatts', '12900 hp', undefined],
  ['kilograms', '140 lb', undefined],
  ['centimetres', '1.72 m', undefined],
  ['centimetres', '1.72 cm', undefined],
  ['centimetres', '64 kg', undefined],
  ['kilograms', 'kg', undefined],
])('a number of %s: %j is %j', (measure, typed, value) => {
  expect(read(measure, typed)).toBe(value)
})

it.each([
  ['70,5', 'notWhole'],
  ['70.5 kg', 'notWhole'],
  ['-0,5', 'notWhole'],
  ['seventy', 'notNumber'],
  ['70.5 lb', 'notNumber'],
  ['1.2.3', 'notNumber'],
])('a weight of %j is refused as %s', (typed, problem) => {
  const read = number({ least: 1, most: 400, measure: 'kilograms' }).safeParse(typed)
  expect(read.error?.issues.map(({ message }) => message)).toEqual([problem])
})

it.each(LOCALES)('what is no whole number is told so with an example, in %s', async (locale) => {
  const { problem } = await formTexts({ name: 'record-person' }, { words: {} }, locale)
  const told = problem('weight', 'notWhole', { input: 'number', example: 70 })
  expect(told).toContain('70')
  expect(told).not.toBe(problem('weight', 'notNumber', { input: 'number', example: 70 }))
})

it.each(LOCALES)('what is no number is refused with an example, in %s', async (locale) => {
  const { problem } = await formTexts({ name: 'record-person' }, { words: {} }, locale)
  expect(problem('height', 'notNumber', { input: 'number', example: 172 })).toContain('172')
  // Where a field names none, the sentence has one all the same.
  expect(problem('height', 'notNumber', { input: 'number' })).toMatch(/\d/)
})
