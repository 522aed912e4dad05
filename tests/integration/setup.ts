import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { TestProject } from 'vitest/node'

import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.mjs'
import { PAYLOAD_COMMAND } from '../../scripts/payload-command.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server of the tests' own; its database `template` is migrated and empty. */
    postgresUrl: string
  }
}

/** Starts a Postgres of the tests' own, migrates a template database, and takes all away again. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mariner-hub-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const migrated = spawnSync(process.execPath, [...PAYLOAD_COMMAND, 'migrate'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: postgres.url, PAYLOAD_SECRET: 'only-for-the-tests-0' },
  })
  if (migrated.status !== 0 || !migrated.stdout.includes('Done.')) {
    await postgres.stop()
    throw new Error(`The migrations failed:\n${migrated.stdout}${migrated.stderr}`)
  }
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
