import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

/** docs/private-interfaces.md names what an upgrade may break: here it is compared with the code. */

const list = await readFile('docs/private-interfaces.md', 'utf8')
const rows = list
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-+|what|import) /.test(line))
  .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))

const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')

/** Imports, and paths of files, inside a package's own folders. */
const PRIVATE = /(?:(?:next|payload|@payloadcms\/[\w-]+)\/dist\/[\w./-]+|payload\/bin\.js)/g

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  return entries.map((entry) => path.join(folder, entry)).sort()
}

async function privatePaths(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  const files = (await Promise.all(['src', 'scripts'].map(filesBelow))).flat()
  for (const file of [...files, 'payload.config.ts', 'next.config.ts']) {
    if (!/\.(?:tsx?|mjs)$/.test(file) || file.startsWith('scripts/bench/')) continue
    for (const [specifier] of (await readFile(file, 'utf8')).matchAll(PRIVATE)) {
      found.set(specifier, [...(found.get(specifier) ?? []), file])
    }
  }
  return found
}

describe('the list of private interfaces', () => {
  it('names every private import where it stands, and none that is gone', async () => {
    const inCode = await privatePaths()
    const inList = new Map(
      rows
        .filter(([what]) => named(what).some((name) => name.search(PRIVATE) === 0))
        .map(([what, where]) => [named(what)[0] ?? '', named(where).sort()]),
    )
    expect(Object.fromEntries(inList)).toEqual(
      Object.fromEntries([...inCode].map(([name, files]) => [name, [...new Set(files)].sort()])),
    )
  })

  it('leads to files and tests that are there', () => {
    for (const [, where, , tests] of rows) {
      for (const file of named(where)) expect(existsSync(file), file).toBe(true)
      const files = named(tests)
      expect(files.length).toBeGreaterThan(0)
      for (const file of files) {
        if (file.includes('.')) expect(existsSync(path.join('tests', file)), file).toBe(true)
      }
    }
  })
})

it('Payload has the classes of the panel that we style and look for', async () => {
  let theirs = ''
  for (const folder of ['ui', 'next'].map((name) => `node_modules/@payloadcms/${name}/dist`)) {
    for (const file of await filesBelow(folder)) {
      if (/(?<!exports.*)\.(?:css|js)$/.test(file)) theirs += await readFile(file, 'utf8')
    }
  }
  const sheets = ['panel', 'desk', 'requests'].map((name) => `src/app/(payload)/admin/${name}.css`)
  const css = (await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))).join('\n')
  const selectors = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/[^{}]+(?=\{)/g)
  const classes = new Set(
    [...selectors].flatMap(([selector]) =>
      [...selector.matchAll(/\.([a-z][\w-]*)/g)].map((match) => match[1] ?? ''),
    ),
  )
  for (const one of ['nav__link', 'nav__link-label', 'field-type', 'popup-button-list'])
    classes.add(one)
  // The part of a name that stands in theirs: `block__element` is written as `${baseClass}__element`, and the name of a
  // collection follows another.
  const isThere = (name: string) =>
    theirs.includes(name) ||
    theirs.includes(`}${name.replace(/^.+?(?=__)/, '')}`) ||
    (name.startsWith('collection-edit--') && theirs.includes('`collection-edit--${'))
  const ours = /^(?:mh-|flags$)/
  expect([...classes].filter((name) => !ours.test(name) && !isThere(name))).toEqual([])
})
