import { mkdtempSync } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import type { Media, Page } from '../../../src/payload-types'
import { block, paragraph, richText, text } from '../../fixtures/every-block'
import { load } from '../../site/load'
import { agreed } from '../agreed'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

// Read when the configuration is loaded.
const dataDir = mkdtempSync(path.join(tmpdir(), 'mhm-media-in-use-'))
process.env.DATA_DIR = dataDir
const cms = cmsUnderTest()
afterAll(() => rm(dataDir, { recursive: true, force: true }))

let editor: RestClient
let png: Buffer
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\ntrailer<<>>\nstartxref\n9\n%%EOF\n',
)

beforeAll(async () => {
  const [email, password] = ['editor@site.example', 'only-for-tests']
  await cms().create({
    collection: 'staff',
    data: { email, password, name: 'Editor', role: 'editor' },
  })
  editor = await signIn(email, password)
  const create = { width: 9, height: 9, channels: 3, background: '#0369a1' } as const
  png = await sharp({ create }).png().toBuffer()
})

let count = 0

/** A picture that is described in English and Ukrainian, or a PDF. */
async function store(type: 'png' | 'pdf' = 'png'): Promise<Media> {
  count += 1
  const data = type === 'png' ? png : PDF
  const mimetype = type === 'png' ? 'image/png' : 'application/pdf'
  const file = { name: `file-${count}.${type}`, data, mimetype, size: data.length }
  const media = await cms().create({
    collection: 'media',
    locale: 'en',
    data: { alt: 'A harbour' },
    file,
  })
  await cms().update({
    collection: 'media',
    id: media.id,
    locale: 'uk',
    data: { alt: 'Порт' },
  })
  return media
}

type Data = Partial<Omit<Page, 'id' | 'parent'>>

async function write(collection: 'pages' | 'docs', locale: Locale, data: Data): Promise<number> {
  count += 1
  const { id } = await cms().create({
    collection,
    locale,
    draft: data._status !== 'published',
    data: { title: `Title ${count}`, slug: `slug-${count}`, ...data },
  })
  return id
}

const change = (id: number, locale: Locale, data: Data) =>
  cms().update({ collection: 'pages', id, locale, draft: data._status !== 'published', data })

const showing = (media: number, kind = 'picture') =>
  richText(paragraph(text('Words.')), block(kind, { media }))

async function isThere({ id, filename }: Media): Promise<boolean> {
  const { totalDocs } = await cms().count({ collection: 'media', where: { id: { equals: id } } })
  const isOnDisk = await access(path.join(dataDir, 'media', filename ?? '')).then(
    () => true,
    () => false,
  )
  expect(isOnDisk).toBe(totalDocs === 1)
  return isOnDisk
}

interface Refusal {
  message?: string
  errors?: { message: string }[]
  docs?: { id: number }[]
}

/** What whoever deletes a file is told. */
async function remove({ id }: Media): Promise<string> {
  const { status, body } = await ask<Refusal>(editor, 'DELETE', `/media/${id}`)
  if (status === 200) return 'deleted'
  expect(status).toBe(409)
  return body.errors?.map(({ message }) => message).join('\n') ?? ''
}

/** As a program or a person at the database would. */
async function removeByHand({ id }: Media): Promise<void> {
  await query('DELETE FROM media WHERE id = $1', [id])
}

async function query(statement: string, values: unknown[]): Promise<void> {
  const { pool } = cms().db as unknown as {
    pool: { query(text: string, values: unknown[]): Promise<unknown> }
  }
  await pool.query(statement, values)
}

describe('a file is not deleted while', () => {
  it('a published text shows it, and whoever deletes it reads where', async () => {
    const media = await store()
    await write('pages', 'en', { title: 'Ports', body: showing(media.id), _status: 'published' })
    expect(await remove(media)).toMatch(
      new RegExp(`“${media.filename}” .*: “Ports” \\(English, published\\)`),
    )
    expect(await isThere(media)).toBe(true)
  })

  it('a document offers it for download, in whichever language', async () => {
    const media = await store('pdf')
    await write('docs', 'uk', {
      title: 'Порти',
      body: showing(media.id, 'download'),
      _status: 'published',
    })
    expect(await remove(media)).toContain('“Порти” (Українська, published)')
    expect(await isThere(media)).toBe(true)
  })

  it('only a draft shows it, or the draft of one language of a live page', async () => {
    const [media, other] = [await store(), await store()]
    await write('pages', 'ar', { title: 'ميناء', body: showing(media.id) })
    expect(await remove(media)).toContain('“ميناء” (العربية, draft)')
    const id = await write('pages', 'en', { title: 'Live', _status: 'published' })
    await change(id, 'uk', { title: 'Чернетка', body: showing(other.id) })
    expect(await remove(other)).toContain('“Чернетка” (Українська, draft)')
    expect([await isThere(media), await isThere(other)]).toEqual([true, true])
  })

  it('links to a page show it', async () => {
    const media = await store()
    await write('pages', 'en', {
      title: 'Shared',
      meta: { image: media.id },
      _status: 'published',
    })
    expect(await remove(media)).toContain('“Shared” (English, published)')
  })

  it('a page in the trash would need it', async () => {
    const media = await store()
    const id = await write('pages', 'en', {
      title: 'Trashed',
      body: showing(media.id),
      _status: 'published',
    })
    await cms().update({
      collection: 'pages',
      id,
      data: { deletedAt: new Date().toISOString() },
    })
    expect(await remove(media)).toContain('“Trashed” (English, in the trash)')
  })

  it('a text has it as an upload of the editor, populated or not', async () => {
    const media = await store()
    const id = await write('pages', 'en', { title: 'Upload', _status: 'published' })
    for (const value of [media.id, { id: media.id, filename: media.filename }]) {
      const body = richText({ type: 'upload', version: 3, relationTo: 'media', value })
      await query('UPDATE pages_locales SET body = $1 WHERE _parent_id = $2', [
        JSON.stringify(body),
        id,
      ])
      expect(await remove(media)).toContain('“Upload” (English, published)')
    }
  })

  it('more show it than anybody would read: the first are named, the rest counted', async () => {
    const media = await store()
    for (const [index, locale] of (['en', 'uk', 'en', 'uk', 'en', 'uk', 'en'] as const).entries()) {
      await write('pages', locale, {
        title: `Use ${index}`,
        body: showing(media.id),
        ...(index === 6 && { _status: 'published' }),
      })
    }
    const refusal = await remove(media)
    // What readers see comes first.
    expect(refusal).toMatch(/: “Use 6” \(English, published\), “Use 0”/)
    expect(refusal).toMatch(/“Use 3” \(Українська, draft\), and 2 more\./)
  })

  it('and of many that are deleted at once, the others are', async () => {
    const [used, free] = [await store(), await store()]
    await write('pages', 'en', { title: 'Ports', body: showing(used.id), _status: 'published' })
    for (const attempt of [1, 2]) {
      const { status, body } = await ask<Refusal>(
        editor,
        'DELETE',
        `/media?where[id][in][0]=${used.id}&where[id][in][1]=${free.id}`,
      )
      expect(status).toBe(400)
      expect(body.docs?.map(({ id }) => id)).toEqual(attempt === 1 ? [free.id] : [])
      expect(body.errors?.map(({ message }) => message).join()).toContain('“Ports” (English')
    }
    expect([await isThere(used), await isThere(free)]).toEqual([true, false])
  })

  it('in the language of the panel, also for the site’s own code', async () => {
    const media = await store()
    await write('pages', 'en', { title: 'Ports', body: showing(media.id) })
    const { body } = await ask<Refusal>(
      { ...editor, panelLanguage: 'uk' },
      'DELETE',
      `/media/${media.id}`,
    )
    expect(body.errors?.[0]?.message).toContain('«Ports» (English, чернетка)')
    await expect(cms().delete({ collection: 'media', id: media.id })).rejects.toThrow('Ports')
  })
})

describe('a file is deleted', () => {
  it('once neither what is published nor a draft shows it: old versions do not hold it', async () => {
    const media = await store()
    const id = await write('pages', 'en', { body: showing(media.id), _status: 'published' })
    await change(id, 'en', { body: richText(paragraph(text('Without.'))) })
    expect(await remove(media)).toContain('published')
    await cms().update({ collection: 'pages', id, locale: 'en', data: { _status: 'draft' } })
    expect(await remove(media)).toBe('deleted')
    expect(await isThere(media)).toBe(false)
  })

  it('or once the document is deleted', async () => {
    const media = await store()
    const id = await write('docs', 'en', { body: showing(media.id), _status: 'published' })
    expect(await remove(media)).toContain('published')
    await cms().delete({ collection: 'docs', id })
    expect(await remove(media)).toBe('deleted')
  })

  it('or a text begins to show it, never both', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < load({ gate: 2, soak: 12 }); round += 1) {
      const media = await store()
      const id = await write('pages', 'en', { _status: 'published' })
      const save = () =>
        change(id, 'en', { body: showing(media.id), _status: 'published' }).then(
          () => 'shown',
          () => 'refused',
        )
      const [saved, removed] = await Promise.all(
        round % 2 ? [save(), remove(media)] : [remove(media), save()].toReversed(),
      )
      expect([saved === 'shown', removed === 'deleted']).toSatisfy(
        ([shown, deleted]: boolean[]) => shown !== deleted,
      )
      expect(await isThere(media)).toBe(removed !== 'deleted')
      outcomes.add(saved ?? '')
    }
    expect(outcomes.size).toBeGreaterThan(0)
  })
})

describe('a file that is gone all the same', () => {
  async function live(locale: Locale = 'en'): Promise<number> {
    const [shown, offered] = [await store(), await store('pdf')]
    const body = richText(
      block('picture', { media: (await store()).id }),
      block('picture', { media: shown.id, caption: 'Quay' }),
      block('download', { media: offered.id }),
    )
    const id = await write('pages', locale, { body, _status: 'published' })
    await removeByHand(shown)
    await removeByHand(offered)
    return id
  }
  const patch = (target: string, data: unknown) =>
    agreed<Refusal>(editor, 'PATCH', `/pages${target}`, data)

  it('does not hold its page: it is unpublished, alone or among many', async () => {
    const ids = [await live(), await live()]
    const answers = [
      await patch(`/${ids[0]}?locale=en&fallback-locale=null&depth=0`, { _status: 'draft' }),
      await patch(`?where[id][in][0]=${ids[1]}&locale=en`, { _status: 'draft' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const id of ids) {
      const page = await cms().findByID({ collection: 'pages', id, locale: 'en', draft: false })
      expect(page._status).toBe('draft')
    }
  })

  it('does not hold drafts, other languages, the trash and the way back', async () => {
    const id = await live()
    const answers = [
      await patch(`/${id}?locale=en&draft=true`, { excerpt: 'Shorter' }),
      await patch(`/${id}?locale=en&draft=true&autosave=true`, { excerpt: 'Shorter still' }),
      await patch(`/${id}?locale=uk`, {
        title: 'Порти',
        slug: `порти-${id}`,
        _status: 'published',
      }),
      await patch(`/${id}`, { deletedAt: new Date().toISOString() }),
      await patch(`/${id}?trash=true`, { deletedAt: null, _status: 'published' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  it('is named where something is published that shows it', async () => {
    const id = await live()
    const { status, body } = await patch(`/${id}?locale=en`, { _status: 'published' })
    expect(status).toBe(400)
    const answer = JSON.stringify(body)
    expect(answer).toContain('“Image 2: Quay” in the text')
    expect(answer).toContain('“File to download 1” in the text')
    expect(answer).not.toContain('Image 1')
  })

  it('is not kept as the picture of links, and is named where that is published', async () => {
    const media = await store()
    const id = await write('pages', 'en', { meta: { image: media.id }, _status: 'published' })
    await removeByHand(media)
    // A form that was opened before sends it again.
    const meta = { title: 'SEO', image: media.id }
    const draft = await patch(`/${id}?locale=en&draft=true`, { meta })
    expect(draft.status).toBe(200)
    const stored = await cms().findByID({ collection: 'pages', id, locale: 'en', draft: true })
    expect(stored.meta).toMatchObject({ title: 'SEO', image: null })
    const published = await patch(`/${id}?locale=en`, { meta, _status: 'published' })
    expect([published.status, JSON.stringify(published.body)]).toEqual([
      400,
      expect.stringContaining('This image no longer exists'),
    ])
  })

  it('is left out of what readers see', async () => {
    const id = await live()
    const { findBodyMedia } = await import('../../../src/cms/documents/shown/body-context.queries')
    const page = await cms().findByID({ collection: 'pages', id, locale: 'en', depth: 0 })
    expect(page.body).toBeTruthy()
    if (!page.body) return
    const shown = await findBodyMedia(page.body, 'en')
    expect(shown.size).toBe(1)
    const { Picture } = await import('../../../src/cms/documents/rich-text/blocks/picture')
    const { Download } = await import('../../../src/cms/documents/rich-text/blocks/download')
    const blocks = page.body.root.children.map(({ fields }) => fields as { media: number })
    const context = { bodyMedia: shown } as never
    expect(await Picture({ block: blocks[1] as never, page: context })).toBe(null)
    expect(await Download({ block: blocks[2] as never, page: context })).toBe(null)
  })
})
