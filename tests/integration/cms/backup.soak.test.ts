import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Media } from '../../../src/payload-types'
import { archivesIn } from '../../../src/cms/services/backup/archive-folder'
import { findArchive } from '../../../scripts/restore/find-archive.mjs'
import { runShell, startScript } from '../../site/run-script'
import { startS3 } from '../../site/s3-server'
import { tableContents } from '../../site/table-contents'
import { SECRET } from '../../site/test-postgres.mjs'
import { cmsUnderTest } from '../cms-under-test'
import { databaseIn } from '../features/request-world'

/** A backup beside a site that is written to: rows of one instant, and the very files that they name. */

// Read when the configuration is loaded.
const dataDir = mkdtempSync(path.join(tmpdir(), 'mhm-backup-'))
process.env.DATA_DIR = dataDir
process.env.BACKUP_DIR = path.join(dataDir, 'kept')
mkdirSync(process.env.BACKUP_DIR)
const cms = cmsUnderTest()
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const { makeBackup } = await import('../../../src/cms/services/backup/make-backup')
const { backUp, sendAgain } = await import('../../../src/cms/services/backup/back-up')
const { checkArchive, membersOf } = await import('../../../src/cms/services/backup/archive-reader')
const { readBackupState } = await import('../../../src/cms/services/backup/backup-state')

let folder = ''
let made = 0
beforeEach(() => {
  made += 1
  folder = path.join(dataDir, `backups-${made}`)
})

const order = (more: Partial<Parameters<typeof makeBackup>[0]> = {}) => ({
  databaseUrl: process.env.DATABASE_URL ?? '',
  dataDir,
  folder,
  keep: 7,
  version: '1.2.3',
  ...more,
})

async function fileOf(colour: string, name: string) {
  const data = await sharp({ create: { width: 12, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return { name, data, mimetype: 'image/png', size: data.length }
}

async function create(colour: string, name: string): Promise<Media> {
  const file = await fileOf(colour, name)
  return cms().create({ collection: 'media', locale: 'en', data: { alt: colour }, file })
}

/** The files in an archive: how their contents begin to be known, by their names. */
async function filesIn(archive: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const { name, pieces } of membersOf(archive)) {
    const hash = createHash('sha256')
    for await (const piece of pieces) hash.update(piece)
    if (name.startsWith('media/')) found.set(name.slice(6), hash.digest('hex').slice(0, 8))
  }
  return found
}

const left = async () => (await readdir(folder)).toSorted()
const staged = () => readdir(path.join(dataDir, 'backup-staging')).catch(() => [])

async function state() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    return await readBackupState(client)
  } finally {
    await client.end()
  }
}

describe('what is in a backup', () => {
  it('is every table at one instant, under the checksums of its manifest', async () => {
    const seen: Record<string, string>[] = []
    const { file, rows } = await makeBackup(
      order({
        onSnapshot: async (snapshot) => {
          seen.push(await tableContents(process.env.DATABASE_URL ?? '', snapshot))
          await create('#123456', 'later.png')
        },
      }),
    )
    const manifest = await checkArchive(file)
    expect(manifest).toMatchObject({ version: '1.2.3', missingFiles: [] })
    expect(manifest.migrations.at(-1)).toMatch(/^\d{8}_\d{6}_\w+$/)
    const [tables = {}] = seen
    expect(manifest.tables.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(tables).toSorted(),
    )
    for (const table of manifest.tables) {
      expect(`${table.name}: ${tables[table.name]}`).toContain(`${table.name}: ${table.rows} rows`)
    }
    expect(rows).toBe(manifest.tables.reduce((sum, table) => sum + table.rows, 0))
    // What came after the snapshot is not in it.
    expect(await filesIn(file)).toEqual(new Map())
  })

  it('says how many rows there are, also where that comes after the rows', async () => {
    const url = new URL(process.env.DATABASE_URL ?? '')
    const { hostname, port } = url
    const slow = createServer((client) => {
      const server = connect(Number(port), hostname)
      client.pipe(server)
      server.on('data', (piece) => {
        // The end of a copy; what follows is on its way a little longer.
        const end = piece.indexOf(Buffer.from([0x63, 0, 0, 0, 4])) + 5
        if (end < 5) return client.write(piece)
        client.write(piece.subarray(0, end))
        server.pause()
        return setTimeout(() => {
          client.write(piece.subarray(end))
          server.resume()
        }, 10)
      })
      for (const one of [client, server]) {
        one.on('close', () => (client.destroy(), server.destroy())).on('error', () => undefined)
      }
    })
    await once(slow.listen(0, '127.0.0.1'), 'listening')
    url.host = `127.0.0.1:${(slow.address() as AddressInfo).port}`
    const { file } = await makeBackup(order({ databaseUrl: url.href }))
    slow.close()
    const contents = await tableContents(process.env.DATABASE_URL ?? '')
    for (const { name, rows } of (await checkArchive(file)).tables) {
      expect(`${name}: ${contents[name]}`).toContain(`${name}: ${rows} rows`)
    }
  })

  it('is the file of a row that is deleted, or gets another file, while it is made', async () => {
    const deleted = await create('#ff0000', 'deleted.png')
    const replaced = await create('#00ff00', 'replaced.png')
    const cut = await create('#0000ff', 'cut.png')
    const { file, missingFiles } = await makeBackup(
      order({
        onSnapshot: async () => {
          await cms().delete({ collection: 'media', id: deleted.id })
          await cms().update({
            collection: 'media',
            id: replaced.id,
            locale: 'en',
            data: {},
            file: await fileOf('#ffffff', 'replaced.png'),
          })
          const query = {
            uploadEdits: { crop: { x: 0, y: 0 }, widthInPixels: 6, heightInPixels: 4 },
          }
          await cms().update({
            collection: 'media',
            id: cut.id,
            locale: 'en',
            data: {},
            req: { query },
          })
        },
      }),
    )
    expect(missingFiles).toEqual([])
    const files = await filesIn(file)
    for (const { filename, fingerprint, sizes } of [deleted, replaced, cut]) {
      expect([filename, files.get(filename ?? '')]).toEqual([filename, fingerprint])
      expect([...files.keys()]).toContain(sizes?.social?.filename)
    }
    // Afterwards nobody holds what the site has removed.
    expect(await staged()).toEqual([])
  })

  it.runIf(process.env.SOAK)('goes with its rows while others write all the time', async () => {
    const stop = new AbortController()
    const writing = Promise.all(
      ['#aa0000', '#00aa00'].map(async (colour, writer) => {
        for (let turn = 0; !stop.signal.aborted; turn += 1) {
          const { id } = await create(colour, `busy-${writer}.png`)
          const file = await fileOf(`#${String(100_000 + turn)}`, `busy-${writer}.png`)
          await cms().update({ collection: 'media', id, locale: 'en', data: {}, file })
          if (turn % 2 === 0) await cms().delete({ collection: 'media', id })
        }
      }),
    )
    try {
      for (let turn = 0; turn < 20; turn += 1) {
        let named: { filename: string; fingerprint: string }[] = []
        const { file, missingFiles } = await makeBackup(
          order({
            keep: 1,
            onSnapshot: async (snapshot) => {
              const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
              await client.connect()
              await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
              await client.query(`SET TRANSACTION SNAPSHOT '${snapshot}'`)
              named = (await client.query('SELECT filename, fingerprint FROM media')).rows
              await client.end()
            },
          }),
        )
        expect(missingFiles).toEqual([])
        const files = await filesIn(file)
        expect(named.map(({ filename }) => files.get(filename))).toEqual(
          named.map(({ fingerprint }) => fingerprint),
        )
      }
    } finally {
      stop.abort()
      await writing
    }
  })

  it('names a file that is missing on the site itself', async () => {
    const { filename } = await create('#abcdef', 'lost.png')
    await rm(path.join(dataDir, 'media', filename ?? ''))
    const { file, missingFiles } = await makeBackup(order())
    expect(missingFiles).toEqual([filename])
    expect((await checkArchive(file)).missingFiles).toEqual([filename])
    await databaseIn(cms()).execute(sql`DELETE FROM media WHERE filename = ${filename}`)
  })
})

describe('a backup', () => {
  it('is for its owner alone to read: letters and CVs are in it', async () => {
    await writeFile(path.join(dataDir, 'erased-requests'), 'MH-1\n')
    let atWork: string[] = []
    const { file } = await backUp({
      ...order({ onSnapshot: async () => void (atWork = await staged()) }),
      storeUrl: undefined,
    })
    const mode = async (one: string) => ((await stat(one)).mode & 0o777).toString(8)
    expect(await mode(file)).toBe('600')
    expect(await mode(path.join(folder, 'erased-requests'))).toBe('600')
    expect(await mode(folder)).toBe('700')
    expect(atWork).toHaveLength(1)
    expect(await mode(path.join(dataDir, 'backup-staging'))).toBe('700')
    for await (const { name, pieces } of membersOf(file)) {
      // Nothing that signs: who reads an archive can sign in to nothing.
      expect(name).toMatch(/^(database\/\w+\.copy\.gz|media\/.*|manifest-\w+\.json)$/)
      for await (const piece of pieces) expect(piece.includes(SECRET)).toBe(false)
    }
  })

  it('is made by one at a time', async () => {
    let second: unknown
    const first = await makeBackup(
      order({
        onSnapshot: async () => {
          second = await makeBackup(order()).catch((error: unknown) => error)
        },
      }),
    )
    expect(String(second)).toContain('Another backup of this database is under way.')
    expect(await left()).toEqual([path.basename(first.file)])
  })

  it('pushes out the oldest ones, and nothing that is called otherwise', async () => {
    await mkdir(folder)
    await writeFile(path.join(folder, 'mariner-hub-mine.tar'), 'somebody’s own')
    const files = []
    for (let turn = 0; turn < 3; turn += 1) {
      files.push(path.basename((await makeBackup(order({ keep: 2 }))).file))
    }
    expect(await left()).toEqual([...files.slice(1), 'mariner-hub-mine.tar'])
    expect(await archivesIn(folder)).toEqual(files.slice(1).toReversed())
  })

  it.runIf(process.env.SOAK)('that finds no room says so, and older ones stay', async () => {
    const env = {
      DATABASE_URL: process.env.DATABASE_URL ?? '',
      DATA_DIR: dataDir,
      BACKUP_DIR: folder,
      BACKUP_KEEP: '1',
    }
    const { file } = await makeBackup(order({ keep: 1 }))
    const random = Buffer.alloc(600_000, createHash('sha256').update('noise').digest())
    await databaseIn(cms()).execute(sql`CREATE TABLE noise (bytes bytea)`)
    for (let turn = 0; turn < 4; turn += 1) {
      await databaseIn(cms()).execute(sql`
        INSERT INTO noise SELECT decode(string_agg(md5(random()::text), ''), 'hex')
        FROM generate_series(1, ${random.length / 16})`)
    }
    // No file may become larger, as where a quota or a file system ends.
    for (const kilobytes of [0, 1, 50, 200, 1000]) {
      const line = `ulimit -f ${kilobytes}; exec node scripts/backup.mjs`
      const { code, output } = await runShell(line, env)
      expect(output, `${kilobytes} kB`).toContain(`There is no room for a backup in ${folder}`)
      expect(output).not.toContain('    at ')
      expect(code).toBe(1)
      expect(await left()).toEqual([path.basename(file)])
      expect((await state()).problem).toContain('There is no room')
    }
    await databaseIn(cms()).execute(sql`DROP TABLE noise`)
  })

  it('that is given up in the middle of a table leaves nothing half, and no older one goes', async () => {
    await databaseIn(cms()).execute(sql`CREATE TABLE slow (line text)`)
    await databaseIn(cms()).execute(sql`
      INSERT INTO slow SELECT md5(random()::text) FROM generate_series(1, 300000)`)
    const { file } = await makeBackup(order({ keep: 1 }))
    const stop = new AbortController()
    const given = makeBackup(order({ keep: 1, signal: stop.signal })).catch(
      (error: unknown) => error,
    )
    await expect
      .poll(() => left().catch(() => []), { interval: 5, timeout: 30_000 })
      .toContainEqual(expect.stringMatching(/\.partial-table$/))
    stop.abort(new Error('the site stops'))
    const problem = String(await given)
    await databaseIn(cms()).execute(sql`DROP TABLE slow`)
    expect(problem).toMatch(/abort|the site stops/)
    expect(await left()).toEqual([path.basename(file)])
    expect(await staged()).toEqual([])
  })

  it.runIf(process.env.SOAK)('that is killed at any moment leaves what was whole', async () => {
    await databaseIn(cms()).execute(sql`CREATE TABLE slow (line text)`)
    await databaseIn(cms()).execute(sql`
      INSERT INTO slow SELECT md5(random()::text) FROM generate_series(1, 1000000)`)
    const env = {
      DATABASE_URL: process.env.DATABASE_URL ?? '',
      DATA_DIR: dataDir,
      BACKUP_DIR: folder,
    }
    const begun = performance.now()
    await startScript('backup', [], env).ended
    const whole = performance.now() - begun
    const kills = 20
    let halfway = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const { child, ended } = startScript('backup', [], env)
      const timer = setTimeout(() => child.kill('SIGKILL'), (whole * (kill + 1)) / kills)
      await ended
      clearTimeout(timer)
      if ((await left()).some((name) => name.startsWith('.'))) halfway += 1
      // What is called like an archive is one.
      for (const name of await archivesIn(folder)) await checkArchive(path.join(folder, name))
    }
    await databaseIn(cms()).execute(sql`DROP TABLE slow`)
    expect(halfway).toBeGreaterThan(kills / 10)
    expect((await left()).length).toBeGreaterThan(0)
    // The next one clears up after them.
    const { file } = await makeBackup(order())
    expect((await left()).filter((name) => name.startsWith('.'))).toEqual([])
    expect(await archivesIn(folder)).toContain(path.basename(file))
    expect(await staged()).toEqual([])
    console.warn({ kills, halfway, whole })
  })
})

describe('the daily backup', () => {
  const quiet = { info: () => undefined, error: () => undefined }
  const never = new AbortController().signal
  let lookAndBackUp: () => Promise<boolean>

  beforeAll(async () => {
    const { backUpWhenDue } = await import('../../../src/cms/services/backup/daily-backup.runner')
    lookAndBackUp = () => backUpWhenDue(quiet, never)
    await databaseIn(cms()).execute(sql`DELETE FROM backup_state`)
  })

  it('is made once a day, and says how it went', async () => {
    expect(await lookAndBackUp()).toBe(true)
    expect(await lookAndBackUp()).toBe(false)
    const kept = process.env.BACKUP_DIR ?? ''
    const archives = (await readdir(kept)).filter((name) => name.endsWith('.tar'))
    expect(archives).toHaveLength(1)
    expect(await state()).toMatchObject({
      file: path.join(kept, archives[0] ?? ''),
      problem: undefined,
      isFailing: false,
      isDue: false,
    })
    await databaseIn(cms()).execute(
      sql`UPDATE backup_state SET made_at = now() - interval '25 hours'`,
    )
    expect(await lookAndBackUp()).toBe(true)
  })

  it('that fails is noted beside the last good one, and tried again after an hour', async () => {
    const kept = process.env.BACKUP_DIR ?? ''
    await databaseIn(cms()).execute(
      sql`UPDATE backup_state SET made_at = now() - interval '25 hours'`,
    )
    const { madeAt, doneAt, file } = await state()
    const good = { madeAt, doneAt, file }
    await rm(kept, { recursive: true })
    await writeFile(kept, 'a file where a folder should be')
    expect(await lookAndBackUp()).toBe(false)
    const failed = await state()
    expect(failed).toMatchObject({ ...good, isFailing: true, isDue: false })
    expect(failed.problem).toContain('EEXIST')
    expect(failed.failedAt?.getTime()).toBeGreaterThan(good.doneAt?.getTime() ?? Infinity)
    await rm(kept)
    await databaseIn(cms()).execute(
      sql`UPDATE backup_state SET failed_at = now() - interval '61 minutes'`,
    )
    expect(await lookAndBackUp()).toBe(true)
    expect(await state()).toMatchObject({ problem: failed.problem, isFailing: false, isDue: false })
  })

  it('keeps the list of what was erased beside the archives', async () => {
    await writeFile(path.join(dataDir, 'erased-requests'), 'MH-1\nMH-2\n')
    await backUp({ ...order(), storeUrl: undefined })
    await writeFile(path.join(dataDir, 'erased-requests'), 'MH-3\n')
    await backUp({ ...order(), storeUrl: undefined })
    expect(await readFile(path.join(folder, 'erased-requests'), 'utf8')).toBe('MH-1\nMH-2\nMH-3\n')
  })
})

describe('a second copy in an S3', () => {
  let s3: Awaited<ReturnType<typeof startS3>>
  let storeUrl = ''
  beforeAll(async () => {
    s3 = await startS3('a-key', 'hub-backups')
    storeUrl = `${s3.url.replace('://', '://a-key:a%2Fsecret@')}/hub-backups/port%20side?region=eu-1`
  })
  afterAll(() => s3.stop())

  it('is sent with what was erased, and the oldest go', async () => {
    await writeFile(path.join(dataDir, 'erased-requests'), 'MH-1\n')
    const names = []
    for (let turn = 0; turn < 3; turn += 1) {
      names.push(path.basename((await backUp({ ...order({ keep: 2 }), storeUrl })).file))
    }
    expect([...s3.objects.keys()].toSorted()).toEqual(
      ['erased-requests', ...names.slice(1)].map((name) => `port side/${name}`),
    )
    const newest = names.at(-1) ?? ''
    const kept = await readFile(path.join(folder, newest))
    expect(s3.objects.get(`port side/${newest}`)?.equals(kept)).toBe(true)
    // A machine that has nothing but the address.
    const bare = path.join(dataDir, 'bare')
    const backups = { folder: bare, keep: 7, storeUrl }
    const found = await findArchive('latest', backups, () => undefined)
    expect(path.basename(found.file)).toBe(newest)
    expect((await checkArchive(found.file)).version).toBe('1.2.3')
    expect(await readFile(path.join(found.erasedIn[1] ?? '', 'erased-requests'), 'utf8')).toBe(
      'MH-1\n',
    )
    await found.forget()
    expect(await readdir(bare)).toEqual([])
  })

  it('goes in parts where it is large, and whole or not at all', async () => {
    const { openStore } = await import('../../../src/cms/services/backup/s3-archives')
    const store = await openStore(storeUrl)
    const large = path.join(dataDir, 'mariner-hub-2026-01-01T000000.000Z.tar')
    const bytes = Buffer.alloc(35 * 1024 * 1024, 'a line of noise, ')
    await writeFile(large, bytes)
    await store.put(large)
    const key = `port side/${path.basename(large)}`
    expect(s3.objects.get(key)?.equals(bytes)).toBe(true)
    s3.objects.delete(key)
    s3.refuse = (asked) => asked.searchParams.get('partNumber') === '2'
    await expect(store.put(large)).rejects.toThrow()
    s3.refuse = () => false
    expect(s3.objects.has(key)).toBe(false)
    expect(s3.unfinished()).toBe(0)
    store.close()
    await rm(large)
  })

  it('that cannot be sent is said, and the archive stays, to be sent later', async () => {
    s3.refuse = ({ pathname }) => pathname.includes('mariner-hub-')
    await expect(backUp({ ...order(), storeUrl })).rejects.toThrow(
      /was made, but could not be copied to the S3/,
    )
    s3.refuse = () => false
    const [name = ''] = await archivesIn(folder)
    const failed = await state()
    expect(failed).toMatchObject({ isFailing: true, isDue: false, isUnsent: false })
    expect(failed.problem).toContain('could not be copied')
    await databaseIn(cms()).execute(
      sql`UPDATE backup_state SET failed_at = now() - interval '61 minutes'`,
    )
    const { isUnsent, file = '' } = await state()
    expect([isUnsent, file]).toEqual([true, path.join(folder, name)])
    await sendAgain({ ...order(), storeUrl }, file)
    expect(s3.objects.get(`port side/${name}`)?.equals(await readFile(file))).toBe(true)
    expect(await archivesIn(folder)).toEqual([name])
    expect(await state()).toMatchObject({ isFailing: false, isUnsent: false, isDue: false })
  })
})
