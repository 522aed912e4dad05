import pg from 'pg'

import type { PublishableCollection } from '../../src/cms/publications/sources'
import { PAYLOAD_COMMAND } from '../payload-command.mjs'
import { runProgram } from './run-program'

/** An empty database beside the others of the bench; returns its address. */
export async function createDatabase(postgresUrl: string, name: string): Promise<string> {
  const client = new pg.Client(postgresUrl)
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}

/** As `npm run cms:reindex` does it. Fails where a check finds a difference. */
export async function reindex(
  env: Record<string, string>,
  collection: PublishableCollection,
  ...options: string[]
) {
  const program = [...PAYLOAD_COMMAND, 'run']
  // Payload's command line keeps for itself what stands before the two dashes.
  const script = ['scripts/reindex-ledger.ts', '--', ...options]
  const result = await runProgram([...program, ...script], { ...env, NODE_ENV: 'production' })
  const found = new RegExp(`^${collection}: (\\w+)`, 'm').exec(result.output)?.[1]
  const expected = options.includes('--check') ? 'in' : 'mended'
  if (found !== expected) throw new Error(`reindex-ledger.ts said: ${result.output}`)
  return result
}
