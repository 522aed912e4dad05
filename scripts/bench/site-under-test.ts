import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { forget, type Site, startSite } from '../../tests/site/site'
import type { Undo } from './run-bench'

/** A folder for a site's data that goes with the bench, also where the site never got to its feet. */
export async function temporaryDataDir(undo: Undo): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mariner-hub-bench-'))
  undo(() => forget(dataDir))
  return dataDir
}

/**
 * Starts a site, with the demo content unless told otherwise, for as long as the bench runs.
 * @param checkout the folder of another version of the project, to compare with
 */
export async function startBenchedSite(
  undo: Undo,
  env: Record<string, string> = {},
  checkout?: string,
): Promise<Site> {
  const site = await startSite({ dataDir: await temporaryDataDir(undo), env, checkout })
  undo(() => site.stop())
  return site
}

/** Where a bench that only reads finds its site: the one it is told, else one it starts. */
export async function readableSite(
  undo: Undo,
  told: string | undefined,
  env: Record<string, string> = {},
): Promise<string> {
  return told === undefined ? (await startBenchedSite(undo, env)).url : new URL(told).origin
}
