import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Builds the site where the build that is there is not of these sources. */
export async function ensureProductionBuild(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error('The build failed.')
}
