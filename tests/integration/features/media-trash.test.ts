import { mkdtempSync } from 'node:fs'
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Consequences } from '../../../src/cms/desk/consequences/consequences'
import type { Media, Page, ServiceFile } from '../../../src/payload-types'
import { block, richText } from '../../fixtures/every-block'
import { agreed } from '../agreed'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

/** Files in the trash: not served, kept for thirty days, back with their addresses. */

// Read when the configuration is loaded.
const dataDir = mkdtempSync(path.join(tmpdir(), 'mhm-media-trash-'))
process.env.DATA_DIR = dataDir
const cms = cmsUnderTest()
afterAll(() => rm(dataDir, { recursive: true, force: true }))

let editor: RestClient
let translator: RestClient
let png: Buffer

beforeAll(async () => {
  const password = 'only-for-tests'
  for (const [role, languages] of [
    ['editor', []],
    ['translator', ['en']],
  ] as const) {
    const data = { email: `${role}@site.example`, password, name: role, role }
    await cms().create({ collection: 'staff', data: { ...data, languages: [...languages] } })
  }
  editor = await signIn('editor@site.example', password)
  translator = await signIn('translator@site.example', password)
  const create = { width: 1300, height: 700, channels: 3, background: '#0369a1' } as const
  png = await sharp({ create }).png().toBuffer()
})

let count = 0

async function store(name = `file-${(count += 1)}.png`): Promise<Media> {
  const file = { name, data: png, mimetype: 'image/png', size: png.length }
  return cms().create({ collection: 'media', locale: 'en', data: { alt: 'A harbour' }, file })
}

async function write(media: number, _status: 'draft' | 'published'): Promise<number> {
  count += 1
  const body = richText(block('picture', { media }))
  const data: Partial<Page> & { title: string } = {
    title: `Page ${count}`,
    slug: `page-${count}`,
    body,
    _status,
  }
  const page = await cms().create({
    collection: 'pages',
    locale: 'en',
    draft: _status === 'draft',
    data,
  })
  return page.id
}

const has = (folder: string, name: string | null | undefined) =>
  access(path.join(dataDir, folder, name ?? '?')).then(
    () => true,
    () => false,
  )

/** Where the files of a document are, the original and its size. */
async function whereIs({ filename, sizes }: Media): Promise<string> {
  const found = new Set<string>()
  for (const name of [filename, sizes?.social?.filename]) {
    const places = []
    for (const folder of ['media', 'media-trash']) if (await has(folder, name)) places.push(folder)
    found.add(places.join('+') || 'nowhere')
  }
  return [...found].join(' ')
}

interface Refused {
  errors?: { message: string; data?: { consequences?: Consequences } }[]
}

const throwAway = ({ id }: Media) =>
  ask<Refused>(editor, 'PATCH', `/media/${id}`, { deletedAt: new Date().toISOString() })

const restore = ({ id }: Media) =>
  ask<Refused>(editor, 'PATCH', `/media/${id}?trash=true`, { deletedAt: null })

async function picture({ filename }: Media): Promise<string> {
  const { findPicture } = await import('../../../src/features/media/pictures.queries')
  const options = { width: 320, fit: 'inside', format: 'webp', quality: 70 } as const
  const found = await findPicture({ filename: filename ?? '', options, version: undefined })
  return found.kind
}

describe('a file in the trash', () => {
  it('is served nowhere, keeps its bytes and its name, and comes back at its address', async () => {
    const media = await store('quay.png')
    expect([await whereIs(media), await picture(media)]).toEqual(['media', 'picture'])
    expect((await throwAway(media)).status).toBe(200)
    expect([await whereIs(media), await picture(media)]).toEqual(['media-trash', 'unknown'])
    const other = await store('quay.png')
    expect(other.filename).toBe('quay-1.png')
    expect((await restore(media)).status).toBe(200)
    expect([await whereIs(media), await picture(media)]).toEqual(['media', 'picture'])
    const bytes = await readFile(path.join(dataDir, 'media', 'quay.png'))
    const back = await cms().findByID({ collection: 'media', id: media.id })
    expect([back.filename, back.deletedAt ?? null, bytes.length]).toEqual([
      'quay.png',
      null,
      media.filesize,
    ])
  })

  it('is not put there while readers are shown it; drafts are named and asked about', async () => {
    const shown = await store()
    await write(shown.id, 'published')
    const refused = await throwAway(shown)
    expect([refused.status, await whereIs(shown)]).toEqual([409, 'media'])
    expect(refused.body.errors?.[0]?.message).toContain('Page')
    expect(refused.body.errors?.[0]?.data).toBeUndefined()
    const drafted = await store()
    const page = await write(drafted.id, 'draft')
    const asked = await throwAway(drafted)
    expect(asked.body.errors?.[0]?.data?.consequences?.uses).toMatchObject([
      { owner: 'pages', document: page, state: 'draft' },
    ])
    expect(await whereIs(drafted)).toBe('media')
    const done = await agreed(editor, 'PATCH', `/media/${drafted.id}`, { deletedAt: new Date() })
    expect([done.status, await whereIs(drafted)]).toEqual([200, 'media-trash'])
    // Nobody publishes a hole.
    await expect(
      cms().update({
        collection: 'pages',
        id: page,
        locale: 'en',
        data: { _status: 'published' },
      }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'body' }] } })
  })

  it('a translator neither puts there nor brings back nor describes', async () => {
    const media = await store()
    const attempt = (data: object) =>
      ask(translator, 'PATCH', `/media/${media.id}?locale=en&trash=true`, data)
    expect((await attempt({ deletedAt: new Date() })).status).toBe(403)
    await throwAway(media)
    for (const data of [{ deletedAt: null }, { alt: 'Mine' }]) {
      expect((await attempt(data)).status).toBe(403)
    }
    expect(await whereIs(media)).toBe('media-trash')
  })

  it('takes its files with it once it is deleted for good', async () => {
    const media = await store()
    await throwAway(media)
    expect((await ask(editor, 'DELETE', `/media/${media.id}?trash=true`)).status).toBe(200)
    expect(await whereIs(media)).toBe('nowhere')
  })

  it('stays where it is where the row is not written', async () => {
    const media = await store()
    await throwAway(media)
    await query(`
      CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
      CREATE TRIGGER break AFTER UPDATE ON media FOR EACH ROW EXECUTE FUNCTION break()`)
    expect((await restore(media)).status).toBe(500)
    await query('DROP TRIGGER break ON media; DROP FUNCTION break()')
    expect(await whereIs(media)).toBe('media-trash')
  })
})

async function query(statement: string): Promise<void> {
  const { pool } = cms().db as unknown as { pool: { query(text: string): Promise<unknown> } }
  await pool.query(statement)
}

describe('files are put where their rows say', () => {
  const settle = async (now?: Date) => {
    const { settleTrash } = await import('../../../src/features/media/media-trash.hooks')
    return settleTrash(cms(), now)
  }

  it('also after an end between a commit and the move of a file, and after a restore', async () => {
    const [trashed, back] = [await store(), await store()]
    await throwAway(trashed)
    const names = ({ filename, sizes }: Media) =>
      [filename, sizes?.social?.filename].map((name) => name ?? '')
    for (const name of names(trashed)) {
      await rename(path.join(dataDir, 'media-trash', name), path.join(dataDir, 'media', name))
    }
    for (const name of names(back)) {
      await rename(path.join(dataDir, 'media', name), path.join(dataDir, 'media-trash', name))
    }
    expect(await settle()).toEqual({ trashedFilesSettled: 2 })
    expect([await whereIs(trashed), await whereIs(back)]).toEqual(['media-trash', 'media'])
    expect(await settle()).toEqual({ trashedFilesSettled: 0 })
  })

  it('what no row names goes from the trash, but nothing that was written just now', async () => {
    const old = path.join(dataDir, 'media-trash', 'orphan.png')
    await writeFile(old, png)
    await settle()
    expect(await has('media-trash', 'orphan.png')).toBe(true)
    await settle(new Date(Date.now() + 2 * 60 * 60_000))
    expect(await has('media-trash', 'orphan.png')).toBe(false)
  })
})

describe('after thirty days', () => {
  it('a file and its bytes are deleted for good, though a draft names it', async () => {
    const { emptyDueTrash } = await import('../../../src/cms/desk/trash/due-trash.runner')
    const media = await store()
    await write(media.id, 'draft')
    await agreed(editor, 'PATCH', `/media/${media.id}`, { deletedAt: new Date() })
    expect(await emptyDueTrash(cms())).toEqual({ trashDeleted: 0 })
    await query(`UPDATE media SET deleted_at = now() - interval '31 days' WHERE id = ${media.id}`)
    expect(await emptyDueTrash(cms())).toEqual({ trashDeleted: 1 })
    expect(await whereIs(media)).toBe('nowhere')
  })
})

describe('a file for members', () => {
  it('goes to the trash while no published service shows it, and comes back', async () => {
    const data = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\ntrailer<<>>\nstartxref\n9\n%%EOF\n',
    )
    const file = { name: 'form.pdf', data, mimetype: 'application/pdf', size: data.length }
    const stored: ServiceFile = await cms().create({ collection: 'service-files', data: {}, file })
    const service = await cms().create({
      collection: 'seaman-services',
      locale: 'en',
      data: {
        title: 'Papers',
        category: 'papers',
        files: [stored.id],
        _status: 'published',
      } as never,
    })
    const put = (deletedAt: Date | null) =>
      agreed<Refused>(editor, 'PATCH', `/service-files/${stored.id}?trash=true`, { deletedAt })
    expect((await put(new Date())).status).toBe(409)
    await cms().update({
      collection: 'seaman-services',
      id: service.id,
      locale: 'en',
      data: { _status: 'draft' },
    })
    expect((await put(new Date())).status).toBe(200)
    expect((await cms().count({ collection: 'service-files' })).totalDocs).toBe(0)
    expect((await put(null)).status).toBe(200)
    const found = await cms().findByID({ collection: 'service-files', id: stored.id })
    expect(found.filename).toBe('form.pdf')
  })
})
