import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { BROWSER_SOURCES } from './bundle-browser-scripts.mjs'
import { bundleServer } from './bundle-server.mjs'
import { compressFolder } from './compress-build.mjs'
import { errorCode } from './expected-failure.mjs'
import { fingerprint } from './fingerprint.mjs'
import { requireFreeDisk } from './free-disk.mjs'
import { runChild } from './run-child.mjs'

/** Everything that Next's build reads, but for `NOT_IN_BUILD`. */
const SOURCES = [
  'scripts/set-up/build-site.mjs',
  'scripts/set-up/compress-build.mjs',
  'scripts/styles',
  'src',
  'public',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'payload.config.ts',
  'postcss.config.mjs',
]
/** What stands in front of Next has a build of its own. */
const FRONT_SERVER = 'src/server'
/** What Next's build does not read; texts are read when a database is filled. */
const NOT_IN_BUILD = [FRONT_SERVER, 'src/first-content']
const SOURCES_OF_FRONT_SERVER = [
  'scripts/set-up/bundle-browser-scripts.mjs',
  'scripts/styles',
  'scripts/set-up/bundle-server.mjs',
  FRONT_SERVER,
  ...BROWSER_SOURCES,
  'src/domain',
  'package-lock.json',
]
/** Next completes this one while it builds, so it is looked at again afterwards. */
const CONFIGURATION = 'tsconfig.json'
/** From the folder of the project. By webpack: what routes share is there once (docs/decisions/072-server-weight.md). */
export const NEXT_BUILD = ['node_modules/next/dist/bin/next', 'build', '--webpack']
/** What a build could not need without baking the place it was made into what it makes. */
const NOT_FOR_THE_BUILD = ['DATABASE_URL', 'PAYLOAD_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']

/**
 * Builds the site, and what stands in front of it, where the sources are not those of the build that is there.
 *
 * @param {import('./install-dependencies.mjs').SetUp} setUp
 * @param {(detail: string) => void} progress
 * @returns {Promise<'up to date' | 'built'>}
 */
export async function buildSite(setUp, progress) {
  const site = await buildWithNext(setUp, progress)
  // Only now: Next empties the folder that both are in.
  const server = await bundleWhereChanged(setUp.root)
  return site === 'built' ? site : server
}

/**
 * @param {string} root
 * @returns {Promise<'up to date' | 'built'>}
 */
async function bundleWhereChanged(root) {
  const stampFile = path.join(root, '.next', 'front-server', 'mariner-hub-build')
  const sources = await fingerprint(root, SOURCES_OF_FRONT_SERVER)
  if ((await readIfThere(stampFile)) === sources) return 'up to date'
  await rm(stampFile, { force: true })
  await bundleServer(root)
  await writeFile(stampFile, sources)
  return 'built'
}

/**
 * @param {import('./install-dependencies.mjs').SetUp} setUp
 * @param {(detail: string) => void} progress
 * @returns {Promise<'up to date' | 'built'>}
 */
async function buildWithNext({ root, dataDir, stops }, progress) {
  const stampFile = path.join(root, '.next', 'mariner-hub-build')
  const sources = await fingerprint(root, SOURCES, NOT_IN_BUILD)
  const settings = settingsOfBuild()
  const stampNow = async () => `${sources} ${settings} ${await fingerprint(root, [CONFIGURATION])}`
  const builtFrom = await readIfThere(stampFile)
  const isWhole = await readIfThere(path.join(root, '.next', 'BUILD_ID'))
  if (isWhole && builtFrom === (await stampNow())) return 'up to date'

  await requireFreeDisk(root)
  await rm(stampFile, { force: true })
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  for (const name of NOT_FOR_THE_BUILD) delete env[name]
  await runChild({
    name: 'build',
    command: process.execPath,
    args: NEXT_BUILD,
    cwd: root,
    env,
    dataDir,
    stops,
    onLine: progress,
  })
  progress('compressing')
  await compressFolder(path.join(root, '.next/static'))
  await writeFile(stampFile, await stampNow())
  return 'built'
}

/** What the build depends on beside its sources. */
function settingsOfBuild() {
  const hash = createHash('sha256')
  // Next writes the values of these into the pages.
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${value}\0`)
  }
  if (process.env.SERVER_SOURCE_MAPS === 'on') hash.update('maps of the server')
  return hash.digest('hex')
}

/** @param {string} file */
async function readIfThere(file) {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
