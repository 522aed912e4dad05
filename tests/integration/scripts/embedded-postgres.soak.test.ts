import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startEmbeddedPostgres } from '../../../scripts/embedded-postgres.mjs'

/** What `kill -9` leaves: children that run on, and a file that names a dead process. */

let dataDir = ''
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
const said: string[] = []
const givenUp: string[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mariner-hub-killed-'))
  postgres = await startEmbeddedPostgres({
    dataDir,
    keeping: {
      pausesMs: [0, 50, 100, 200, 400, 800],
      log: (line) => said.push(line),
      onGivenUp: ({ message }) => givenUp.push(message),
    },
  })
})
afterAll(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true })
})

async function ask(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

async function kill(): Promise<void> {
  const file = path.join(dataDir, 'postgres', 'postmaster.pid')
  process.kill(Number.parseInt(await readFile(file, 'utf8')), 'SIGKILL')
}

const answers = () => ask('SELECT name FROM kept').catch(() => 'away')

test('a Postgres that is killed is started again with the same data at the same port', async () => {
  await ask("CREATE TABLE kept AS SELECT 'whole' AS name")
  const busy = ask('SELECT count(*) FROM generate_series(1, 3000000)').catch(() => 'lost')
  await kill()
  await expect
    .poll(() => said.at(-1), { timeout: 15_000 })
    .toBe('The embedded Postgres runs again.')
  expect(await answers()).toEqual([{ name: 'whole' }])
  await busy
  expect(givenUp).toEqual([])
})

test('where its port is taken it tries a few times and says that it gives up', async () => {
  const { port } = new URL(postgres.url)
  await kill()
  // The children of the killed one let go of the port one after the other.
  let thief: Server | undefined
  while (!thief) thief = await listenAt(Number(port))
  await expect.poll(() => givenUp, { timeout: 15_000 }).toHaveLength(1)
  expect(givenUp[0]).toMatch(/stays away/)
  expect(said.join('\n')).toContain(`Another program listens on port ${port}`)
  thief.close()
  await once(thief, 'close')
})

function listenAt(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => resolve(undefined))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server))
  })
}
