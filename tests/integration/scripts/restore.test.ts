import { mkdtempSync } from 'node:fs'
import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openBackup } from '../../../scripts/restore/backup-archive.mjs'
import { carryOver } from '../../../scripts/restore/carry-over.mjs'
import { ASIDE } from '../../../scripts/restore/schema-aside.mjs'
import { readDatabaseState } from '../../../scripts/set-up/database-state.mjs'
import { ROOT } from '../../../scripts/environment.mjs'
import { runScript, startScript } from '../../site/run-script'
import { tableContents } from '../../site/table-contents'
import { copyTemplate, newDatabase } from '../../site/test-postgres.mjs'
import { cmsUnderTest } from '../cms-under-test'
import { attachFile, sendRequest, writeMessage } from '../features/request-world'

/** Either the whole backup is in its place in the end, or everything is as it was. */

// Read when the configuration is loaded.
const dataDir = mkdtempSync(path.join(tmpdir(), 'mhm-restore-'))
process.env.DATA_DIR = path.join(dataDir, 'source')
const cms = cmsUnderTest()
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const { copyErased } = await import('../../../src/cms/services/backup/erased-list')
const { makeBackup } = await import('../../../src/cms/services/backup/make-backup')

const folder = path.join(dataDir, 'backups')
const source = () => process.env.DATABASE_URL ?? ''

function backup() {
  const from = path.join(dataDir, 'source')
  return makeBackup({ databaseUrl: source(), dataDir: from, folder, keep: 99, version: '1.2.3' })
}

async function query(databaseUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The database of a site that somebody works with: there is an account. */
async function withStaff(): Promise<string> {
  const url = await copyTemplate('migrated')
  await query(
    url,
    `INSERT INTO staff (name, email, role) VALUES ('Admin', 'admin@example.org', 'admin')`,
  )
  return url
}

let places = 0

/** Another machine, with a database that is empty unless one is given. */
async function elsewhere(databaseUrl?: string) {
  places += 1
  const env = {
    DATABASE_URL: databaseUrl ?? (await newDatabase()),
    DATA_DIR: path.join(dataDir, `place-${places}`),
    BACKUP_DIR: folder,
  }
  await mkdir(env.DATA_DIR)
  return {
    env,
    url: env.DATABASE_URL,
    media: path.join(env.DATA_DIR, 'media'),
    restore: (...args: string[]) => runScript('restore', args, env),
  }
}

async function stateOf(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await readDatabaseState(client, ROOT)
  } finally {
    await client.end()
  }
}

let archive = ''
let contents: Record<string, string> = {}
let picture = ''

beforeAll(async () => {
  const data = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const file = { name: 'quay.png', data, mimetype: 'image/png', size: data.length }
  const media = await cms().create({
    collection: 'media',
    locale: 'en',
    data: { alt: 'A quay' },
    file,
  })
  picture = media.filename ?? ''
  const { id } = await sendRequest(cms())
  await attachFile(cms(), id, 'CV.pdf')
  await writeMessage(cms(), id)
  contents = await tableContents(source())
  archive = (await backup()).file
})

describe('a backup that is not whole', () => {
  const copy = path.join(dataDir, 'damaged.tar')

  async function flip(at: number): Promise<void> {
    await copyFile(archive, copy)
    const handle = await open(copy, 'r+')
    const byte = Buffer.alloc(1)
    await handle.read(byte, 0, 1, at)
    byte[0] = (byte[0] ?? 0) ^ 0x10
    await handle.write(byte, 0, 1, at)
    await handle.close()
  }

  it('is refused, wherever a bit of its contents is wrong', async () => {
    const bytes = await readFile(archive)
    const places = ['database/pages.copy.gz', `media/${picture}`, 'manifest-'].map((name) =>
      bytes.indexOf(name),
    )
    for (const header of places) {
      // In the name, in the size, and in what follows.
      for (const at of [header, header + 128, header + 512, header + 530]) {
        await flip(at)
        await expect(openBackup(copy), `byte ${at}`).rejects.toThrow(/is damaged, or no backup/)
      }
    }
  })

  it('is refused, wherever it ends', async () => {
    const { size } = await stat(archive)
    for (const end of [0, 1, 511, 512, 70_000, size / 2, size - 1024 - 600, size - 1024 - 512]) {
      await copyFile(archive, copy)
      await truncate(copy, Math.floor(end))
      await expect(openBackup(copy), `${end} bytes`).rejects.toThrow(/is damaged, or no backup/)
    }
  })

  it('is refused where it is something else', async () => {
    await writeFile(copy, 'this is no tar file, however long it may become. '.repeat(99))
    await expect(openBackup(copy)).rejects.toThrow(/is damaged, or no backup/)
  })

  it('changes nothing, and is one sentence', async () => {
    const place = await elsewhere()
    // Inside of a table: between two files of a tar nothing means anything.
    await flip((await readFile(archive)).indexOf('database/pages.copy.gz') + 530)
    const { code, output } = await place.restore(copy)
    expect(code).toBe(1)
    expect(output).toContain('is damaged, or no backup')
    expect(output).not.toContain('    at ')
    expect(await tableContents(place.url)).toEqual({})
  })
})

describe('a restore is refused', () => {
  it('where the backup is of a newer release', async () => {
    await query(
      source(),
      `INSERT INTO payload_migrations (name, batch) VALUES ('20990101_000000_of_the_future', 99)`,
    )
    const { file } = await backup()
    await query(source(), `DELETE FROM payload_migrations WHERE batch = 99`)
    const refused = openBackup(file)
    await expect(refused).rejects.toThrow('was made by a newer release (1.2.3)')
    await expect(refused).rejects.toThrow('20990101_000000_of_the_future')
    await rm(file)
  })

  it('where a site is in the place already, unless it is to be replaced', async () => {
    const place = await elsewhere(await withStaff())
    const before = await tableContents(place.url)
    const { code, output } = await place.restore(archive)
    expect(code).toBe(1)
    expect(output).toContain('There is a site here already: 1 staff')
    expect(output).toContain('add --replace')
    expect(await tableContents(place.url)).toEqual(before)
  })

  it('while the site runs, whatever is added', { tags: 'soak' }, async () => {
    const place = await elsewhere(await withStaff())
    const running = new pg.Client({ connectionString: place.url, application_name: 'a site' })
    await running.connect()
    const { code, output } = await place.restore(archive, '--replace')
    await running.end()
    expect(code).toBe(1)
    expect(output).toMatch(/The database is in use: a site at .* Stop the site/)
  })
})

describe('a restore', () => {
  it.runIf(process.env.SOAK)(
    'of an older schema takes the place of what is there, and brings it up',
    async () => {
      // As it was before the newest migration.
      const older = await elsewhere(await withStaff())
      await query(
        older.url,
        'DROP TABLE backup_state',
        `DELETE FROM payload_migrations WHERE name LIKE '%_backup_state'`,
        'CREATE TABLE by_hand AS SELECT 1 AS n',
      )
      const { file } = await makeBackup({
        databaseUrl: older.url,
        dataDir: older.env.DATA_DIR,
        folder,
        keep: 99,
        version: '1.0.0',
      })
      const rows = await tableContents(older.url)

      const place = await elsewhere(await copyTemplate('migrated'))
      await mkdir(place.media)
      await writeFile(path.join(place.media, 'of-before.png'), 'x')
      // Asked for since the backup, once and for all.
      await query(
        place.url,
        `INSERT INTO suppressed_addresses (address, reason) VALUES ('no@more.example', 'bounced')`,
        `INSERT INTO erased_requests (reference) VALUES ('MH-GONE')`,
      )
      const { code, output } = await place.restore(file, '--replace')
      expect(output).toContain('1 newer migrations run')
      expect(output).toContain('Not of this site, and left out: by_hand')
      expect(code).toBe(0)
      // Migrations bring the publication index into step, and pages get new keys: readers ask by another revision.
      const others = ['payload_migrations', 'publication_tags', 'ledger_clock', 'by_hand']
      const lasting = ['erased_requests', 'suppressed_addresses']
      const isOther = (name: string) => [...others, ...lasting].includes(name)
      const found = await tableContents(place.url)
      for (const [name, expected] of Object.entries(rows)) {
        if (!isOther(name)) expect(`${name}: ${found[name]}`).toBe(`${name}: ${expected}`)
      }
      for (const name of lasting) expect(found[name]).toMatch(/^1 rows/)
      expect(await stateOf(place.url)).toMatchObject({ pending: [], unknown: [], staff: 1 })
      expect(await readdir(place.media)).toEqual([])
      expect((await readdir(place.env.DATA_DIR)).toSorted()).not.toContain('media-before-restore')
    },
  )

  it.runIf(process.env.SOAK)('that fails in the middle leaves what was there', async () => {
    const constraint = 'messages_request_id_requests_id_fk'
    await query(
      source(),
      `ALTER TABLE messages DROP CONSTRAINT ${constraint}`,
      'UPDATE messages SET request_id = -request_id',
    )
    const { file } = await backup()
    // Other tests make backups of it, too.
    await query(
      source(),
      'UPDATE messages SET request_id = -request_id',
      `ALTER TABLE messages ADD CONSTRAINT ${constraint}
        FOREIGN KEY (request_id) REFERENCES requests (id) ON DELETE SET NULL`,
    )
    const place = await elsewhere(await withStaff())
    await mkdir(place.media)
    await writeFile(path.join(place.media, 'of-before.png'), 'x')
    const before = await tableContents(place.url)
    const { code, output } = await place.restore(file, '--replace')
    expect(output).toContain(constraint)
    expect(code).toBe(1)
    expect(await tableContents(place.url)).toEqual(before)
    expect(await readdir(place.media)).toEqual(['of-before.png'])
    expect(await stateOf(place.url)).toMatchObject({ pending: [], staff: 1 })
  })

  it('that is killed keeps sites from starting, until it is undone', { tags: 'soak' }, async () => {
    const place = await elsewhere(await withStaff())
    const before = await tableContents(place.url)
    const { child, ended } = startScript('restore', [archive, '--replace'], place.env)
    // The folder appears once the old data is moved aside. The test does not ask the database: a connection counts as a
    // running site.
    await expect
      .poll(() => readdir(place.env.DATA_DIR), { interval: 20, timeout: 30_000 })
      .toContain('media-restored')
    child.kill('SIGKILL')
    await ended
    await expect(stateOf(place.url)).rejects.toThrow(/A restore is under way .* or was killed/)
    const { code, output } = await place.restore('--undo')
    expect(output).toContain('Undo')
    expect(code).toBe(0)
    expect(await tableContents(place.url)).toEqual(before)
    expect((await place.restore('--undo')).output).toContain('there is nothing to undo')
  })
})

// The longest of this file: two sites, each started and restored.
it.runIf(process.env.SOAK)(
  'brings back no account that was deleted since, by its owner or by staff',
  async () => {
    const { deleteAccount } = await import('../../../src/features/seamen/seaman-accounts.submit')
    const join = (email: string) =>
      cms().create({
        collection: 'seamen',
        data: {
          ...{ name: 'Olena', email, rank: 'bosun', citizenship: 'UA', language: 'uk' },
          ...{ state: 'active', confirmedAt: new Date().toISOString() },
        },
      })
    const [own, byStaff] = [await join('own@ship.example'), await join('staff@ship.example')]
    await join('stays@ship.example')
    for (const { id } of [own, byStaff]) {
      await cms().create({ collection: 'seaman-events', data: { seaman: id, event: 'admitted' } })
    }
    const { file } = await backup()
    await deleteAccount(cms(), own.id)
    await cms().delete({ collection: 'seamen', id: byStaff.id })
    // What the site does every five minutes.
    await copyErased(path.join(dataDir, 'source'), folder)

    const place = await elsewhere()
    const { code, output } = await place.restore(file)
    expect(output).toContain('and 2 accounts of seafarers')
    expect(code).toBe(0)
    const client = new pg.Client({ connectionString: place.url })
    await client.connect()
    const { rows } = await client.query<{ email: string }>('SELECT email FROM seamen')
    const { rows: events } = await client.query('SELECT FROM seaman_events')
    await client.end()
    expect(rows).toEqual([{ email: 'stays@ship.example' }])
    expect(events).toEqual([])
  },
)

describe('what was asked for once and for all', () => {
  const stops = (schema: string) => [
    `CREATE TABLE ${schema}.crewings (id integer PRIMARY KEY)`,
    `CREATE TABLE ${schema}.mailing_stops (id serial PRIMARY KEY, address varchar NOT NULL UNIQUE,
      company_id integer REFERENCES ${schema}.crewings ON DELETE SET NULL)`,
  ]

  it('comes over, also from who came after the backup, and whatever tables there are', async () => {
    // As it would stand there, on a release with other lists than this one.
    const url = await newDatabase()
    await query(
      url,
      `CREATE SCHEMA ${ASIDE}`,
      ...stops('public'),
      ...stops(ASIDE),
      `INSERT INTO crewings VALUES (1)`,
      `INSERT INTO mailing_stops (address, company_id) VALUES ('old@a.example', 1)`,
      `INSERT INTO ${ASIDE}.crewings VALUES (1), (2)`,
      `INSERT INTO ${ASIDE}.mailing_stops (address, company_id) VALUES
        ('old@a.example', 1), ('new@a.example', 1), ('late@b.example', 2), ('none@c.example', NULL)`,
      `CREATE TABLE ${ASIDE}.suppressed_addresses (address text)`,
    )
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await carryOver(client)
    const { rows } = await client.query<{ address: string; company_id: number | null }>(
      'SELECT address, company_id FROM mailing_stops ORDER BY id',
    )
    await client.end()
    expect(rows.map(({ address, company_id: company }) => [address, company])).toEqual([
      ['old@a.example', 1],
      ['new@a.example', 1],
      // The company is not in the backup.
      ['late@b.example', null],
      ['none@c.example', null],
    ])
  })
})

it(
  '`latest` is the newest in the folder, and a check changes nothing',
  { tags: 'soak' },
  async () => {
    const place = await elsewhere()
    const { code, output } = await place.restore('latest', '--check')
    expect(code).toBe(0)
    expect(output).toMatch(/of 20\d\d-.*, release 1\.\d\.\d, Postgres \d+.*: \d+ rows, \d files/)
    expect(await tableContents(place.url)).toEqual({})
    expect(Object.keys(contents).length).toBeGreaterThan(50)
  },
)
