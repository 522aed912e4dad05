import { openTestPostgres } from '../site/test-postgres.mjs'

/** Vitest's global set-up: the Postgres of this run. */
export default function setup(): Promise<() => Promise<void>> {
  return openTestPostgres('migrated')
}
