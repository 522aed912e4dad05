import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { VOCABULARIES } from '../../src/domain/vocabulary/languages'

/** What a build sends to browsers. */

const STATIC = path.join('.next', 'static')

test('no script that a browser loads brings the vocabulary of a language along', async () => {
  const files = (await readdir(STATIC, { recursive: true })).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(0)
  const words = Object.values(VOCABULARIES).flatMap(({ vesselTypes, ranks, documents }) => [
    ranks['ballast-control-operator'].label,
    documents['helicopter-escape-training'].label,
    vesselTypes['self-discharging-bulk-carrier'].label,
    vesselTypes['anchor-handling-vessel'].aboard,
  ])
  for (const file of files) {
    const script = await readFile(path.join(STATIC, file), 'utf8')
    expect([file, words.filter((word) => script.includes(word))]).toEqual([file, []])
  }
})
