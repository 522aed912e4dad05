import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { utils, write } from '@e965/xlsx'
import { afterEach, describe, expect, it } from 'vitest'

import { readApart, TableChild } from '../../../src/features/imports/table-children'
import { zip } from '../../fixtures/zip'
import { cmsUnderTest } from '../cms-under-test'
import { importWorld } from './import-world'

/** Workbooks from their upload to their plan, read in the process that does it for the site. */

const cms = cmsUnderTest()
const world = importWorld(cms)
const { act, progress, rowsOf, upload, work } = world

const fixture = (name: string) =>
  readFile(path.join(process.cwd(), 'tests/fixtures/workbooks', name))

const jobOf = (input: Uint8Array) => ({
  ...{ input, kind: 'vacancies' as const, name: 'list', contentType: undefined },
  ...{ sheet: undefined, mapping: undefined },
})

async function uploaded(name: string, type?: string): Promise<number> {
  const { id } = await upload(await fixture(name), { name: 'list' }, world.editor, type)
  await work()
  return id
}

describe('a workbook', () => {
  it.each([
    ['crew.xlsx', ''],
    ['crew.xlsx', 'text/csv'],
    ['crew.xls', 'application/octet-stream'],
    ['crew.ods', 'application/json'],
  ])('%s, sent as "%s", is planned from the sheet with the table', async (name, type) => {
    const id = await uploaded(name, type)
    const { mapping, state, workbook } = await progress(id)
    expect({ state, workbook }).toEqual({
      state: 'mapping',
      workbook: {
        sheets: [
          { name: 'Read me', isHidden: false },
          { name: 'Crew & ranks', isHidden: false },
          { name: 'Closed', isHidden: true },
        ],
        sheet: 'Crew & ranks',
        hiddenRows: 1,
      },
    })
    expect(mapping).toMatchObject({ 'Vacancy ID': 'externalId', Salary: 'pay' })
    await act(id, 'map', { mapping })
    await work()
    const { counts } = await progress(id)
    expect(counts).toMatchObject({ create: 3, refused: 1, close: 0 })
    const rows = [await rowsOf(id, 'create'), await rowsOf(id, 'refused')].flat()
    expect(rows.map(({ externalId, number }) => [externalId, number])).toEqual([
      ['0007', 4],
      ['0008', 5],
      ['0011', 8],
      ['0009', 6],
    ])
    expect(rows[0]?.values).toMatchObject({
      openUntilDay: expect.stringContaining('2026-12-31') as string,
      pay: { min: '9500.50' },
    })
  })

  it('is read from another of its sheets where somebody says so', async () => {
    const id = await uploaded('crew.xlsx')
    await act(id, 'map', { mapping: (await progress(id)).mapping })
    await work()
    expect(await act(id, 'sheet', { sheet: 'Nowhere' })).toBe(400)
    expect((await progress(id)).state).toBe('planned')
    expect(await act(id, 'sheet', { sheet: 'Closed' })).toBe(200)
    // Nothing is left of the plan of the other one.
    expect((await progress(id)).counts).toMatchObject({ create: 0, refused: 0 })
    await work()
    const { columns, state, workbook } = await progress(id)
    expect({ state, sheet: workbook?.sheet }).toEqual({ state: 'mapping', sheet: 'Closed' })
    expect(columns.map(({ samples }) => samples)).toEqual([['3'], ['Master'], ['LNG']])
    await act(id, 'map', { mapping: (await progress(id)).mapping })
    await work()
    const [row] = await rowsOf(id, 'create')
    expect(row).toMatchObject({ externalId: '3', number: 2 })
    await act(id, 'cancel')
    expect(await act(id, 'sheet', { sheet: 'Crew & ranks' })).toBe(409)
  })

  it('whose sheet has no table can still be read from another', async () => {
    const id = await uploaded('crew.ods')
    expect(await act(id, 'sheet', { sheet: 'Read me' })).toBe(200)
    await work()
    expect((await progress(id)).state).not.toBe('planned')
    await act(id, 'sheet', { sheet: 'Crew & ranks' })
    await work()
    expect(await progress(id)).toMatchObject({ state: 'mapping', problem: null })
  })

  it.each([
    ['password.xlsx', 'workbookProtected'],
    ['password.ods', 'workbookProtected'],
    ['text-formula.xls', 'sheetNotCalculated'],
  ])('%s is refused with its reason', async (name, reason) => {
    const id = await uploaded(name)
    expect(await progress(id)).toMatchObject({ state: 'failed', problem: { reason } })
  })
})

describe('the process that reads files', () => {
  const children: TableChild[] = []
  afterEach(() => {
    for (const child of children.splice(0)) child.end()
  })

  it('is ended where a file takes more time or memory than it may', async () => {
    // Large enough that it is looked at while it is read.
    const row = Array.from({ length: 20 }, (_, column) => `Cell ${column}`)
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(Array<string[]>(12_000).fill(row)), 'Crew')
    const input = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)
    for (const [because, limits] of [
      ['time', { time: 0, memory: 2 ** 30 }],
      ['memory', { time: 60_000, memory: 2 ** 20 }],
    ] as const) {
      const child = new TableChild(limits)
      children.push(child)
      await expect(child.run(jobOf(input))).rejects.toMatchObject({ because })
      expect(child.isWell).toBe(false)
    }
  })

  it.each([
    ['XML', `<jobs>${'<job><title>Master</title><ship>LNG</ship></job>'.repeat(8_000)}</jobs>`],
    ['CSV', `rank,vesselType\n${'Master,LNG\n'.repeat(8_000)}`],
    ['JSON', JSON.stringify(Array(8_000).fill({ rank: 'Master', vesselType: 'LNG' }))],
  ])('reads %s in parts, and is ended by one that takes too long', async (_, text) => {
    const job = jobOf(new TextEncoder().encode(text))
    const { about, found } = await readApart(job)
    expect('table' in found && found.table.rows).toHaveLength(8_000)
    expect(Object.values(about?.guessed ?? {})).toContain('rank')
    const child = new TableChild({ time: 0, memory: 2 ** 30 })
    children.push(child)
    await expect(child.run(job)).rejects.toMatchObject({ because: 'time' })
  })

  it('is not misled by a zip that unpacks to more than it says', async () => {
    const data = Buffer.alloc(5_000_000, ' ')
    const liar = zip([
      { name: '[Content_Types].xml', data, declaredSize: 100 },
      { name: 'xl/workbook.xml', data: '' },
    ])
    const { found } = await readApart(jobOf(new Uint8Array(liar)))
    expect(found).toEqual({ problem: { reason: 'workbookBroken', details: {} } })
  })
})
