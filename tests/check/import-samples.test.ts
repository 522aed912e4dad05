import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { importSamplesPage } from '../../scripts/import-samples-page'

it('docs/imports-samples.md says what is understood of the samples', async () => {
  expect(await readFile('docs/imports-samples.md', 'utf8')).toBe(await importSamplesPage())
})
