import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { errorCode, ExpectedFailure, explainFileError } from './set-up/expected-failure.mjs'

/** The folder of the project, wherever the command was started from. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Reads `.env` into the environment. What the environment already says wins, as with every tool
 * that reads such a file.
 *
 * @param {string} [root]
 * @returns {Promise<number>} how many values were taken
 */
export async function loadDotEnv(root = ROOT) {
  const file = path.join(root, '.env')
  let text
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0
    if (errorCode(error) === 'EACCES') throw new ExpectedFailure(`No permission to read ${file}.`)
    throw error
  }
  let taken = 0
  for (const [name, value] of parseDotEnv(text)) {
    if (process.env[name] !== undefined) continue
    process.env[name] = value
    taken += 1
  }
  return taken
}

const ASSIGNMENT =
  /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(?:'([^']*)'|"((?:\\.|[^"\\])*)"|`([^`]*)`|([^#\r\n]*))/gm

/**
 * `NAME=value` lines, quoted values (over several lines too) and comments.
 *
 * @param {string} text
 * @returns {[string, string][]}
 */
export function parseDotEnv(text) {
  return [...text.matchAll(ASSIGNMENT)].map((match) => {
    const [, name = '', single, double, back, bare] = match
    const unescaped = double?.replaceAll('\\n', '\n').replaceAll(/\\(.)/g, '$1')
    return [name, single ?? unescaped ?? back ?? (bare ?? '').trim()]
  })
}

/**
 * What has to be known before packages are there; all settings are declared and checked in
 * src/settings.ts, by the schema that the site itself reads them with.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ dataDir: string, port: number, host: string | undefined }} the folder, absolute; what was
 *   given for a port, be it one or not
 */
export function readPlace(env = process.env) {
  return {
    dataDir: path.resolve(ROOT, env.DATA_DIR || '.data'),
    port: Number(env.PORT || 3000),
    // As it stands in an address, too.
    host: env.HOST?.replace(/^\[(.*)\]$/, '$1') || undefined,
  }
}

/**
 * The key that signs sessions beside an embedded database: made once and kept.
 *
 * @param {string} dataDir
 */
export function keepSecret(dataDir) {
  return keepOnce(path.join(dataDir, 'secret'), () => randomBytes(32).toString('hex'))
}

/**
 * The keys of scans beside an embedded database, as the setting `SCAN_KEYS` says them: one is made once and kept. No backup has it.
 *
 * @param {string} dataDir
 */
export function keepScanKeys(dataDir) {
  return keepOnce(path.join(dataDir, SCAN_KEYS_FILE), newScanKey)
}

/** In the folder of the site's data. */
export const SCAN_KEYS_FILE = 'scan-keys'

/** A key as it is written into the setting; its id is another one for each. */
export function newScanKey() {
  return `${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}`
}

/**
 * Reads what is kept in a file only its owner may read, or makes it.
 *
 * @param {string} file
 * @param {() => string} make
 */
export async function keepOnce(file, make) {
  try {
    await mkdir(path.dirname(file), { recursive: true })
    try {
      await writeFile(file, make(), { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
    const kept = (await readFile(file, 'utf8')).trim()
    if (kept) return kept
    // A full disk leaves an empty file behind.
    const made = make()
    await writeFile(file, made)
    await chmod(file, 0o600)
    return made
  } catch (error) {
    throw explainFileError(error, path.dirname(file))
  }
}
