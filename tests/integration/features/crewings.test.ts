import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Crewing, Vacancy } from '../../../src/payload-types'
import { agreed } from '../agreed'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

const cms = cmsUnderTest()

let editor: RestClient

const NEXT_YEAR = new Date().getUTCFullYear() + 1
const LAST_DAY = `${NEXT_YEAR}-11-22`

interface Answer {
  doc?: Crewing
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
}

/** What the panel's form is told: the sentences beside the fields, or the message; empty where it is saved. */
function complaints({ body }: { body: Answer }): string {
  return (body.errors ?? [])
    .flatMap(({ message, data }) =>
      data?.errors ? data.errors.map((one) => `${one.path}: ${one.message}`) : [message],
    )
    .join('\n')
}

const post = (data: object, client = editor) =>
  ask<Answer>(client, 'POST', '/crewings?locale=en', {
    name: 'Acme Crewing',
    timeZone: 'Europe/Kyiv',
    _status: 'published',
    ...data,
  })

async function created(data: object = {}): Promise<Crewing> {
  const answer = await post(data)
  if (!answer.body.doc) throw new Error(complaints(answer))
  return answer.body.doc
}

const patch = (id: number, data: object, query = '?locale=en') =>
  agreed<Answer>(editor, 'PATCH', `/crewings/${id}${query}`, data)

const createVacancy = (company: Crewing, data: Partial<Vacancy> = {}) =>
  cms().create({
    collection: 'vacancies',
    locale: 'en',
    data: {
      company: company.id,
      rank: 'master',
      vesselType: 'tanker',
      openUntilDay: LAST_DAY,
      pay: { negotiable: true, currency: 'USD', period: 'month' },
      _status: 'published',
      ...data,
    },
  })

const closing = async (id: number, draft = false) =>
  (await cms().findByID({ collection: 'vacancies', id, draft, showHiddenFields: true })).openUntil

beforeAll(async () => {
  const account = { email: 'editor@site.example', password: 'only-for-tests' }
  await cms().create({ collection: 'staff', data: { ...account, name: 'Ed', role: 'editor' } })
  editor = await signIn(account.email, account.password)
  await created()
})

describe('the address of a company', () => {
  it('is made of its name, with a number where another has it', async () => {
    expect((await created({ name: 'Моряк & Ко' })).slug).toBe('моряк-ко')
    expect((await created({ name: 'Моряк, Ко!' })).slug).toBe('моряк-ко-2')
    expect((await created({ name: 'Other', slug: 'Typed Here!' })).slug).toBe('typed-here')
  })

  it('stays when the name changes, and is made again for a copy', async () => {
    const { id } = await created({ name: 'First' })
    await patch(id, { name: 'Renamed' })
    const { slug } = await cms().findByID({ collection: 'crewings', id })
    expect(slug).toBe('first')
    const copy = await ask<Answer>(editor, 'POST', `/crewings/${id}/duplicate?locale=en`)
    expect(copy.body.doc).toMatchObject({ name: 'Renamed (copy)', slug: 'renamed-copy' })
  })

  it('is not made where links to another company led before', async () => {
    const { id } = await created({ name: 'Seadogs' })
    await patch(id, { slug: 'seawolves' })
    expect((await created({ name: 'Seadogs' })).slug).toBe('seadogs-2')
  })

  it.each<[object, RegExp]>([
    [{ slug: 'acme-crewing' }, /^slug: “Acme Crewing” has this slug already/],
    [{ slug: 'x'.repeat(97) }, /^slug: Write at most 96/],
    [{ name: '!!!' }, /^slug: No address can be made/],
    [{ name: '' }, /^name: This field is required\.$/],
  ])('is not %j', async (data, sentence) => {
    expect(complaints(await post({ name: 'Another', ...data }))).toMatch(sentence)
  })

  it('is refused in the language of the panel', async () => {
    const inUkrainian = { ...editor, panelLanguage: 'uk' }
    const answer = await post({ name: 'Інша', slug: 'acme-crewing' }, inUkrainian)
    expect(complaints(answer)).toBe('slug: Такий слаг уже має «Acme Crewing». Виберіть інший.')
  })
})

describe('a company', () => {
  it.each<[string, object, RegExp]>([
    ['an unknown time zone', { timeZone: 'Europe/Atlantis' }, /^timeZone: This time zone is not/],
    ['a difference instead', { timeZone: '+02:00' }, /^timeZone: This time zone is not/],
    ['a script for a site', { website: 'javascript:alert(1)' }, /^website: Write the whole/],
    ['a site without a scheme', { website: 'acme.example' }, /^website: Write the whole/],
    ['a path for a site', { website: '/about' }, /^website: Write the whole/],
    [
      'a register that is not what it seems',
      { licence: { registerUrl: 'https://gov.example@evil.example' } },
      /^licence\.registerUrl: Write the whole/,
    ],
    ['no e-mail address', { email: 'at home' }, /^email: /],
    ['no telephone', { telephones: [{ number: 'call us' }] }, /^telephones\.0\.number: Write/],
    [
      'a link for a name',
      { messengers: [{ kind: 'messenger', handle: 'https://m.me/acme' }] },
      /^messengers\.0\.handle: Write only the name/,
    ],
    [
      'a name for WhatsApp',
      { messengers: [{ kind: 'whatsapp', handle: 'acme' }] },
      /0\.handle: Write the number/,
    ],
    [
      'a name for Viber',
      { messengers: [{ kind: 'viber', handle: '044 123' }] },
      /0\.handle: Write the number/,
    ],
    [
      'words for Telegram',
      { messengers: [{ kind: 'telegram', handle: 'Acme Ltd' }] },
      /0\.handle: Write a user name/,
    ],
    [
      'a check of nothing',
      { licence: { number: '7', checkedOn: '2026-01-01' } },
      /^licence\.checkedOn: Write the number of the licence and who/,
    ],
    ['an unknown country', { country: 'ZZ' }, /^country: /],
    ['a flag twice', { fleet: { flags: ['LR', 'LR'] } }, /^fleet\.flags: /],
    [
      'a check of tomorrow',
      { licence: { checkedOn: new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString() } },
      /^licence\.checkedOn: This day has not come/,
    ],
    ['a licence for ever', { licence: { validUntil: '2999-01-01' } }, /^licence\.validUntil: This/],
    ['a text too long', { warning: 'x'.repeat(1_001) }, /^warning: /],
  ])('with %s is refused', async (_, data, sentence) => {
    expect(complaints(await post(data))).toMatch(sentence)
  })

  it('is copied as a draft whose licence nobody has checked, whatever is asked for', async () => {
    const checked = { number: '7', authority: 'MoT', checkedOn: '2026-01-01' }
    const { id } = await created({ name: 'Checked', licence: checked })
    const path = `/crewings/${id}/duplicate?locale=en&draft=false`
    const copy = await ask<Answer>(editor, 'POST', path, { _status: 'published' })
    expect(copy.body.doc).toMatchObject({
      _status: 'draft',
      licence: { number: '7', checkedOn: null },
    })
  })

  it('that is an example is not copied', async () => {
    const example = { name: 'Example', timeZone: 'UTC', isExample: true }
    const { id } = await cms().create({ collection: 'crewings', locale: 'en', data: example })
    const copy = await ask<Answer>(editor, 'POST', `/crewings/${id}/duplicate?locale=en`)
    expect(complaints(copy)).toMatch(/^This is an invented example, which is not copied/)
  })

  it('has a licence to the end of its last day there, whatever is sent for that', async () => {
    const { id } = await created({
      timeZone: 'Asia/Manila',
      licence: { validUntil: '2026-03-31', validTo: '2036-01-01' },
    })
    const licence = async () => (await cms().findByID({ collection: 'crewings', id })).licence
    expect((await licence())?.validTo).toBe('2026-03-31T16:00:00.000Z')
    await patch(id, { timeZone: 'Europe/Kyiv' })
    // In summer time since two days.
    expect((await licence())?.validTo).toBe('2026-03-31T21:00:00.000Z')
    await patch(id, { licence: { validUntil: null } })
    expect((await licence())?.validTo).toBeNull()
  })
})

describe('another time zone of a company', () => {
  it('closes its vacancies at another instant, drafts too, and publishes none of them', async () => {
    const company = await created()
    const other = await created({ name: 'Other' })
    const { id } = await createVacancy(company)
    const { id: foreign } = await createVacancy(other)
    const inSummer = `${NEXT_YEAR}-07-01`
    await cms().update({
      collection: 'vacancies',
      id,
      locale: 'en',
      draft: true,
      data: { openUntilDay: inSummer, rank: 'bosun' },
    })
    expect(await closing(id)).toBe(`${LAST_DAY}T22:00:00.000Z`)
    expect(await closing(id, true)).toBe(`${inSummer}T21:00:00.000Z`)

    await patch(company.id, { timeZone: 'America/New_York', _status: 'published' })
    expect(await closing(id)).toBe(`${NEXT_YEAR}-11-23T05:00:00.000Z`)
    expect(await closing(id, true)).toBe(`${NEXT_YEAR}-07-02T04:00:00.000Z`)
    expect(await closing(foreign)).toBe(`${LAST_DAY}T22:00:00.000Z`)
    const live = await cms().findByID({ collection: 'vacancies', id })
    expect([live.rank, live._status]).toEqual(['master', 'published'])
  })

  it('means nothing while it is a draft', async () => {
    const company = await created()
    const { id } = await createVacancy(company)
    await patch(company.id, { timeZone: 'Asia/Manila' }, '?locale=en&draft=true')
    expect(await closing(id)).toBe(`${LAST_DAY}T22:00:00.000Z`)
    const { id: later } = await createVacancy(company)
    expect(await closing(later)).toBe(`${LAST_DAY}T22:00:00.000Z`)
  })

  it('reaches also a vacancy that is saved at the same moment', async () => {
    const company = await created()
    const transactionID = (await cms().db.beginTransaction()) ?? ''
    const data = { timeZone: 'UTC' }
    const req = { transactionID }
    await cms().update({ collection: 'crewings', id: company.id, locale: 'en', data, req })
    const saving = createVacancy(company)
    // It waits for what becomes of the company, or is stored already.
    await Promise.race([saving, somebodyWaits()])
    await cms().db.commitTransaction(transactionID)
    expect(await closing((await saving).id)).toBe(`${NEXT_YEAR}-11-23T00:00:00.000Z`)
  })
})

async function somebodyWaits(): Promise<void> {
  const { drizzle } = cms().db as unknown as PostgresAdapter
  await expect
    .poll(async () => {
      const { rows } = await drizzle.execute(
        "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
      )
      return rows.length
    })
    .toBeGreaterThan(0)
}

describe('a company with vacancies', () => {
  const trash = { deletedAt: new Date().toISOString() }
  const inUse = /^This company has vacancies \(1\), so it was not deleted/

  it('is neither deleted nor trashed, until they are gone', async () => {
    const company = await created()
    const { id } = await createVacancy(company, { _status: 'draft' })
    expect(complaints(await patch(company.id, trash))).toMatch(inUse)
    const deletion = () => agreed<Answer>(editor, 'DELETE', `/crewings/${company.id}?trash=true`)
    expect(complaints(await deletion())).toMatch(inUse)

    // In the trash it could come back.
    await cms().update({ collection: 'vacancies', id, locale: 'en', data: trash })
    expect(complaints(await deletion())).toMatch(inUse)
    expect(complaints(await patch(company.id, trash))).toBe('')
    const restored = await agreed<Answer>(editor, 'PATCH', `/vacancies/${id}?trash=true`, {
      deletedAt: null,
    })
    expect(complaints(restored)).toMatch(/^company: This company is in the trash/)

    await cms().delete({ collection: 'vacancies', id, trash: true })
    expect(complaints(await deletion())).toBe('')
  })

  it('counts a draft that is about to move to it', async () => {
    const from = await created()
    const to = await created({ name: 'Other' })
    const { id } = await createVacancy(from)
    await cms().update({
      collection: 'vacancies',
      id,
      locale: 'en',
      draft: true,
      data: { company: to.id },
    })
    const deletion = await agreed<Answer>(editor, 'DELETE', `/crewings/${to.id}`)
    expect(complaints(deletion)).toMatch(inUse)
  })
})
