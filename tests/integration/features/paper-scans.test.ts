import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openBackup } from '../../../scripts/restore/backup-archive.mjs'
import { saidOfScans } from '../../../scripts/restore/scans-in-archive.mjs'
import { rotateScans } from '../../../src/cms/services/files/rotate-scans'
import { readScanKeys, type ScanKey } from '../../../src/domain/sea-service/scan-keys'
import { pdf } from '../../fixtures/form-files'
import { runScript } from '../../site/run-script'
import { SCAN_KEYS } from '../../site/test-postgres.mjs'
import { newSeaman, newSession } from '../../site/members'
import { cmsUnderTest } from '../cms-under-test'

/** Scans of papers: encrypted wherever they are, their owner's alone, gone with paper and account, and useless without the key. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'paper-scans-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const cms = cmsUnderTest()

const load = async () => ({
  ...(await import('../../../src/cms/services/files/scan-store')),
  ...(await import('../../../src/features/seamen/due-accounts.runner')),
  ...(await import('../../../src/features/seamen/own-data.queries')),
  ...(await import('../../../src/features/seamen/own-scan.answer')),
  ...(await import('../../../src/features/seamen/record/paper-entry.form')),
  ...(await import('../../../src/features/seamen/record/record.queries')),
  ...(await import('../../../src/features/seamen/seaman-accounts.submit')),
})

let taking: typeof import('../../../src/cms/services/forms/take-form')
beforeAll(async () => {
  taking = await import('../../../src/cms/services/forms/take-form')
})

const TABLES = ['seaman_papers', 'seaman_events', 'kept_forms', 'seamen']
beforeEach(async () => {
  for (const table of TABLES) await cms().db.pool.query(`DELETE FROM ${table}`)
})

const [KEY] = readScanKeys(SCAN_KEYS) ?? []
if (!KEY) throw new Error('The tests have a key.')
const newScanKey = (id: string): ScanKey => ({ id, key: randomBytes(32).toString('base64') })

/** A word that is in a scan, and nowhere else. */
const CANARY = 'passport-canary-EA-1234567'
const SCAN = withWords(CANARY.repeat(6_000))
const OTHER = withWords('another page')

function withWords(words: string): Buffer {
  return pdf({ objects: [`9 0 obj\n(${words})\nendobj\n`] })
}

let made = 0

interface Member {
  id: number
  cookies: string
}

async function member(): Promise<Member> {
  made += 1
  const id = await newSeaman(cms().db.pool, { email: `scans.${made}@ship.example` })
  return { id, cookies: await newSession(cms().db.pool, id) }
}

const newKey = () => randomBytes(16).toString('base64url')

interface Sent {
  fields?: Record<string, string>
  scan?: Buffer
  name?: string
  entry?: string
  shown?: string
  key?: string
}

/** Sends the form of a paper as a browser without scripts does. */
async function send({ cookies }: Member, sent: Sent) {
  const { paperEntryForm } = await load()
  const {
    fields,
    scan,
    name = 'passport.pdf',
    entry = 'new',
    shown = 'none',
    key = newKey(),
  } = sent
  const body = new FormData()
  const all = { key, shown, document: 'passport', validity: 'unlimited', ...fields }
  for (const [field, value] of Object.entries(all)) body.set(field, value)
  if (scan) body.set('scan', new Blob([new Uint8Array(scan)]), name)
  const whole = new Response(body)
  const take = taking.takingForms({
    forms: [paperEntryForm],
    api: () => Promise.resolve(cms()),
    limitTries: () => Promise.resolve(undefined),
    limit: () => Promise.resolve(undefined),
  })
  return take({
    form: paperEntryForm.name,
    params: { entry },
    locale: 'en',
    query: '',
    path: `/seaman/account/record/papers/${entry}`,
    address: '203.0.113.7',
    isTooLarge: false,
    requestId: 'test',
    headers: { 'content-type': whole.headers.get('content-type') ?? '', cookie: cookies },
    body: new Uint8Array(await whole.arrayBuffer()),
  })
}

/** A paper with a scan, and its number. */
async function withScan(of: Member, scan = SCAN): Promise<number> {
  const { ownEntries } = await load()
  expect(await send(of, { scan })).toMatchObject({ kind: 'sent' })
  return (await ownEntries('papers', of.id)).at(-1)?.id ?? 0
}

async function read({ cookies }: { cookies: string }, paper: number) {
  const { answerOwnScan } = await load()
  const answer = await answerOwnScan(new Headers({ cookie: cookies }), paper)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

async function count(table: string): Promise<number> {
  const { rows } = await cms().db.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table}`,
  )
  return rows[0]?.count ?? -1
}

/** All tables that hold the canary in any column, as it was or as text. */
async function tablesWithCanary(): Promise<string[]> {
  const { rows } = await cms().db.pool.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'`,
  )
  const found: string[] = []
  const asHex = Buffer.from(CANARY).toString('hex')
  for (const { name } of rows) {
    const { rows: hit } = await cms().db.pool.query(
      `SELECT 1 FROM "${name}" t WHERE position($1 IN t::text) > 0 OR position($2 IN t::text) > 0 LIMIT 1`,
      [CANARY, asHex],
    )
    if (hit.length > 0) found.push(name)
  }
  return found
}

describe('a scan', () => {
  it('comes back as it was sent, to be kept and shown by nothing', async () => {
    const olena = await member()
    const paper = await withScan(olena)
    const { answer, bytes } = await read(olena, paper)
    expect(answer.status).toBe(200)
    expect(bytes.equals(SCAN)).toBe(true)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*Passport\.pdf/i)
  })

  it('is nobody else’s, by no number and without a session', async () => {
    const [olena, pavlo] = [await member(), await member()]
    const paper = await withScan(olena)
    for (const of of [pavlo, { cookies: '' }, { cookies: 'mh_seaman=guessed' }]) {
      const { answer, bytes } = await read(of, paper)
      expect([answer.status, bytes.toString()]).toEqual([404, '{"error":"There is no such scan."}'])
    }
    // As for a number that is nobody's.
    expect((await read(olena, 999_999)).answer.status).toBe(404)
    const { listScans, openScan } = await load()
    expect(await listScans(pavlo.id)).toEqual([])
    expect(await openScan({ paper, seaman: pavlo.id })).toBeUndefined()
  })

  it('is nowhere in the database as it was, also while its form is refused', async () => {
    const olena = await member()
    await withScan(olena)
    const refused = await send(olena, { scan: SCAN, fields: { document: '', validity: '' } })
    expect(refused).toMatchObject({ kind: 'refused', status: 422 })
    expect(await count('form_files')).toBe(0)
    expect(await tablesWithCanary()).toEqual([])
  })

  it('that is a photo is written again, and a hostile or foreign file is refused with nothing saved', async () => {
    const { ownEntries } = await load()
    const olena = await member()
    const photo = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#246' },
    })
      .jpeg()
      .withExif({ IFD0: { Make: CANARY } })
      .toBuffer()
    const paper = await withScan(olena, photo)
    expect((await read(olena, paper)).bytes.includes(CANARY)).toBe(false)
    const heic = await withScan(olena, await readFile('tests/fixtures/photo.heic'))
    const { answer, bytes } = await read(olena, heic)
    expect(answer.headers.get('content-disposition')).toContain('.jpg')
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from('ffd8ff', 'hex'))
    for (const scan of [
      Buffer.from('MZ this is a program'),
      pdf({ objects: ['9 0 obj\n<< /S /JavaScript /JS (app.alert\\(1\\)) >>\nendobj\n'] }),
      Buffer.alloc(6 * 1024 * 1024, '%PDF-'),
    ]) {
      const told = await send(olena, { scan, fields: { document: 'seamans-book' } })
      expect(told).toMatchObject({
        kind: 'refused',
        json: { errors: { scan: expect.any(String) } },
      })
    }
    expect(await ownEntries('papers', olena.id)).toHaveLength(2)
  })

  it('is replaced and removed, and sent twice it is written once', async () => {
    const { listScans } = await load()
    const olena = await member()
    const key = newKey()
    const twice = await Promise.all([
      send(olena, { scan: SCAN, key }),
      send(olena, { scan: SCAN, key }),
    ])
    expect(twice.map(({ kind }) => kind)).toEqual(['sent', 'sent'])
    expect(await count('paper_scans')).toBe(1)
    const [{ paper } = { paper: 0 }] = await listScans(olena.id)
    const entry = String(paper)
    expect(await send(olena, { entry, shown: '1', scan: OTHER })).toMatchObject({ kind: 'sent' })
    expect((await read(olena, paper)).bytes.equals(OTHER)).toBe(true)
    // Another device had the page of before: what is there is not overwritten without a word.
    expect(await send(olena, { entry, shown: '1', scan: SCAN })).toMatchObject({
      kind: 'refused',
      json: { message: expect.stringContaining('another scan') },
    })
    expect(await send(olena, { entry, shown: '2', fields: { scanRemove: 'yes' } })).toMatchObject({
      kind: 'sent',
    })
    expect((await read(olena, paper)).answer.status).toBe(404)
    expect([await count('paper_scans'), await count('paper_scan_blocks')]).toEqual([0, 0])
  })

  it('is refused with a sentence where an account has as much as it may', async () => {
    const { MOST_SCAN_BYTES } = await load()
    const olena = await member()
    const paper = await withScan(olena)
    await cms().db.pool.query('UPDATE paper_scans SET size = $1', [MOST_SCAN_BYTES - 10])
    expect(await send(olena, { scan: SCAN, fields: { document: 'seamans-book' } })).toMatchObject({
      kind: 'refused',
      json: { errors: { scan: expect.stringContaining('There is no room') } },
    })
    // The one that is replaced does not count.
    expect(await send(olena, { scan: OTHER, entry: String(paper), shown: '1' })).toMatchObject({
      kind: 'sent',
    })
  })

  it('is told in the download of the account, without its bytes', async () => {
    const { answerOwnData } = await load()
    const olena = await member()
    await withScan(olena)
    const answer = await answerOwnData(
      new Request('http://localhost', { headers: { cookie: olena.cookies } }),
    )
    expect(await answer.json()).toMatchObject({
      papers: [{ document: 'passport', scan: { type: 'application/pdf', bytes: SCAN.length } }],
    })
  })
})

describe('a scan that no key opens', () => {
  it.each([
    [
      'its key is not here',
      `UPDATE paper_scans SET head = overlay(head placing 'XXXXX'::bytea from 7)`,
    ],
    ['it was moved to another paper', 'UPDATE paper_scans SET paper_id = $1'],
    [
      'a block was changed',
      `UPDATE paper_scan_blocks SET bytes = set_byte(bytes, 0, 1 # get_byte(bytes, 0))`,
    ],
    ['a block is missing', 'DELETE FROM paper_scan_blocks WHERE number = 1'],
  ])('says so in the language of its owner: %s', async (_why, statement) => {
    const olena = await member()
    const paper = await withScan(olena)
    expect(await send(olena, { fields: { document: 'seamans-book' } })).toMatchObject({
      kind: 'sent',
    })
    const { ownEntries } = await load()
    const other = (await ownEntries('papers', olena.id)).find(({ id }) => id !== paper)?.id ?? 0
    const isMoved = statement.includes('$1')
    await cms().db.pool.query(statement, isMoved ? [other] : [])
    await cms().db.pool.query(`UPDATE seamen SET language = 'uk'`)
    const said = await whileQuiet(() => read(olena, isMoved ? other : paper))
    expect(said.answer.status).toBe(503)
    expect(said.bytes.toString()).toMatch(/^Скан не відкривається/)
    // All else goes on.
    expect(await ownEntries('papers', olena.id)).toHaveLength(2)
  })
})

/** What the operator is told in the log is expected here. */
async function whileQuiet<Done>(work: () => Promise<Done>): Promise<Done> {
  const { error } = console
  const lines: unknown[] = []
  console.error = (...said: unknown[]) => void lines.push(said)
  try {
    return await work()
  } finally {
    console.error = error
    expect(lines).toHaveLength(1)
  }
}

describe('a scan goes', () => {
  it('with its paper, and with its account', async () => {
    const { deleteAccount } = await load()
    const [olena, pavlo] = [await member(), await member()]
    const paper = await withScan(olena)
    await withScan(olena)
    await withScan(pavlo)
    await cms().delete({ collection: 'seaman-papers', id: paper, overrideAccess: true })
    expect(await count('paper_scans')).toBe(2)
    await deleteAccount(cms(), olena.id)
    expect(await count('paper_scans')).toBe(1)
    await deleteAccount(cms(), pavlo.id)
    expect([await count('paper_scans'), await count('paper_scan_blocks')]).toEqual([0, 0])
  })

  it('again where a backup brings both back', async () => {
    const { deleteAccount, eraseDueAccounts } = await load()
    const olena = await member()
    await withScan(olena)
    const tables = ['seamen', 'seaman_papers', 'paper_scans', 'paper_scan_blocks']
    for (const table of tables) {
      await cms().db.pool.query(`CREATE TABLE backup_${table} AS SELECT * FROM ${table}`)
    }
    await deleteAccount(cms(), olena.id)
    for (const table of tables) {
      await cms().db.pool.query(`INSERT INTO ${table} SELECT * FROM backup_${table}`)
      await cms().db.pool.query(`DROP TABLE backup_${table}`)
    }
    expect(await count('paper_scans')).toBe(1)
    expect(await eraseDueAccounts(cms())).toEqual({ accounts: 1 })
    expect([await count('paper_scans'), await count('paper_scan_blocks')]).toEqual([0, 0])
  })
})

describe('keys', () => {
  const url = () => process.env.DATABASE_URL ?? ''

  /** Opens all scans with these keys. @returns how many are what they were */
  async function opened(keys: readonly ScanKey[]): Promise<number> {
    const { opens, placeOf, unsealed } =
      await import('../../../src/cms/services/files/sealed-format')
    const { rows } = await cms().db.pool.query<{
      id: number
      head: Buffer
      paper: number
      seaman: number
    }>('SELECT id, head, paper_id AS paper, seaman_id AS seaman FROM paper_scans')
    let well = 0
    for (const { id, head, ...place } of rows) {
      const fileKey = opens(head, keys, placeOf(place))
      if (typeof fileKey === 'string') continue
      const { rows: blocks } = await cms().db.pool.query<{ bytes: Buffer }>(
        'SELECT bytes FROM paper_scan_blocks WHERE scan_id = $1 ORDER BY number',
        [id],
      )
      const pieces: Buffer[] = []
      for await (const piece of unsealed(
        fileKey,
        blocks.map(({ bytes }) => bytes),
      ))
        pieces.push(piece)
      if (Buffer.concat(pieces).equals(SCAN)) well += 1
    }
    return well
  }

  async function withClient<Done>(work: (client: pg.Client) => Promise<Done>): Promise<Done> {
    const client = new pg.Client({ connectionString: url() })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  it('are changed, and a change that is killed at any statement goes on later', async () => {
    const olena = await member()
    for (let scans = 0; scans < 3; scans += 1) await withScan(olena)
    let keys = [KEY]
    for (const last of [1, 4, 6, 9, 11, 14, 20]) {
      keys = [newScanKey(`k${last}`), ...keys]
      let statements = 0
      const killed = withClient((client) => {
        const query = (text: string, values?: unknown[]) => {
          statements += 1
          if (statements === last) client.connection.stream.destroy()
          return client.query(text, values)
        }
        return rotateScans({ query }, keys)
      })
      await expect(killed).rejects.toThrow()
      expect(await opened(keys)).toBe(3)
      const { done, left } = await withClient((client) => rotateScans(client, keys))
      expect([done <= 3, left.size]).toEqual([true, 0])
      // None needs an older key.
      expect(await opened(keys.slice(0, 1))).toBe(3)
      expect((await withClient((client) => rotateScans(client, keys))).done).toBe(0)
    }
  })

  it('that are missing are told, and their scans stay as they are', async () => {
    const olena = await member()
    await withScan(olena)
    const next = newScanKey('next')
    const { done, left } = await withClient((client) => rotateScans(client, [next]))
    expect([done, [...left]]).toEqual([0, [['tests', 1]]])
    expect(await opened([KEY])).toBe(1)
  })

  it('are in no archive: who has one has no scan, and is told what opens it', async () => {
    const { makeBackup } = await import('../../../src/cms/services/backup/make-backup')
    const olena = await member()
    await withScan(olena)
    await withScan(olena)
    const folder = path.join(dataDir, 'backups')
    const order = { databaseUrl: url(), dataDir, folder, keep: 9, version: '1.2.3' }
    const { file, scans } = await makeBackup(order)
    expect(scans).toBe(2)
    const archive = await openBackup(file)
    expect(await saidOfScans(archive, [newScanKey('other'), KEY])).toMatch(/open all 2 scans/)
    expect(await saidOfScans(archive, [])).toMatch(/0 of 2 .* tests \(2\)/)
    expect(await saidOfScans(archive, [newScanKey('tests')])).toMatch(/0 of 2 .* tests \(2\)/)

    const env = { DATABASE_URL: url(), DATA_DIR: dataDir, BACKUP_DIR: folder, SCAN_KEYS }
    const [name] = [path.basename(file)]
    const well = await runScript('restore', [name, '--check'], env)
    expect(well).toMatchObject({ code: 0, output: expect.stringContaining('open all 2 scans') })
    const without = await runScript('restore', [name, '--check'], { ...env, SCAN_KEYS: '' })
    expect(without).toMatchObject({ code: 0, output: expect.stringContaining('0 of 2 scans') })
    const told = await runScript('backup', [], env)
    expect(told).toMatchObject({ code: 0, output: expect.stringContaining('encrypted') })
    const key = KEY.key
    expect(well.output + without.output + told.output).not.toContain(key)
  }, 120_000)
})
