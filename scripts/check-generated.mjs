import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ROOT } from './environment.mjs'
import { PAYLOAD_COMMAND } from './payload-command.mjs'

/**
 * Are the generated files what today's sources generate? Everything is generated into a copy of the
 * sources, so this tree stays as it is, and compared. No database is needed.
 */

const SOURCES = ['src', 'migrations', 'payload.config.ts', 'tsconfig.json', 'package.json']
const TYPES = 'src/payload-types.ts'
const IMPORT_MAP = 'src/app/(payload)/admin/importMap.js'
const TIME_LIMIT_MS = 120_000

// The environment of the defaults: what is generated must not depend on who checks.
const ENVIRONMENT = {
  PATH: process.env.PATH,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'only-for-the-check-0',
  LOG_LEVEL: 'info',
}

/**
 * Runs Payload's command line in the copy and gives what it printed. Stdin is closed, so a question
 * (was this column renamed?) cannot wait for an answer.
 * @param {string} copy
 * @param {string[]} args
 * @returns {Promise<string>}
 */
function payload(copy, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...PAYLOAD_COMMAND, ...args], {
      cwd: copy,
      // Next's types want NODE_ENV in every environment; none is given.
      env: /** @type {NodeJS.ProcessEnv} */ (/** @type {unknown} */ (ENVIRONMENT)),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIME_LIMIT_MS,
    })
    let output = ''
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`payload ${args.join(' ')} ended with ${code}:\n${output}`))
    })
  })
}

/**
 * @param {string} copy
 * @param {string} file
 * @param {string} command
 * @returns {Promise<string | undefined>}
 */
async function compare(copy, file, command) {
  // Emptied first: Payload can end without a word and without having done anything.
  await writeFile(path.join(copy, file), '')
  const output = await payload(copy, [command])
  const [generated, committed] = await Promise.all([
    readFile(path.join(copy, file), 'utf8'),
    readFile(path.join(ROOT, file), 'utf8').catch(() => ''),
  ])
  if (generated.trim() === '') throw new Error(`payload ${command} wrote nothing:\n${output}`)
  return generated === committed
    ? undefined
    : `${file} is not what the sources say. Run: npm run generate`
}

/**
 * @param {string} copy
 * @returns {Promise<string | undefined>}
 */
async function compareMigrations(copy) {
  const folder = path.join(copy, 'migrations')
  const before = new Set(await readdir(folder))
  const output = await payload(copy, ['migrate:create', '--skip-empty'])
  const made = (await readdir(folder)).find((file) => !before.has(file) && file.endsWith('.ts'))
  if (made !== undefined) {
    const text = await readFile(path.join(folder, made), 'utf8')
    return `The schema has changed and no migration says so. Run: npm run migrate:create <name>\n${text}`
  }
  if (!output.includes('DOWN statements generation complete')) {
    return `payload migrate:create compared nothing; it may have asked whether a column was renamed. Run: npm run migrate:create <name>\n${output}`
  }
  const snapshots = [...before].filter((file) => file.endsWith('.json')).toSorted()
  if (snapshots.length > 1) {
    return `Payload compares with the newest snapshot alone. Delete: ${snapshots.slice(0, -1).join(', ')}`
  }
  return undefined
}

const copy = await mkdtemp(path.join(tmpdir(), 'mariner-hub-generated-'))
try {
  for (const source of SOURCES) {
    await cp(path.join(ROOT, source), path.join(copy, source), { recursive: true })
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
  // In turn: each empties a file that the others' configuration may load.
  const problems = [
    await compare(copy, TYPES, 'generate:types'),
    await compare(copy, IMPORT_MAP, 'generate:importmap'),
    await compareMigrations(copy),
  ].filter((problem) => problem !== undefined)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log('types, import map and migrations are current')
} finally {
  await rm(copy, { recursive: true, force: true })
}
