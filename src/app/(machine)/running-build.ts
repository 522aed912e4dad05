import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** The build that this process serves. `timestamp`: when it was made, in milliseconds of UTC. */
export interface RunningBuild {
  id: string
  timestamp: number
}

let running: Promise<RunningBuild> | undefined

/** Reads it once; a newer build on disk is served by another process. */
export function runningBuild(): Promise<RunningBuild> {
  running ??= read().catch((error: unknown) => {
    running = undefined
    throw error
  })
  return running
}

async function read(): Promise<RunningBuild> {
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
