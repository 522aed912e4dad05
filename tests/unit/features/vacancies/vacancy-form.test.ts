import { flattenAllFields } from 'payload'
import { expect, it, vi } from 'vitest'

import { fieldNames } from '@/domain/structured-fields/field-table'
import { VACANCY_TABLE } from '@/domain/vacancies/vacancy-fields'

it('every structured field is in the form once, in its group', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-the-check-0')
  const { vacancyFields } = await import('../../../../src/features/vacancies/vacancy.field')
  const inForm = flattenAllFields({ fields: vacancyFields }).flatMap((field) =>
    field.type === 'group'
      ? field.flattenedFields.map(({ name }) => `${field.name}.${name}`)
      : field.name,
  )
  const structured = new Set<string>(fieldNames(VACANCY_TABLE))
  expect(inForm.filter((name) => structured.has(name))).toEqual(fieldNames(VACANCY_TABLE))
})
