import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { compressFolder } from '../../../scripts/set-up/compress-build.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-compressed-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('writes each script beside itself, also below a folder that is called as a file is', async () => {
  const script = 'const words = 1;\n'.repeat(200)
  const route = path.join(folder, 'latest.json')
  await mkdir(route)
  await writeFile(path.join(route, 'page.js'), script)
  await writeFile(path.join(folder, 'short.js'), 'a()')

  await compressFolder(folder)

  expect((await readdir(route)).toSorted()).toEqual(['page.js', 'page.js.br', 'page.js.gz'])
  const read = (name: string) => readFile(path.join(route, name))
  expect(brotliDecompressSync(await read('page.js.br')).toString()).toBe(script)
  expect(gunzipSync(await read('page.js.gz')).toString()).toBe(script)
  expect(await readdir(folder)).toEqual(['latest.json', 'short.js'])
})
