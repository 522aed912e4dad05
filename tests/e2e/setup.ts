import { ensureProductionBuild } from '../site/production-build'
import { openTestPostgres } from '../site/test-postgres.mjs'

/** Playwright's global set-up: the build and the Postgres of this run. */
export default async function setup(): Promise<() => Promise<void>> {
  await ensureProductionBuild()
  return openTestPostgres()
}
