import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Media, Staff } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

// Read when the configuration is loaded.
const dataDir = mkdtempSync(path.join(tmpdir(), 'mhm-media-changes-'))
process.env.DATA_DIR = dataDir
const cms = cmsUnderTest()
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const WIDTH = 400
const HEIGHT = 300

let editor: RestClient
/** Writes Ukrainian. */
let translator: RestClient
let picture: Media
let pdf: Media
let png: Buffer

async function account(role: Staff['role']): Promise<RestClient> {
  const [email, password] = [`${role}@site.example`, 'only-for-tests']
  const languages: Staff['languages'] = role === 'translator' ? ['uk'] : []
  await cms().create({
    collection: 'staff',
    data: { email, password, name: role, role, languages },
  })
  return signIn(email, password)
}

function store(name: string, data: Buffer, mimetype: string) {
  const file = { name, data, mimetype, size: data.length }
  return cms().create({ collection: 'media', locale: 'en', data: { alt: 'A harbour' }, file })
}

beforeAll(async () => {
  editor = await account('editor')
  translator = await account('translator')
  const left = await sharp({
    create: { width: WIDTH / 2, height: HEIGHT, channels: 3, background: '#f00' },
  })
    .png()
    .toBuffer()
  png = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#00f' },
  })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  picture = await store('harbour.png', png, 'image/png')
  const document =
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\ntrailer<<>>\nstartxref\n9\n%%EOF\n'
  pdf = await store('form.pdf', Buffer.from(document), 'application/pdf')
})

/** Every file there is, and all that is known of each but its words in Ukrainian. */
async function state(): Promise<unknown> {
  const folder = path.join(dataDir, 'media')
  const names = (await readdir(folder)).sort()
  const files = await Promise.all(
    names.map(async (name) => [name, (await readFile(path.join(folder, name))).toString('base64')]),
  )
  const { docs } = await cms().find({ collection: 'media', locale: 'all', sort: 'id', depth: 0 })
  const known = docs.map((doc) => {
    const { alt, caption } = doc as unknown as Record<'alt' | 'caption', { en?: string } | null>
    return { ...doc, alt: alt?.en, caption: caption?.en, updatedAt: undefined }
  })
  return JSON.parse(JSON.stringify([files, known])) as unknown
}

const form = (data: unknown, file?: Buffer, name = 'new.png', type = 'image/png'): FormData => {
  const body = new FormData()
  body.set('_payload', JSON.stringify(data))
  if (file) body.set('file', new Blob([new Uint8Array(file)], { type }), name)
  return body
}

const CUT =
  'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=5&uploadEdits[crop][height]=5&uploadEdits[widthInPixels]=20&uploadEdits[heightInPixels]=15'
const FOCUS = 'uploadEdits[focalPoint][x]=90&uploadEdits[focalPoint][y]=10'
const SYSTEM = {
  width: 1,
  height: 1,
  filesize: 1,
  mimeType: 'text/html',
  filename: 'other.png',
  url: 'http://127.0.0.1:1/x.png',
  thumbnailURL: 'http://127.0.0.1:1/x.png',
  sizes: { social: { filename: 'other.png', url: '/x', width: 1 } },
  fingerprint: 'mine',
  placeholder: 'red',
  prefix: 'x',
  id: 77,
  createdAt: '2001-01-01T00:00:00.000Z',
  focalX: 1e308,
  focalY: -1,
}

describe('a translator', () => {
  const one = () => `/media/${picture.id}`
  const some = () => `/media?where[id][equals]=${picture.id}`
  const ATTEMPTS: Record<string, () => [path: string, data: unknown]> = {
    'a cut': () => [`${one()}?locale=uk&${CUT}`, { alt: 'Порт' }],
    'a cut and nothing else': () => [`${one()}?locale=uk&${CUT}`, {}],
    'a cut in a form': () => [`${one()}?locale=uk&${CUT}`, form({ alt: 'Порт' })],
    'a cut of many': () => [`${some()}&locale=uk&${CUT}`, { alt: 'Порт' }],
    'pixels alone': () => [`${one()}?locale=uk&uploadEdits[widthInPixels]=20`, {}],
    'a focal point': () => [`${one()}?locale=uk&${FOCUS}`, {}],
    'a focal point of many': () => [`${some()}&locale=uk&${FOCUS}`, form({})],
    'a focal point in the data': () => [`${one()}?locale=uk`, { focalX: 5, focalY: 5 }],
    'edits in the data': () => [
      `${one()}?locale=uk`,
      form({
        uploadEdits: { focalPoint: { x: 1, y: 1 }, widthInPixels: 20, crop: { x: 0, y: 0 } },
      }),
    ],
    'what the system writes': () => [`${one()}?locale=uk`, { ...SYSTEM, credit: 'Mine' }],
    'what the system writes, in a form': () => [`${one()}?locale=uk`, form({ ...SYSTEM })],
    'what the system writes, of many': () => [`${some()}&locale=uk`, { ...SYSTEM, focalX: 9 }],
    'another file': () => [`${one()}?locale=uk`, form({ alt: 'Порт' }, png.subarray(0))],
    'another file for many': () => [`${some()}&locale=uk`, form({ alt: 'Порт' }, png)],
    'a file that is said to be there': () => {
      const body = form({ alt: 'Порт' })
      body.set('file', JSON.stringify({ filename: 'form.pdf', mimeType: 'image/png', size: 9 }))
      return [`${one()}?locale=uk`, body]
    },
    'another language': () => [`${one()}?locale=en`, { alt: 'Mine' }],
    'another language by publishing it': () => [
      `${one()}?locale=uk&publishSpecificLocale=en`,
      { alt: 'Mine' },
    ],
    'every language': () => [`${one()}?locale=all`, { alt: { en: 'Mine', uk: 'Моє' } }],
  }

  it.each(Object.entries(ATTEMPTS))('changes nothing of a file by %s', async (_, attempt) => {
    const before = await state()
    const [where, data] = attempt()
    const { status } = await ask(translator, 'PATCH', where, data)
    expect(status).toBeLessThan(500)
    expect(await state()).toEqual(before)
  })

  it('is refused a cut, a focal point and a file', async () => {
    for (const [query, data] of [
      [CUT, {}],
      [FOCUS, {}],
      ['', form({}, png)],
    ] as const) {
      const { status } = await ask(translator, 'PATCH', `${one()}?locale=uk&${query}`, data)
      expect(status).toBe(403)
      const many = await ask(translator, 'PATCH', `${some()}&locale=uk&${query}`, data)
      expect(many.status).toBe(403)
    }
  })

  it('adds, copies and deletes none', async () => {
    const before = await state()
    const added = await ask(translator, 'POST', '/media?locale=uk', form({ alt: 'Порт' }, png))
    const copied = await ask(translator, 'POST', `${one()}/duplicate?locale=uk`, {})
    const deleted = await ask(translator, 'DELETE', one())
    const many = await ask(translator, 'DELETE', some())
    for (const { status } of [added, copied, deleted, many]) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
    expect(await state()).toEqual(before)
  })

  it('says in the own language what a picture shows', async () => {
    const texts = { alt: 'Порт', caption: 'Одеса' }
    const { status } = await ask(translator, 'PATCH', `${one()}?locale=uk`, form(texts))
    expect(status).toBe(200)
    const stored = await cms().findByID({ collection: 'media', id: picture.id, locale: 'uk' })
    expect(stored).toMatchObject(texts)
  })
})

describe('what the system knows of a file', () => {
  it.each(['one', 'many'])('is not written by a request about %s', async (count) => {
    const before = await state()
    const target = count === 'one' ? `/${picture.id}?` : `?where[id][equals]=${picture.id}&`
    const { status } = await ask(editor, 'PATCH', `/media${target}locale=en`, SYSTEM)
    expect(status).toBe(200)
    expect(await state()).toEqual(before)
  })

  it('is not written by an upload', async () => {
    const { status, body } = await ask<{ doc: Media }>(
      editor,
      'POST',
      '/media?locale=en',
      form({ alt: 'A quay', ...SYSTEM }, png, 'quay.png'),
    )
    expect(status).toBe(201)
    expect(body.doc).toMatchObject({ width: WIDTH, height: HEIGHT, mimeType: 'image/png' })
    expect(body.doc).toMatchObject({ filename: 'quay.png', focalX: 100, focalY: 0 })
    expect(body.doc.id).not.toBe(77)
    expect(body.doc.createdAt).not.toBe(SYSTEM.createdAt)
  })
})

describe('a new picture', () => {
  const upload = (data: unknown, file = png, as: RestClient = editor, locale = 'en') =>
    ask<{ doc: Media }>(as, 'POST', `/media?locale=${locale}`, form(data, file))

  it('is kept only with what it shows, told in the language it is uploaded in', async () => {
    const before = await state()
    for (const data of [{}, { alt: '' }, { alt: ' \n' }, { alt: null }, { caption: 'A quay' }]) {
      const { status, body } = await upload(data)
      expect([status, JSON.stringify(body)]).toEqual([
        400,
        expect.stringContaining('Write what the image shows, in English'),
      ])
    }
    const ukrainian = { ...editor, panelLanguage: 'uk' }
    const { body } = await upload({ caption: 'Набережна' }, png, ukrainian, 'uk')
    expect(JSON.stringify(body)).toContain('Напишіть, що на зображенні (українська)')
    expect(await state()).toEqual(before)
    const added = await upload({ alt: 'Набережна' }, png, editor, 'uk')
    expect([added.status, added.body.doc.alt]).toEqual([201, 'Набережна'])
  })

  it('is no PDF: that needs no such text', async () => {
    const bytes = await readFile(path.join(dataDir, 'media', pdf.filename ?? ''))
    expect((await upload({}, bytes)).status).toBe(201)
  })

  it('is told first what is wrong with its file', async () => {
    const { body } = await upload({}, Buffer.from('no picture'))
    expect(JSON.stringify(body)).toContain('The site cannot show this file')
  })
})

describe('words about a file', () => {
  it.each(['alt', 'caption', 'credit'])('are text: nothing else is kept as %s', async (name) => {
    const before = await state()
    for (const value of [{ en: 'x' }, ['x'], 5, true]) {
      const { status } = await ask(editor, 'PATCH', `/media/${picture.id}?locale=en`, {
        [name]: value,
      })
      expect(status).toBe(400)
    }
    expect(await state()).toEqual(before)
  })
})

describe('an edit of a picture', () => {
  const crop = (x: unknown, y: unknown, width: unknown, height: unknown) =>
    `uploadEdits[crop][x]=${String(x)}&uploadEdits[crop][y]=${String(y)}&uploadEdits[widthInPixels]=${String(width)}&uploadEdits[heightInPixels]=${String(height)}`
  const focus = (x: unknown, y: unknown) =>
    `uploadEdits[focalPoint][x]=${String(x)}&uploadEdits[focalPoint][y]=${String(y)}`

  const ABSURD = [
    crop(0, 0, -5, 20),
    crop(0, 0, 0, 20),
    crop(0, 0, 1e308, 20),
    crop(0, 0, '1e999', 20),
    crop(0, 0, 'NaN', 20),
    crop(0, 0, '', 20),
    crop(0, 0, 20, WIDTH * 9),
    crop(-50, 0, 20, 20),
    crop(1e308, 0, 20, 20),
    crop('NaN', 0, 20, 20),
    crop(90, 0, 200, 20),
    crop(0, 90, 20, 200),
    'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0',
    'uploadEdits[crop]=x&uploadEdits[widthInPixels]=20&uploadEdits[heightInPixels]=20',
    'uploadEdits[widthInPixels]=20',
    focus(1e308, 5),
    focus(5, -40),
    focus('NaN', 5),
    focus('', ''),
    focus('left', 5),
    'uploadEdits[focalPoint]=x',
    'uploadEdits[focalPoint][x]=5',
    'uploadEdits[0]=5',
    'uploadEdits=x',
  ]

  it.each(ABSURD)('that is absurd is refused with a sentence: %s', async (query) => {
    const before = await state()
    const answers = [
      await ask(editor, 'PATCH', `/media/${picture.id}?locale=en&${query}`, {}),
      await ask(editor, 'PATCH', `/media/${picture.id}?locale=en&${query}`, form({}, png)),
      await ask(editor, 'POST', `/media?locale=en&${query}`, form({ alt: 'A quay' }, png)),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('does not fit the image')
    }
    expect(await state()).toEqual(before)
  })

  it('of many, or of what is no picture, is refused', async () => {
    const before = await state()
    const many = await ask(editor, 'PATCH', `/media?where[id][exists]=true&locale=en&${CUT}`, {})
    expect([many.status, JSON.stringify(many.body)]).toEqual([
      400,
      expect.stringContaining('one file at a time'),
    ])
    const file = await ask(editor, 'PATCH', `/media/${pdf.id}?locale=en&${CUT}`, {})
    expect(file.status).toBe(400)
    expect(await state()).toEqual(before)
  })

  it('that is refused for its words leaves the file as it is', async () => {
    const before = await state()
    for (const data of [{ alt: '' }, { caption: 'x'.repeat(301) }, { credit: 'x'.repeat(121) }]) {
      const { status } = await ask(
        editor,
        'PATCH',
        `/media/${picture.id}?locale=en&${CUT}`,
        form(data),
      )
      expect(status).toBe(400)
    }
    expect(await state()).toEqual(before)
  })

  it('cuts what was chosen, in the file that is there and in a new one', async () => {
    const query = `${crop(50, 0, WIDTH / 2, HEIGHT)}&${focus(100.4, 0)}`
    const cut = await ask<{ doc: Media }>(
      editor,
      'PATCH',
      `/media/${picture.id}?locale=en&${query}`,
      {},
    )
    const added = await ask<{ doc: Media }>(
      editor,
      'POST',
      `/media?locale=en&${query}`,
      form({ alt: 'A quay' }, png, 'quay.png'),
    )
    for (const { body } of [cut, added]) {
      expect(body.doc).toMatchObject({ width: 200, height: HEIGHT, focalX: 100, focalY: 0 })
      const stored = sharp(path.join(dataDir, 'media', body.doc.filename ?? ''))
      const { dominant } = await stored.stats()
      expect(dominant.b).toBeGreaterThan(dominant.r)
    }
  })
})
