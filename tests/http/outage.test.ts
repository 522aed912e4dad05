import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.mjs'
import { Editor } from '../site/editor'
import { forget, type Site, startSite } from '../site/site'

/** The database goes away in two ways: it stops, or it freezes and answers nothing. */

let site: Site
let dataDir: string
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let signedIn: Editor

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mariner-hub-outage-'))
  postgres = await startEmbeddedPostgres({ dataDir })
  site = await startSite({
    env: { DATABASE_URL: postgres.url, PAYLOAD_SECRET: 'only-for-the-tests-0' },
  })
  signedIn = await Editor.signIn(site.url)
  // A start with every migration and the first content.
}, 180_000)
afterAll(async () => {
  await site.stop()
  await postgres.stop()
  await forget(site.dataDir)
  await forget(dataDir)
})

/** The server and every process it has forked. */
async function postgresProcesses(): Promise<string[]> {
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
  const postmaster = (await readFile(pidFile, 'utf8')).split('\n', 1)[0] ?? ''
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' })
  return [
    postmaster,
    ...children
      .split('\n')
      .map((pid) => pid.trim())
      .filter(Boolean),
  ]
}

async function signalPostgres(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  for (const pid of await postgresProcesses()) process.kill(Number(pid), signal)
}

async function ask(pathname: string) {
  const before = performance.now()
  const response = await fetch(site.url + pathname, { signal: AbortSignal.timeout(15_000) })
  const body = await response.text()
  return { status: response.status, body, ms: performance.now() - before }
}

async function expectAway(seen: string): Promise<void> {
  const first = await ask('/about')
  expect(first.ms, 'the first answer in ms').toBeLessThan(5_000)
  expect([first.status, first.body]).toEqual([200, seen])
  const unseen = await ask('/uk/контакти')
  expect(unseen.status).toBe(503)
  // The menu, the search and the addresses near by are those that were last known.
  expect(unseen.body).toMatch(/<header.*href="\/uk\/docs".*<\/header>/s)
  expect(unseen.body).toContain('action="/uk/search"')
  const mistyped = await ask('/sitemap-02.xml')
  expect([mistyped.status, mistyped.body.includes('href="/docs"')]).toEqual([404, true])
  expect(mistyped.ms).toBeLessThan(2_000)
  expect(unseen.ms).toBeLessThan(5_000)
  expect(unseen.body).toContain('<h1')
  expect(unseen.body).not.toMatch(/ECONNREFUSED|postgres|stack/i)
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)
  const editor = await Editor.signIn(site.url).then(
    () => 'signed in',
    () => 'refused',
  )
  expect(editor).toBe('refused')
  // Who is signed in stays so, and is told to come back.
  const read = await signedIn.request('GET', '/pages/1?depth=0')
  expect([read.status, read.headers.get('retry-after')]).toEqual([503, '5'])
  // So is a write: what Payload says then, that no transaction begins, hides why.
  const written = await signedIn.request('POST', '/pages?locale=en', { title: 'Away' })
  expect([written.status, written.headers.get('retry-after')]).toEqual([503, '5'])
  const sent = await fetch(`${site.url}/api/seamen`, { method: 'POST', body: '{}' })
  expect([sent.status, sent.headers.get('retry-after')]).toEqual([503, '5'])
}

async function expectBack(): Promise<void> {
  await expect.poll(async () => (await ask('/uk/контакти')).status, { timeout: 10_000 }).toBe(200)
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 10_000 }).toBe(200)
  await expect
    .poll(
      () =>
        Editor.signIn(site.url).then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true)
}

test('stopped: pages seen before answer, the rest is a clean 503, and it recovers', async () => {
  const { body } = await ask('/about')
  for (const prefix of ['', '/uk']) await ask(`${prefix}/ніде`)
  await postgres.stop()
  await expectAway(body)
  postgres = await startEmbeddedPostgres({ dataDir })
  await expectBack()
})

test('frozen: the same, and no answer waits longer than five seconds', async () => {
  const { body } = await ask('/about')
  await ask('/uk')
  await signalPostgres('SIGSTOP')
  try {
    const editor = fetch(`${site.url}/uk/новини`)
    await expectAwayWhileFrozen(body)
    await editor
  } finally {
    await signalPostgres('SIGCONT')
  }
  await expectBack()
})

async function expectAwayWhileFrozen(seen: string): Promise<void> {
  const answers = await Promise.all([
    ask('/about'),
    ask('/about'),
    ask('/uk/ніде'),
    ask('/de/about'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 503])
  expect(answers[0]?.body).toBe(seen)
  for (const { ms } of answers) expect(ms).toBeLessThan(5_000)
  expect((await ask('/readyz')).status).toBe(503)
}
