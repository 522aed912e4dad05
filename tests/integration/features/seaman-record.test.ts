import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { ActionForm, NotDone } from '../../../src/cms/services/forms/form'
import { CONTRACT_TABLE, MOST_CONTRACTS } from '../../../src/domain/sea-service/contract-fields'
import { MOST_PAPERS, PAPER_TABLE } from '../../../src/domain/sea-service/paper-fields'
import { typedValues } from '../../../src/domain/structured-fields/typed-values'
import { newSeaman, newSession } from '../../site/members'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient } from '../rest'
import { hire } from './request-world'

/** A seafarer's own sea service and papers: theirs alone, within bounds, never overwritten without a word, gone with the account. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'seaman-record-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const cms = cmsUnderTest()

const load = async () => ({
  ...(await import('../../../src/features/seamen/due-accounts.runner')),
  ...(await import('../../../src/features/seamen/own-data.queries')),
  ...(await import('../../../src/features/seamen/record/paper-entry.form')),
  ...(await import('../../../src/features/seamen/record/record.queries')),
  ...(await import('../../../src/features/seamen/record/save-entry.submit')),
  ...(await import('../../../src/features/seamen/record/service-entry.form')),
  ...(await import('../../../src/features/seamen/seaman-accounts.submit')),
})

let admin: RestClient
let editor: RestClient

beforeAll(async () => {
  admin = await hire(cms(), 'record-admin', 'admin')
  editor = await hire(cms(), 'record-editor', 'editor')
})

beforeEach(async () => {
  for (const table of ['seaman_contracts', 'seaman_papers', 'seaman_events', 'seamen']) {
    await cms().db.pool.query(`DELETE FROM ${table}`)
  }
})

let made = 0

interface Member {
  id: number
  cookies: string
}

async function member(): Promise<Member> {
  made += 1
  const id = await newSeaman(cms().db.pool, { email: `record.${made}@ship.example` })
  return { id, cookies: await newSession(cms().db.pool, id) }
}

const newKey = () => randomBytes(16).toString('base64url')

const CONTRACT = typedValues(CONTRACT_TABLE, {
  vesselName: 'Bright Star',
  imo: '9074728',
  rank: 'second-mate',
  grossTonnage: 45_000,
  signOn: '2025-01-01',
})
const PAPER = typedValues(PAPER_TABLE, {
  document: 'passport',
  number: 'EA 1234567',
  country: 'PH',
  expires: '2030-05-01',
  validity: 'until',
})

/** Opens a form as a page does, and sends it as the page was then. */
async function open(form: ActionForm, { cookies }: Member, entry: string) {
  const params = { entry }
  const visitor = { cookies }
  const about = await form.load(params, 'en', visitor)
  if (!about) throw new Error('There is no such form.')
  let shown = form.shown?.(about)
  let key = newKey()
  return {
    about,
    async send(values: object): Promise<{ location: string } | NotDone> {
      const now = await form.load(params, 'en', visitor)
      if (!now) throw new Error('The session has ended.')
      const told = await form.act(values as never, {
        ...{ payload: cms(), about: now, params, locale: 'en', visitor, key, shown },
        address: '198.51.100.7',
        files: {},
      })
      // The page takes over what a refusal says that it shows.
      if (!('location' in told) && told.shown !== undefined) shown = told.shown
      return told
    },
    again: () => (key = newKey()),
  }
}

async function added({ id }: Member): Promise<{ contract: number; paper: number }> {
  const { ownEntries, saveEntry } = await load()
  const sent = { seaman: id, id: undefined, version: undefined }
  await saveEntry(cms(), { ...sent, section: 'service', key: newKey() }, CONTRACT)
  await saveEntry(cms(), { ...sent, section: 'papers', key: newKey() }, PAPER)
  const [contract] = await ownEntries('service', id)
  const [paper] = await ownEntries('papers', id)
  return { contract: contract?.id ?? 0, paper: paper?.id ?? 0 }
}

describe('what is written down', () => {
  it('is read as it was typed', async () => {
    const { ownEntries } = await load()
    const olena = await member()
    await added(olena)
    expect((await ownEntries('service', olena.id)).map(({ values }) => values)).toEqual([CONTRACT])
    expect((await ownEntries('papers', olena.id)).map(({ values }) => values)).toEqual([PAPER])
  })

  it('is nobody else’s: not another seafarer’s, by no address and no number', async () => {
    const { ownEntries, ownEntry, paperRemoveForm, removeEntry, saveEntry, serviceEntryForm } =
      await load()
    const [olena, pavlo] = [await member(), await member()]
    const { contract, paper } = await added(olena)
    expect(await ownEntries('service', pavlo.id)).toEqual([])
    expect(await ownEntry('service', pavlo.id, contract)).toBeUndefined()
    // The page of a number that is not there and of one that is somebody's are the same.
    for (const entry of [contract, 999_999]) {
      const opened = await open(serviceEntryForm, pavlo, String(entry))
      expect(opened.about).toMatchObject({ words: { mode: 'gone' }, entry: undefined })
    }
    await expect(open(paperRemoveForm, pavlo, String(paper))).rejects.toThrow('no such form')
    const sent = { section: 'service', seaman: pavlo.id, id: contract, version: 1 } as const
    const theirs = { ...CONTRACT, vesselName: 'Taken over' }
    expect(await saveEntry(cms(), { ...sent, key: newKey() }, theirs)).toEqual({
      kind: 'removedElsewhere',
    })
    expect(await removeEntry(cms(), sent)).toEqual({ kind: 'saved' })
    expect((await ownEntry('service', olena.id, contract))?.values).toEqual(CONTRACT)
  })

  it('is not the staff’s: no admin and no editor reads, writes or finds it by the API', async () => {
    const olena = await member()
    const { contract, paper } = await added(olena)
    for (const client of [admin, editor, {}]) {
      for (const [collection, id] of [
        ['seaman-contracts', contract],
        ['seaman-papers', paper],
      ] as const) {
        for (const [method, at] of [
          ['GET', `/${collection}`],
          ['GET', `/${collection}/${id}`],
          ['PATCH', `/${collection}/${id}`],
          ['DELETE', `/${collection}/${id}`],
          ['POST', `/${collection}`],
        ] as const) {
          const answer = await ask(
            client,
            method,
            at,
            method === 'GET' ? undefined : { version: 9 },
          )
          expect([method, at, answer.status]).toEqual([
            method,
            at,
            expect.toBeOneOf([401, 403, 404]),
          ])
          expect(JSON.stringify(answer)).not.toContain('Bright Star')
          expect(JSON.stringify(answer)).not.toContain('1234567')
        }
      }
      const seaman = await ask(client, 'GET', `/seamen/${olena.id}?depth=3`)
      expect(JSON.stringify(seaman)).not.toContain('Bright Star')
    }
    const { rows } = await cms().db.pool.query(
      `SELECT 1 FROM audit_events WHERE collection IN ('seaman-contracts', 'seaman-papers')`,
    )
    expect(rows).toEqual([])
  })

  it('is in the download of its account, and in no other', async () => {
    const { answerOwnData } = await load()
    const [olena, pavlo] = [await member(), await member()]
    await added(olena)
    const download = async ({ cookies }: Member) => {
      const answer = await answerOwnData(
        new Request('http://localhost', { headers: { cookie: cookies } }),
      )
      return (await answer.json()) as { seaService: object[]; papers: object[] }
    }
    expect(await download(olena)).toMatchObject({
      seaService: [{ vesselName: 'Bright Star', signOn: '2025-01-01' }],
      papers: [{ number: 'EA 1234567', expires: '2030-05-01' }],
    })
    expect(await download(pavlo)).toMatchObject({ seaService: [], papers: [] })
  })
})

describe('a form', () => {
  it('that is sent twice adds one entry, and another text under its key is not lost', async () => {
    const { ownEntries, serviceEntryForm } = await load()
    const olena = await member()
    const page = await open(serviceEntryForm, olena, 'new')
    const sent = await Promise.all([page.send(CONTRACT), page.send(CONTRACT)])
    expect(sent.map((told) => 'location' in told)).toEqual([true, true])
    expect(await ownEntries('service', olena.id)).toHaveLength(1)
    const other = { ...CONTRACT, vesselName: 'Quiet Star' }
    expect(await page.send(other)).toEqual({ notice: { kind: 'expired' } })
    page.again()
    expect(await page.send(other)).toHaveProperty('location')
    const names = (await ownEntries('service', olena.id)).map(({ values }) => values.vesselName)
    expect(names).toEqual(['Quiet Star', 'Bright Star'])
  })

  it('does not overwrite what another device has saved: both are told, and the next press decides', async () => {
    const { ownEntry, paperEntryForm } = await load()
    const olena = await member()
    const { paper } = await added(olena)
    const phone = await open(paperEntryForm, olena, String(paper))
    const laptop = await open(paperEntryForm, olena, String(paper))
    const onPhone = { ...PAPER, expires: '2031-02-03', issuedBy: 'DFA Manila' }
    expect(await phone.send(onPhone)).toHaveProperty('location')
    // The same sent again is done already.
    expect(await phone.send(onPhone)).toHaveProperty('location')
    const onLaptop = { ...PAPER, country: undefined }
    const told = await laptop.send(onLaptop)
    expect(told).toMatchObject({ notice: { kind: 'savedElsewhere' }, shown: '2' })
    const { notice } = told as NotDone
    const stored = notice?.kind === 'savedElsewhere' ? notice.stored : ''
    expect(stored).toContain('3 February 2031')
    expect(stored).toContain('DFA Manila')
    expect(stored).toContain('Philippines')
    expect(stored).not.toContain('EA 1234567')
    expect((await ownEntry('papers', olena.id, paper))?.values).toEqual(onPhone)
    expect(await laptop.send(onLaptop)).toHaveProperty('location')
    expect(await ownEntry('papers', olena.id, paper)).toMatchObject({
      version: 3,
      values: onLaptop,
    })
  })

  it('of two that are sent at the same moment one is told of the other', async () => {
    const { serviceEntryForm } = await load()
    const olena = await member()
    const { contract } = await added(olena)
    const pages = await Promise.all(
      Array.from({ length: 6 }, () => open(serviceEntryForm, olena, String(contract))),
    )
    const told = await Promise.all(
      pages.map((page, n) => page.send({ ...CONTRACT, vesselName: `Star ${n}` })),
    )
    expect(told.filter((one) => 'location' in one)).toHaveLength(1)
  })

  it('of an entry that was removed meanwhile says so, and adds it at the next press', async () => {
    const { ownEntries, serviceEntryForm, serviceRemoveForm } = await load()
    const olena = await member()
    const { contract } = await added(olena)
    const phone = await open(serviceEntryForm, olena, String(contract))
    const laptop = await open(serviceRemoveForm, olena, String(contract))
    expect(await laptop.send({})).toHaveProperty('location')
    expect(await ownEntries('service', olena.id)).toEqual([])
    expect(await phone.send(CONTRACT)).toEqual({
      notice: { kind: 'removedElsewhere' },
      shown: 'none',
    })
    expect(await ownEntries('service', olena.id)).toEqual([])
    expect(await phone.send(CONTRACT)).toHaveProperty('location')
    expect(await ownEntries('service', olena.id)).toHaveLength(1)
  })

  it('removes only what its page showed', async () => {
    const { ownEntries, serviceEntryForm, serviceRemoveForm } = await load()
    const olena = await member()
    const { contract } = await added(olena)
    const removing = await open(serviceRemoveForm, olena, String(contract))
    const changing = await open(serviceEntryForm, olena, String(contract))
    await changing.send({ ...CONTRACT, vesselName: 'Quiet Star' })
    const told = await removing.send({})
    expect(told).toMatchObject({
      notice: { kind: 'savedElsewhere', stored: expect.stringContaining('Quiet Star') },
    })
    expect(await ownEntries('service', olena.id)).toHaveLength(1)
    expect(await removing.send({})).toHaveProperty('location')
    expect(await ownEntries('service', olena.id)).toEqual([])
  })

  it.each([
    ['service', MOST_CONTRACTS, 'seaman_contracts', 'vessel_name, sign_on', `'Ship', now()`],
    ['papers', MOST_PAPERS, 'seaman_papers', 'name', `'Paper'`],
  ] as const)(
    'says when %s has %i entries, and adds none',
    async (section, most, table, ...row) => {
      const { countEntries, paperEntryForm, serviceEntryForm } = await load()
      const olena = await member()
      const [columns, values] = row
      await cms().db.pool.query(
        `INSERT INTO ${table} (seaman_id, version, send_key, ${columns})
       SELECT $1, 1, n::text, ${values} FROM generate_series(1, $2) n`,
        [olena.id, most - 1],
      )
      const form = section === 'service' ? serviceEntryForm : paperEntryForm
      const pages = [await open(form, olena, 'new'), await open(form, olena, 'new')]
      const told = await Promise.all(
        pages.map((page) => page.send(section === 'service' ? CONTRACT : PAPER)),
      )
      expect(told.filter((one) => 'location' in one)).toHaveLength(1)
      expect(told).toContainEqual({ notice: { kind: 'full', most } })
      expect((await countEntries(olena.id))[section]).toBe(most)
    },
  )
})

describe('an account that is deleted', () => {
  const left = async () => {
    const { rows } = await cms().db.pool.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM seaman_contracts)::int + (SELECT count(*) FROM seaman_papers)::int AS count`,
    )
    return rows[0]?.count
  }

  it('takes its record along, and leaves that of others', async () => {
    const { deleteAccount } = await load()
    const [olena, pavlo, other] = [await member(), await member(), await member()]
    for (const one of [olena, pavlo, other]) await added(one)
    await deleteAccount(cms(), olena.id)
    expect(await left()).toBe(4)
    expect((await ask(admin, 'DELETE', `/seamen/${pavlo.id}`)).status).toBe(200)
    expect(await left()).toBe(2)
  })

  it('takes it along again where a backup brings both back', async () => {
    const { deleteAccount, eraseDueAccounts } = await load()
    const olena = await member()
    await added(olena)
    const tables = ['seamen', 'seaman_contracts', 'seaman_papers']
    for (const table of tables) {
      await cms().db.pool.query(`CREATE TABLE backup_${table} AS SELECT * FROM ${table}`)
    }
    await deleteAccount(cms(), olena.id)
    for (const table of tables) {
      await cms().db.pool.query(`INSERT INTO ${table} SELECT * FROM backup_${table}`)
      await cms().db.pool.query(`DROP TABLE backup_${table}`)
    }
    expect(await left()).toBe(2)
    expect(await eraseDueAccounts(cms())).toEqual({ accounts: 1 })
    expect(await left()).toBe(0)
  })
})
