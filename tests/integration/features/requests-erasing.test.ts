import { appendFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient } from '../rest'
import { attachFile, databaseIn, hire, sendRequest, writeMessage } from './request-world'

/** What is erased is gone for good, on its day and also after a backup is put back. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'erasing-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const LIST = path.join(dataDir, 'erased-requests')

const cms = cmsUnderTest()

let admin: RestClient

beforeAll(async () => {
  admin = await hire(cms(), 'ada', 'admin')
})

const eraser = () => import('../../../src/features/requests/due-requests.runner')

async function count(table: 'requests' | 'messages' | 'form_files' | 'kept_forms', where: string) {
  const { rows } = await databaseIn(cms()).execute<{ count: number }>(
    sql.raw(`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`),
  )
  return rows[0]?.count ?? -1
}

/** A request with a file and a message. */
async function whole(data: Parameters<typeof sendRequest>[1] = {}) {
  const request = await sendRequest(cms(), data)
  await attachFile(cms(), request.id, 'CV.pdf')
  await writeMessage(cms(), request.id)
  return request
}

const leftOf = async (id: number) => [
  await count('requests', `id = ${id}`),
  await count('form_files', `request_id = ${id}`),
  await count('messages', `request_id = ${id}`),
]

describe('a request that staff delete', () => {
  it('is gone with its files and messages, and its reference is on the disk', async () => {
    const { id, reference } = await whole()
    expect((await ask(admin, 'DELETE', `/requests/${id}`)).status).toBe(200)
    expect(await leftOf(id)).toEqual([0, 0, 0])
    expect((await readFile(LIST, 'utf8')).split('\n')).toContain(reference)
  })

  it('stays where its reference cannot be written down', async () => {
    const { id } = await whole()
    await rename(LIST, `${LIST}.away`)
    await mkdir(LIST)
    try {
      expect((await ask(admin, 'DELETE', `/requests/${id}`)).status).toBe(500)
    } finally {
      await rm(LIST, { recursive: true })
      await rename(`${LIST}.away`, LIST)
    }
    expect(await leftOf(id)).toEqual([1, 1, 1])
  })

  it.each(['the database', 'the file beside it'])(
    'is erased again where a backup of %s is put back',
    async (restored) => {
      const { id, reference } = await whole()
      const db = databaseIn(cms())
      const tables = ['requests', 'messages', 'form_files'] as const
      const of = (table: string) => (table === 'requests' ? 'id' : 'request_id')
      for (const table of tables) {
        await db.execute(
          sql.raw(
            `CREATE TABLE backup_${table} AS SELECT * FROM ${table} WHERE ${of(table)} = ${id}`,
          ),
        )
      }
      const file = await readFile(LIST, 'utf8')
      await ask(admin, 'DELETE', `/requests/${id}`)
      for (const table of tables) {
        await db.execute(sql.raw(`INSERT INTO ${table} SELECT * FROM backup_${table}`))
        await db.execute(sql.raw(`DROP TABLE backup_${table}`))
      }
      if (restored === 'the database') {
        await db.execute(sql`DELETE FROM erased_requests WHERE reference = ${reference}`)
      } else {
        await rm(LIST)
        if (file !== '') await appendFile(LIST, file)
      }
      expect(await leftOf(id)).toEqual([1, 1, 1])
      const { eraseRequestsAgain } =
        await import('../../../src/features/requests/erase-requests.hooks')
      expect(await eraseRequestsAgain(cms())).toBe(1)
      expect(await leftOf(id)).toEqual([0, 0, 0])
      // Both know of it again.
      expect(await readFile(LIST, 'utf8')).toContain(reference)
      const { rows } = await db.execute(
        sql`SELECT 1 FROM erased_requests WHERE reference = ${reference}`,
      )
      expect(rows).toHaveLength(1)
      expect(await eraseRequestsAgain(cms())).toBe(0)
    },
  )

  it('is remembered also behind a line that a crash has cut off', async () => {
    await appendFile(LIST, '\nMH-CU')
    const { id, reference } = await whole()
    await ask(admin, 'DELETE', `/requests/${id}`)
    const { referencesInFile } = await import('../../../src/cms/services/erasing/erased-references.hooks')
    expect((await referencesInFile()).has(reference)).toBe(true)
  })
})

describe('what is due', () => {
  it('is erased, each at its own time, and nothing else', async () => {
    const past = new Date(Date.now() - 1_000).toISOString()
    const due = await whole({ eraseAt: past })
    const kept = await whole()
    const withOldFile = await whole()
    const db = databaseIn(cms())
    await db.execute(
      sql`UPDATE form_files SET erase_at = now() - interval '1 s' WHERE request_id = ${withOldFile.id}`,
    )
    await db.execute(sql`
      INSERT INTO kept_forms (id, form, "values", values_until, until) VALUES
        ('gone', 'contact', '{"a":1}', now() - interval '1 h', now() - interval '1 s'),
        ('half', 'contact', '{"a":1}', now() - interval '1 s', now() + interval '1 h'),
        ('here', 'contact', '{"a":1}', now() + interval '1 h', now() + interval '1 h')`)
    await db.execute(sql`
      INSERT INTO form_files (kept_form_id, field, name, type, size, bytes)
      VALUES ('gone', 'cv', 'a', 'b', 1, 'x'), ('half', 'cv', 'a', 'b', 1, 'x')`)
    await db.execute(sql`
      INSERT INTO rate_limits (key, points, expire) VALUES
        ('old', 1, (extract(epoch FROM now()) * 1000)::bigint - 1000),
        ('new', 1, (extract(epoch FROM now()) * 1000)::bigint + 60000)`)
    const invitation = await writeMessage(cms(), null, { kind: 'invitation' })
    const newer = await writeMessage(cms(), null, { kind: 'invitation' })
    await db.execute(
      sql`UPDATE messages SET created_at = now() - interval '32 days' WHERE id = ${invitation.id}`,
    )
    const { eraseDueRequests } = await eraser()
    expect(await eraseDueRequests(cms())).toEqual({ requests: 1, files: 1 })
    expect(await count('messages', `id IN (${invitation.id}, ${newer.id})`)).toBe(1)
    expect(await leftOf(due.id)).toEqual([0, 0, 0])
    expect(await leftOf(kept.id)).toEqual([1, 1, 1])
    expect(await leftOf(withOldFile.id)).toEqual([1, 0, 1])
    const { rows } = await db.execute<{ id: string; said: string }>(
      sql`SELECT id, "values"::text AS said FROM kept_forms ORDER BY id`,
    )
    expect(rows).toEqual([
      { id: 'half', said: '{}' },
      { id: 'here', said: '{"a": 1}' },
    ])
    expect(await count('form_files', `kept_form_id = 'half'`)).toBe(1)
    const limits = await db.execute<{ key: string }>(sql`SELECT key FROM rate_limits`)
    expect(limits.rows).toEqual([{ key: 'new' }])
  })

  it('is what the settings say, for requests that are here already too', async () => {
    const months = (from: string, to: string | null | undefined) => {
      const [a, b] = [new Date(from), new Date(to ?? 0)]
      return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth()
    }
    const request = await whole({ kind: 'contact' })
    const other = await whole({ kind: 'report' })
    // Its file is given the period that whoever moved it did not know.
    const { eraseDueRequests } = await eraser()
    await eraseDueRequests(cms())
    expect(months(request.createdAt, request.eraseAt)).toBe(12)
    const { status } = await ask(admin, 'POST', '/globals/request-settings?select[id]=true', {
      contactMonths: 6,
      fileMonths: 9,
    })
    expect(status).toBe(200)
    const read = async (id: number) => {
      const found = await cms().findByID({ collection: 'requests', id, depth: 0 })
      const { rows } = await databaseIn(cms()).execute<{ at: string | Date }>(
        sql`SELECT erase_at AS at FROM form_files WHERE request_id = ${id}`,
      )
      return [
        months(found.createdAt, found.eraseAt),
        months(found.createdAt, new Date(rows[0]?.at ?? 0).toISOString()),
      ]
    }
    // A file never outlives its request.
    expect(await read(request.id)).toEqual([6, 6])
    expect(await read(other.id)).toEqual([12, 9])
    const next = await sendRequest(cms(), { kind: 'contact' })
    expect(months(next.createdAt, next.eraseAt)).toBe(6)
  })
})
