/** @module-tag soak */
import { rm } from 'node:fs/promises'
import path from 'node:path'

import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'

import { LOCALES } from '../../../src/domain/locales/locales'
import { block, richText } from '../../fixtures/every-block'
import { cmsUnderTest } from '../cms-under-test'

/** What the report says of menus and redirects, and of files that readers are to be shown. */

const cms = cmsUnderTest()

const sql = (statement: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(statement, values)

let number = 0

async function publish(title: string, more: object = {}): Promise<number> {
  number += 1
  const data = { title, slug: `page-${number}`, _status: 'published' as const, ...more }
  return (await cms().create({ collection: 'pages', locale: 'en', data })).id
}

const change = (id: number, data: object, locale: (typeof LOCALES)[number] = 'en') =>
  cms().update({ collection: 'pages', id, locale, data })

const to = (value: number) => ({ document: { relationTo: 'pages' as const, value } })

beforeEach(async () => {
  await cms().updateGlobal({ slug: 'navigation', data: { header: [], footer: [], help: null } })
  await sql('DELETE FROM redirects')
})

async function leading() {
  const { findLeadingLinks } = await import('../../../src/cms/documents/links/leading-links.queries')
  const found = await findLeadingLinks(await createLocalReq({}, cms()))
  return found.map(({ place, ...link }) => ({ ...link, owner: place.owner, title: place.title }))
}

async function deadOnes(): Promise<number> {
  const { countLeadingLinks } = await import('../../../src/cms/documents/links/leading-links.queries')
  return (await countLeadingLinks(cms(), LOCALES)).dead
}

const menus = { owner: 'navigation', title: 'Header and footer' }

describe('menus and redirects', () => {
  it('that lead to what is live in every language are well', async () => {
    const { id } = await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name: 'Live', timeZone: 'UTC', _status: 'published' },
    })
    const page = { relationTo: 'crewings' as const, value: id }
    await cms().create({
      collection: 'redirects',
      data: { locale: 'fr', from: 'compagnie', to: { kind: 'page', page } },
    })
    expect(await leading()).toEqual([])
  })

  it('are named once, with the languages that their target is missing in', async () => {
    const id = await publish('Half')
    await change(id, { title: 'Moitié', _status: 'published' }, 'fr')
    await cms().updateGlobal({
      slug: 'navigation',
      data: { footer: [to(id)], help: to(id).document },
    })
    const locales = LOCALES.filter((locale) => locale !== 'en' && locale !== 'fr')
    const link = { ...menus, target: 'Half', why: 'foreign', locales }
    expect(await leading()).toEqual([
      { ...link, entry: expect.stringMatching(/ 1$/) as unknown },
      { ...link, entry: expect.stringMatching(/\D$/) as unknown },
    ])
    expect(await deadOnes()).toBe(0)
  })

  it('are counted as the report shows them to whoever writes some languages', async () => {
    const id = await publish('Half')
    await change(id, { title: 'Moitié', _status: 'published' }, 'fr')
    const draft = await publish('Draft')
    await change(draft, { _status: 'draft' })
    await cms().updateGlobal({ slug: 'navigation', data: { footer: [to(id), to(draft)] } })
    const { countLeadingLinks, findLeadingLinks } =
      await import('../../../src/cms/documents/links/leading-links.queries')
    const { leadingIn } = await import('../../../src/cms/documents/links/in-languages')
    const all = await findLeadingLinks(await createLocalReq({}, cms()))
    for (const [own, foreign] of [
      [['fr'], []],
      [['fr', 'de'], ['de']],
    ] as const) {
      const shown = leadingIn(all, own)
      const named = shown.filter(({ why }) => why === 'foreign').flatMap(({ locales }) => locales)
      expect(named).toEqual(foreign)
      expect(await countLeadingLinks(cms(), own)).toEqual({ dead: 1, foreign: foreign.length })
      expect(shown).toHaveLength(1 + foreign.length)
    }
  })

  it('whose document is a draft, in the trash or gone are dead', async () => {
    const [draft, thrown, gone] = [
      await publish('Draft'),
      await publish('Thrown'),
      await publish('Gone'),
    ]
    await cms().updateGlobal({
      slug: 'navigation',
      data: { header: [to(draft), to(thrown), to(gone)] },
    })
    await change(draft, { _status: 'draft' })
    await change(thrown, { deletedAt: new Date().toISOString() })
    // As it was before menus were cleared of what is deleted.
    await sql(`DELETE FROM navigation_rels WHERE path = 'header.2.document'`)
    expect(await leading()).toEqual([
      { ...menus, entry: 'Header 1', target: 'Draft', why: 'dead', locales: [] },
      { ...menus, entry: 'Header 2', target: 'Thrown', why: 'trash', locales: [] },
      { ...menus, entry: 'Header 3', target: undefined, why: 'missing', locales: [] },
    ])
    expect(await deadOnes()).toBe(3)
  })

  it('are judged by the readers of their language', async () => {
    const id = await publish('English only')
    const page = { relationTo: 'pages' as const, value: id }
    const redirect = (locale: 'en' | 'de', from: string, target: object) =>
      cms().create({ collection: 'redirects', data: { locale, from, to: target as never } })
    await redirect('en', 'well', { kind: 'page', page })
    await redirect('de', 'fremd', { kind: 'page', page })
    const soon = await publish('Soon gone')
    const { rows } = await sql(`SELECT path FROM publications WHERE document = $1`, [String(soon)])
    await redirect('en', 'typed', { kind: 'address', address: `/${String(rows[0]?.path)}` })
    await change(soon, { _status: 'draft' })
    const found = await leading()
    expect(found.map(({ title, why, locales }) => ({ title, why, locales }))).toEqual([
      { title: 'fremd', why: 'foreign', locales: ['de'] },
      { title: 'typed', why: 'dead', locales: [] },
    ])
  })
})

describe('files', () => {
  async function picture(alt?: string): Promise<{ id: number; filename: string }> {
    number += 1
    const name = `picture-${number}.png`
    const data = await sharp({
      create: { width: 8, height: 8, channels: 3, background: { r: number, g: 0, b: 0 } },
    })
      .png()
      .toBuffer()
    const { id, filename } = await cms().create({
      collection: 'media',
      locale: 'en',
      data: { ...(alt !== undefined && { alt }) },
      file: { data, mimetype: 'image/png', name, size: data.length },
    })
    return { id, filename: filename ?? '' }
  }

  const showing = (media: number) => richText(block('picture', { media }))

  async function lost() {
    const { findLostFiles } = await import('../../../src/cms/documents/links/shown-files.queries')
    return findLostFiles(await createLocalReq({}, cms()))
  }

  async function untold() {
    const { findUntoldPictures } = await import('../../../src/cms/documents/links/shown-files.queries')
    return findUntoldPictures(await createLocalReq({}, cms()))
  }

  it('that are on the disk and told are well', async () => {
    const { id } = await picture('A ship')
    await publish('Shows', { body: showing(id) })
    await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name: 'Logo', timeZone: 'UTC', logo: id, _status: 'published' },
    })
    expect(await lost()).toEqual([])
    expect(await untold()).toEqual([])
  })

  it('that are gone, in the trash or not on the disk are named with what shows them', async () => {
    const made = [await picture('Gone'), await picture('Thrown'), await picture('Lost')]
    const [gone, thrown, off] = made
    if (!gone || !thrown || !off) throw new Error('Three were made.')
    const pages = []
    for (const { id } of made) pages.push(await publish(`Shows ${id}`, { body: showing(id) }))
    const { id: company } = await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name: 'Lost logo', timeZone: 'UTC', logo: off.id, _status: 'published' },
    })
    await sql('DELETE FROM media WHERE id = $1', [gone.id])
    await sql('UPDATE media SET deleted_at = now() WHERE id = $1', [thrown.id])
    const { MEDIA_FOLDER } = await import('../../../src/features/media/media-folder')
    await rm(path.join(MEDIA_FOLDER, off.filename))
    const found = await lost()
    expect(
      found.map(({ id, why, places }) => ({ id, why, by: places.map(({ document }) => document) })),
    ).toEqual(
      expect.arrayContaining([
        { id: gone.id, why: 'missing', by: [pages[0]] },
        { id: thrown.id, why: 'trash', by: [pages[1]] },
        { id: off.id, why: 'lost', by: [company, pages[2]] },
      ]),
    )
    expect(found).toHaveLength(3)
  })

  it('that show something and say nothing in the language of the text are named', async () => {
    const { id } = await picture('A ship')
    const page = await publish('Shows it', { body: showing(id) })
    await sql('UPDATE media_locales SET alt = $2 WHERE _parent_id = $1', [id, ' '])
    const [file, ...others] = await untold()
    expect(others).toEqual([])
    expect(file).toMatchObject({
      ...{ collection: 'media', id, why: 'untold' },
      places: [{ owner: 'pages', document: page, locale: 'en', title: 'Shows it' }],
      more: 0,
    })
  })
})
