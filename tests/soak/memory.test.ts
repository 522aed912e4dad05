import { setTimeout as delay } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { memoryOfServing } from '../../scripts/bench/process-memory'
import { putLoad } from '../../scripts/bench/request-load'
import { pathsOf } from '../../scripts/bench/site-addresses'
import { forget, type Site, startSite } from '../site/site'
import { openSmallMachine } from '../site/small-machine'

/** What the site takes of a machine, as its operator starts it: with the demo content, and a database of its own. */

const MB = 1_000_000
const GIB = 1024 ** 3

/** As a browser asks. */
const ENCODING = 'br, gzip'

/** Once all that a start needs is done with. */
const SETTLE_MS = 10_000

async function addressesOf(site: Site) {
  const paths = await pathsOf(site.url, 1_100)
  expect(paths.length).toBeGreaterThan(1_000)
  return paths.map((path) => `${site.url}${path}`)
}

async function read(urls: readonly string[], requests: number) {
  const load = { connections: 8, requests, seconds: 540 }
  const result = await putLoad(urls, { status: 200, encoding: ENCODING }, load)
  expect(result.requests).toBe(requests)
}

test('a process that serves takes what the README says, and no more after many requests', async () => {
  const site = await startSite({ env: { SEED: 'demo', LOG_LEVEL: 'warn' } })
  try {
    const pss = async () => (await memoryOfServing()).node.pss / MB
    await delay(SETTLE_MS)
    expect(await pss()).toBeLessThan(350)
    const urls = await addressesOf(site)
    await read(urls, 900)
    expect(await pss()).toBeLessThan(600)
    await read(urls, 10_000)
    const after = await pss()
    await read(urls, 10_000)
    expect(await pss()).toBeLessThan(after * 1.05)
  } finally {
    await site.stop()
    await forget(site.dataDir)
  }
})

test('a machine of 1 GB fills itself, serves thousands of requests, and runs out of memory nowhere', async ({
  skip,
}) => {
  const machine = await openSmallMachine(GIB)
  if (!machine) return skip('control groups of memory cannot be made on this system')
  try {
    const { launcher } = machine
    const site = await startSite({ env: { SEED: 'demo', LOG_LEVEL: 'warn' }, launcher })
    try {
      await read(await addressesOf(site), 5_000)
      expect(await machine.outOfMemory()).toBe(0)
    } finally {
      expect(await site.stop()).toBe(0)
      await forget(site.dataDir)
    }
  } finally {
    await machine.close()
  }
})
