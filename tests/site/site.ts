import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { listeningOrigin } from '../../src/domain/addresses/listening-origin'
import { ADMIN } from './accounts.mjs'
import { copyTemplate, type Hashing, SCAN_KEYS, SECRET, type Template } from './test-postgres.mjs'

/** A site that runs in a process of its own, from the production build. */
export interface Site {
  url: string
  dataDir: string
  /** Of the process that serves the pages; with `WORKERS`, of the one that has started those. */
  pid: number
  /** Everything it has printed so far. */
  output(): string
  /** Asks it to stop and waits until it has; returns the exit code. */
  stop(): Promise<number | null>
  /** `kill -9`: no chance to tidy up. An embedded database stays behind, as it would in earnest. */
  kill(): Promise<void>
}

/** A site on a database of the run's own server. */
export interface ServedSite extends Site {
  databaseUrl: string
}

interface Options {
  /** Kept between starts where given; else a fresh one. */
  dataDir?: string
  env?: Record<string, string>
}

interface StartOptions extends Options {
  /** The folder of another version of the project, with its own build; else this one. */
  checkout?: string | undefined
  /** What is put in front of the program, to run it in a place of its own (`openSmallMachine`). */
  launcher?: readonly string[] | undefined
}

/**
 * Starts a site as its operator starts it, by what `npm start` runs: with an embedded database of its
 * own, migrated and seeded; invented vacancies come with `SEED: 'demo'`. For tests of starting; `serveSite` is
 * ready sooner.
 * @throws its output where it ends before it is ready
 */
export async function startSite({
  dataDir,
  env = {},
  checkout,
  launcher,
}: StartOptions = {}): Promise<Site> {
  // Other versions read it otherwise.
  const seed = checkout === undefined && { SEED: 'content' }
  const settings = { DATABASE_URL: '', ...seed, ...env }
  return spawnSite(await startCommand(checkout), dataDir, settings, { checkout, launcher })
}

/** What `npm start` hands to Node. */
async function startCommand(checkout = '.'): Promise<string[]> {
  const manifest = JSON.parse(await readFile(path.join(checkout, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return manifest.scripts.start.split(' ').slice(1)
}

interface ServeOptions extends Options {
  /** What its database is copied from. */
  template?: Exclude<Template, 'migrated'>
  /** A database that is there already, in place of a copy. */
  databaseUrl?: string
  /** `in earnest` where the time that a password takes is what is tested. */
  hashing?: Hashing
}

/**
 * Serves a site on a copy of a template, past the set-up. The build and the server of the run must be
 * there (`openTestPostgres`).
 * @throws its output where it ends before it is ready
 */
export async function serveSite({
  template = 'content',
  databaseUrl,
  dataDir,
  env = {},
  hashing = 'quick',
}: ServeOptions = {}): Promise<ServedSite> {
  const database = databaseUrl ?? (await copyTemplate(template, hashing))
  const settings = {
    DATABASE_URL: database,
    PAYLOAD_SECRET: SECRET,
    SCAN_KEYS,
    HASHING: hashing,
    ...env,
  }
  const site = await spawnSite(['tests/site/serve-site.mjs'], dataDir, settings)
  return { ...site, databaseUrl: database }
}

async function spawnSite(
  program: readonly string[],
  dataDir: string | undefined,
  env: Record<string, string>,
  { checkout = '.', launcher = [] }: Pick<StartOptions, 'checkout' | 'launcher'> = {},
): Promise<Site> {
  const directory = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'mariner-hub-site-')))
  const port = env.PORT ?? String(await freePort())
  const url = listeningOrigin(env.HOST, Number(port))
  const [command = process.execPath, ...args] = [...launcher, process.execPath, ...program]
  const child = spawn(command, args, {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: directory,
      PORT: port,
      SITE_URL: url,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk))
  }
  await untilReady(child, url, () => printed)
  return {
    url,
    dataDir: directory,
    pid: child.pid ?? 0,
    output: () => printed,
    async stop() {
      child.kill('SIGTERM')
      return exitOf(child)
    },
    async kill() {
      child.kill('SIGKILL')
      await exitOf(child)
    },
  }
}

/** Removes what a site kept; call after it has stopped. */
export async function forget(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true })
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 300_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site ended early:\n${output()}`)
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The site was not ready in five minutes:\n${output()}`)
}

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  return address.port
}
