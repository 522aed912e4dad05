import { expect, it } from 'vitest'

import { day } from '@/cms/services/forms/form-fields'

/** What a browser sends that has no field for days. */

it.each([
  ['5 December', 'notYear'],
  ['05.12', 'notYear'],
  ['2026-02-31', 'notDay'],
  ['tomorrow', 'notDay'],
])('%s: %s', (typed, problem) => {
  const { error } = day({}).safeParse(typed)
  expect(JSON.stringify(error?.issues)).toContain(problem)
})
