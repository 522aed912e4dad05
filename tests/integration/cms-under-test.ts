import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll } from 'vitest'

import { processState } from '../../src/domain/process/site-process'
import { hashQuickly } from '../site/quick-hashing.mjs'
import { copyTemplate, dropDatabase, SCAN_KEYS, SECRET } from '../site/test-postgres.mjs'

/**
 * The project's own CMS on a database of this test file's own. Call at the top of a file; the
 * returned function gives the running Payload inside tests.
 * @param hashing `in earnest` where the time that it takes is what is tested
 */
export function cmsUnderTest(hashing: 'quick' | 'in earnest' = 'quick'): () => Payload {
  if (hashing === 'quick' && !process.env.SOAK) hashQuickly()
  let payload: Payload | undefined
  let database: string | undefined
  beforeAll(async () => {
    database = await copyTemplate('migrated')
    // The configuration reads its environment when it is loaded, so it is loaded after this.
    Object.assign(process.env, {
      DATABASE_URL: database,
      PAYLOAD_SECRET: SECRET,
      SCAN_KEYS,
      SITE_URL: 'http://localhost:3000',
      LOG_LEVEL: 'fatal',
    })
    const { default: config } = await import('../../payload.config')
    payload = await getPayload({ config })
  })
  afterAll(async () => {
    const { closeReads } = await import('../../src/cms/database/read-pool')
    await closeReads()
    stopSweeping()
    await payload?.destroy()
    // Payload leaves its connections open, and keeps one of them for itself.
    if (database !== undefined) await dropDatabase(database)
  })
  return () => {
    if (!payload) throw new Error('The CMS is there only inside tests.')
    return payload
  }
}

/** Limits sweep their table every five minutes, and would do so in the middle of a later file. */
function stopSweeping(): void {
  const { marinerLimiters } = processState<{ marinerLimiters: Map<string, object> }>()
  for (const limiter of marinerLimiters?.values() ?? []) {
    clearTimeout(Reflect.get(limiter, '_clearExpiredTimeoutId') as NodeJS.Timeout | undefined)
  }
}
