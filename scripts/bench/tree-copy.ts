import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { NEXT_BUILD } from '../set-up/build-site.mjs'
import type { Undo } from './run-bench'
import { runProgram } from './run-program'

const SOURCES = [
  'src',
  'public',
  'migrations',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'payload.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
]

/**
 * A copy of what the build reads, so that the tree's own `.next` stays as it is.
 * @param tree the folder of another version of the project; else this one
 * @param more of it, beside what the build reads
 */
export async function copyTree(
  undo: Undo,
  tree = '.',
  more: readonly string[] = [],
): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'mariner-hub-build-'))
  undo(() => rm(copy, { recursive: true, force: true }))
  for (const source of [...SOURCES, ...more]) {
    await cp(path.join(tree, source), path.join(copy, source), { recursive: true })
  }
  // No link that leads out of the tree: a build would take it for another project. Names for the same files cost seconds and
  // no room; where the temporary folder is on another disk they are copied.
  const packages = path.join(tree, 'node_modules')
  const names = spawnSync('cp', ['-al', packages, copy], { stdio: 'ignore' })
  if (names.status !== 0) {
    await cp(packages, path.join(copy, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  return copy
}

/**
 * A production build from nothing, in a copy of the tree.
 * @returns milliseconds
 * @throws Error with the build's output where it fails
 */
export async function timeBuild(copy: string, env: Record<string, string> = {}): Promise<number> {
  await rm(path.join(copy, '.next'), { recursive: true, force: true })
  const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  return (await runProgram(NEXT_BUILD, { ...production, ...env }, copy)).ms
}
