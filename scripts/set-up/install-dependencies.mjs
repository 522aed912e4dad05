import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { errorCode } from './expected-failure.mjs'
import { requireFreeDisk } from './free-disk.mjs'
import { runChild } from './run-child.mjs'

/**
 * @typedef {object} SetUp
 * @property {string} root
 * @property {string} dataDir
 * @property {import('./stop-sequence.mjs').StopSequence} stops
 */

/**
 * `npm ci`, where what is installed is not what package-lock.json says.
 *
 * @param {SetUp} setUp
 * @param {(detail: string) => void} progress
 * @returns {Promise<'as locked' | 'installed'>}
 */
export async function installDependencies({ root, dataDir, stops }, progress) {
  const lockFile = await readFile(path.join(root, 'package-lock.json'), 'utf8')
  const stampFile = path.join(root, 'node_modules', '.mariner-hub-installed')
  const stamp = createHash('sha256')
    .update(`${process.platform} ${process.arch}\n${lockFile}`)
    .digest('hex')
  if ((await readIfThere(stampFile)) === stamp) return 'as locked'
  if (await installedByHand(root, JSON.parse(lockFile))) {
    await writeFile(stampFile, stamp)
    return 'as locked'
  }

  await requireFreeDisk(root)
  // Gone before npm begins: an install that is cut short must not look finished.
  await rm(stampFile, { force: true })
  const { command, args } = findNpm()
  // The build needs the development dependencies too (TypeScript), whatever the environment says.
  const env = { ...process.env, NODE_ENV: /** @type {const} */ ('development') }
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=http']
  await runChild({
    name: 'dependencies',
    command,
    args: [...args, 'ci', ...options],
    cwd: root,
    env,
    dataDir,
    stops,
    onLine: countFetched(progress),
  })
  await writeFile(stampFile, stamp)
  return 'installed'
}

/**
 * npm is silent while it works but for what it fetches; a number that grows is enough of it.
 *
 * @param {(detail: string) => void} progress
 */
function countFetched(progress) {
  let fetched = 0
  progress('npm ci')
  /** @param {string} line */
  return (line) => {
    if (/http (fetch|cache)/.test(line)) fetched += 1
    progress(`npm ci, ${fetched} fetched`)
  }
}

/** The npm that started us, where one did. */
function findNpm() {
  const running = process.env.npm_execpath
  if (running && /npm-cli\.c?js$/.test(running)) {
    return { command: process.execPath, args: [running] }
  }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }
}

/**
 * Whether somebody ran `npm ci` themselves: npm writes down what it installed when it is through.
 *
 * @param {string} root
 * @param {LockFile} wanted
 */
async function installedByHand(root, wanted) {
  const text = await readIfThere(path.join(root, 'node_modules', '.package-lock.json'))
  if (!text) return false
  const { packages: installed } = /** @type {LockFile} */ (JSON.parse(text))
  return Object.entries(wanted.packages).every(([place, { version, optional, devOptional }]) => {
    // The empty name is the project itself.
    if (place === '') return true
    const found = installed[place]
    // Optional packages are for other systems, most of them.
    return found ? found.version === version : Boolean(optional || devOptional)
  })
}

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} LockFile */

/** @param {string} file */
async function readIfThere(file) {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
