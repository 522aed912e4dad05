import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { VOCABULARIES } from '../../src/domain/vocabulary/languages'

/** What a build sends to browsers. */

/** Next's, for the panel and previews, and those that pages name. */
const FOLDERS = ['.next/static', '.next/front-server/scripts']

const PAGES_SCRIPTS = FOLDERS[1] ?? ''

async function scriptsBelow(folder: string): Promise<[file: string, script: string][]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  expect([folder, names.length]).not.toEqual([folder, 0])
  return Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')]),
  )
}

test('no script that a browser loads brings the vocabulary of a language along', async () => {
  const words = Object.values(VOCABULARIES).flatMap(({ vesselTypes, ranks, documents }) => [
    ranks['ballast-control-operator'].label,
    documents['helicopter-escape-training'].label,
    vesselTypes['self-discharging-bulk-carrier'].label,
    vesselTypes['anchor-handling-vessel'].aboard,
  ])
  for (const folder of FOLDERS) {
    for (const [file, script] of await scriptsBelow(folder)) {
      expect([file, words.filter((word) => script.includes(word))]).toEqual([file, []])
    }
  }
})

test('no script that pages name has React or Next in it', async () => {
  for (const [file, script] of await scriptsBelow(PAGES_SCRIPTS)) {
    expect([file, /react\.(?:transitional\.)?element|Minified React|__NEXT_/.exec(script)]).toEqual(
      [file, null],
    )
  }
})

test('no script that a browser loads brings the rules of time zones along', async () => {
  for (const folder of FOLDERS) {
    for (const [file, script] of await scriptsBelow(folder)) {
      expect([file, /Africa\/Abidjan\||moment-timezone|Moment Timezone/.exec(script)]).toEqual([
        file,
        null,
      ])
    }
  }
})

test('no script that a browser loads brings the registry of content types along', async () => {
  for (const folder of FOLDERS) {
    for (const [file, script] of await scriptsBelow(folder)) {
      expect([file, /publishing: ?["']each locale["']/.exec(script)]).toEqual([file, null])
    }
  }
})
