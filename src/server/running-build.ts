import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The name of the build in the folder of a project.
 * @throws what Node says where there is none
 */
export function readBuild(root: string): string {
  return readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8').trim()
}
