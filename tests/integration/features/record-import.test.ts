import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { recordFiles } from '../../fixtures/record-files'
import { newSeaman, newSession } from '../../site/members'
import { cmsUnderTest } from '../cms-under-test'

/** A download of an account is read again: what it would change is shown first, and nothing is dropped without a word. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'record-import-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const cms = cmsUnderTest()

const load = async () => ({
  ...(await import('../../../src/features/seamen/due-accounts.runner')),
  ...(await import('../../../src/features/seamen/import/import.form')),
  ...(await import('../../../src/features/seamen/import/import-review.form')),
  ...(await import('../../../src/features/seamen/own-data.queries')),
})

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await cms().db.pool.query<Row>(text, values)).rows

const TABLES = [
  'seaman_record_imports',
  'seaman_contracts',
  'seaman_papers',
  'seaman_references',
  'seaman_persons',
  'seaman_work_wanted',
  'seaman_languages',
]

beforeEach(async () => {
  for (const table of [...TABLES, 'seaman_events', 'seamen']) await query(`DELETE FROM ${table}`)
})

interface Member {
  id: number
  cookies: string
}

let made = 0

async function member(): Promise<Member> {
  made += 1
  const email = `import.${made}@ship.example`
  const id = await newSeaman(cms().db.pool, { name: 'Olena', citizenship: 'UA', email })
  return { id, cookies: await newSession(cms().db.pool, id) }
}

const context = ({ cookies }: Member, more: object) =>
  ({
    ...{ payload: cms(), params: {}, locale: 'en', visitor: { cookies }, files: {} },
    ...{ key: randomBytes(16).toString('base64url'), address: '198.51.100.7', shown: undefined },
    ...more,
  }) as never

/** Sends a file, as the page does. */
async function send(of: Member, content: unknown) {
  const { importForm } = await load()
  const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  const about = await importForm.load({}, 'en', of)
  return importForm.act({}, context(of, { about, files: { data: { bytes } } }))
}

/** Opens the page of what a file would change. */
async function review(of: Member) {
  const { importReviewForm } = await load()
  const about = await importReviewForm.load({}, 'en', of)
  if (!about) return undefined
  const shown = importReviewForm.shown?.(about)
  const isReady = importReviewForm.isReady?.(about)
  return {
    ...(about as unknown as Parameters<typeof planOf>[0]),
    isReady,
    press: () => importReviewForm.act({}, context(of, { about, shown })),
  }
}

const planOf = (about: {
  plan: Record<'added' | 'changed' | 'full', { section: string }[]> & { same: number }
  file: { refused: object[]; unknown: string[]; scans: number }
}) => about

interface Download {
  person?: object
  workWanted?: object
  languages?: object
  seaService: object[]
  papers: object[]
  references: object[]
}

async function wholeDownload({ cookies }: Member): Promise<Download> {
  const { answerOwnData } = await load()
  const answer = await answerOwnData(
    new Request('http://localhost', { headers: { cookie: cookies } }),
  )
  return (await answer.json()) as Download
}

/** So far as it is the own record. */
async function download(of: Member): Promise<Download> {
  const { person, workWanted, languages, ...rest } = await wholeDownload(of)
  const { seaService, papers, references } = rest
  return { person, workWanted, languages, seaService, papers, references } as Download
}

async function take(of: Member, content: unknown): Promise<void> {
  expect(await send(of, content)).toHaveProperty('location')
  const page = await review(of)
  expect(page?.file.refused).toEqual([])
  if (page?.isReady) expect(await page.press()).toHaveProperty('location')
}

const SHIP = { vesselName: 'Nordic Star', rank: 'second-mate', signOn: '2025-01-01' }
const PASSPORT = { document: 'passport', number: 'EA 1234567', expires: '2030-01-01' }

it('what was downloaded, erased and read again is downloaded as it was', async () => {
  await fc.assert(
    fc.asyncProperty(recordFiles(), async (file) => {
      const [olena, later] = [await member(), await member()]
      await take(olena, file)
      const before = await download(olena)
      expect(before.seaService).toHaveLength(file.seaService.length)
      expect(before.papers).toHaveLength(file.papers.length)
      await cms().delete({ collection: 'seamen', id: olena.id })
      await take(later, before)
      expect(await download(later)).toEqual(before)
      // Read once more, it changes nothing.
      await send(later, before)
      expect((await review(later))?.isReady).toBe(false)
    }),
    { numRuns: process.env.SOAK ? 60 : 6 },
  )
}, 240_000)

describe('a file', () => {
  it('writes nothing before its owner has looked at it and pressed', async () => {
    const olena = await member()
    await send(olena, { seaService: [SHIP], papers: [PASSPORT] })
    expect((await download(olena)).seaService).toEqual([])
    const page = await review(olena)
    expect(page?.plan.added.map(({ section }) => section)).toEqual(['service', 'papers'])
    expect(await page?.press()).toHaveProperty('location')
    const { papers, seaService } = await download(olena)
    expect([seaService, papers]).toEqual([[SHIP], [PASSPORT]])
    expect(await review(olena)).toBeUndefined()
  })

  it('as the account gives it has no part that nobody knows', async () => {
    const olena = await member()
    await take(olena, { papers: [PASSPORT] })
    await send(olena, await wholeDownload(olena))
    const page = await review(olena)
    expect([page?.file.unknown, page?.file.refused, page?.plan.same]).toEqual([[], [], 1])
  })

  it('changes what is the same ship and day, or paper and number, and removes nothing', async () => {
    const olena = await member()
    await take(olena, {
      workWanted: { rank: 'chief-mate', readyFrom: '2027-01-01' },
      seaService: [SHIP, { ...SHIP, vesselName: 'Baltic Sun' }],
      papers: [PASSPORT],
    })
    await send(olena, {
      workWanted: { rank: 'master' },
      seaService: [{ ...SHIP, signOff: '2025-06-01' }],
      papers: [{ ...PASSPORT, number: 'EA 7654321' }],
    })
    const page = await review(olena)
    expect(page?.plan.changed.map(({ section }) => section)).toEqual(['work', 'service'])
    expect(page?.plan.added.map(({ section }) => section)).toEqual(['papers'])
    await page?.press()
    const { papers, seaService, workWanted } = await download(olena)
    expect(workWanted).toEqual({ rank: 'master' })
    expect(seaService).toHaveLength(2)
    expect(seaService).toContainEqual({ ...SHIP, signOff: '2025-06-01' })
    expect(papers).toHaveLength(2)
  })

  it('is the account’s that sent it: another member sees nothing of it, and its numbers name nobody', async () => {
    const [olena, pavlo] = [await member(), await member()]
    await take(pavlo, { papers: [PASSPORT] })
    const [{ id } = { id: 0 }] = await query<{ id: number }>('SELECT id FROM seaman_papers')
    const hostile = { ...PASSPORT, expires: '2031-01-01', id, seaman: pavlo.id }
    // Such a key is one of its own only where it is read of a text.
    const text = JSON.stringify({ papers: [hostile] }).replace('"seaman"', '"__proto__"')
    await send(olena, text)
    expect(await review(pavlo)).toBeUndefined()
    const page = await review(olena)
    expect(page?.file.refused).toEqual([
      { section: 'papers', entry: 1, field: 'id', problem: 'unknownField' },
      { section: 'papers', entry: 1, field: '__proto__', problem: 'unknownField' },
    ])
    expect(page?.isReady).toBe(false)
    expect((await download(pavlo)).papers).toEqual([PASSPORT])
  })

  it('says each value that it does not take, with its place, and takes the other entries', async () => {
    const olena = await member()
    await send(olena, {
      person: { birthDay: '1994-02-30', otherCitizenship: 'UA', height: '172' },
      seaService: [{ ...SHIP, signOff: '2024-01-01' }, SHIP, 'a ship', { ...SHIP, rank: 'king' }],
      papers: { passport: true },
      references: [{ person: 7 }, { email: 'captain' }],
      colour: 'blue',
    })
    const page = await review(olena)
    expect(page?.file.refused).toEqual([
      { section: 'person', field: 'birthDay', problem: 'notDay' },
      { section: 'person', field: 'height', problem: 'notNumber' },
      { section: 'service', entry: 1, field: 'signOff', problem: 'tooEarly' },
      { section: 'service', entry: 3, problem: 'notAnEntry' },
      { section: 'service', entry: 4, field: 'rank', problem: 'notAChoice' },
      { section: 'papers', problem: 'notAnEntry' },
      { section: 'references', entry: 1, field: 'person', problem: 'notText' },
      { section: 'references', entry: 2, field: 'email', problem: 'notEmail' },
    ])
    expect(page?.file.unknown).toEqual(['colour'])
    await page?.press()
    expect((await download(olena)).seaService).toEqual([SHIP])
  })

  it.each([
    ['no JSON of ours', { hello: 'world' }],
    ['a list', [1, 2]],
    ['nothing', null],
    ['nested deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('%s is refused with a sentence, and nothing waits', async (_what, content) => {
    const olena = await member()
    expect(await send(olena, content)).toEqual({ problems: { data: 'fileUnreadable' } })
    expect(await review(olena)).toBeUndefined()
  })

  it('of signs that no database takes is kept without them', async () => {
    const olena = await member()
    const half = String.raw`{"seaService":[{"vesselName":"Nord\ud800 Star\u0000","rank":"master","signOn":"2025-01-01"},
      {"a\u0000b\udc00":1}],"c\u0000\ud83d":2}`
    await send(olena, half)
    const page = await review(olena)
    expect(page?.file.unknown).toEqual(['c'])
    expect(page?.file.refused[0]).toMatchObject({ entry: 2, field: 'ab' })
    await page?.press()
    expect((await download(olena)).seaService).toMatchObject([{ vesselName: 'Nord Star' }])
  })

  it('has room said for what is too much', async () => {
    const olena = await member()
    const people = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({ person: `Captain ${from + index}` }))
    await take(olena, { references: people(0, 4) })
    await send(olena, { references: people(4, 7) })
    const page = await review(olena)
    expect(page?.plan.added).toHaveLength(1)
    expect(page?.plan.full).toEqual([
      { section: 'references', entry: 2, problem: 'tooMany' },
      { section: 'references', entry: 3, problem: 'tooMany' },
    ])
    await page?.press()
    expect((await download(olena)).references).toHaveLength(5)
    await send(olena, { references: people(0, 6) })
    expect((await review(olena))?.file.refused).toEqual([
      { section: 'references', entry: 6, problem: 'tooMany' },
    ])
  })

  it('is looked at again where the record has changed since', async () => {
    const olena = await member()
    await send(olena, { seaService: [SHIP] })
    const page = await review(olena)
    await query(
      `INSERT INTO seaman_contracts (seaman_id, version, send_key, vessel_name, sign_on, rank)
       VALUES ($1, 1, 'key-elsewhere', 'Nordic Star', '2025-01-01T00:00:00Z', 'master')`,
      [olena.id],
    )
    expect(await page?.press()).toMatchObject({ notice: { kind: 'changed' } })
    expect((await download(olena)).seaService).toEqual([{ ...SHIP, rank: 'master' }])
    const again = await review(olena)
    expect(again?.plan.changed).toHaveLength(1)
    expect(await again?.press()).toHaveProperty('location')
    expect((await download(olena)).seaService).toEqual([SHIP])
  })

  it('pressed twice is written once', async () => {
    const olena = await member()
    await send(olena, { seaService: [SHIP] })
    const page = await review(olena)
    await page?.press()
    expect(await page?.press()).toEqual({ notice: { kind: 'expired' } })
    expect((await download(olena)).seaService).toHaveLength(1)
  })

  it('waits for an hour, and is erased after it', async () => {
    const { eraseDueAccounts } = await load()
    const olena = await member()
    await send(olena, { seaService: [SHIP] })
    await query(`UPDATE seaman_record_imports SET made_at = now() - interval '61 minutes'`)
    expect(await review(olena)).toBeUndefined()
    await eraseDueAccounts(cms())
    expect(await query('SELECT FROM seaman_record_imports')).toEqual([])
  })
})
