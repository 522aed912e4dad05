import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { bundlePageScript, PAGE_SCRIPTS } from '../../scripts/set-up/bundle-page-script.mjs'

/** It stands in every page, before all that is read. */
const MOST_BYTES = 6_000

it.each(PAGE_SCRIPTS)(
  '$file is what its sources say, and small: npm run page-script',
  async (script) => {
    const bundled = await bundlePageScript(script)
    expect(await readFile(script.file, 'utf8')).toBe(bundled)
    expect(bundled.length).toBeLessThan(MOST_BYTES)
  },
)
