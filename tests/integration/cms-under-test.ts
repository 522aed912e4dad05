import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll } from 'vitest'

import { copyTemplate, SECRET } from '../site/test-postgres.mjs'

/**
 * The project's own CMS on a database of this test file's own. Call at the top of a file; the
 * returned function gives the running Payload inside tests.
 */
export function cmsUnderTest(): () => Payload {
  let payload: Payload | undefined
  beforeAll(async () => {
    // The configuration reads its environment when it is loaded, so it is loaded after this.
    Object.assign(process.env, {
      DATABASE_URL: await copyTemplate('migrated'),
      PAYLOAD_SECRET: SECRET,
      SITE_URL: 'http://localhost:3000',
      LOG_LEVEL: 'fatal',
    })
    const { default: config } = await import('../../payload.config')
    payload = await getPayload({ config })
  })
  afterAll(async () => {
    const { closeLedger } = await import('../../src/cms/publications/reading/ledger-pool')
    await closeLedger()
    await payload?.destroy()
  })
  return () => {
    if (!payload) throw new Error('The CMS is there only inside tests.')
    return payload
  }
}
