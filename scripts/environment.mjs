import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { isLocalSite } from '../src/domain/local-site.mjs'
import {
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
  wrongPasswordLength,
} from '../src/domain/password-length.mjs'
import { errorCode, ExpectedFailure, explainFileError } from './set-up/expected-failure.mjs'

/** The folder of the project, wherever the command was started from. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string | undefined} host `undefined` is every address of the machine
 * @property {string} siteUrl without a trailing slash
 * @property {string} dataDir absolute
 * @property {string | undefined} databaseUrl `undefined` is the embedded database
 * @property {boolean} seed whether an empty database gets the first content
 * @property {boolean} examples whether it gets invented companies and vacancies too
 * @property {{ email: string | undefined, password: string | undefined }} admin
 */

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
 * What the runner needs to know, checked. Every complaint names the variable and what it may be.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Settings}
 */
export function readSettings(env = process.env) {
  requireKnownLocales(env)
  const port = readPort(env.PORT)
  const admin = { email: env.ADMIN_EMAIL || undefined, password: env.ADMIN_PASSWORD || undefined }
  if (admin.password && !admin.email) {
    throw new ExpectedFailure('ADMIN_PASSWORD is set without ADMIN_EMAIL: set both or neither.')
  }
  const wrongLength = admin.password && wrongPasswordLength(admin.password)
  if (wrongLength) {
    throw new ExpectedFailure(
      `ADMIN_PASSWORD is too ${wrongLength}: use at least ${SHORTEST_PASSWORD} characters, and at most ${LONGEST_PASSWORD}.`,
    )
  }
  const siteUrl = readSiteUrl(env.SITE_URL, port)
  const seed = env.SEED || (!env.DATABASE_URL && isLocalSite(siteUrl) ? 'demo' : 'content')
  if (seed !== 'demo' && seed !== 'content' && seed !== 'none') {
    throw new ExpectedFailure(`SEED is "${seed}": it may be "demo", "content" or "none".`)
  }
  const hops = env.TRUST_PROXY_HOPS || '0'
  if (!/^\d{1,2}$/.test(hops)) {
    throw new ExpectedFailure(
      `TRUST_PROXY_HOPS is "${hops}": it is a number of proxies, such as 1.`,
    )
  }
  requireWebAddress('CAT_IMAGE_URL', env.CAT_IMAGE_URL, 'https://cats.example.org/random')
  requireWebAddress('IMAGE_CDN', env.IMAGE_CDN, 'https://img.example.org')
  const disk = env.IMAGE_CACHE_MB || '256'
  if (!/^[1-9]\d{0,5}$/.test(disk)) {
    throw new ExpectedFailure(
      `IMAGE_CACHE_MB is "${disk}": it is a number of mebibytes, such as 256.`,
    )
  }
  requireWholeTag(env)
  return {
    port,
    host: env.HOST || undefined,
    siteUrl,
    dataDir: path.resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    seed: seed !== 'none',
    // On a public site nobody would see them.
    examples: seed === 'demo' && isLocalSite(siteUrl),
    admin,
  }
}

/**
 * @param {string} name
 * @param {string | undefined} given
 * @param {string} example
 */
function requireWebAddress(name, given, example) {
  if (!given || (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol))) return
  throw new ExpectedFailure(`${name} is "${given}": it looks like ${example}`)
}

/**
 * The site's own rule is in src/domain/analytics-tag.ts; here no TypeScript can be read yet.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function requireWholeTag(env) {
  const { ANALYTICS_TAG_URL: url = '', ANALYTICS_TAG_ID: id = '' } = env
  if ((url === '') !== (id === '')) {
    const missing = url === '' ? 'ANALYTICS_TAG_URL' : 'ANALYTICS_TAG_ID'
    throw new ExpectedFailure(`${missing} is missing: address and ID of a tag belong together.`)
  }
  if (url !== '' && !isTagAddress(url)) {
    throw new ExpectedFailure(
      `ANALYTICS_TAG_URL is "${url}": it looks like https://www.googletagmanager.com/gtag/js`,
    )
  }
  if (id !== '' && !/^[A-Z]{1,3}-[A-Z0-9-]{3,30}$/.test(id)) {
    throw new ExpectedFailure(`ANALYTICS_TAG_ID is "${id}": it looks like G-XXXXXXXXXX`)
  }
}

/** @param {string} address */
function isTagAddress(address) {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (
    `${username}${password}` === '' && (protocol === 'https:' || (protocol === 'http:' && isHere))
  )
}

/**
 * The site checks these too (src/env.ts), but as a developer would like to read it.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function requireKnownLocales(env) {
  const known = readdirSync(path.join(ROOT, 'src/i18n/messages')).map((file) =>
    path.basename(file, '.json'),
  )
  for (const name of ['DEFAULT_LOCALE', 'SOURCE_LOCALE']) {
    const given = env[name]
    if (given && !known.includes(given)) {
      throw new ExpectedFailure(`${name} is "${given}": it is one of ${known.join(', ')}.`)
    }
  }
}

/** @param {string | undefined} given */
function readPort(given) {
  const port = Number(given || 3000)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new ExpectedFailure(`PORT is "${given}": it is a number from 1 to 65535.`)
}

/**
 * @param {string | undefined} given
 * @param {number} port
 */
function readSiteUrl(given, port) {
  if (!given) return `http://localhost:${port}`
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new ExpectedFailure(`SITE_URL is "${given}": it looks like https://www.example.org`)
}

/**
 * The key that signs sessions. Beside an embedded database it is made once and kept; beside a
 * database of the operator's own it must be theirs too, or every instance would make another.
 *
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function provideSecret(settings, env = process.env) {
  const given = env.PAYLOAD_SECRET
  if (given) {
    if (given.length >= 16) return given
    throw new ExpectedFailure('PAYLOAD_SECRET is too short: use at least 16 characters.')
  }
  if (settings.databaseUrl) {
    throw new ExpectedFailure(
      'PAYLOAD_SECRET is missing: with DATABASE_URL set it must be set too, the same for every instance (openssl rand -hex 32 makes one).',
    )
  }
  return keepOnce(path.join(settings.dataDir, 'secret'), () => randomBytes(32).toString('hex'))
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

/**
 * What the site itself reads from the environment, for this process and its children.
 *
 * @param {Settings} settings
 * @param {string} secret
 */
export function publishSettings(settings, secret) {
  process.env.PORT = String(settings.port)
  process.env.SITE_URL = settings.siteUrl
  process.env.DATA_DIR = settings.dataDir
  process.env.PAYLOAD_SECRET = secret
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
}
