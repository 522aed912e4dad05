import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ValidationError } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import type { Page } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

/** Where pictures are shown: what must be told of them, and which nobody needs. */

// Read when the configuration is loaded.
const dataDir = mkdtempSync(path.join(tmpdir(), 'mhm-pictures-'))
process.env.DATA_DIR = dataDir
const cms = cmsUnderTest()
afterAll(() => rm(dataDir, { recursive: true, force: true }))

let png: Buffer
beforeAll(async () => {
  const create = { width: 9, height: 9, channels: 3, background: '#0369a1' } as const
  png = await sharp({ create }).png().toBuffer()
})

async function picture(name: string, alt?: string): Promise<number> {
  const { id } = await cms().create({
    collection: 'media',
    locale: 'en',
    data: alt === undefined ? {} : { alt },
    file: { name: `${name}.png`, data: png, mimetype: 'image/png', size: png.length },
  })
  return id
}

type Body = NonNullable<Page['body']>

/** A body that shows a picture, the way the editor of the panel stores its blocks. */
function showing(media: unknown, wrap = (block: object): object => block): Body {
  const block = { type: 'block', version: 2, fields: { id: 'a', blockType: 'picture', media } }
  return {
    root: {
      type: 'root',
      version: 1,
      direction: 'ltr',
      format: '',
      indent: 0,
      children: [wrap(block)],
    },
  } as Body
}

const insideAnother = (block: object) => ({
  type: 'block',
  version: 2,
  fields: { id: 'b', blockType: 'note', text: { root: { children: [block] } } },
})

type Data = Partial<Omit<Page, 'id' | 'parent'>>

async function complaint(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return ''
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path: field, message }) => `${field}: ${message}`).join('\n')
  }
}

const draft = async (data: Data = {}) => {
  const title = 'Harbour'
  const created = await cms().create({
    collection: 'pages',
    locale: 'en',
    draft: true,
    data: { title, ...data, _status: 'draft' },
  })
  return created.id
}
const change = (id: number, locale: Locale, data: Data) =>
  cms().update({
    collection: 'pages',
    id,
    locale,
    data,
    draft: data._status === 'draft',
  })
const publish = (id: number, locale: Locale, data: Data = {}) =>
  complaint(change(id, locale, { ...data, _status: 'published' }))

describe('a page is published', () => {
  it('only when its social picture is told in its language', async () => {
    const image = await picture('social')
    const id = await draft({ slug: 'social', meta: { image } })
    expect(await publish(id, 'en')).toMatch(
      /^meta\.image: The image “social\.png” has no alternative text in English\. .*publish again/,
    )
    await cms().update({ collection: 'media', id: image, locale: 'en', data: { alt: 'A harbour' } })
    expect(await publish(id, 'en')).toBe('')
    expect(await publish(id, 'uk', { title: 'Порт', slug: 'порт' })).toBe('')
    expect(await publish(id, 'uk', { meta: { image } })).toMatch(
      /^meta\.image: .*choose Ukrainian \(Українська\)/,
    )
    await cms().update({ collection: 'media', id: image, locale: 'uk', data: { alt: 'Порт' } })
    expect(await publish(id, 'uk', { meta: { image } })).toBe('')
  })

  it('only when every picture of its body is told, however deep it stands', async () => {
    const image = await picture('body-en')
    const id = await draft({ slug: 'body-en' })
    for (const body of [showing(image), showing({ id: image }), showing(image, insideAnother)]) {
      expect(await publish(id, 'en', { body })).toMatch(/^body: The image “body-en\.png”/)
    }
    // One that a draft holds already, and the publication does not send again.
    const { docs } = await cms().findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
    })
    await writeBody('_pages_v_locales', 'version_body', Number(docs[0]?.id), showing(image))
    expect(await publish(id, 'en')).toMatch(/^body: The image “body-en\.png”/)
    await cms().update({ collection: 'media', id: image, locale: 'en', data: { alt: 'A harbour' } })
    expect(await publish(id, 'en')).not.toMatch(/alternative text/)
  })

  it('not with a PDF for a picture', async () => {
    const data = Buffer.from('%PDF-1.4\nstartxref\n9\n%%EOF\n')
    const { id: image } = await cms().create({
      collection: 'media',
      data: {},
      file: { name: 'list.pdf', data, mimetype: 'application/pdf', size: data.length },
    })
    const id = await draft({ slug: 'pdf', meta: { image } })
    expect(await publish(id, 'en')).toMatch(/^meta\.image: “list\.pdf” is not an image/)
  })

  it('in another language while a picture of this one is told nowhere', async () => {
    const image = await picture('one-language')
    const id = await draft({ slug: 'one-language', meta: { image } })
    expect(await publish(id, 'de', { title: 'Hafen', slug: 'hafen' })).toBe('')
  })

  it('as a draft with anything', async () => {
    const image = await picture('untold')
    const id = await draft({ slug: 'untold', meta: { image } })
    await change(id, 'en', { meta: { image, title: 'x' }, _status: 'draft' })
  })
})

/** Written past the editor, which does not know the block before its engineer has built it. */
async function writeBody(table: string, column: string, id: number, body: Body) {
  const { pool } = cms().db as unknown as {
    pool: { query(text: string, values: unknown[]): Promise<unknown> }
  }
  await pool.query(`UPDATE ${table} SET ${column} = $1 WHERE _parent_id = $2`, [
    JSON.stringify(body),
    id,
  ])
}

describe('a file is unused', () => {
  // Reads the environment, so it is loaded after the CMS.
  const findUnused = async () =>
    (await import('../../../src/features/media/media.queries')).findUnusedMedia()
  const names = async () => (await findUnused()).map(({ filename }) => filename)

  it('until a page, a draft or a version names it, in whichever language', async () => {
    const all = ['free', 'meta', 'body', 'nested', 'populated', 'version', 'download']
    const ids: number[] = []
    // One after another: a site takes no more than a few uploads at once.
    for (const name of all) ids.push(await picture(name, 'A harbour'))
    const [free, meta, body, nested, populated, version, download] = ids
    const files = all.map((name) => `${name}.png`)
    expect(await names()).toEqual(expect.arrayContaining(files))

    await draft({ slug: 'a', meta: { image: meta ?? null } })
    const bodies: [string, string, Body][] = [
      ['pages_locales', 'body', showing(body)],
      ['docs_locales', 'body', showing(nested, insideAnother)],
      ['_docs_v_locales', 'version_body', showing({ id: populated, filename: 'populated.png' })],
      ['_pages_v_locales', 'version_body', showing(version)],
    ]
    const page = await cms().create({
      collection: 'pages',
      locale: 'uk',
      data: { title: 'А', _status: 'published' },
    })
    const doc = await cms().create({
      collection: 'docs',
      locale: 'uk',
      data: { title: 'А', _status: 'published' },
    })
    for (const [table, column, value] of bodies) {
      const { id } = table.includes('pages') ? page : doc
      const { docs } = table.startsWith('_')
        ? await cms().findVersions({
            collection: table.includes('pages') ? 'pages' : 'docs',
            where: { parent: { equals: id } },
          })
        : { docs: [{ id }] }
      await writeBody(table, column, Number(docs[0]?.id), value)
    }
    expect(await names()).toEqual(expect.arrayContaining(['free.png', 'download.png']))
    for (const used of ['meta', 'body', 'nested', 'populated', 'version']) {
      expect(await names()).not.toContain(`${used}.png`)
    }
    await writeBody('pages_locales', 'body', page.id, {
      root: { children: [{ type: 'block', fields: { blockType: 'download', file: download } }] },
    } as unknown as Body)
    expect(await names()).not.toContain('download.png')

    const found = (await findUnused()).find(({ id }) => id === free)
    expect(found).toMatchObject({ filename: 'free.png', bytes: expect.any(Number) as number })
    expect(found?.bytes).toBeGreaterThan(0)
    expect(Date.now() - (found?.createdAt.getTime() ?? 0)).toBeLessThan(60_000)
  })
})
