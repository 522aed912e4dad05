import { describe, expect, it } from 'vitest'

import deImports from '../../../src/i18n/panel/imports/de.json' with { type: 'json' }
import enImports from '../../../src/i18n/panel/imports/en.json' with { type: 'json' }
import { VOCABULARIES } from '../../../src/domain/vocabulary/languages'
import { cmsUnderTest } from '../cms-under-test'
import { csv, importWorld, inDays, MAPPING } from './import-world'

/** What people do with a plan before it is applied, and what of it the next file is read with. */

const cms = cmsUnderTest()
const world = importWorld(cms)
const { act, planned, progress, rowsOf, upload, vacancies, work } = world

const correct = async (id: number, corrections: object[]) => {
  const status = await act(id, 'correct', { corrections })
  await work()
  return status
}

describe('a cell', () => {
  it('is corrected in one row, and the other rows that say the same stay as they are', async () => {
    const id = await planned(
      csv([
        { id: 'a', rank: 'Dancing bear' },
        { id: 'b', rank: 'Dancing bear' },
      ]),
    )
    const [row] = await rowsOf(id, 'refused')
    const said = { field: 'rank', instead: 'bosun', isForAll: false }
    expect(await correct(id, [{ position: row?.position, ...said }])).toBe(200)
    expect((await progress(id)).counts).toMatchObject({ create: 1, refused: 1 })
    const [made] = await rowsOf(id, 'create')
    expect(made?.values).toMatchObject({ rank: VOCABULARIES.en.ranks.bosun.label })
    expect(made?.cells).toContainEqual(
      expect.objectContaining({
        field: 'rank',
        text: 'bosun',
        corrected: { said: 'Dancing bear', isForAll: false },
      }),
    )
    await act(id, 'apply')
    await work()
    expect((await vacancies()).map(({ rank }) => rank)).toEqual(['bosun'])
  })

  it('is corrected wherever the same is said, and in the next file of the company', async () => {
    const rows = [
      { id: 'a', rank: 'Dancing bear' },
      { id: 'b', rank: 'Dancing bear' },
      { id: 'c', rank: 'Singing bear' },
    ]
    const id = await planned(csv(rows))
    const [row] = await rowsOf(id, 'refused')
    const said = { field: 'rank', instead: 'bosun', isForAll: true }
    expect(await correct(id, [{ position: row?.position, ...said }])).toBe(200)
    expect((await progress(id)).counts).toMatchObject({ create: 2, refused: 1 })

    const next = await planned(csv([...rows, { id: 'd', rank: 'Dancing bear' }]))
    expect((await progress(next)).counts).toMatchObject({ create: 3, refused: 1 })
    // Another company means something else by it.
    const other = await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name: `Other ${world.companies}`, timeZone: 'UTC', _status: 'published' },
    })
    const elsewhere = await planned(csv(rows), { company: String(other.id) })
    expect((await progress(elsewhere)).counts).toMatchObject({ create: 0, refused: 3 })

    // Taken back, it is read as it is written, here and in the next file.
    const [corrected] = await rowsOf(next, 'create')
    const back = { field: 'rank', instead: null, isForAll: true }
    expect(await correct(next, [{ position: corrected?.position, ...back }])).toBe(200)
    expect((await progress(next)).counts).toMatchObject({ create: 0, refused: 4 })
  })

  it('is corrected by a text that is read as a cell is: what is wrong is refused again', async () => {
    const id = await planned(csv([{ id: 'a', pay: -5 }]))
    const [row] = await rowsOf(id, 'refused')
    const { position } = row ?? { position: 0 }
    await correct(id, [{ position, field: 'pay.from', instead: 'much', isForAll: false }])
    expect((await progress(id)).counts).toMatchObject({ create: 0, refused: 1 })
    await correct(id, [{ position, field: 'pay.from', instead: '9000', isForAll: false }])
    expect((await progress(id)).counts).toMatchObject({ create: 1, refused: 0 })
  })

  it('of pay is its least and its most together, also for the next file', async () => {
    const file = [
      'id,rank,vesselType,openUntilDay,pay.from,pay.to,pay.currency',
      `a,bosun,lng-carrier,${inDays(20)},2000,2100,USD`,
      `b,bosun,lng-carrier,${inDays(20)},2000,2900,USD`,
    ].join('\n')
    const { id } = await upload(file)
    await work()
    expect(await act(id, 'map', { mapping: (await progress(id)).mapping })).toBe(200)
    await work()
    const [row] = await rowsOf(id, 'create')
    const said = { field: 'pay.from', instead: '2200 – 2300 USD', isForAll: true }
    expect(await correct(id, [{ position: row?.position, ...said }])).toBe(200)
    const [corrected, other] = await rowsOf(id, 'create')
    expect(corrected?.values.pay).toMatchObject({ min: '2200.00', max: '2300.00' })
    expect(other?.values.pay).toMatchObject({ min: '2000.00', max: '2900.00' })
    const next = await planned(`${file}\nc,bosun,lng-carrier,${inDays(20)},2000,2100,USD`)
    expect((await rowsOf(next, 'create'))[2]?.values.pay).toMatchObject({ min: '2200.00' })
  })

  it('that is assumed is told in words, and can be said', async () => {
    const file = csv([{ id: 'a', rank: 'chief-mate', pay: 9500 }])
    const id = await planned(file)
    const [row] = await rowsOf(id, 'create', 'uk')
    const period = row?.cells.find(({ field }) => field === 'pay.period')
    expect(period?.meaning).toBe('місяць')
    expect(
      await correct(id, [
        { position: row?.position, field: 'pay.period', instead: 'month', isForAll: true },
      ]),
    ).toBe(200)
    const [again] = await rowsOf(id, 'create')
    expect(again?.values.pay).not.toMatchObject({ periodAssumed: 'Yes' })
    expect(again?.cells.find(({ field }) => field === 'pay.period')).toMatchObject({
      corrected: { said: '', isForAll: true },
    })
  })

  it('is refused where it is none, and where the plan is applied', async () => {
    const id = await planned(csv([{ id: 'a' }]))
    const of = { field: 'rank', instead: 'bosun', isForAll: false }
    for (const wrong of [
      { ...of, position: 7 },
      { ...of, position: 1, field: 'constructor' },
      { ...of, position: 1, instead: 5 },
      { ...of, position: '1; DROP TABLE' },
    ]) {
      expect([wrong, await act(id, 'correct', { corrections: [wrong] })]).toEqual([wrong, 400])
    }
    const { translator } = world
    const corrections = [{ ...of, position: 1 }]
    expect(await act(id, 'correct', { corrections }, translator)).toBe(403)
    expect(await act(id, 'leave', { positions: [1], isLeftOut: true }, translator)).toBe(403)
    await act(id, 'apply')
    await work()
    expect(await act(id, 'leave', { positions: [1], isLeftOut: true })).toBe(409)
  })
})

describe('the company', () => {
  const content = (rows: readonly string[][]) =>
    [['id', 'company', 'rank', 'vesselType', 'openUntilDay', 'pay.from', 'pay.currency'], ...rows]
      .map((cells) => cells.join(','))
      .join('\n')

  it('of rows that name an unknown one is chosen, once for all of them and for the next file', async () => {
    const row = (id: string, company: string) => [
      ...[id, company, 'bosun', 'lng-carrier', inDays(20), '2000', 'USD'],
    ]
    const file = content([row('a', 'Nobody Ltd'), row('b', 'Nobody Ltd'), row('c', '')])
    const { id } = await upload(file, { company: '' })
    await work()
    expect(await act(id, 'map', { mapping: (await progress(id)).mapping })).toBe(200)
    await work()
    expect((await progress(id)).counts).toMatchObject({ create: 0, refused: 3 })
    const [first, , last] = await rowsOf(id, 'refused')
    expect(first?.problem).toBe(enImports.importCompanyUnknown.replace('{{name}}', 'Nobody Ltd'))
    const instead = String(world.company)
    expect(
      await correct(id, [
        { position: first?.position, field: 'company', instead, isForAll: true },
        { position: last?.position, field: 'company', instead, isForAll: false },
      ]),
    ).toBe(200)
    expect((await progress(id)).counts).toMatchObject({ create: 3, refused: 0 })
    const name = (await cms().findByID({ collection: 'crewings', id: world.company })).name
    expect((await rowsOf(id, 'create')).map((one) => one.company)).toEqual([name, name, name])
    const next = await planned(content([row('d', 'Nobody Ltd')]), { company: '' })
    expect((await progress(next)).counts).toMatchObject({ create: 1, refused: 0 })
    const wrong = { position: 1, field: 'company', instead: '999999', isForAll: false }
    expect(await act(next, 'correct', { corrections: [wrong] })).toBe(400)
  })
})

describe('rows', () => {
  const three = () => csv([{ id: 'a' }, { id: 'b', rank: 'bosun' }, { id: 'c', rank: 'cook' }])

  it('that are left out are not written, also where the plan is made again', async () => {
    const id = await planned(three())
    expect(await act(id, 'leave', { positions: [2], isLeftOut: true })).toBe(200)
    expect((await progress(id)).counts).toMatchObject({ create: 2, leftOut: 1 })
    expect((await rowsOf(id, 'leftOut')).map(({ externalId }) => externalId)).toEqual(['b'])
    expect(await act(id, 'map', { mapping: MAPPING })).toBe(200)
    await work()
    expect((await progress(id)).counts).toMatchObject({ create: 2, leftOut: 1 })
    expect(await act(id, 'leave', { positions: [3], isLeftOut: true })).toBe(200)
    expect(await act(id, 'leave', { positions: [3], isLeftOut: false })).toBe(200)
    await act(id, 'apply')
    await work()
    expect((await vacancies()).map(({ externalId }) => externalId)).toEqual(['a', 'c'])
  })

  it('that would close something leave it open where they are left out', async () => {
    const first = await planned(three())
    await act(first, 'apply')
    await work()
    const id = await planned(csv([{ id: 'a' }]), { closeMissing: 'true' })
    const closing = await rowsOf(id, 'close')
    expect(closing.map(({ externalId }) => externalId).toSorted()).toEqual(['b', 'c'])
    const position = closing.find(({ externalId }) => externalId === 'b')?.position
    expect(await act(id, 'leave', { positions: [position], isLeftOut: true })).toBe(200)
    // The plan is made again, and finds it again.
    expect(await act(id, 'map', { mapping: MAPPING })).toBe(200)
    await work()
    expect((await progress(id)).counts).toMatchObject({ close: 1, leftOut: 1 })
    await act(id, 'apply')
    await work()
    const open = (await vacancies()).filter((one) => new Date(one.openUntil ?? 0) > new Date())
    expect(open.map(({ externalId }) => externalId)).toEqual(['a', 'b'])
  })

  it('that are chosen are written alone, and the rest afterwards', async () => {
    const id = await planned(
      csv([{ id: 'a' }, { id: 'b', rank: 'bosun', pay: '' }, { id: 'c', rank: 'cook' }]),
    )
    expect((await progress(id)).counts).toMatchObject({ create: 3, doubts: 1 })
    // Who chooses a row has seen its doubt.
    expect(await act(id, 'apply', { positions: [2] })).toBe(200)
    await work()
    expect((await vacancies()).map(({ externalId }) => externalId)).toEqual(['b'])
    expect(await progress(id)).toMatchObject({
      state: 'applied',
      counts: { done: 1, waiting: 0, waitingSure: 2 },
    })
    expect(await act(id, 'apply', { withDoubts: true })).toBe(200)
    await work()
    expect((await vacancies()).map(({ externalId }) => externalId)).toEqual(['a', 'b', 'c'])
  })
})

it('is told to each person in their own language, not in that of who imported the file', async () => {
  const twice = csv([{ id: 'a' }, { id: 'a', rank: 'bosun' }, { id: 'b', day: inDays(-3) }])
  const { id } = await upload(twice, {}, { ...world.editor, panelLanguage: 'uk' })
  await work()
  await act(id, 'map', { mapping: MAPPING })
  await work()
  const inGerman = (await rowsOf(id, 'refused', 'de')).map(({ problem }) => problem)
  expect(inGerman[0]).toBe(deImports.importTwice.replace('{{row}}', '2'))
  const inEnglish = (await rowsOf(id, 'refused')).map(({ problem }) => problem)
  expect(inEnglish[0]).toBe(enImports.importTwice.replace('{{row}}', '2'))
  expect(inGerman[1]).not.toBe(inEnglish[1])
})
