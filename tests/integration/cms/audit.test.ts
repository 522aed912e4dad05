import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type CollectionSlug, createLocalReq, handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { AUDIT_KEPT_MONTHS } from '../../../src/domain/staff/audit'
import { pdf } from '../../fixtures/form-files'
import { cmsUnderTest } from '../cms-under-test'
import { hire, sendRequest, writeMessage, PASSWORD } from '../features/request-world'
import type { RestClient } from '../rest'

/** What the audit log says of each write, and that nobody changes it afterwards. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'audit-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const cms = cmsUnderTest()

interface Line {
  id: number
  actor: string
  staff_id: string | null
  way: string
  part: string | null
  network: string | null
  action: string
  collection: string
  document: string | null
  title: string | null
  locale: string | null
  changed: string | null
  codes: string | null
}

let admin: RestClient & { id: number }
let editor: RestClient & { id: number }
let last = 0

beforeAll(async () => {
  admin = await hire(cms(), 'Ada', 'admin')
  editor = await hire(cms(), 'Edgar', 'editor')
})

beforeEach(async () => {
  await lines()
})

/** What was written since the last time that this was asked, the oldest first. */
async function lines(): Promise<Line[]> {
  const { rows } = await cms().db.pool.query<Line>(
    'SELECT * FROM audit_events WHERE id > $1 ORDER BY id',
    [last],
  )
  last = rows.at(-1)?.id ?? last
  return rows
}

/** The only line since then, in short: `published pages/5 uk by Ada: title, body`. */
async function said(): Promise<string[]> {
  return (await lines()).map(({ action, actor, changed, collection, document, locale }) =>
    [
      action,
      document === null ? collection : `${collection}/${document}`,
      ...(locale === null ? [] : [locale]),
      `by ${actor}`,
      ...(changed === null ? [] : [`(${changed})`]),
    ].join(' '),
  )
}

interface Answer {
  status: number
  text: string
  doc: { id: number; [name: string]: unknown }
}

async function send(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  at: string,
  data?: object | FormData,
  { who = admin, headers = {} }: { who?: RestClient; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { default: config } = await import('../../../payload.config')
  const isForm = data instanceof FormData
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/api${at}`, {
      method,
      headers: {
        ...(who.token !== undefined && { Authorization: `JWT ${who.token}` }),
        ...(data && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(data && { body: isForm ? data : JSON.stringify(data) }),
    }),
  })
  const text = await response.text()
  // Whoever is asked what comes of it agrees.
  const digest = response.status === 409 ? /"digest":"(\w+)"/.exec(text)?.[1] : undefined
  if (digest !== undefined && !at.includes('confirmed=')) {
    const agreed = `${at}${at.includes('?') ? '&' : '?'}confirmed=${digest}`
    return send(method, agreed, data, { who, headers })
  }
  let doc = { id: 0 } as Answer['doc']
  try {
    const body = JSON.parse(text) as { doc?: Answer['doc']; id?: number }
    doc = body.doc ?? { ...body, id: body.id ?? 0 }
  } catch {
    // No JSON.
  }
  return { status: response.status, text, doc }
}

async function done(...asked: Parameters<typeof send>): Promise<Answer['doc']> {
  const answer = await send(...asked)
  if (answer.status >= 300) throw new Error(`${JSON.stringify(asked)}: ${answer.text}`)
  return answer.doc
}

async function company(): Promise<number> {
  const { id } = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: { name: `Acme ${randomUUID()}`, timeZone: 'UTC', _status: 'published' },
  })
  await lines()
  return id
}

describe('a text that is published language by language', () => {
  it.each(['pages', 'docs', 'seaman-services'] as const)('%s', async (type) => {
    const { id } = await done('POST', `/${type}?locale=uk&draft=true`, { title: 'Візи' })
    expect(await said()).toEqual([`created ${type}/${id} uk by Ada`])
    const one = `/${type}/${id}`
    await done('PATCH', `${one}?locale=uk&draft=true`, { title: 'Візи', excerpt: 'Про візи' })
    expect(await said()).toEqual([`changed ${type}/${id} uk by Ada (excerpt)`])
    await done('PATCH', `${one}?locale=uk`, { title: 'Візи моряка', _status: 'published' })
    // Services have no address of their own words.
    const paths = type === 'seaman-services' ? 'title' : 'title, slug'
    expect(await said()).toEqual([`published ${type}/${id} uk by Ada (${paths})`])
    await done('PATCH', `${one}?locale=uk`, { _status: 'draft' })
    expect(await said()).toEqual([`unpublished ${type}/${id} uk by Ada`])
    await done('PATCH', one, { deletedAt: new Date().toISOString() })
    expect(await said()).toEqual([`trashed ${type}/${id} by Ada`])
    await done('PATCH', `${one}?trash=true`, { deletedAt: null })
    expect(await said()).toEqual([`restored ${type}/${id} by Ada`])
    await done('DELETE', one)
    expect(await said()).toEqual([`deleted ${type}/${id} by Ada`])
  })

  it('is called by its title, also where it has none in the language', async () => {
    const { id } = await done('POST', '/pages?locale=en&draft=true', { title: 'Visas' })
    await done('PATCH', `/pages/${id}?locale=fr&draft=true`, { excerpt: 'Sur les visas' })
    expect((await lines()).map(({ title, locale }) => [locale, title])).toEqual([
      ['en', 'Visas'],
      ['fr', 'Visas (English)'],
    ])
  })

  it('has one line for all autosaves of somebody, and one more for each other save', async () => {
    const { id } = await cms().create({
      collection: 'pages',
      locale: 'en',
      draft: true,
      data: { title: 'Autosaved' },
    })
    await lines()
    const autosave = async (title: string, who = admin, locale: 'en' | 'uk' = 'en') => {
      const user = await cms().findByID({ collection: 'staff', id: who.id })
      // Past the lock: who may edit at the same time is tested elsewhere.
      return cms().update({
        collection: 'pages',
        id,
        locale,
        draft: true,
        autosave: true,
        data: { title },
        overrideAccess: false,
        user: { ...user, collection: 'staff' },
      })
    }
    for (const title of ['A', 'B', 'C']) await autosave(title)
    expect(await said()).toEqual([`changed pages/${id} en by Ada (title)`])
    await autosave('D', editor)
    await autosave('E', admin, 'uk')
    expect(await said()).toEqual([
      `changed pages/${id} en by Edgar (title)`,
      `changed pages/${id} uk by Ada (title)`,
    ])
    await done('PATCH', `/pages/${id}?locale=en&draft=true`, { title: 'By the button' })
    await done('PATCH', `/pages/${id}?locale=en`, { title: 'Live', _status: 'published' })
    expect(await said()).toEqual([
      `changed pages/${id} en by Ada (title)`,
      `published pages/${id} en by Ada (title, slug)`,
    ])
  })

  it('says what was there and what is there now, of a publication what readers had', async () => {
    const { id } = await done('POST', '/pages?locale=en', { title: 'One', _status: 'published' })
    await lines()
    await done('PATCH', `/pages/${id}?locale=en&draft=true`, { title: 'Two' })
    const values = async () => (await lines()).map(({ action, codes }) => [action, codes])
    expect(await values()).toEqual([['changed', 'title: “One” → “Two”']])
    const autosave = `/pages/${id}?locale=en&draft=true&autosave=true`
    await done('PATCH', autosave, { title: 'Thr' })
    expect(await values()).toEqual([])
    // The draft has it already.
    await done('PATCH', `/pages/${id}?locale=en`, { title: 'Thr', _status: 'published' })
    expect(await values()).toEqual([['published', 'title: “One” → “Thr”']])
  })

  it('has no line for who begins to write', async () => {
    const user = { relationTo: 'staff', value: admin.id } as const
    await cms().create({
      collection: 'payload-locked-documents',
      data: { document: user, user },
    })
    await cms().db.pool.query(
      `INSERT INTO edit_locks (collection, document, locale, since, seen_at) VALUES ('pages', 1, 'en', now(), now())`,
    )
    expect(await lines()).toEqual([])
    const { isAudited } = await import('../../../src/cms/services/audit/audited-entities')
    expect(isAudited('edit-locks')).toBe(false)
  })

  it('has a line for each of many that are published at once', async () => {
    const ids = []
    for (const title of ['Many 1', 'Many 2', 'Many 3']) {
      const { id } = await done('POST', '/pages?locale=en&draft=true', { title })
      ids.push(id)
    }
    await lines()
    await done('POST', `/pages/publish-many?locale=en&where[id][in]=${ids.join(',')}`)
    expect(await said()).toEqual(ids.map((id) => `published pages/${id} en by Ada (slug)`))
    await done('PATCH', `/pages?where[id][in]=${ids.join(',')}`, {
      deletedAt: new Date().toISOString(),
    })
    expect(await said()).toEqual(ids.map((id) => `trashed pages/${id} by Ada`))
  })
})

describe('what is published all at once', () => {
  it('companies and their vacancies', async () => {
    const firm = await done('POST', '/crewings?locale=en', {
      name: 'Acme Crewing',
      timeZone: 'UTC',
      _status: 'published',
    })
    const [made] = await lines()
    expect(made).toMatchObject({ action: 'created', collection: 'crewings', title: 'Acme Crewing' })
    const { id } = await done('POST', '/vacancies?locale=en&draft=true', {
      company: firm.id,
      rank: 'master',
      vesselType: 'lng-carrier',
      openUntilDay: `${new Date().getUTCFullYear() + 1}-11-22`,
      pay: { min: 950_000, currency: 'USD', period: 'month' },
    })
    const [created] = await lines()
    expect(created).toMatchObject({ action: 'created', document: String(id), locale: null })
    await done('PATCH', `/vacancies/${id}?locale=en`, { rank: 'chief-mate', _status: 'published' })
    expect(await said()).toEqual([`published vacancies/${id} by Ada (rank)`])
    await done('POST', `/vacancies/${id}/suspend`)
    await done('POST', `/vacancies/${id}/lift-suspension`)
    expect(await said()).toEqual([
      `suspended vacancies/${id} by Ada`,
      `suspensionLifted vacancies/${id} by Ada`,
    ])
    await done('POST', `/vacancies/${id}/close`)
    expect(await said()).toEqual([`published vacancies/${id} by Ada (openUntilDay)`])
    const versions = await cms().findVersions({
      collection: 'vacancies',
      where: { parent: { equals: id } },
      sort: 'createdAt',
      depth: 0,
    })
    await done('POST', `/vacancies/versions/${versions.docs[0]?.id}`)
    expect(await said()).toEqual([`versionRestored vacancies/${id} by Ada`])
    await done('DELETE', `/vacancies/${id}`)
    expect(await said()).toEqual([`deleted vacancies/${id} by Ada`])
  })
})

/** What a document of each further collection is made of, and what is changed of it. */
const OTHERS: Partial<
  Record<CollectionSlug, { make: () => Promise<object>; change?: [object, string] }>
> = {
  warnings: {
    make: () =>
      Promise.resolve({ name: 'North Crew', kind: 'fee', since: '2026-11-01', _status: 'draft' }),
    change: [{ name: 'North Crew Ltd' }, 'name'],
  },
  schedules: {
    make: async () => {
      const page = await cms().create({
        collection: 'pages',
        locale: 'en',
        draft: true,
        data: { title: 'Scheduled' },
      })
      await lines()
      return {
        document: { relationTo: 'pages', value: page.id },
        action: 'publish',
        locale: 'en',
        at: new Date(Date.now() + 3_600_000).toISOString(),
      }
    },
    change: [{ at: new Date(Date.now() + 7_200_000).toISOString() }, 'at'],
  },
  redirects: {
    make: () =>
      Promise.resolve({
        locale: 'en',
        from: `/old-${randomUUID()}`,
        to: { kind: 'address', address: 'https://a.example/', external: true },
      }),
    change: [
      { to: { kind: 'address', address: 'https://b.example/', external: true } },
      'to.address',
    ],
  },
  'import-tokens': {
    make: async () => ({ name: 'Crew system', company: await company() }),
    change: [{ revoked: true }, 'revoked'],
  },
  staff: {
    make: () =>
      Promise.resolve({
        name: 'Nora',
        email: `${randomUUID()}@site.example`,
        password: 'only-for-tests-1',
        role: 'editor',
      }),
    change: [{ role: 'translator', languages: ['uk', 'fr'] }, 'role, languages'],
  },
}

describe('other collections', () => {
  it.each(Object.entries(OTHERS))('%s', async (type, { make, change }) => {
    const { id } = await done('POST', `/${type}?locale=en`, await make())
    const made = await lines()
    expect(made.map(({ action, collection, document }) => [action, collection, document])).toEqual([
      ['created', type, String(id)],
    ])
    expect(made[0]).toMatchObject({ actor: 'Ada', staff_id: String(admin.id) })
    if (change) {
      const [data, paths] = change
      await done('PATCH', `/${type}/${id}?locale=en`, data)
      expect(await said()).toEqual([`changed ${type}/${id} by Ada (${paths})`])
    }
    await done('DELETE', `/${type}/${id}`)
    expect(await said()).toEqual([`deleted ${type}/${id} by Ada`])
  })

  it('media', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(pdf())], { type: 'application/pdf' }), 'paper.pdf')
    form.set('_payload', JSON.stringify({ alt: 'A paper' }))
    const { id } = await done('POST', '/media?locale=en', form)
    const [made] = await lines()
    expect(made).toMatchObject({ action: 'created', document: String(id), title: 'paper.pdf' })
    await done('PATCH', `/media/${id}?locale=fr`, { alt: 'Un papier' })
    expect(await said()).toEqual([`changed media/${id} fr by Ada (alt)`])
    await done('DELETE', `/media/${id}`)
    expect(await said()).toEqual([`deleted media/${id} by Ada`])
  })

  it('settings, with the numbers and codes before and after', async () => {
    const { globals } = cms()
    for (const { slug } of globals.config) {
      await cms()
        .updateGlobal({ slug, locale: 'en', data: {} })
        .catch(() => undefined)
      // Of some nothing is there yet, and what is sent lacks what they need.
      const all = await lines()
      const isFilled = slug !== 'exchange-rates'
      expect([slug, ...all.map(({ action }) => action)]).toEqual([
        slug,
        ...(isFilled ? ['changed'] : []),
      ])
    }
    await done('POST', '/globals/request-settings', { contactMonths: 7 })
    const [line] = await lines()
    expect(line).toMatchObject({ actor: 'Ada', collection: 'request-settings', document: null })
    expect([line?.changed, line?.codes]).toEqual(['contactMonths', 'contactMonths: 12 → 7'])
  })

  it('of rights the log says what they were and are, and of a password only that it is another', async () => {
    const someone = await hire(cms(), 'Renate', 'editor')
    const given = { password: PASSWORD, for: 'keys', change: `password ${someone.id}` }
    await done('POST', '/staff/confirm-password', given)
    await lines()
    await done('PATCH', `/staff/${someone.id}`, {
      role: 'translator',
      languages: ['uk'],
      password: 'another-secret-password',
    })
    const [line] = await lines()
    expect(line).toMatchObject({
      changed: 'role, languages, password',
      codes: 'role: editor → translator; languages: – → uk',
      title: 'Renate',
    })
    expect(JSON.stringify(line)).not.toContain('secret')
  })
})

describe('who, and from where', () => {
  it('is the panel where one of its pages asks, with the network of the client', async () => {
    const headers = {
      Referer: 'http://localhost:3000/admin/collections/pages/create',
      'X-Forwarded-For': '2001:db8:1:2:3:4:5:6',
    }
    await done('POST', '/pages?locale=en&draft=true', { title: 'From the panel' }, { headers })
    const [line] = await lines()
    expect(line).toMatchObject({ way: 'panel', network: '2001:db8:1:2', staff_id: `${admin.id}` })
    headers.Referer = 'http://localhost:3000/administer'
    await done('POST', '/pages?locale=en&draft=true', { title: 'From elsewhere' }, { headers })
    expect((await lines())[0]?.way).toBe('api')
  })

  it('is the schedule, with the account of whoever made it', async () => {
    const { id } = await done('POST', '/pages?locale=en&draft=true', { title: 'In time' })
    const schedule = await done('POST', '/schedules', {
      document: { relationTo: 'pages', value: id },
      action: 'publish',
      locale: 'en',
      at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    await cms().db.pool.query(
      `UPDATE schedules SET at = now() - interval '1 minute' WHERE id = $1`,
      [schedule.id],
    )
    await lines()
    const { runDueSchedules } = await import('../../../src/features/schedules/schedules.runner')
    await runDueSchedules(cms())
    expect(await lines()).toMatchObject([
      {
        action: 'published',
        actor: `schedule ${schedule.id}`,
        way: 'schedule',
        part: `${schedule.id}`,
        staff_id: `${admin.id}`,
        document: `${id}`,
        locale: 'en',
        network: null,
      },
    ])
  })

  it('is the site itself where nobody asks', async () => {
    const { id } = await cms().create({
      collection: 'pages',
      locale: 'en',
      draft: true,
      data: { title: 'By itself' },
    })
    expect(await said()).toEqual([`created pages/${id} en by site`])
  })

  it('signs in, chooses a new password by a link, is locked out, and let in again', async () => {
    const someone = await hire(cms(), 'Lena', 'editor')
    const of = `staff/${someone.id}`
    expect((await said()).slice(1)).toEqual([`signedIn ${of} by Lena`])
    const token = await cms().forgotPassword({
      collection: 'staff',
      data: { email: 'Lena@site.example' },
      disableEmail: true,
    })
    await done(
      'POST',
      '/staff/reset-password',
      { token, password: 'only-for-tests-2' },
      { who: {} },
    )
    expect(await said()).toEqual([`passwordReset ${of} by Lena`])
    const wrong = { email: 'Lena@site.example', password: 'wrong-password' }
    for (let tries = 0; tries < 8; tries += 1) {
      await send('POST', '/staff/login', wrong, { who: {} })
    }
    expect(await said()).toEqual([`accountLocked ${of} by site`])
    await done('POST', '/staff/unlock', { email: 'Lena@site.example' })
    expect(await said()).toEqual([`unlocked ${of} by Ada`])
  })
})

describe('data of people who are no staff', () => {
  const CANARY = 'qzcanaryqz'

  it('leave no text in the log, whatever staff do with them', async () => {
    const sent = await sendRequest(cms(), {
      reference: `MH-${CANARY}`,
      name: `${CANARY} name`,
      email: `${CANARY}@sender.example`,
      telephone: `${CANARY}1`,
      values: { message: `${CANARY} letter` },
    })
    const message = await writeMessage(cms(), sent.id, { to: `${CANARY}@to.example` })
    const seaman = await cms().create({
      collection: 'seamen',
      data: {
        name: `${CANARY} Olena`,
        email: `${CANARY}@ship.example`,
        telephone: `${CANARY}2`,
        language: 'uk',
        state: 'pending',
        confirmedAt: new Date().toISOString(),
      },
    })
    const alert = await cms().create({
      collection: 'vacancy-alerts',
      data: {
        email: `${CANARY}@alert.example`,
        locale: 'uk',
        filter: `q=${CANARY}`,
        state: 'active',
      } as never,
    })
    expect(await said()).toEqual([])
    await done('PATCH', `/requests/${sent.id}`, {
      state: 'in-work',
      notes: [{ text: `${CANARY} note` }],
    }).catch(() => undefined)
    await send('POST', `/requests/${sent.id}/reply`, { text: `${CANARY} reply` })
    await send('POST', `/messages/${message.id}/send-again`)
    await send('POST', `/messages/${message.id}/bounced`)
    await done('PATCH', `/seamen/${seaman.id}`, { state: 'suspended', reason: `${CANARY} reason` })
    await done('POST', '/suppressed-addresses', {
      address: `${CANARY}@gone.example`,
      reason: 'bounced',
    }).catch(() => undefined)
    await done('GET', '/requests/export')
    await done('GET', '/seamen/export')
    await done('DELETE', `/seamen/${seaman.id}`)
    await done('DELETE', `/vacancy-alerts/${alert.id}`)
    await done('DELETE', `/requests/${sent.id}`)
    const written = await lines()
    expect(JSON.stringify(written).toLowerCase()).not.toContain(CANARY)
    const deeds = written.map(
      ({ action, collection, document }) => `${action} ${collection}/${document}`,
    )
    expect(deeds).toEqual(
      expect.arrayContaining([
        `changed seamen/${seaman.id}`,
        `deleted seamen/${seaman.id}`,
        `deleted requests/${sent.id}`,
        `deleted vacancy-alerts/${alert.id}`,
        'exported requests/null',
        'exported seamen/null',
      ]),
    )
    const { rows } = await cms().db.pool.query<{ found: number }>(
      `SELECT count(*)::int AS found FROM audit_events e WHERE e::text ILIKE '%${CANARY}%'`,
    )
    expect(rows[0]?.found).toBe(0)
  })
})

describe('the log', () => {
  it('says nothing of what was refused, or rolled back', async () => {
    const slug = randomUUID()
    await done('POST', '/pages?locale=en', { title: 'First', slug, _status: 'published' })
    const { id } = await done('POST', '/pages?locale=en&draft=true', { title: 'Second', slug })
    await lines()
    const clash = await send('PATCH', `/pages/${id}?locale=en`, { slug, _status: 'published' })
    expect(clash.status).toBe(400)
    const { withinTransaction } = await import('../../../src/cms/database/within-transaction')
    const undone = withinTransaction(cms(), async (req) => {
      await cms().update({ collection: 'pages', id, locale: 'en', data: { title: 'Never' }, req })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await said()).toEqual([])
  })

  it('has a line for each of many saves at the same moment', async () => {
    const ids = []
    for (let count = 0; count < 4; count += 1) {
      const { id } = await done('POST', '/redirects', {
        locale: 'en',
        from: `/at-once-${randomUUID()}`,
        to: { kind: 'address', address: 'https://a.example/', external: true },
      })
      ids.push(id)
    }
    await lines()
    await Promise.all(
      ids.flatMap((id) =>
        [admin, editor].map((who) =>
          done('PATCH', `/redirects/${id}`, { from: `/now-${randomUUID()}` }, { who }),
        ),
      ),
    )
    const expected = ids.flatMap((id) =>
      ['Ada', 'Edgar'].map((name) => `changed redirects/${id} by ${name} (from)`),
    )
    expect((await said()).toSorted()).toEqual(expected.toSorted())
  })

  it('is changed and deleted by nobody, not even by SQL', async () => {
    const { pool } = cms().db
    const refused = /neither changed nor deleted/
    await expect(pool.query(`UPDATE audit_events SET actor = 'Nobody'`)).rejects.toThrow(refused)
    await expect(pool.query('DELETE FROM audit_events')).rejects.toThrow(refused)
    const req = await createLocalReq({}, cms())
    const data = { at: new Date().toISOString(), actor: 'A', action: 'created' } as never
    for (const write of [
      () => cms().create({ collection: 'audit-events', data, req }),
      () => cms().update({ collection: 'audit-events', id: last, data, req }),
      () =>
        cms().update({ collection: 'audit-events', where: { id: { exists: true } }, data, req }),
      () => cms().delete({ collection: 'audit-events', id: last, req }),
      () => cms().delete({ collection: 'audit-events', where: { id: { exists: true } }, req }),
    ]) {
      await expect(write()).rejects.toThrow('not allowed')
    }
    for (const [method, at] of [
      ['POST', '/audit-events'],
      ['PATCH', `/audit-events/${last}`],
      ['PATCH', '/audit-events?where[id][exists]=true'],
      ['DELETE', `/audit-events/${last}`],
      ['DELETE', '/audit-events?where[id][exists]=true'],
    ] as const) {
      const { status } = await send(method, at, method === 'DELETE' ? undefined : { actor: 'Me' })
      expect([method, at, status >= 400 || status === 200]).toEqual([method, at, true])
    }
    const { rows } = await pool.query(`SELECT 1 FROM audit_events WHERE actor IN ('Me', 'A')`)
    expect(rows).toEqual([])
    expect(await said()).toEqual([])
  })

  it('forgets a line once it is older than it is kept, and none sooner', async () => {
    const { pool } = cms().db
    const write = (age: string) =>
      pool.query<{ id: number }>(
        `INSERT INTO audit_events (at, actor, way, action, collection)
         VALUES (now() - interval '${AUDIT_KEPT_MONTHS} months' ${age}, 'Old', 'site', 'changed', 'site')
         RETURNING id`,
      )
    await write(`- interval '1 hour'`)
    const kept = (await write(`+ interval '1 hour'`)).rows[0]?.id
    await expect(pool.query('DELETE FROM audit_events WHERE id = $1', [kept])).rejects.toThrow()
    const { eraseDueAuditEvents } =
      await import('../../../src/features/audit/due-audit-events.runner')
    expect(await eraseDueAuditEvents(cms())).toEqual({ auditEvents: 1 })
    const { rows } = await pool.query(`SELECT id FROM audit_events WHERE actor = 'Old'`)
    expect(rows).toEqual([{ id: kept }])
  })

  it('is read by admins alone', async () => {
    expect((await send('GET', '/audit-events')).status).toBe(200)
    expect((await send('GET', '/audit-events', undefined, { who: editor })).status).toBe(403)
    expect((await send('GET', '/audit-events', undefined, { who: {} })).status).toBe(403)
  })

  it('is exported as it is filtered, safe for programs for tables, and says so', async () => {
    const title = '=HYPERLINK("https://evil.example")'
    const { id } = await done('POST', '/pages?locale=en&draft=true', { title })
    await lines()
    const where = `where[collection][equals]=pages&where[document][equals]=${id}`
    const csv = await send('GET', `/audit-events/export?${where}`)
    const [head, line, ...more] = csv.text.split('\r\n')
    expect(head).toContain('id,at,actor,staffId,way')
    expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(more).toEqual([''])
    const json = await send('GET', `/audit-events/export?format=jsonl&${where}`)
    expect(json.text.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(json.text)).toMatchObject({ actor: 'Ada', document: id, title, locale: 'en' })
    expect(await said()).toEqual(Array(2).fill('exported audit-events by Ada'))
    expect((await send('GET', '/audit-events/export?format=xml')).status).toBe(400)
    expect((await send('GET', '/audit-events/export', undefined, { who: editor })).status).toBe(403)
    const all = await send('GET', '/audit-events/export?format=jsonl')
    const { rows } = await cms().db.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM audit_events',
    )
    // Its own line is written once it has begun.
    expect(all.text.trim().split('\n')).toHaveLength((rows[0]?.count ?? 0) - 1)
  })
})
