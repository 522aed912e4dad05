import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const NAME = /^mariner-hub-\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z\.tar$/
const PARTIAL = /^\.mariner-hub-[\dTZ.-]+\.tar\.partial(-table)?$/

/**
 * What an archive is called: by when its state was, so that names are in the order of time.
 * @example nameOfArchive('2026-11-23T06:05:01.250Z') // 'mariner-hub-2026-11-23T060501.250Z.tar'
 */
export function nameOfArchive(made: string): string {
  return `mariner-hub-${made.replaceAll(':', '')}.tar`
}

/** Whether a file or an object is called like a whole archive. */
export function isArchiveName(name: string): boolean {
  return NAME.test(name)
}

/** Whole archives in a folder, the newest first; none where there is no such folder. */
export async function archivesIn(folder: string): Promise<string[]> {
  return (await namesIn(folder)).filter(isArchiveName).toSorted().toReversed()
}

/**
 * Which of the archives have to go.
 * @param names the newest first
 */
export function beyond<Name>(names: readonly Name[], keep: number): readonly Name[] {
  return names.slice(Math.max(1, keep))
}

/** Removes all archives but the newest `keep`; what is called otherwise is somebody's own. */
export async function removeOldest(folder: string, keep: number): Promise<void> {
  for (const name of beyond(await archivesIn(folder), keep)) {
    await rm(path.join(folder, name), { force: true })
  }
}

/** Removes what backups that were killed have left; call it while holding the lock of backups. */
export async function removePartial(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (PARTIAL.test(name)) await rm(path.join(folder, name), { force: true })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
