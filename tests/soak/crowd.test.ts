import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { expect, test } from 'vitest'

import { LOCALES } from '../../src/domain/locales/locales'
import { readUrlset } from '../fixtures/sitemap'
import { ask } from '../site/ask'
import { siteUnderTest } from '../http/site-under-test'

/** A crawler with many connections on a site that has rendered nothing yet. */

const CONNECTIONS = 100
const under = siteUnderTest()

/** Uses a core for itself while something is done. */
async function besideBusyCore<T>(work: () => Promise<T>): Promise<T> {
  const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  try {
    return await work()
  } finally {
    busy.kill('SIGKILL')
    await once(busy, 'exit')
  }
}

// The gate sees the queue itself at work, in cached-pages.test.ts.
test('100 connections over cold pages: every one is answered, none with a failure', async () => {
  const { site } = under
  const source = readUrlset((await ask(site.url, '/sitemap-en.xml')).body)
  const paths = source.map(({ url }) => new URL(url).pathname.replace(/^\/$/, ''))
  // The others show what is not translated from the source.
  const pending = LOCALES.flatMap((locale) =>
    paths.map((path) => (locale === 'en' ? path || '/' : `/${locale}${path}`)),
  )
  const asked = pending.length
  expect(asked).toBeGreaterThan(CONNECTIONS)

  const statuses = new Map<number, number>()
  const read = async () => {
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
      const { status } = await ask(site.url, path, { 'Accept-Encoding': 'br' })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await besideBusyCore(() => Promise.all(Array.from({ length: CONNECTIONS }, read)))
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  expect(total).toBe(asked)
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
})
