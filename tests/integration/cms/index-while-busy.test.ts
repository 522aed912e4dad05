import { setImmediate } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'

/**
 * What the publication index answers while this process is busy with itself, as it is when it loads the programs of a
 * page.
 */

cmsUnderTest()

/** Longer than the publication index waits for an answer. Milliseconds. */
const BUSY = 2_600

it('an answer that came while this process did not listen is asked for once more', async () => {
  const { closeReads, query } = await import('../../../src/cms/database/read-pool')
  // The first question opens a connection, which is what takes longest.
  await closeReads()
  const answer = query('SELECT 1 AS one', [])
  // It is on its way.
  await setImmediate()
  for (const end = performance.now() + BUSY; performance.now() < end;);
  expect(await answer).toEqual([{ one: 1 }])
})
