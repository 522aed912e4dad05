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
  // Development has no build, and is new at each start.
  if (process.env.NODE_ENV === 'development') return { id: 'development', timestamp: Date.now() }
  const file = path.join(process.cwd(), '.next', 'BUILD_ID')
  const [id, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
  return { id: id.trim(), timestamp: Math.floor(mtimeMs) }
}
