/** @module-tag soak */
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type CollectionSlug, handleEndpoints, type SanitizedCollectionConfig } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sharedFields } from '../../../src/cms/desk/editing/shared-fields/shared-as-read.field'
import { pdf } from '../../fixtures/form-files'
import { photographWithPlace, SECRET_OF_PHOTOGRAPH } from '../../fixtures/photograph'
import {
  formAddress,
  formBody,
  type FormEdits,
  type FormFile,
  formSource,
  formValues,
} from '../../site/form-body'
import { cmsUnderTest } from '../cms-under-test'
import { hire } from '../features/request-world'
import { panelForm } from '../panel-form'
import { ask, type RestClient } from '../rest'

/** What is said of files, and files that take the place of others, by the body that the panel's form sends. */

// Read when the configuration is loaded.
const dataDir = mkdtempSync(path.join(tmpdir(), 'mhm-upload-forms-'))
process.env.DATA_DIR = dataDir
const cms = cmsUnderTest()
afterAll(() => rm(dataDir, { recursive: true, force: true }))

type Person = RestClient & { id: number }
type Values = Record<string, unknown>
type Role = 'admin' | 'editor' | 'translator'

interface Kind {
  slug: CollectionSlug
  config: SanitizedCollectionConfig
  /** Texts of its own in each language. */
  texts: string[]
  /** What people say of a file in all languages at once. */
  shared: string[]
  takesPictures: boolean
}

const people = {} as Record<Role, Person>
/** Every collection with a file: a new one is here by itself. */
let kinds: Kind[]
let photo: Buffer

beforeAll(async () => {
  for (const role of ['admin', 'editor', 'translator'] as const) {
    // The translator writes Ukrainian.
    people[role] = await hire(cms(), role, role)
  }
  photo = await photographWithPlace(600, 400)
  kinds = cms().config.collections.flatMap((config) => {
    if (!config.upload) return []
    const texts = config.flattenedFields.filter((field) => 'localized' in field && field.localized)
    return {
      slug: config.slug,
      config,
      texts: texts.map(({ name }) => name),
      shared: sharedFields(config.flattenedFields),
      takesPictures: config.upload.mimeTypes?.includes('image/jpeg') === true,
    }
  })
})

const clean = async (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#00f' } })
    .jpeg()
    .toBuffer()

/** A file that is taken as it is. */
async function goodFile({ takesPictures }: Kind, name = 'first'): Promise<FormFile> {
  return takesPictures
    ? { name: `${name}.jpg`, type: 'image/jpeg', bytes: await clean() }
    : { name: `${name}.pdf`, type: 'application/pdf', bytes: pdf() }
}

const SCRIPT = '5 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'

/** A file that nobody may be given as it comes. */
const badFile = ({ takesPictures }: Kind): FormFile =>
  takesPictures
    ? { name: 'Olena at home.JPG', type: 'image/jpeg', bytes: photo }
    : {
        name: 'form.pdf',
        type: 'application/pdf',
        bytes: pdf({ objects: [SCRIPT], trailer: '/OpenAction 5 0 R ' }),
      }

interface Answer {
  doc?: Values & { id: number; filename: string }
  docs?: Values[]
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
}

async function upload(kind: Kind): Promise<number> {
  const values = Object.fromEntries(kind.texts.map((name) => [name, `${name} at first`]))
  const body = formBody(values, await goodFile(kind))
  const { body: answer } = await ask<Answer>(people.editor, 'POST', `/${kind.slug}?locale=en`, body)
  if (!answer.doc) throw new Error(JSON.stringify(answer))
  return answer.doc.id
}

/** The form as the panel's own code makes it for somebody in a language. */
async function open({ slug, config }: Kind, id: number, who: Role, locale: string) {
  const person = people[who]
  const { body } = await ask<Values>(person, 'GET', formSource(`/${slug}/${id}`, locale))
  const values = await panelForm(cms(), body, {
    id,
    fields: config.fields,
    slug,
    locale,
    staff: person.id,
  })
  // A row of a list that is empty is nought there; of a file there is none.
  expect(formValues(body)).toEqual(values)
  expect(values).toHaveProperty('deletedAt', null)
  return values
}

interface Saving {
  file?: FormFile
  edits?: FormEdits
}

const save = (
  { slug }: Kind,
  id: number,
  who: Role,
  locale: string,
  values: object,
  { file, edits }: Saving = {},
) =>
  ask<Answer>(
    people[who],
    'PATCH',
    formAddress(`/${slug}/${id}`, locale, edits),
    formBody(values, file),
  )

const read = async ({ slug }: Kind, id: number): Promise<Values> =>
  JSON.parse(
    JSON.stringify(
      await cms().findByID({ collection: slug, id, locale: 'all', depth: 0, trash: true }),
    ),
  ) as Values

/** The file as a browser of the staff gets it. */
async function bytesOf({ slug }: Kind, { filename }: Values): Promise<Buffer> {
  const { default: config } = await import('../../../payload.config')
  const address = `http://localhost:3000/api/${slug}/file/${encodeURIComponent(String(filename))}`
  const headers = { Authorization: `JWT ${people.editor.token ?? ''}` }
  const answer = await handleEndpoints({ config, request: new Request(address, { headers }) })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** Its texts in a language, said again. */
const told = ({ texts }: Kind, word: string): Values =>
  Object.fromEntries(texts.map((name) => [name, `${name}: ${word}`]))

function textsIn({ texts }: Kind, document: Values, locale: string): Values {
  return Object.fromEntries(
    texts.map((name) => [name, (document[name] as Values | null)?.[locale]]),
  )
}

const each = (kind: (one: Kind) => Promise<void>) => async () => {
  expect(kinds.length).toBeGreaterThan(0)
  for (const one of kinds) await kind(one)
}

describe('the texts of a file', () => {
  it(
    'are stored in each language by whoever may write it, and no other is touched',
    each(async (kind) => {
      const id = await upload(kind)
      const writers = [
        ['admin', 'en'],
        ['editor', 'en'],
        ['editor', 'uk'],
        ['translator', 'uk'],
        ['admin', 'ar'],
      ] as const
      for (const [who, locale] of writers) {
        const values = await open(kind, id, who, locale)
        const before = await read(kind, id)
        const texts = told(kind, `${who} ${locale}`)
        const { status, body } = await save(kind, id, who, locale, { ...values, ...texts })
        const what = `${kind.slug} ${who} ${locale}`
        expect([what, status, body.errors]).toEqual([what, 200, undefined])
        const after = await read(kind, id)
        expect([what, textsIn(kind, after, locale)]).toEqual([what, texts])
        const other = locale === 'en' ? 'uk' : 'en'
        expect(textsIn(kind, after, other)).toEqual(textsIn(kind, before, other))
        expect({ ...after, ...told(kind, ''), updatedAt: '' }).toEqual({
          ...before,
          ...told(kind, ''),
          updatedAt: '',
        })
      }
    }),
  )

  it(
    'are refused to a translator in another language, and with a file',
    each(async (kind) => {
      const id = await upload(kind)
      const before = await read(kind, id)
      const bytes = await bytesOf(kind, before)
      const values = { ...(await open(kind, id, 'translator', 'uk')), ...told(kind, 'mine') }
      const foreign = await save(kind, id, 'translator', 'en', values)
      const file = await save(kind, id, 'translator', 'uk', values, {
        file: await goodFile(kind, 'other'),
      })
      const cut = await save(kind, id, 'translator', 'uk', values, {
        edits: { focalPoint: { x: 9, y: 9 } },
      })
      const thrown = await save(kind, id, 'translator', 'uk', {
        deletedAt: new Date().toISOString(),
      })
      expect([kind.slug, foreign.status, file.status, cut.status, thrown.status]).toEqual([
        ...[kind.slug, 403, 403, 403, 403],
      ])
      expect(await read(kind, id)).toEqual(before)
      expect(await bytesOf(kind, before)).toEqual(bytes)
    }),
  )

  it(
    'are refused with what all languages share where a translator has changed it, and say which',
    each(async (kind) => {
      for (const name of kind.shared) {
        const id = await upload(kind)
        const before = await read(kind, id)
        const values = { ...(await open(kind, id, 'translator', 'uk')), ...told(kind, 'mine') }
        const { status, body } = await save(kind, id, 'translator', 'uk', {
          ...values,
          [name]: 'Mine',
        })
        expect([kind.slug, status, body.errors?.[0]?.data?.errors]).toEqual([
          ...[kind.slug, 400],
          [{ path: name, message: expect.stringContaining('only editors change it') as string }],
        ])
        expect(await read(kind, id)).toEqual(before)
        // A form that was opened before a colleague changed it is not to blame.
        await cms().update({ collection: kind.slug, id, locale: 'en', data: { [name]: 'Theirs' } })
        const late = await save(kind, id, 'translator', 'uk', values)
        expect([late.status, (await read(kind, id))[name]]).toEqual([200, 'Theirs'])
        expect(textsIn(kind, await read(kind, id), 'uk')).toEqual(told(kind, 'mine'))
      }
    }),
  )

  it(
    'are stored of many at once, by the form of the list',
    each(async (kind) => {
      const ids = [await upload(kind), await upload(kind)]
      const [name = ''] = kind.texts
      for (const who of ['editor', 'translator'] as const) {
        const where = ids.map((id, nr) => `where[and][0][id][in][${nr}]=${id}`).join('&')
        // As the panel sends it: only what was chosen.
        const body = formBody({ [name]: `of many by ${who}` })
        const { status } = await ask(people[who], 'PATCH', `/${kind.slug}?locale=uk&${where}`, body)
        expect([kind.slug, who, status]).toEqual([kind.slug, who, 200])
        for (const id of ids) {
          expect((await read(kind, id))[name]).toMatchObject({ uk: `of many by ${who}` })
        }
      }
    }),
  )
})

describe('a file that takes the place of another', () => {
  it(
    'is cleaned or checked, with texts at once and alone, in any language',
    each(async (kind) => {
      for (const locale of ['en', 'uk']) {
        for (const texts of [{}, told(kind, 'with a file')]) {
          const id = await upload(kind)
          const before = await read(kind, id)
          const bytes = await bytesOf(kind, before)
          const values = { ...(await open(kind, id, 'editor', locale)), ...texts }
          const { status, body } = await save(kind, id, 'editor', locale, values, {
            file: badFile(kind),
          })
          const after = await read(kind, id)
          if (!kind.takesPictures) {
            expect([kind.slug, status]).toEqual([kind.slug, 400])
            expect(JSON.stringify(body)).toContain('This file cannot be taken')
            expect(after).toEqual(before)
            expect(await bytesOf(kind, after)).toEqual(bytes)
            continue
          }
          expect([kind.slug, status, body.errors]).toEqual([kind.slug, 200, undefined])
          expect(textsIn(kind, after, locale)).toMatchObject(texts)
          // By another name: an address never shows another image.
          expect(after.filename).toMatch(/^olena-at-home(?:-\d+)?\.jpg$/)
          expect(after.fingerprint).not.toBe(before.fingerprint)
          const stored = await bytesOf(kind, after)
          expect(stored.includes(SECRET_OF_PHOTOGRAPH)).toBe(false)
          expect((await sharp(stored).metadata()).exif).toBeUndefined()
        }
      }
    }),
  )

  it(
    'comes with the texts where there is nothing wrong with it',
    each(async (kind) => {
      const id = await upload(kind)
      const values = { ...(await open(kind, id, 'editor', 'uk')), ...told(kind, 'with a file') }
      const file = await goodFile(kind, 'second')
      const { status } = await save(kind, id, 'editor', 'uk', values, { file })
      const after = await read(kind, id)
      expect([kind.slug, status, textsIn(kind, after, 'uk')]).toEqual([
        ...[kind.slug, 200],
        told(kind, 'with a file'),
      ])
      expect(String(after.filename)).toMatch(/^second/)
    }),
  )

  it(
    'is cleaned or checked also where the rest looks like a move out of the trash',
    each(async (kind) => {
      const id = await upload(kind)
      const file = badFile(kind)
      const { status } = await save(kind, id, 'editor', 'en', { deletedAt: null }, { file })
      expect([kind.slug, status]).toEqual([kind.slug, kind.takesPictures ? 200 : 400])
      const stored = await bytesOf(kind, await read(kind, id))
      expect(stored.equals(file.bytes) || stored.includes(SECRET_OF_PHOTOGRAPH)).toBe(false)
    }),
  )

  it(
    'is cut, and turned to what matters in it, with the texts of the same form',
    each(async (kind) => {
      if (!kind.takesPictures) return
      const edits: FormEdits = {
        crop: { x: 50, y: 0, width: 50, height: 100, unit: '%' },
        focalPoint: { x: 80, y: 20 },
        widthInPixels: 200,
        heightInPixels: 300,
      }
      const id = await upload(kind)
      const values = { ...(await open(kind, id, 'editor', 'uk')), ...told(kind, 'cut') }
      const stayed = await save(kind, id, 'editor', 'uk', values, { edits })
      expect(stayed.body.doc).toMatchObject({ width: 200, height: 300, focalX: 80, focalY: 20 })
      expect(textsIn(kind, await read(kind, id), 'uk')).toEqual(told(kind, 'cut'))
      // A new file in the same form: the window shows the old one and counts its pixels.
      const halves = { ...edits, focalPoint: { x: 60, y: 40 } }
      const again = await open(kind, id, 'editor', 'uk')
      const replaced = await save(kind, id, 'editor', 'uk', again, {
        edits: halves,
        file: badFile(kind),
      })
      expect(replaced.body.doc).toMatchObject({ width: 300, height: 400, focalX: 60, focalY: 40 })
      // Whoever marks nothing cuts nothing.
      const whole: FormEdits = {
        ...halves,
        crop: { x: 0, y: 0, width: 100, height: 100, unit: '%' },
        widthInPixels: 300,
        heightInPixels: 400,
      }
      const last = await open(kind, id, 'editor', 'uk')
      const uncut = await save(kind, id, 'editor', 'uk', last, {
        edits: whole,
        file: badFile(kind),
      })
      expect(uncut.body.doc).toMatchObject({ width: 600, height: 400, focalX: 60, focalY: 40 })
      const stored = await bytesOf(kind, await read(kind, id))
      expect(stored.includes(SECRET_OF_PHOTOGRAPH)).toBe(false)
    }),
  )
})

describe('the trash', () => {
  it(
    'takes a file by the panel’s own request, and gives it back with its texts',
    each(async (kind) => {
      const id = await upload(kind)
      const form = { ...(await open(kind, id, 'editor', 'uk')), ...told(kind, 'kept') }
      await save(kind, id, 'editor', 'uk', form)
      const before = await read(kind, id)
      const at = new Date().toISOString()
      const change = (data: object, query = '') =>
        ask<Answer>(people.editor, 'PATCH', `/${kind.slug}/${id}?locale=uk${query}`, data)
      // Both at once would lose one of them.
      const both = await save(kind, id, 'editor', 'uk', { ...form, deletedAt: at })
      const withFile = await save(
        kind,
        id,
        'editor',
        'uk',
        { deletedAt: at },
        { file: await goodFile(kind) },
      )
      expect([kind.slug, both.status, withFile.status]).toEqual([kind.slug, 400, 400])
      expect(JSON.stringify(both.body)).toContain('without another change')
      expect(await read(kind, id)).toEqual(before)

      expect((await change({ deletedAt: at })).status).toBe(200)
      const inTrash = await read(kind, id)
      expect({ ...inTrash, deletedAt: null, updatedAt: '', thumbnailURL: '' }).toEqual({
        ...before,
        updatedAt: '',
        thumbnailURL: '',
      })
      expect(inTrash.deletedAt).not.toBeNull()
      // A form that a colleague has open still does not bring it back.
      for (const who of ['editor', 'translator'] as const) {
        const late = await save(kind, id, who, 'uk', { ...form, ...told(kind, 'late') })
        expect([kind.slug, who, late.status >= 400]).toEqual([kind.slug, who, true])
      }
      expect(await read(kind, id)).toEqual(inTrash)

      const where = `trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
      const back = await ask(people.editor, 'PATCH', `/${kind.slug}?${where}`, { deletedAt: null })
      expect(back.status).toBe(200)
      expect({ ...(await read(kind, id)), updatedAt: '' }).toEqual({ ...before, updatedAt: '' })
    }),
  )

  it('takes no document of any kind together with another change', async () => {
    for (const { slug, trash, upload: isFile } of cms().config.collections) {
      if (!trash || isFile) continue
      const { docs } = await cms().find({ collection: slug, limit: 1, depth: 0 })
      const id = docs[0]?.id ?? 1
      const { status } = await ask(people.editor, 'PATCH', `/${slug}/${id}?locale=en`, {
        deletedAt: new Date().toISOString(),
        isExample: false,
      })
      expect([slug, status]).toEqual([slug, 400])
    }
  })
})
