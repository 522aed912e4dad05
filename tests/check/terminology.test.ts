import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { terminologyPage } from '../../scripts/terminology-page'
import { LOCALES } from '../../src/domain/locales/locales'

it.each(LOCALES)('docs/terminology/%s.md says what the vocabulary says', async (locale) => {
  expect(await readFile(`docs/terminology/${locale}.md`, 'utf8')).toBe(
    await terminologyPage(locale),
  )
})
