import { readFileSync } from 'node:fs'
import path from 'node:path'

import { configureNext } from './server-settings'

/**
 * Has Next take its configuration from the build, which has written it down, until what is returned is called. Next would
 * read next.config.ts once more, and keep the compiler that it does that with in memory: 49 MB.
 * @param root the folder of the project
 * @throws what Node says where there is no build
 */
export function handOverBuiltConfig(root: string): () => void {
  const file = path.join(root, '.next/required-server-files.json')
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: object }
  return configureNext(config)
}
