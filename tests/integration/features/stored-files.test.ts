/** @module-tag soak */
import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { PostgresAdapter } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Media } from '../../../src/payload-types'
import { pdf } from '../../fixtures/form-files'
import { photographWithPlace, SECRET_OF_PHOTOGRAPH } from '../../fixtures/photograph'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient } from '../rest'
import { hire } from './request-world'

/** Files that were stored as they came, because they took the place of others, are looked at once more. */

// Read when the configuration is loaded.
const dataDir = mkdtempSync(path.join(tmpdir(), 'mhm-stored-files-'))
process.env.DATA_DIR = dataDir
const cms = cmsUnderTest()
afterAll(() => rm(dataDir, { recursive: true, force: true }))

let editor: RestClient
let photo: Buffer
let plain: Buffer

beforeAll(async () => {
  editor = await hire(cms(), 'editor', 'editor')
  photo = await photographWithPlace(600, 400)
  plain = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#00f' } })
    .jpeg({ quality: 85 })
    .toBuffer()
})

beforeEach(async () => {
  await cms().db.pool.query('DELETE FROM files_to_check')
})

const FOLDERS = ['media', 'media-trash', 'media-replaced']

async function files(): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const folder of FOLDERS) {
    const names = await readdir(path.join(dataDir, folder)).catch(() => [])
    for (const name of names) {
      const place = path.join(folder, name)
      found.set(place, await readFile(path.join(dataDir, place)))
    }
  }
  return found
}

async function picture(): Promise<Media> {
  const file = { name: 'quay.jpg', data: plain, mimetype: 'image/jpeg', size: plain.length }
  const made = await cms().create({
    collection: 'media',
    locale: 'en',
    data: { alt: 'A quay', credit: 'Ann' },
    file,
  })
  return cms().update({
    collection: 'media',
    id: made.id,
    locale: 'uk',
    data: { alt: 'Причал', caption: 'Одеса' },
  })
}

/** Puts a file in the place of a picture's, as the fault left it. */
async function leave({ id }: Media, name: string, bytes: Buffer, type = 'image/jpeg') {
  await mkdir(path.join(dataDir, 'media'), { recursive: true })
  await writeFile(path.join(dataDir, 'media', name), bytes)
  await cms().db.pool.query(
    `UPDATE media SET filename = $2, filesize = $3, fingerprint = 'asitcame', mime_type = $4,
       focal_x = 80, focal_y = 20 WHERE id = $1`,
    [id, name, bytes.length, type],
  )
}

const due = (collection: string, id: number) =>
  cms().db.pool.query('INSERT INTO files_to_check (collection, file_id) VALUES ($1, $2)', [
    ...[collection, id],
  ])

async function waiting(): Promise<unknown[]> {
  const { rows } = await cms().db.pool.query<{ file_id: number; problem: string | null }>(
    'SELECT file_id, problem FROM files_to_check ORDER BY file_id',
  )
  return rows.map(({ file_id: id, problem }) => [id, problem !== null])
}

async function check() {
  const { checkStoredFiles } = await import('../../../src/cms/documents/uses/stored-files.runner')
  const { lookAtStoredMedia } = await import('../../../src/features/media/stored-media.runner')
  const { lookAtStoredServiceFile } =
    await import('../../../src/features/seaman-services/stored-service-file.hooks')
  const looks = { media: lookAtStoredMedia, 'service-files': lookAtStoredServiceFile }
  return checkStoredFiles(cms(), looks)
}

const read = (id: number, locale: 'en' | 'uk' = 'en') =>
  cms().findByID({ collection: 'media', id, locale, depth: 0, trash: true })

const restore = (collection: string, id: number) =>
  ask(editor, 'PATCH', `/${collection}/${id}?trash=true`, { deletedAt: null })

describe('a stored picture', () => {
  it('that holds a place is written again under another address, with its texts and its focal point', async () => {
    const media = await picture()
    await leave(media, 'Olena at home.JPG', photo)
    await due('media', media.id)
    expect(await check()).toEqual({ checked: 1, mended: 1, blocked: 0 })
    const now = await read(media.id)
    expect(now).toMatchObject({
      ...{ alt: 'A quay', credit: 'Ann', width: 600, height: 400, focalX: 80, focalY: 20 },
      filename: 'olena-at-home.jpg',
    })
    expect(now.deletedAt ?? null).toBeNull()
    expect(now.fingerprint).not.toBe('asitcame')
    expect(await read(media.id, 'uk')).toMatchObject({ alt: 'Причал', caption: 'Одеса' })
    const there = await files()
    const names = [now.filename, now.sizes?.social?.filename].map((name) => `media/${name ?? ''}`)
    for (const name of names) expect([...there.keys()]).toContain(name)
    expect([...there.keys()]).not.toContain('media/Olena at home.JPG')
    for (const [name, bytes] of there) {
      expect([name, bytes.includes(SECRET_OF_PHOTOGRAPH)]).toEqual([name, false])
    }
    const { exif, orientation } = await sharp(there.get(names[0] ?? '')).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    // Once is enough.
    expect([await waiting(), await check()]).toEqual([[], { checked: 0, mended: 0, blocked: 0 }])
    expect(await read(media.id)).toEqual(now)
  })

  it('that holds nothing else stays as it is, byte for byte, and so does one whose file is lost', async () => {
    const media = await picture()
    const lost = await picture()
    await rm(path.join(dataDir, 'media', lost.filename ?? ''))
    const before = [await files(), await read(media.id), await read(lost.id)]
    await due('media', media.id)
    await due('media', lost.id)
    // One that was deleted for good meanwhile.
    await due('media', 999_999)
    expect(await check()).toEqual({ checked: 3, mended: 0, blocked: 0 })
    expect([await files(), await read(media.id), await read(lost.id)]).toEqual(before)
    expect(await waiting()).toEqual([])
  })

  it('in the trash is cleaned there, and comes back clean', async () => {
    const media = await picture()
    await leave(media, 'At sea.jpg', photo)
    const at = { deletedAt: new Date().toISOString() }
    await cms().update({ collection: 'media', id: media.id, data: at })
    await due('media', media.id)
    expect(await check()).toMatchObject({ mended: 1 })
    const now = await read(media.id)
    expect(now.deletedAt).toBeTruthy()
    const there = await files()
    expect([...there.keys()].filter((name) => name.includes('sea'))).toEqual(
      [now.filename, now.sizes?.social?.filename].map((name) => `media-trash/${name ?? ''}`).sort(),
    )
    for (const bytes of there.values()) expect(bytes.includes(SECRET_OF_PHOTOGRAPH)).toBe(false)
    expect((await restore('media', media.id)).status).toBe(200)
    expect([...(await files()).keys()]).toContain(`media/${now.filename ?? ''}`)
  })

  it('of which none can be made goes to the trash, also while readers are shown it, and stays there', async () => {
    const media = await picture()
    await leave(media, 'broken.jpg', photo.subarray(0, 900))
    const image = { meta: { image: media.id } }
    await cms().create({
      collection: 'pages',
      locale: 'en',
      data: { title: 'Shows it', slug: 'shows-it', _status: 'published', ...image },
    })
    await due('media', media.id)
    expect(await check()).toEqual({ checked: 1, mended: 0, blocked: 1 })
    expect((await read(media.id)).deletedAt).toBeTruthy()
    expect([...(await files()).keys()]).not.toContain('media/broken.jpg')
    const { status, body } = await restore('media', media.id)
    expect([status, JSON.stringify(body)]).toEqual([
      409,
      expect.stringContaining('Upload another in its place') as string,
    ])
    expect([await waiting(), await check()]).toEqual([
      [[media.id, true]],
      { checked: 0, mended: 0, blocked: 0 },
    ])
    const { findLostFiles } = await import('../../../src/cms/documents/links/shown-files.queries')
    const { createLocalReq } = await import('payload')
    const found = await findLostFiles(await createLocalReq({}, cms()))
    expect(found).toMatchObject([{ collection: 'media', id: media.id, why: 'trash' }])
    const { docs } = await cms().find({
      collection: 'audit-events',
      where: { action: { equals: 'trashed' }, document: { equals: String(media.id) } },
      depth: 0,
    })
    expect(docs).toMatchObject([{ way: 'site', title: 'broken.jpg' }])
  })
})

const SCRIPT = '5 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'

describe('a stored file for members', () => {
  async function stored(bytes: Buffer): Promise<number> {
    const good = pdf()
    const { id } = await cms().create({
      collection: 'service-files',
      locale: 'en',
      data: { name: 'Form' },
      file: { name: 'form.pdf', data: good, mimetype: 'application/pdf', size: good.length },
    })
    await cms().db.pool.query('UPDATE service_file_bytes SET bytes = $2 WHERE file_id = $1', [
      ...[id, bytes],
    ])
    await due('service-files', id)
    return id
  }

  it('that does something is given to nobody any more; a plain one stays', async () => {
    const bad = await stored(pdf({ objects: [SCRIPT], trailer: '/OpenAction 5 0 R ' }))
    const good = await stored(pdf())
    expect(await check()).toEqual({ checked: 2, mended: 0, blocked: 1 })
    const { docs } = await cms().find({ collection: 'service-files', depth: 0 })
    expect(docs.map(({ id }) => id)).toEqual([good])
    const { status, body } = await restore('service-files', bad)
    expect([status, JSON.stringify(body)]).toEqual([
      409,
      expect.stringContaining('This file cannot be taken') as string,
    ])
  })
})

describe('a look', () => {
  it('that cannot be taken now is taken later, by any instance, and holds up nothing else', async () => {
    const { checkStoredFiles } = await import('../../../src/cms/documents/uses/stored-files.runner')
    const [first, second] = [await picture(), await picture()]
    await due('media', first.id)
    await due('media', second.id)
    const looks = {
      media: (_: unknown, id: number) =>
        Promise.resolve(id === first.id ? ('later' as const) : ('asItShouldBe' as const)),
      'service-files': () => Promise.resolve('asItShouldBe' as const),
    }
    const both = await Promise.all([checkStoredFiles(cms(), looks), checkStoredFiles(cms(), looks)])
    expect(both.reduce((sum, { checked }) => sum + checked, 0)).toBe(2)
    expect(await waiting()).toEqual([[first.id, false]])
    await cms().db.pool.query("UPDATE files_to_check SET due_at = now() - interval '1 second'")
    expect(await check()).toMatchObject({ checked: 1 })
    expect(await waiting()).toEqual([])
  })

  it('is due of every file that is there when the site is updated', async () => {
    const { up, down } = await import('../../../migrations/20261128_060000_stored_files')
    const { drizzle: db } = cms().db as unknown as PostgresAdapter
    const { totalDocs } = await cms().count({ collection: 'media', trash: true })
    const others = await cms().count({ collection: 'service-files', trash: true })
    await down({ db } as never)
    await up({ db } as never)
    expect((await waiting()).length).toBe(totalDocs + others.totalDocs)
    expect(totalDocs).toBeGreaterThan(4)
  })
})
