import { readFile, stat } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { filesIn } from '../../scripts/set-up/files-in.mjs'

/** What a build writes for the server (docs/decisions/072-server-weight.md). */

/** A sentence of payload.config.ts, which brings all of Payload and our server code along. */
const OF_CONFIGURATION = 'Where Mariner Hub is written'

test('routes and instrumentation share one copy of the configuration and what it brings along', async () => {
  const scripts = (await filesIn('.next/server')).filter((file) => file.endsWith('.js'))
  const holders: string[] = []
  for (const file of scripts) {
    if ((await readFile(file, 'utf8')).includes(OF_CONFIGURATION)) holders.push(file)
  }
  expect(holders).toHaveLength(1)
})

test('a build takes little disk: no maps of the server, nothing kept for the next build', async () => {
  const files = await filesIn('.next')
  expect(files.filter((file) => /\/server\/.*\.map$/.test(file))).toEqual([])
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000_000)
})
