/** @module-tag soak */
import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'

import type { Media } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

// Read when the configuration is loaded.
const dataDir = mkdtempSync(path.join(tmpdir(), 'mhm-media-at-once-'))
process.env.DATA_DIR = dataDir
const cms = cmsUnderTest()
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const COLOURS = ['#ff0000', '#0000ff', '#00ff00']

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

async function replace(id: number, colour: string, name: string): Promise<Media> {
  const file = await fileOf(colour, name)
  return cms().update({ collection: 'media', id, locale: 'en', data: {}, file })
}

const CUT = { crop: { x: 0, y: 0 }, widthInPixels: 6, heightInPixels: 4 }

function cut(id: number): Promise<Media> {
  const query = { uploadEdits: CUT }
  return cms().update({ collection: 'media', id, locale: 'en', data: {}, req: { query } })
}

/** What is kept while documents get other files. */
const held = () => readdir(path.join(dataDir, 'media-replaced')).catch(() => [])

/** Every document has its own bytes on the disk, and there is no other file. */
async function expectFilesOfRows(): Promise<Media[]> {
  const { docs } = await cms().find({ collection: 'media', pagination: false, locale: 'en' })
  for (const { filename, fingerprint } of docs) {
    const bytes = await readFile(path.join(dataDir, 'media', filename ?? ''))
    expect(createHash('sha256').update(bytes).digest('hex').slice(0, 8)).toBe(fingerprint)
  }
  const names = docs.flatMap(({ filename, sizes }) => [filename, sizes?.social?.filename])
  expect((await readdir(path.join(dataDir, 'media'))).toSorted()).toEqual(names.toSorted())
  expect(await held()).toEqual([])
  return docs
}

it('uploads of one name at the same moment are all kept, each with its own bytes', async () => {
  const created = await Promise.all(COLOURS.map((colour) => create(colour, 'race.png')))
  expect(created.map(({ filename }) => filename).toSorted()).toEqual([
    'race-1.png',
    'race-2.png',
    'race.png',
  ])
  const docs = await expectFilesOfRows()
  for (const { id, alt, placeholder } of created) {
    expect([alt, docs.find((doc) => doc.id === id)?.placeholder]).toEqual([
      placeholder,
      placeholder,
    ])
  }
})

it('replacements of one picture at the same moment leave the files of its row', async () => {
  const { id } = await create('#ffffff', 'replaced.png')
  await Promise.all(COLOURS.map((colour) => replace(id, colour, 'replaced.png')))
  await expectFilesOfRows()
})

it('words that are saved while a picture is replaced do not bring back its old file', async () => {
  const { id } = await create('#ffffff', 'words.png')
  await Promise.all([
    replace(id, '#ff0000', 'words.png'),
    cms().update({ collection: 'media', id, locale: 'en', data: { caption: 'Odesa' } }),
    replace(id, '#0000ff', 'words.png'),
  ])
  const docs = await expectFilesOfRows()
  expect(docs.find((doc) => doc.id === id)?.caption).toBe('Odesa')
})

it('of cuts at the same moment, one that is refused undoes only itself', async () => {
  const { id, fingerprint } = await create('#ff0000', 'cut.png')
  // The first write and the third fail.
  await query(`
    CREATE SEQUENCE writes;
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF nextval('writes') IN (1, 3) THEN RAISE EXCEPTION 'no row'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER refuse BEFORE UPDATE ON media FOR EACH ROW EXECUTE FUNCTION refuse()`)
  try {
    const results = await Promise.allSettled([cut(id), cut(id), cut(id)])
    expect(results.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ])
  } finally {
    await query('DROP FUNCTION refuse CASCADE; DROP SEQUENCE writes')
  }
  const docs = await expectFilesOfRows()
  expect(docs.find((doc) => doc.id === id)?.fingerprint).not.toBe(fingerprint)
})

it('a picture that is deleted while it is replaced leaves no file', async () => {
  const { id } = await create('#ffffff', 'gone.png')
  const replaced = replace(id, '#ff0000', 'gone.png')
  // Then it has read the row.
  await expect.poll(held, { interval: 1 }).not.toEqual([])
  await Promise.all([replaced, cms().delete({ collection: 'media', id })])
  await expectFilesOfRows()
})

async function query(text: string): Promise<void> {
  const { pool } = cms().db as unknown as { pool: { query(text: string): Promise<unknown> } }
  await pool.query(text)
}
