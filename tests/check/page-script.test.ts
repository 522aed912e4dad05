import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

import { expect, it } from 'vitest'

import {
  BROWSER_SCRIPTS,
  bundleBrowserScripts,
  bundleInlineScript,
  INLINE_SCRIPTS,
  SCRIPT_SET_FILE,
  writeScriptSet,
} from '../../scripts/set-up/bundle-browser-scripts.mjs'

/** It stands in every page, before all that is read. */
const MOST_BYTES = 4_260

/** Compressed, of each of those that pages load. */
const MOST_LOADED: Readonly<Record<string, number>> = { form: 12_000, page: 1_500, upload: 6_000 }
const MOST_OF_OTHERS = 9_000

it.each(INLINE_SCRIPTS)(
  '$file is what its sources say, and small: npm run page-script',
  async (script) => {
    const bundled = await bundleInlineScript(script)
    expect(await readFile(script.file, 'utf8')).toBe(bundled)
    expect(bundled.length).toBeLessThan(MOST_BYTES)
  },
)

it('the set of scripts is named by what they say, and each is small: npm run page-script', async () => {
  const scripts = await bundleBrowserScripts()
  expect(await readFile(SCRIPT_SET_FILE, 'utf8')).toBe(writeScriptSet(scripts))
  for (const name of Object.keys(BROWSER_SCRIPTS)) {
    const bytes = brotliCompressSync(scripts.get(name) ?? '').byteLength
    expect(bytes, name).toBeLessThan(MOST_LOADED[name] ?? MOST_OF_OTHERS)
  }
})
