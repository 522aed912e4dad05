import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { forget, freePort, startSite } from '../site/site'

/** What an operator meets: a wrong setting is one sentence and a non-zero exit; stops are clean. */

interface Ending {
  code: number | null
  /** Lines on standard error. */
  complaint: string[]
}

async function start(env: Record<string, string>): Promise<Ending> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mariner-hub-start-'))
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  await forget(dataDir)
  return { code, complaint: stderr.split('\n').filter((line) => line.trim() !== '') }
}

function expectOneSentence({ code, complaint }: Ending, about: RegExp): void {
  expect(code).toBe(1)
  expect(complaint.filter((line) => !/^\s*at /.test(line))).toHaveLength(1)
  expect(complaint[0]).toMatch(about)
}

async function listen(): Promise<{ server: Server; port: number }> {
  // Accepts connections and never says a word.
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as { port: number }).port }
}

test('a busy port is named', async () => {
  const { server, port } = await listen()
  expectOneSentence(await start({ PORT: String(port) }), new RegExp(`${port}`))
  server.close()
})

test('an external database needs a secret', async () => {
  const env = { DATABASE_URL: 'postgres://hub@127.0.0.1:1/hub', PAYLOAD_SECRET: '' }
  expectOneSentence(await start(env), /PAYLOAD_SECRET/)
})

test('a database that refuses, or never answers, ends the start', async () => {
  const PAYLOAD_SECRET = 'only-for-the-tests-0'
  const refused = await start({ DATABASE_URL: 'postgres://hub@127.0.0.1:1/hub', PAYLOAD_SECRET })
  expectOneSentence(refused, /database/i)
  const { server, port } = await listen()
  const DATABASE_URL = `postgres://hub:not-for-the-log@127.0.0.1:${port}/hub`
  const silent = await start({ DATABASE_URL, PAYLOAD_SECRET })
  expectOneSentence(silent, /database/i)
  expect(silent.complaint.join()).not.toContain('not-for-the-log')
  server.close()
})

test('settings that make no sense are named', async () => {
  expectOneSentence(await start({ PORT: 'three' }), /PORT/)
  expectOneSentence(await start({ DEFAULT_LOCALE: 'xx' }), /DEFAULT_LOCALE/)
  expectOneSentence(await start({ SITE_URL: 'mariner-hub' }), /SITE_URL/)
  expectOneSentence(await start({ CAT_IMAGE_URL: 'file:///etc/passwd' }), /CAT_IMAGE_URL/)
  expectOneSentence(await start({ IMAGE_CDN: 'same-origin' }), /IMAGE_CDN/)
  expectOneSentence(await start({ IMAGE_CACHE_MB: '0' }), /IMAGE_CACHE_MB/)
  const tag = { ANALYTICS_TAG_URL: 'https://tags.example/js', ANALYTICS_TAG_ID: 'G-TEST123' }
  expectOneSentence(await start({ ...tag, ANALYTICS_TAG_ID: '' }), /ANALYTICS_TAG_ID/)
  expectOneSentence(await start({ ...tag, ANALYTICS_TAG_ID: 'x' }), /ANALYTICS_TAG_ID/)
  expectOneSentence(await start({ ...tag, ANALYTICS_TAG_URL: 'http://tags.example/js' }), /_URL/)
})

test('an old Node is told which one is needed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-node-'))
  // The check must run before anything an old Node could not read; here the version is pretended.
  const pretend = path.join(folder, 'pretend.cjs')
  await writeFile(pretend, "Object.defineProperty(process.versions, 'node', { value: '18.19.0' })")
  const ending = await start({ NODE_OPTIONS: `--require ${pretend}` })
  expectOneSentence(ending, /20\.9/)
  await forget(folder)
})

// Root may write everywhere.
test.skipIf(process.getuid?.() === 0)('a data folder that cannot be written is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-closed-'))
  await mkdir(path.join(folder, 'data'))
  await chmod(folder, 0o500)
  expectOneSentence(await start({ DATA_DIR: path.join(folder, 'other') }), /permission|write/i)
  await forget(folder)
})

/** `npm run staff:recover` beside a site, or after it: the token of the link that it prints. */
function recover({ dataDir, url }: { dataDir: string; url: string }): string | undefined {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, SITE_URL: url }
  const { stdout } = spawnSync(process.execPath, ['scripts/staff-recover.mjs'], {
    encoding: 'utf8',
    env,
  })
  return /\/admin\/reset\/(\w+)\n/.exec(stdout)?.[1]
}

test(
  'SIGTERM stops site and database; after it and after kill -9 the next start serves',
  { tags: 'soak', timeout: 120_000 },
  async () => {
    // An empty site is ready too: it answers that there is no page.
    const first = await startSite({ env: { SEED: 'none', HOST: '127.0.0.1' } })
    await expect.poll(() => first.output()).toContain('Mariner Hub is ready.')
    const { port } = new URL(first.url)
    // A lone admin is let in again whether the site runs or not.
    const whileItRuns = recover(first)
    expect(whileItRuns).toBeDefined()
    expect(await first.stop()).toBe(0)
    await expect(fetch(`${first.url}/healthz`)).rejects.toThrow()
    const token = recover(first)
    expect(token).not.toBe(whileItRuns)
    const second = await startSite({ dataDir: first.dataDir, env: { SEED: 'none', PORT: port } })
    const reset = await fetch(`${second.url}/api/staff/reset-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, password: 'a-better-one-this-time' }),
    })
    expect(reset.status).toBe(200)
    // Its database stays behind, and is found by the next start.
    await second.kill()
    const third = await startSite({ dataDir: first.dataDir, env: { SEED: 'none', PORT: port } })
    // A database that is killed under it is started again, and a stop after that is a stop.
    const pidFile = path.join(third.dataDir, 'postgres', 'postmaster.pid')
    process.kill(Number.parseInt(await readFile(pidFile, 'utf8')), 'SIGKILL')
    await expect.poll(() => third.output(), { timeout: 30_000 }).toContain('Postgres runs again')
    expect((await fetch(`${third.url}/readyz`)).status).toBe(200)
    expect(await third.stop()).toBe(0)
    await forget(third.dataDir)
    // Three starts, each with all migrations to look at.
  },
)
