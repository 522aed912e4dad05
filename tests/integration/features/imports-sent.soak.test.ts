import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import { describe, expect, it } from 'vitest'

import { ofMonths } from '../../../src/domain/vacancies/contract-length'
import { cmsUnderTest } from '../cms-under-test'
import { ask } from '../rest'
import { csv, inDays, importWorld } from './import-world'

/** What is sent back and forth: exports, feeds, companies, and what is no import. */

const cms = cmsUnderTest()
const world = importWorld(cms)
const { applied, act, execute, planned, progress, upload, vacancies, work } = world

describe('an export', () => {
  const exported = async (collection: string, format: string) => {
    const { default: config } = await import('../../../payload.config')
    const answer = await handleEndpoints({
      config,
      request: new Request(
        `http://localhost:3000/api/${collection}/export?format=${format}` +
          (collection === 'vacancies' ? `&where[company][equals]=${world.company}` : ''),
        { headers: { Authorization: `JWT ${world.editor.token}` } },
      ),
    })
    return { status: answer.status, text: await answer.text() }
  }

  it.each(['csv', 'json'])('as %s is read back without loss', async (format) => {
    await applied(
      csv([
        { id: 'a', text: '=SUM(1)' },
        { id: '-b', rank: 'bosun', text: 'x y' },
      ]),
    )
    await cms().update({
      collection: 'vacancies',
      id: (await vacancies())[0]?.id ?? 0,
      locale: 'uk',
      data: {
        description: 'Рядок\nще один, "лапки"',
        vessel: { name: '; ship', flag: 'PA', crewNationalities: ['UA', 'PH'] },
        contract: ofMonths(4, 1),
        joining: {
          from: `${inDays(30)}T12:00:00.000Z`,
          port: 'Hamilton',
          portCode: 'CAHAM',
        },
        contact: { name: 'Ann', email: 'ann@example.org' },
        _status: 'published',
      },
    })
    const { status, text } = await exported('vacancies', format)
    expect(status).toBe(200)
    expect(text).toContain('CAHAM')
    const { id } = await upload(text, { name: `all.${format}`, company: '' })
    await work()
    const { mapping } = await progress(id)
    expect(Object.entries(mapping).every(([column, field]) => column === field)).toBe(true)
    await act(id, 'map', { mapping })
    await work()
    expect((await progress(id)).counts).toMatchObject({ same: 2, change: 0, create: 0, refused: 0 })
  })

  it('of world.companies is read back without loss', async () => {
    const { text } = await exported('crewings', 'csv')
    const { id } = await upload(text, { kind: 'companies' })
    await work()
    await act(id, 'map', { mapping: (await progress(id)).mapping })
    await work()
    const { counts } = await progress(id)
    expect(counts).toMatchObject({ change: 0, create: 0, refused: 0 })
    expect(counts.same).toBeGreaterThan(2)
  })

  it('in another format is refused', async () => {
    expect((await exported('vacancies', 'constructor')).status).toBe(400)
  })
})

describe('a file of companies', () => {
  it('finds them by their id or slug, and doubts a name that is there', async () => {
    const mapping = { id: 'externalId', slug: 'slug', name: 'name', city: 'city' }
    const head = 'id,slug,name,city'
    const uploaded = await upload(
      [
        head,
        `c-${world.company},,New Fleet ${world.company},Odesa`,
        `,fleet-${world.companies},Fleet ${world.companies},Izmail`,
        `c-x-${world.company},,Fleet ${world.companies},`,
      ].join('\n'),
      { kind: 'companies', name: 'companies.csv' },
    )
    await work()
    await act(uploaded.id, 'map', { mapping })
    await work()
    expect(await progress(uploaded.id)).toMatchObject({
      state: 'planned',
      counts: { create: 2, change: 1, doubts: 1 },
    })
    await act(uploaded.id, 'apply')
    await work()
    expect((await progress(uploaded.id)).counts).toMatchObject({ done: 2, waiting: 1 })
    const { docs } = await cms().find({
      collection: 'crewings',
      where: { externalId: { equals: `c-${world.company}` } },
    })
    expect(docs[0]).toMatchObject({ city: 'Odesa', _status: 'published' })
    expect(docs[0]?.slug).toBe(`new-fleet-${world.company}`)
  })
})

describe('what is sent', () => {
  it('is refused in words where it is no import', async () => {
    expect(await upload('')).toMatchObject({ status: 400, message: expect.stringMatching(/empty/) })
    expect(await upload('x', { kind: 'constructor' })).toMatchObject({ status: 400 })
    expect(await upload('x', { company: '999999' })).toMatchObject({ status: 400 })
    expect(await upload('x', { company: '1e3' })).toMatchObject({ status: 400 })
    const broken = await upload('PK\u0003\u0004 a workbook')
    await work()
    expect(await progress(broken.id)).toMatchObject({
      state: 'failed',
      problem: { reason: 'workbookBroken' },
    })
    const id = await planned(csv([{ id: 'a' }]))
    for (const mapping of [
      { id: 'constructor' },
      { nothing: 'rank' },
      { id: 'rank', rank: 'rank' },
      {},
      [],
      'x',
    ]) {
      expect(await act(id, 'map', { mapping })).toBe(400)
    }
    expect(await act(id, 'undo')).toBe(409)
    expect((await ask(world.editor, 'GET', `/imports/${id}/rows?tab=__proto__`)).status).toBe(400)
    expect(
      (await ask(world.editor, 'GET', `/imports/${id}/rows?tab=create&page=-1e99`)).status,
    ).toBe(200)
    expect(await act(999_999, 'apply')).toBe(404)
  })

  it('keeps hostile cells as the text that they are', async () => {
    const id = await applied(
      csv([
        { id: "'); DROP TABLE vacancies; --", text: '<script>alert(1)</script>' },
        { id: '__proto__', text: '=cmd()' },
        { id: 'z\u0000z', text: 'a\u0000b' },
      ]),
    )
    expect((await progress(id)).counts.failed).toBe(0)
    expect((await vacancies()).map(({ externalId }) => externalId)).toContain('__proto__')
  })

  it('is for admins and editors alone', async () => {
    const id = await planned(csv([{ id: 'a' }]))
    for (const who of [world.translator, {}]) {
      expect((await upload(csv([{ id: 'b' }]), {}, who)).status).toBe(403)
      for (const name of ['map', 'apply', 'cancel', 'undo']) {
        expect(await act(id, name, {}, who)).toBe(403)
      }
      for (const path of ['progress', 'rows?tab=create']) {
        expect((await ask(who, 'GET', `/imports/${id}/${path}`)).status).toBe(403)
      }
    }
    expect(await progress(id)).toMatchObject({ state: 'planned' })
  })
})

describe('an import', () => {
  it('is erased with its file and rows when its time is over', async () => {
    const id = await applied(csv([{ id: 'a' }]))
    await execute(sql`UPDATE imports SET erase_at = now() - interval '1 minute' WHERE id = ${id}`)
    const { eraseDueImports } = await import('../../../src/features/imports/import-rows.hooks')
    expect(await eraseDueImports(cms())).toEqual({ imports: 1 })
    const { rows } = await execute(sql`SELECT 1 FROM import_rows WHERE import_id = ${id}`)
    expect(rows).toEqual([])
    expect(await vacancies()).toHaveLength(1)
  })
})
