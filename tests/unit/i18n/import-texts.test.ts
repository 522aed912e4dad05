import { expect, it } from 'vitest'

import { importFields } from '../../../src/domain/imports/import-fields'
import { IMPORT_REASONS } from '../../../src/domain/imports/import-reasons'
import { reasonKey } from '../../../src/features/imports/admin/reason-text'
import { en } from '../../../src/i18n/panel/en'

/** Keys that are put together from codes: types do not see whether there is a text. */

it('every reason has a text', () => {
  const keys = [...IMPORT_REASONS, 'byNobody', 'closesMany', 'closesUnsurely'].map(reasonKey)
  expect(keys.filter((key) => !Object.hasOwn(en, key))).toEqual([])
})

it('every field that a column may be taken for has a name', () => {
  const keys = [...importFields('vacancies'), ...importFields('companies')].flatMap(
    ({ labels }) => labels,
  )
  expect(keys.filter((key) => !Object.hasOwn(en, key))).toEqual([])
})
