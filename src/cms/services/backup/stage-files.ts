import { createHash } from 'node:crypto'
import { type BigIntStats, constants, createReadStream } from 'node:fs'
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import type { NamedFile } from './database-snapshot'

/**
 * Files that stay as they are while the site replaces and removes its own: second names for them, which cost no room,
 * in a folder beside theirs.
 */
export interface StagedFiles {
  /**
   * Finds for each file that the snapshot names the contents that its row is about.
   * @returns where they are, by name; and those that are nowhere
   */
  settle(files: readonly NamedFile[]): Promise<{ found: Map<string, string>; missing: string[] }>
  remove(): Promise<void>
}

const STAGING = 'backup-staging'

/**
 * Takes hold of all files that are there, before the snapshot is taken. A row that is committed has its files; what was
 * there before the snapshot, or is there after it, is what its rows name. The site writes a file before its row, holds
 * one that is replaced in `media-replaced` until the row is committed, keeps what is in the trash in `media-trash`, and
 * never writes into a file that is there.
 */
export async function stageFiles(dataDir: string, run: string): Promise<StagedFiles> {
  const media = path.join(dataDir, 'media')
  const staging = path.join(dataDir, STAGING, run)
  await mkdir(staging, { recursive: true, mode: 0o700 })
  const first = await stageFolder(media, path.join(staging, 'before'))
  // After `media`: a file that was replaced there a moment ago is still here, or its row is committed.
  const held = await stageFolder(path.join(dataDir, 'media-replaced'), path.join(staging, 'held'))
  // After `media`, from where they come: one that was thrown away a moment ago is here, or was there.
  const trashed = await stageFolder(path.join(dataDir, 'media-trash'), path.join(staging, 'trash'))
  return {
    async settle(files) {
      const after = path.join(staging, 'after')
      await mkdir(after, { mode: 0o700 })
      const found = new Map<string, string>()
      const missing: string[] = []
      for (const { name, fingerprint } of files) {
        const candidates = [
          await stageChanged(media, after, name, first.get(name)),
          first.has(name) ? path.join(staging, 'before', name) : undefined,
          trashed.has(name) ? path.join(staging, 'trash', name) : undefined,
          ...heldUnder(held, name).map((one) => path.join(staging, 'held', one)),
        ].filter((one) => one !== undefined)
        const chosen = await chooseBy(fingerprint, candidates)
        if (chosen === undefined) missing.push(name)
        else found.set(name, chosen)
      }
      return { found, missing }
    },
    remove: () => rm(staging, { recursive: true, force: true }),
  }
}

/** Removes what backups that were killed have left; call it while holding the lock of backups. */
export async function clearStaging(dataDir: string, run: string): Promise<void> {
  const folder = path.join(dataDir, STAGING)
  for (const name of await namesIn(folder)) {
    if (name !== run) await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

/** What a file was when it was staged, by its name. */
type Staged = Map<string, BigIntStats>

async function stageFolder(folder: string, target: string): Promise<Staged> {
  await mkdir(target, { mode: 0o700 })
  const staged: Staged = new Map()
  for (const name of await namesIn(folder)) {
    const is = await stage(path.join(folder, name), path.join(target, name))
    if (is) staged.set(name, is)
  }
  return staged
}

/** Stages a file that is not what it was when it was staged first. */
async function stageChanged(
  folder: string,
  target: string,
  name: string,
  before: BigIntStats | undefined,
): Promise<string | undefined> {
  const file = path.join(folder, path.basename(name))
  const now = await statOf(file)
  if (!now?.isFile() || (before && isSame(before, now))) return undefined
  const staged = path.join(target, path.basename(name))
  return (await stage(file, staged)) ? staged : undefined
}

/** Some file systems know no second names; then it is copied. */
async function stage(file: string, target: string): Promise<BigIntStats | undefined> {
  const is = await statOf(file)
  if (!is?.isFile()) return undefined
  try {
    await link(file, target).catch((error: unknown) => {
      if (isMissing(error)) throw error
      return copyFile(file, target, constants.COPYFILE_FICLONE)
    })
    return is
  } catch (error) {
    // Removed since it was listed.
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Names that the site gives to a file while it is replaced: eight digits, a hyphen, and its name. */
function heldUnder(held: Staged, name: string): string[] {
  return [...held.keys()].filter((one) => one.slice(9) === name)
}

async function chooseBy(
  fingerprint: string | undefined,
  candidates: readonly string[],
): Promise<string | undefined> {
  const [likeliest] = candidates
  if (fingerprint === undefined || candidates.length < 2) return likeliest
  for (const candidate of candidates) {
    if ((await digestOf(candidate)).startsWith(fingerprint)) return candidate
  }
  return likeliest
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

function isSame(one: BigIntStats, other: BigIntStats): boolean {
  return one.ino === other.ino && one.size === other.size && one.mtimeNs === other.mtimeNs
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function statOf(file: string): Promise<BigIntStats | undefined> {
  try {
    return await stat(file, { bigint: true })
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
