import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Staff } from '../../../src/payload-types'
import { newSeaman, newSession } from '../../site/members'
import { cmsUnderTest } from '../cms-under-test'
import { ask } from '../rest'
import { hire } from './request-world'

/** Seafarers are found by staff who have the right to it, and only those who let themselves be found. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'found-seamen-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const cms = cmsUnderTest()

const load = async () => ({
  ...(await import('../../../src/features/seamen/due-accounts.runner')),
  ...(await import('../../../src/features/seamen/own-data.queries')),
  ...(await import('../../../src/features/seamen/seaman-accounts.submit')),
  ...(await import('../../../src/features/seamen/search/found-seamen.queries')),
  ...(await import('../../../src/features/seamen/search/search-consent.form')),
  ...(await import('../../../src/features/seamen/search/search-consent.queries')),
  ...(await import('../../../src/features/seamen/search/search-consent.submit')),
})

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await cms().db.pool.query<Row>(text, values)).rows

const ASKED = { papers: [], validOn: '2026-12-01' } as const

let accounts: Record<'admin' | 'searcher' | 'editor' | 'translator', Staff>

beforeAll(async () => {
  const hired = async (name: string, role: Staff['role'], findsSeamen: boolean) => {
    const { id } = await hire(cms(), name, role)
    return cms().update({ collection: 'staff', id, data: { findsSeamen } })
  }
  accounts = {
    admin: await hired('find-admin', 'admin', false),
    searcher: await hired('find-searcher', 'translator', true),
    editor: await hired('find-editor', 'editor', false),
    translator: await hired('find-translator', 'translator', false),
  }
})

beforeEach(async () => {
  await query('DELETE FROM seaman_search_consents; DELETE FROM erased_requests')
  for (const table of ['papers', 'contracts', 'references', 'persons', 'work_wanted']) {
    await query(`DELETE FROM seaman_${table}`)
  }
  await query('DELETE FROM seaman_events; DELETE FROM seamen')
})

let made = 0

async function member(said: Partial<Parameters<typeof newSeaman>[1]> = {}): Promise<number> {
  made += 1
  const email = `found.${made}@ship.example`
  return newSeaman(cms().db.pool, { rank: 'second-mate', citizenship: 'UA', email, ...said })
}

async function letFind(seaman: number, isGiven = true): Promise<void> {
  const { saveSearchConsent } = await load()
  expect(await saveSearchConsent(cms(), seaman, isGiven)).toBe(true)
}

async function wants(seaman: number, values: Record<string, string>): Promise<void> {
  const names = Object.keys(values)
  await query(
    `INSERT INTO seaman_work_wanted (seaman_id, version, send_key, ${names.join(', ')})
     VALUES ($1, 1, $2, ${names.map((_, index) => `$${index + 3}`).join(', ')})`,
    [seaman, `key-work-${seaman}`, ...Object.values(values)],
  )
}

async function holds(seaman: number, document: string, expires: string | null): Promise<void> {
  made += 1
  await query(
    `INSERT INTO seaman_papers (seaman_id, version, send_key, document, number, expires, validity)
     VALUES ($1, 1, $2, $3, 'EA 7654321', $4, CASE WHEN $4::timestamptz IS NULL THEN 'unlimited' END::enum_seaman_papers_validity)`,
    [seaman, `key-paper-${made}`, document, expires && `${expires}T12:00:00Z`],
  )
}

type Asker = keyof typeof accounts | 'nobody' | 'another member'

/** A request of somebody; what a seafarer calls himself is worth nothing. */
async function asks(who: Asker): Promise<PayloadRequest> {
  if (who === 'nobody') return createLocalReq({}, cms())
  const user =
    who === 'another member'
      ? { ...accounts.admin, findsSeamen: true, collection: 'seamen' }
      : { ...accounts[who], collection: 'staff' }
  return createLocalReq({ user: user as never }, cms())
}

async function namesFound(search: object = {}, page = 1): Promise<string[]> {
  const { findSeamen } = await load()
  const { seamen } = await findSeamen(await asks('searcher'), { ...ASKED, ...search }, page)
  return seamen.map(({ name }) => name)
}

const reads = () =>
  query<{ actor: string; document: number; codes: string; title: string | null }>(
    `SELECT actor, document::int AS document, codes, title FROM audit_events WHERE action = 'read' ORDER BY id`,
  )

describe('who may find', () => {
  it.each([
    ['admin', true],
    ['searcher', true],
    ['editor', false],
    ['translator', false],
    ['another member', false],
    ['nobody', false],
  ] as const)('%s: %s', async (who, may) => {
    const { findSeamen, openFoundSeaman } = await load()
    const olena = await member({ name: 'Olena' })
    await letFind(olena)
    const before = (await reads()).length
    const found = findSeamen(await asks(who), ASKED, 1)
    const opened = openFoundSeaman(await asks(who), olena)
    if (may) {
      expect((await found).count).toBe(1)
      expect((await opened)?.account.name).toBe('Olena')
    } else {
      await expect(found).rejects.toMatchObject({ name: 'Forbidden' })
      await expect(opened).rejects.toMatchObject({ name: 'Forbidden' })
    }
    expect(await reads()).toHaveLength(before + (may ? 1 : 0))
  })

  it('is an admin’s to give, by no account to itself', async () => {
    const editor = await hire(cms(), 'find-ambitious', 'editor')
    const { status } = await ask(editor, 'PATCH', `/staff/${editor.id}`, { findsSeamen: true })
    expect(status).toBe(200)
    const stored = await cms().findByID({ collection: 'staff', id: editor.id })
    expect(stored.findsSeamen).not.toBe(true)
    const admin = await hire(cms(), 'find-giver', 'admin')
    const given = await ask(admin, 'PATCH', `/staff/${editor.id}`, { findsSeamen: true })
    // The sign-in was a moment ago: the password is not asked for again.
    expect(given.status).toBe(200)
    expect((await cms().findByID({ collection: 'staff', id: editor.id })).findsSeamen).toBe(true)
  })
})

describe('who is found', () => {
  it('nobody before it is ticked, and nobody who has unticked it, from the next request on', async () => {
    const { openFoundSeaman } = await load()
    const olena = await member({ name: 'Olena' })
    await member({ name: 'Pavlo' })
    expect(await namesFound()).toEqual([])
    await letFind(olena)
    expect(await namesFound()).toEqual(['Olena'])
    await letFind(olena, false)
    expect(await namesFound()).toEqual([])
    const before = (await reads()).length
    expect(await openFoundSeaman(await asks('searcher'), olena)).toBeUndefined()
    expect(await reads()).toHaveLength(before)
  })

  it('nobody who is suspended, or whose address is not confirmed', async () => {
    await letFind(await member({ name: 'Suspended', state: 'suspended' }))
    await letFind(await member({ name: 'Unconfirmed', state: 'pending', isConfirmed: false }))
    expect(await namesFound()).toEqual([])
  })

  it('nobody whose consent a backup brings back', async () => {
    const { searchConsentOf } = await load()
    const olena = await member({ name: 'Olena' })
    await letFind(olena)
    const [row] = await query<{ reference: string }>('SELECT reference FROM seaman_search_consents')
    await letFind(olena, false)
    await query('INSERT INTO seaman_search_consents (seaman_id, reference) VALUES ($1, $2)', [
      olena,
      row?.reference,
    ])
    expect(await namesFound()).toEqual([])
    expect(await searchConsentOf(olena)).toBeUndefined()
    // Ticked again, it is another consent.
    await letFind(olena)
    expect(await namesFound()).toEqual(['Olena'])
  })

  it('nobody whose account is gone, also where a backup brings it back', async () => {
    const olena = await member({ name: 'Olena' })
    await letFind(olena)
    const [row] = await query<{ reference: string }>('SELECT reference FROM seaman_search_consents')
    await cms().delete({ collection: 'seamen', id: olena })
    expect(await query('SELECT FROM seaman_search_consents')).toEqual([])
    const remembered = await query('SELECT FROM erased_requests WHERE reference = $1', [
      row?.reference,
    ])
    expect(remembered).toHaveLength(1)
  })

  it('by any of three ranks; where none is written down, by that of the account', async () => {
    const [wanting, bare] = [await member({ name: 'Wanting' }), await member({ name: 'Bare' })]
    await wants(wanting, { rank: 'chief-mate', third_rank: 'master' })
    for (const one of [wanting, bare]) await letFind(one)
    expect(await namesFound({ rank: 'master' })).toEqual(['Wanting'])
    expect(await namesFound({ rank: 'second-mate' })).toEqual(['Bare'])
    expect(await namesFound({ rank: 'bosun' })).toEqual([])
  })

  it('by type of ship and the day of joining, the first who are ready first', async () => {
    const early = await member({ name: 'Early' })
    const late = await member({ name: 'Late' })
    const silent = await member({ name: 'Silent' })
    await wants(late, { ready_from: '2027-03-01T12:00:00Z', second_vessel_type: 'lng-carrier' })
    await wants(early, { ready_from: '2027-01-31T12:00:00Z', vessel_type: 'lng-carrier' })
    for (const one of [silent, late, early]) await letFind(one)
    expect(await namesFound()).toEqual(['Early', 'Late', 'Silent'])
    expect(await namesFound({ vesselType: 'lng-carrier' })).toEqual(['Early', 'Late'])
    expect(await namesFound({ readyBy: '2027-01-31' })).toEqual(['Early'])
    expect(await namesFound({ readyBy: '2027-01-30' })).toEqual([])
  })

  it('by papers that are valid on a day, to the last day', async () => {
    const [dated, endless] = [await member({ name: 'Dated' }), await member({ name: 'Endless' })]
    await holds(dated, 'seamans-book', '2027-05-31')
    await holds(endless, 'seamans-book', null)
    await holds(endless, 'passport', '2030-01-01')
    for (const one of [dated, endless]) await letFind(one)
    const valid = (validOn: string, ...papers: string[]) => namesFound({ papers, validOn })
    expect(await valid('2027-05-31', 'seamans-book')).toEqual(['Dated', 'Endless'])
    expect(await valid('2027-06-01', 'seamans-book')).toEqual(['Endless'])
    expect(await valid('2027-05-31', 'seamans-book', 'passport')).toEqual(['Endless'])
  })

  it('fifty on a page', async () => {
    const { findSeamen } = await load()
    await query(`
      INSERT INTO seamen (name, email, language, state, confirmed_at)
      SELECT 'Member ' || n, 'page.' || n || '@ship.example', 'en', 'active', now() FROM generate_series(1, 51) n`)
    await query('INSERT INTO seaman_search_consents (seaman_id) SELECT id FROM seamen')
    const first = await findSeamen(await asks('admin'), ASKED, 1)
    expect([first.count, first.seamen.length]).toEqual([51, 50])
    expect(await namesFound({}, 2)).toEqual(['Member 51'])
  })
})

describe('what is found', () => {
  it('has sea service and papers with masked numbers, and nothing of person, next of kin or references', async () => {
    const { openFoundSeaman } = await load()
    const olena = await member({ name: 'Olena', telephone: '+380 44 000 00 00' })
    await holds(olena, 'passport', '2030-01-01')
    await query(
      `INSERT INTO seaman_persons (seaman_id, version, send_key, family_name, kin_name, birth_day)
       VALUES ($1, 1, 'key-person', 'Secretova', 'Petro Secret', '1994-03-08T12:00:00Z')`,
      [olena],
    )
    await query(
      `INSERT INTO seaman_references (seaman_id, version, send_key, person)
       VALUES ($1, 1, 'key-reference', 'Captain Secret')`,
      [olena],
    )
    await query(
      `INSERT INTO seaman_contracts (seaman_id, version, send_key, vessel_name, sign_on, rank)
       VALUES ($1, 1, 'key-contract', 'Nordic Star', '2025-01-01T12:00:00Z', 'second-mate')`,
      [olena],
    )
    await letFind(olena)
    const found = await openFoundSeaman(await asks('searcher'), olena)
    expect(found?.account.telephone).toBe('+380 44 000 00 00')
    expect(found?.contracts.map(({ vesselName }) => vesselName)).toEqual(['Nordic Star'])
    expect(found?.papers.map(({ number }) => number)).toEqual(['•••321'])
    expect(JSON.stringify(found)).not.toMatch(/Secret|7654|1994/)
  })

  it('leaves a line in the audit log, with who and whose and without a name', async () => {
    const { openFoundSeaman } = await load()
    const olena = await member({ name: 'Olena Secretova' })
    await letFind(olena)
    await openFoundSeaman(await asks('searcher'), olena)
    const [line] = (await reads()).slice(-1)
    expect(line).toMatchObject({ document: olena, codes: 'search', title: null })
    expect(line?.actor).toContain('find-searcher')
  })
})

describe('the seafarer', () => {
  it('ticks and unticks it by the form, and has it in the download', async () => {
    const { answerOwnData, searchConsentForm } = await load()
    const olena = await member({ name: 'Olena' })
    const cookies = await newSession(cms().db.pool, olena)
    const send = async (found: boolean) => {
      const about = await searchConsentForm.load({}, 'en', { cookies })
      return searchConsentForm.act({ found }, {
        ...{ payload: cms(), about, params: {}, locale: 'en', visitor: { cookies } },
        ...{ key: 'k', shown: undefined, address: '198.51.100.7', files: {} },
      } as never)
    }
    const downloaded = async () => {
      const answer = await answerOwnData(
        new Request('http://localhost', { headers: { cookie: cookies } }),
      )
      return (await answer.json()) as { foundByStaffSince: string | null }
    }
    expect((await downloaded()).foundByStaffSince).toBeNull()
    expect(await send(true)).toHaveProperty('location')
    expect((await downloaded()).foundByStaffSince).toMatch(/^20/)
    expect(await namesFound()).toEqual(['Olena'])
    await send(false)
    expect(await namesFound()).toEqual([])
  })
})

it('a view of the panel does not stand in the place of what is below it', () => {
  // Some have no path, whatever their type says.
  const views: Record<string, { path?: string; exact?: boolean }> =
    cms().config.admin.components.views
  const told = Object.values(views).map(({ path: at = '', exact }) => ({ at, exact }))
  const above = told.filter(
    ({ at }) => at !== '' && told.some((one) => one.at.startsWith(`${at}/`)),
  )
  // Payload takes any other view for all that begins with its path (3.90.1).
  expect(above).toEqual([{ at: '/seafarers', exact: true }])
})
