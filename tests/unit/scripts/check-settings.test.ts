import path from 'node:path'

import { expect, it } from 'vitest'

import { ROOT } from '../../../scripts/environment.mjs'
import { checkSettings } from '../../../scripts/set-up/settings.mjs'

it('gives the runner what the schema of the site read', async () => {
  const env = { NODE_ENV: 'test', PORT: '8080', HOST: '127.0.0.1', DATA_DIR: 'data' } as const
  expect(await checkSettings({ ...env, SEED: 'none', ADMIN_EMAIL: 'ada@site.example' })).toEqual({
    port: 8080,
    host: '127.0.0.1',
    workers: 1,
    siteUrl: 'http://localhost:8080',
    dataDir: path.join(ROOT, 'data'),
    databaseUrl: undefined,
    seed: false,
    examples: false,
    admin: { email: 'ada@site.example', password: undefined },
    backups: { folder: path.join(ROOT, 'data', 'backups'), keep: 7, storeUrl: undefined },
  })
})

it('takes an IPv6 address as it stands in a URL too', async () => {
  for (const HOST of ['::1', '[::1]']) {
    const { host, siteUrl } = await checkSettings({ NODE_ENV: 'test', HOST })
    expect([host, siteUrl]).toEqual(['::1', 'http://[::1]:3000'])
  }
})

it('fails with a sentence for each setting that is wrong', async () => {
  await expect(
    checkSettings({ NODE_ENV: 'test', PORT: 'three', SEED: 'all' }),
  ).rejects.toMatchObject({
    name: 'ExpectedFailure',
    message:
      'PORT is "three": it is a number from 1 to 65535.\nSEED is "all": it may be "demo", "content" or "none".',
  })
})
