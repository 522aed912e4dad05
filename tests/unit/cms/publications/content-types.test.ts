import { expect, test } from 'vitest'

import { contentTypes, prefixOf } from '../../../../src/cms/publications/content-types'
import { isReservedPath } from '../../../../src/domain/routes/reserved-words'

test('no page can stand at the prefix of another type, or at its list', () => {
  for (const type of contentTypes) {
    for (const path of [prefixOf(type), type.list?.path ?? '']) {
      if (path !== '') expect(isReservedPath(path)).toBe(true)
    }
  }
})

test('what is published all at once has facts, and what is not has none', () => {
  for (const { publishing, path, facts } of contentTypes) {
    expect(facts !== undefined).toBe(publishing === 'all locales')
    if (path.shape === 'tree') expect(publishing).toBe('each locale')
  }
})
