import pg from 'pg'

import type { PublishableCollection } from '../../src/content-types'
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

/** Runs a script of a checkout, by default this one, with Payload's command line. */
export function runWithPayload(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  checkout = '.',
) {
  const program = ['--conditions=production', 'node_modules/payload/bin.js', 'run', script]
  return runProgram([...program, ...args], { ...env, NODE_ENV: 'production' }, checkout)
}

/** As `npm run cms:reindex` does it. Fails where a check finds a difference. */
export async function reindex(
  env: Record<string, string>,
  collection: PublishableCollection,
  { check = false, checkout = '.' }: { check?: boolean; checkout?: string } = {},
) {
  // Payload's command line keeps for itself what stands before the two dashes.
  const options = check ? ['--', '--check'] : ['--']
  const result = await runWithPayload('scripts/rebuild-index.ts', options, env, checkout)
  const found = new RegExp(`^${collection}: (\\w+)`, 'm').exec(result.output)?.[1]
  const expected = check ? 'in' : 'mended'
  if (found !== expected) throw new Error(`rebuild-index.ts said: ${result.output}`)
  return result
}
