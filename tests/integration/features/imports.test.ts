import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'

import { readDay } from '../../../src/domain/time/calendar-day'
import { VOCABULARIES } from '../../../src/domain/vocabulary/languages'
import { cmsUnderTest } from '../cms-under-test'
import { csv, inDays, MAPPING, importWorld, type Row } from './import-world'

/** What a file of vacancies does on the site, from its plan to its undoing. */

const cms = cmsUnderTest()
const world = importWorld(cms)
const { applied, act, execute, planned, progress, rowsOf, upload, vacancies, versionCount, work } =
  world

describe('a file of vacancies', () => {
  it('is planned without writing anything, and says what is wrong with each row', async () => {
    const id = await planned(
      csv([
        { id: 'a' },
        { id: 'b', rank: 'nonsense' },
        { id: 'c', pay: -5 },
        { id: 'a', rank: 'bosun' },
        { id: 'd', day: inDays(-3) },
      ]),
    )
    const { counts, state } = await progress(id)
    expect(state).toBe('planned')
    expect(counts).toMatchObject({ create: 1, refused: 4, change: 0, same: 0 })
    const refused = await rowsOf(id, 'refused')
    expect(refused.map(({ number, externalId }) => [number, externalId])).toEqual([
      [3, 'b'],
      [4, 'c'],
      [5, 'a'],
      [6, 'd'],
    ])
    expect(refused[0]?.cells).toContainEqual(
      expect.objectContaining({ field: 'rank', verdict: 'refused' }),
    )
    expect(refused.slice(1).every(({ problem, cells }) => problem ?? cells.length > 0)).toBe(true)
    expect(await vacancies()).toEqual([])
  })

  it('is applied as a whole, and the same file again changes nothing', async () => {
    const content = csv([
      { id: 'a', text: 'Good ship' },
      { id: 'b', rank: 'bosun' },
    ])
    const first = await applied(content)
    expect(await progress(first)).toMatchObject({
      state: 'applied',
      counts: { done: 2, failed: 0 },
    })
    const made = await vacancies()
    expect(made.map(({ externalId, rank, _status }) => [externalId, rank, _status])).toEqual([
      ['a', 'chief-mate', 'published'],
      ['b', 'bosun', 'published'],
    ])
    expect(made[0]).toMatchObject({ description: 'Good ship', pay: { min: 950_000 } })
    const versions = await versionCount()

    const second = await applied(content)
    expect(await progress(second)).toMatchObject({
      counts: { same: 2, create: 0, change: 0 },
      sameFileAs: first,
    })
    expect(await versionCount()).toBe(versions)
  })

  it('changes what differs, and shows what stood there', async () => {
    await applied(csv([{ id: 'a' }, { id: 'b' }]))
    const id = await planned(csv([{ id: 'a', pay: 9600 }, { id: 'b' }]))
    expect((await progress(id)).counts).toMatchObject({ change: 1, same: 1 })
    const [row] = await rowsOf(id, 'change')
    expect(row?.before).toEqual({ pay: { min: '9500.00' } })
    expect(row?.values.pay).toMatchObject({ min: '9600.00' })
    await act(id, 'apply')
    await work()
    expect((await vacancies()).map(({ pay }) => pay.min)).toEqual([960_000, 950_000])
  })

  it('is shown in the words of the panel, not in codes', async () => {
    const id = await planned(csv([{ id: 'a', rank: '2/E', vessel: 'bulker' }]))
    const [row] = await rowsOf(id, 'create', 'uk')
    const { ranks, vesselTypes } = VOCABULARIES.uk
    const rank = ranks['second-engineer'].label
    expect(row?.title).toBe(`${rank} · ${vesselTypes['bulk-carrier'].label}`)
    expect(row?.cells).toContainEqual(expect.objectContaining({ text: '2/E', meaning: rank }))
  })

  it('that names no last day is open for as long as was said, and the same file again changes nothing', async () => {
    const content = csv([
      { id: 'a', day: '' },
      { id: '', rank: 'bosun', day: '' },
    ])
    const days = { openDays: '14' }
    const id = await planned(content, days)
    const [row] = await rowsOf(id, 'create')
    expect(row?.cells).toContainEqual(
      expect.objectContaining({
        field: 'openUntilDay',
        reason: 'openFromImport',
        meaning: inDays(14),
      }),
    )
    await act(id, 'apply', { withDoubts: true })
    await work()
    const made = await vacancies()
    expect(made.map((one) => [readDay(one.openUntilDay), one.openUntilAssumed])).toEqual([
      [inDays(14), true],
      [inDays(14), true],
    ])
    const again = await planned(content, { openDays: '20' })
    expect((await progress(again)).counts).toMatchObject({ same: 2, create: 0, change: 0 })
    // What somebody closes by hand is not opened again, and a day that is named is no assumption.
    const [first] = made
    await cms().update({
      collection: 'vacancies',
      id: first?.id ?? 0,
      locale: 'en',
      data: { openUntilDay: `${inDays(3)}T12:00:00.000Z`, openUntilAssumed: true },
    })
    expect((await vacancies()).find((one) => one.id === first?.id)?.openUntilAssumed).toBe(false)
    expect((await progress(await planned(content))).counts).toMatchObject({ same: 2 })
    expect((await progress(await planned(csv([{ id: 'a' }])))).counts).toMatchObject({ change: 1 })
  })

  /** A file with columns of its own, as far as its plan. */
  async function plannedBy(content: string, mapping: Record<string, string>): Promise<number> {
    const { id } = await upload(content)
    await work()
    await act(id, 'map', { mapping })
    await work()
    return id
  }

  it('that says nothing of joining says so, and is urgent only where it is said', async () => {
    const joiningOf = async () => (await vacancies()).map(({ joining }) => joining)
    const silent = csv([{ id: 'a' }])
    await applied(silent)
    expect(await joiningOf()).toMatchObject([{ from: null, unsaid: true }])
    expect((await progress(await planned(silent))).counts).toMatchObject({ same: 1 })

    const mapping = { ...MAPPING, joining: 'joining.from' }
    const saying = (text: string) =>
      csv([{ id: 'a' }])
        .replace('text', 'text,joining')
        .replace(/$/, `,${text}`)
    const asap = await plannedBy(saying('ASAP'), mapping)
    await act(asap, 'apply')
    await work()
    expect(await joiningOf()).toMatchObject([{ from: null, unsaid: false }])
    // A file without the column changes nothing of it, and a day that is named is said.
    expect((await progress(await planned(silent))).counts).toMatchObject({ same: 1 })
    const named = await plannedBy(saying(inDays(8)), mapping)
    await act(named, 'apply')
    await work()
    const [joining] = await joiningOf()
    expect([readDay(joining?.from), joining?.unsaid]).toEqual([inDays(8), false])
  })

  it('marks what was assumed, until somebody says it or names another', async () => {
    const content = csv([{ id: 'a', vessel: 'Survey Vessel' }]).replace(',USD,', ',,')
    const agreed = async () => {
      const id = await planned(content)
      await act(id, 'apply', { withDoubts: true })
      await work()
      return id
    }
    await agreed()
    const [made] = await vacancies()
    const id = made?.id ?? 0
    expect(made).toMatchObject({
      vesselTypeAssumed: true,
      pay: { currency: 'USD', currencyAssumed: true, periodAssumed: true },
    })
    expect((await progress(await planned(content))).counts).toMatchObject({ same: 1 })

    const save = async (data: object) => {
      await cms().update({ collection: 'vacancies', id, locale: 'en', data })
      return (await vacancies())[0]
    }
    // Another currency is no assumption, whatever the form still has.
    expect(await save({ pay: { currency: 'EUR', currencyAssumed: true } })).toMatchObject({
      pay: { currency: 'EUR', currencyAssumed: false, periodAssumed: true },
      vesselTypeAssumed: true,
    })
    // And what staff have confirmed stays so, as long as the file assumes the same.
    await save({ vesselTypeAssumed: false, pay: { currency: 'USD', periodAssumed: false } })
    expect((await progress(await planned(content))).counts).toMatchObject({ same: 1, change: 0 })
  })

  it('takes a row without an id for the vacancy that says the same, never one that is refused', async () => {
    const good = csv([{ id: '', day: inDays(9) }])
    const id = await planned(good)
    await act(id, 'apply', { withDoubts: true })
    await work()
    // The first row has no last day of its own, and no pay that can be read.
    const content = csv([
      { id: '', day: '', pay: -5 },
      { id: '', day: inDays(9) },
    ])
    expect((await progress(await planned(content))).counts).toMatchObject({
      same: 1,
      refused: 1,
      create: 0,
    })
  })

  it('opens again what another file lacked, also where the day is an assumed one', async () => {
    const both = csv([{ id: 'a', day: '' }, { id: 'b', day: '' }, { id: 'c' }, { id: 'd' }])
    await applied(both)
    const isOpen = async () =>
      (await vacancies()).map(({ openUntilDay }) => (readDay(openUntilDay) ?? '') >= inDays(0))
    await applied(csv([{ id: 'b', day: '' }, { id: 'c' }, { id: 'd' }]), { closeMissing: 'true' })
    expect(await isOpen()).toEqual([false, true, true, true])
    await applied(both)
    expect(await isOpen()).toEqual([true, true, true, true])
  })

  it('closes what it says to be over on the day that it names', async () => {
    await applied(csv([{ id: 'a' }]))
    const id = await planned(csv([{ id: 'a', day: inDays(-3) }]))
    expect((await progress(id)).counts).toMatchObject({ close: 1 })
    await act(id, 'apply')
    await work()
    expect((await vacancies()).map(({ openUntilDay }) => readDay(openUntilDay))).toEqual([
      inDays(-3),
    ])
  })

  it('for one company doubts the rows that name another', async () => {
    const other = 'Somebody Else Ltd'
    const content = csv([{ id: 'a' }, { id: 'b' }])
      .split('\n')
      .map((line, at) => `${line},${['company', other, `Fleet ${world.companies}`][at] ?? ''}`)
      .join('\n')
    const id = await plannedBy(content, { ...MAPPING, company: 'company' })
    expect((await progress(id)).counts).toMatchObject({ create: 2, doubts: 1 })
    expect((await rowsOf(id, 'doubts')).map(({ problem }) => problem)).toEqual([
      `The row names the company “${other}”, and the file was imported for “Fleet ${world.companies}”.`,
    ])
  })

  it('says a row once that says the very same twice', async () => {
    const twins = csv([{ id: 'a' }, { id: 'a' }, { id: '' }, { id: '' }])
    const id = await planned(twins)
    expect((await progress(id)).counts).toMatchObject({ create: 2, same: 2, refused: 0 })
    const problems = (await rowsOf(id, 'same')).map(({ problem }) => problem)
    expect(problems).toEqual([
      'Row 2 says the very same: it is one vacancy.',
      'Row 4 says the very same: it is one vacancy.',
    ])
  })

  it('says which languages were guessed, until somebody has agreed', async () => {
    const { id } = await upload(csv([{ id: 'a', text: 'Good ship' }]).replace('text', 'remarks'))
    await work()
    expect(await progress(id)).toMatchObject({ state: 'mapping', guessed: ['remarks'] })
    const { mapping } = await progress(id)
    await act(id, 'map', { mapping })
    expect((await progress(id)).guessed).toEqual([])
  })

  it('remembers which column is what for the next file of the company', async () => {
    const first = await upload(csv([{ id: 'a' }]))
    await work()
    expect((await progress(first.id)).state).toBe('mapping')
    await act(first.id, 'map', { mapping: { ...MAPPING, text: '' } })
    await work()
    const second = await upload(csv([{ id: 'b' }]))
    await work()
    expect(await progress(second.id)).toMatchObject({ state: 'planned' })
    expect((await progress(second.id)).mapping).not.toHaveProperty('text')
  })

  it(
    'closes what it lacks where it is asked to, and holds where that is more than a third',
    { tags: 'soak' },
    async () => {
      const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
      await applied(csv(rows))
      const some = await planned(csv(rows.slice(1)), { closeMissing: 'true' })
      expect(await progress(some)).toMatchObject({
        state: 'planned',
        counts: { close: 1, same: 3 },
      })
      await act(some, 'apply')
      await work()
      expect((await vacancies()).map(({ openUntilDay }) => readDay(openUntilDay))).toEqual([
        inDays(-1),
        inDays(20),
        inDays(20),
        inDays(20),
      ])

      const most = await planned(csv([{ id: 'b' }]), { closeMissing: 'true' })
      expect(await progress(most)).toMatchObject({
        state: 'held',
        problem: { reason: 'closesMany', close: 2, open: 3 },
      })
      const left = await planned(csv([{ id: 'b' }]))
      expect((await progress(left)).counts).toMatchObject({ close: 0, same: 1 })
    },
  )

  it(
    'leaves alone what was written by hand, has a draft, or is in the trash',
    { tags: 'soak' },
    async () => {
      const byHand = await cms().create({
        collection: 'vacancies',
        locale: 'en',
        data: {
          company: world.company,
          rank: 'bosun',
          vesselType: 'lng-carrier',
          openUntilDay: `${inDays(5)}T12:00:00.000Z`,
          pay: { min: 100_000, currency: 'USD', period: 'month' },
          _status: 'published',
        },
      })
      await applied(csv([{ id: 'a' }, { id: 'b' }]))
      const [, first, second] = (await vacancies()).toSorted((x, y) => x.id - y.id)
      await cms().update({
        collection: 'vacancies',
        id: first?.id ?? 0,
        locale: 'en',
        draft: true,
        data: { rank: 'master', _status: 'draft' },
      })
      await cms().update({
        collection: 'vacancies',
        id: second?.id ?? 0,
        locale: 'en',
        data: { deletedAt: new Date().toISOString() },
      })
      const id = await planned(csv([{ id: 'a', pay: 1 }, { id: 'b' }]), { closeMissing: 'true' })
      const { counts } = await progress(id)
      expect(counts).toMatchObject({ refused: 2, close: 0, create: 0, change: 0 })
      const problems = (await rowsOf(id, 'refused')).map(({ problem }) => problem)
      expect(problems).toEqual([expect.stringContaining('draft'), expect.stringContaining('trash')])
      expect((await vacancies()).map((one) => one.id)).toContain(byHand.id)
    },
  )

  it('of which rows are doubtful is applied without them, until somebody agrees', async () => {
    const content = [
      'id,rank,vesselType,openUntilDay,pay.from,pay.currency,text',
      `,bosun,lng-carrier,${inDays(9)},5000,USD,`,
      `x,master,lng-carrier,${inDays(9)},9000,USD,`,
    ].join('\n')
    const id = await planned(content)
    expect((await progress(id)).counts).toMatchObject({ create: 2, doubts: 1 })
    await act(id, 'apply')
    await work()
    expect(await progress(id)).toMatchObject({ state: 'applied', counts: { done: 1, waiting: 1 } })
    await act(id, 'apply', { withDoubts: true })
    await work()
    expect((await progress(id)).counts).toMatchObject({ done: 2, waiting: 0 })
    // Without an id, what says the very same is the same.
    expect((await progress(await planned(content))).counts).toMatchObject({ same: 2, create: 0 })
  })

  it('waits where a row says what staff should look at before it is published, once', async () => {
    const asking = { id: 'a', text: 'A deposit for the visa is paid back after the first month.' }
    const id = await planned(csv([asking, { id: 'b' }]))
    expect((await progress(id)).counts).toMatchObject({ create: 2, doubts: 0, flagged: 1 })
    expect((await rowsOf(id, 'flagged', 'de')).map(({ problem }) => problem)).toEqual([
      expect.stringContaining('deposit'),
    ])
    // Who agrees to what was guessed has not looked at this.
    await act(id, 'apply', { withDoubts: true })
    await work()
    expect(await progress(id)).toMatchObject({
      state: 'applied',
      counts: { done: 1, waiting: 0, waitingFlagged: 1 },
    })
    await act(id, 'apply', { withFlags: true })
    await work()
    expect((await progress(id)).counts).toMatchObject({ done: 2, waitingFlagged: 0 })
    const again = await planned(csv([{ ...asking, day: inDays(25) }, { id: 'b' }]))
    expect((await progress(again)).counts).toMatchObject({ change: 1, same: 1, doubts: 0 })
  })

  it(
    'is undone: what was created goes, what was changed or closed is as it was, what was edited stays',
    { tags: 'soak' },
    async () => {
      await applied(csv([{ id: 'a' }, { id: 'b', text: 'Before' }, { id: 'c' }, { id: 'x' }]))
      const before = await vacancies()
      const id = await planned(
        csv([{ id: 'a', pay: 9400 }, { id: 'b', text: 'After' }, { id: 'c' }, { id: 'n' }]),
        { closeMissing: 'true' },
      )
      await act(id, 'apply')
      await work()
      expect((await progress(id)).counts).toMatchObject({ done: 4, change: 2, close: 1, create: 1 })
      const edited = (await vacancies()).find(({ externalId }) => externalId === 'a')
      await cms().update({
        collection: 'vacancies',
        id: edited?.id ?? 0,
        locale: 'en',
        data: { rank: 'master', _status: 'published' },
      })
      expect(await act(id, 'undo')).toBe(200)
      await work()
      expect(await progress(id)).toMatchObject({
        state: 'undone',
        counts: { undone: 3, leftAlone: 1 },
      })
      const facts = (all: typeof before) =>
        all.map(({ externalId, openUntilDay, description, pay }) => [
          externalId,
          readDay(openUntilDay),
          description,
          pay.min,
        ])
      const expected = facts(before)
      if (expected[0]) expected[0][3] = 940_000
      expect(facts(await vacancies())).toEqual(expected)
      // The id is free again.
      expect((await progress(await planned(csv([{ id: 'n' }])))).counts).toMatchObject({
        create: 1,
      })
    },
  )

  it('is cancelled in the middle: what is applied stays, and can be undone', async () => {
    const id = await planned(csv(Array.from({ length: 6 }, (_, place) => ({ id: `r${place}` }))))
    await act(id, 'apply')
    const { applyBatch } = await import('../../../src/features/imports/apply-rows.hooks')
    const { requestsFor } = await import('../../../src/features/imports/import-request.hooks')
    const imported = await cms().findByID({ collection: 'imports', id, depth: 0 })
    const requests = await requestsFor(cms(), imported)
    let rows = 0
    if (requests) {
      await applyBatch(cms(), {
        id,
        kind: 'vacancies',
        isStopped: () => (rows += 1) > 2,
        requests,
      })
    }
    expect((await progress(id)).counts.done).toBe(2)
    expect(await act(id, 'cancel')).toBe(200)
    await work()
    expect(await progress(id)).toMatchObject({ state: 'cancelled', counts: { done: 2 } })
    expect(await vacancies()).toHaveLength(2)
    await act(id, 'undo')
    await work()
    expect(await vacancies()).toEqual([])
  })

  it('is applied once by two runners at a time', { tags: 'soak' }, async () => {
    const ids = Array.from({ length: 24 }, (_, place) => `t${String(place).padStart(2, '0')}`)
    const id = await planned(csv(ids.map((each) => ({ id: each }))))
    await act(id, 'apply')
    const { applyBatch } = await import('../../../src/features/imports/apply-rows.hooks')
    const { requestsFor } = await import('../../../src/features/imports/import-request.hooks')
    const requests = await requestsFor(
      cms(),
      await cms().findByID({ collection: 'imports', id, depth: 0 }),
    )
    if (!requests) throw new Error('Its world.editor is there.')
    const runner = () =>
      applyBatch(cms(), { id, kind: 'vacancies', isStopped: () => false, requests })
    // Beside the lock that keeps them apart.
    await Promise.all([runner(), runner()])
    await work()
    expect((await progress(id)).counts).toMatchObject({ done: 24, failed: 0 })
    expect((await vacancies()).map(({ externalId }) => externalId)).toEqual(ids)
    expect(await versionCount()).toBe(24)
  })

  it(
    'notes a row that is refused when it is applied, and goes on with the others',
    { tags: 'soak' },
    async () => {
      const id = await planned(csv([{ id: 'a' }, { id: 'b' }]))
      await execute(sql`
      UPDATE import_rows SET "values" = jsonb_set("values", '{rank}', '"nobody"')
      WHERE import_id = ${id} AND external_id = 'a'`)
      await act(id, 'apply')
      await work()
      expect(await progress(id)).toMatchObject({ state: 'applied', counts: { done: 1, failed: 1 } })
      const [failed] = await rowsOf(id, 'failed')
      expect(failed).toMatchObject({ externalId: 'a', outcome: 'failed' })
      expect(failed?.problem).toBe('Choose one of the options.')
    },
  )
})

describe('a feed', () => {
  it('is read by its headings and applied without a person, unless it would close many', async () => {
    const { createImport } = await import('../../../src/features/imports/create-import.hooks')
    const { withinTransaction } = await import('../../../src/cms/database/within-transaction')
    const feed = (rows: readonly Row[]) =>
      withinTransaction(cms(), (req) =>
        createImport(req, {
          kind: 'vacancies',
          bytes: new TextEncoder().encode(csv(rows)),
          fileName: 'feed.csv',
          company: world.company,
          mapping: MAPPING as never,
          source: 'feed',
          feed: 1,
          closeMissing: true,
          start: true,
        }),
      )
    const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    const first = await feed(rows)
    await work()
    expect(await progress(first)).toMatchObject({ state: 'applied', counts: { done: 4 } })
    const second = await feed(rows.slice(1))
    await work()
    expect(await progress(second)).toMatchObject({
      state: 'applied',
      counts: { close: 1, done: 1 },
    })
    const third = await feed(rows.slice(3))
    await work()
    expect(await progress(third)).toMatchObject({ state: 'held', counts: { close: 2, done: 0 } })
  })
})

describe('a file of companies', () => {
  it('is undone but for a company that has vacancies, which is not said to be edited', async () => {
    const content =
      'name,slug,about.en,about.uk\nNorth,north-line,Ships,Судна\nSouth,south-line,Ships,Судна'
    const { id } = await upload(content, { kind: 'companies', company: '' })
    await work()
    const { mapping } = await progress(id)
    await act(id, 'map', { mapping })
    await work()
    await act(id, 'apply', { withDoubts: true })
    await work()
    expect(await progress(id)).toMatchObject({ state: 'applied', counts: { done: 2 } })
    const { docs } = await cms().find({
      collection: 'crewings',
      where: { slug: { equals: 'south-line' } },
    })
    await cms().create({
      collection: 'vacancies',
      locale: 'en',
      data: {
        company: docs[0]?.id ?? 0,
        rank: 'bosun',
        vesselType: 'lng-carrier',
        openUntilDay: `${inDays(5)}T12:00:00.000Z`,
        pay: { min: 100_000, currency: 'USD', period: 'month' },
        _status: 'published',
      },
    })
    await act(id, 'undo')
    await work()
    expect(await progress(id)).toMatchObject({
      state: 'undone',
      counts: { undone: 1, leftAlone: 1 },
    })
    const [left] = await rowsOf(id, 'leftAlone')
    expect(left?.undoProblem).not.toContain('edited')
  })
})
