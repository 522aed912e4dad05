import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import type { SiteBuild } from '@/domain/addresses/site-build'

let running: Promise<SiteBuild> | undefined

/** The build that this process serves. Reads it once; a newer build on disk is served by another process. */
export function runningBuild(): Promise<SiteBuild> {
  running ??= read().catch((error: unknown) => {
    running = undefined
    throw error
  })
  return running
}

async function read(): Promise<SiteBuild> {
  const file = path.join(process.cwd(), '.next', 'BUILD_ID')
  try {
    const [id, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    return { id: id.trim(), timestamp: Math.floor(mtimeMs) }
  } catch (error) {
    if (!isMissing(error)) throw error
    // Development needs no build, and is new at each start.
    return { id: 'development', timestamp: Date.now() }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
