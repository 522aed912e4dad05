import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import type { ActionForm, NotDone } from '../../../src/cms/services/forms/form'
import { LANGUAGE_TABLE } from '../../../src/domain/sea-service/language-fields'
import { PERSON_TABLE } from '../../../src/domain/sea-service/person-fields'
import { MOST_REFERENCES, REFERENCE_TABLE } from '../../../src/domain/sea-service/reference-fields'
import { WORK_TABLE } from '../../../src/domain/sea-service/work-fields'
import { typedValues } from '../../../src/domain/structured-fields/typed-values'
import { newSeaman, newSession } from '../../site/members'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient } from '../rest'
import { hire } from './request-world'

/** Person, work wanted, languages and references of a seafarer: theirs alone, one entry for each account, never overwritten without a word. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'seaman-profile-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const cms = cmsUnderTest()

const load = async () => ({
  ...(await import('../../../src/features/seamen/due-accounts.runner')),
  ...(await import('../../../src/features/seamen/own-data.queries')),
  ...(await import('../../../src/features/seamen/record/languages.form')),
  ...(await import('../../../src/features/seamen/record/own-gap.queries')),
  ...(await import('../../../src/features/seamen/record/person.form')),
  ...(await import('../../../src/features/seamen/record/record.queries')),
  ...(await import('../../../src/features/seamen/record/reference-entry.form')),
  ...(await import('../../../src/features/seamen/record/work.form')),
  ...(await import('../../../src/features/seamen/seaman-accounts.submit')),
})

const COLLECTIONS = [
  'seaman-persons',
  'seaman-work-wanted',
  'seaman-languages',
  'seaman-references',
] as const

const TABLES = COLLECTIONS.map((collection) => collection.replaceAll('-', '_'))

let admin: RestClient
let editor: RestClient

beforeAll(async () => {
  admin = await hire(cms(), 'profile-admin', 'admin')
  editor = await hire(cms(), 'profile-editor', 'editor')
})

beforeEach(async () => {
  for (const table of [...TABLES, 'seaman_events', 'seamen']) {
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
  const id = await newSeaman(cms().db.pool, {
    name: 'Olena',
    email: `profile.${made}@ship.example`,
    telephone: '+380 44 000 00 00',
    rank: 'second-mate',
    citizenship: 'UA',
  })
  return { id, cookies: await newSession(cms().db.pool, id) }
}

const PERSON = typedValues(PERSON_TABLE, {
  familyName: 'Koval',
  givenNames: 'Olena',
  birthDay: '1994-03-08',
  otherCitizenship: 'PL',
  maritalStatus: 'married',
  kinName: 'Petro Koval',
  kinTelephone: '+380 44 000 00 01',
  height: 172,
  boilersuit: 'M',
})
const WORK = typedValues(WORK_TABLE, {
  rank: 'chief-mate',
  secondRank: 'second-mate',
  readyFrom: '2027-01-12',
  pay: 5_400,
  payCurrency: 'USD',
  payPeriod: 'month',
  vesselType: 'lng-carrier',
})
const LANGUAGES = typedValues(LANGUAGE_TABLE, {
  englishLevel: 'intermediate',
  englishTest: 'marlins',
  englishScore: '82 %',
  englishTestDay: '2025-02-03',
})
const REFERENCE = typedValues(REFERENCE_TABLE, {
  company: 'Nord',
  person: 'Captain Example',
  // Payload's own rule for addresses knows no such domain.
  email: 'captain@nord.xn--p1ai',
})

const newKey = () => randomBytes(16).toString('base64url')

/** Opens a form as a page does, and sends it as the page was then. */
async function open(form: ActionForm, { cookies }: Member, params: Record<string, string> = {}) {
  const visitor = { cookies }
  const about = await form.load(params, 'en', visitor)
  if (!about) throw new Error('There is no such form.')
  let shown = form.shown?.(about)
  const key = newKey()
  return {
    about,
    schema: form.schema({ about, locale: 'en', today: '2026-11-30' }),
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
  }
}

async function filled(of: Member): Promise<void> {
  const { languagesForm, personForm, referenceEntryForm, workForm } = await load()
  const sent = [
    await (await open(personForm, of)).send(PERSON),
    await (await open(workForm, of)).send(WORK),
    await (await open(languagesForm, of)).send(LANGUAGES),
    await (await open(referenceEntryForm, of, { entry: 'new' })).send(REFERENCE),
  ]
  expect(sent.map((told) => 'location' in told)).toEqual([true, true, true, true])
}

const left = async () => {
  const counts = TABLES.map((table) => `(SELECT count(*)::int FROM ${table})`).join(' + ')
  const { rows } = await cms().db.pool.query<{ count: number }>(`SELECT ${counts} AS count`)
  return rows[0]?.count
}

describe('what is written down', () => {
  it('is read as it was typed, and by nobody else', async () => {
    const { ownEntries, ownSheet } = await load()
    const [olena, pavlo] = [await member(), await member()]
    await filled(olena)
    expect((await ownSheet('person', olena.id))?.values).toEqual(PERSON)
    expect((await ownSheet('work', olena.id))?.values).toEqual(WORK)
    expect((await ownSheet('languages', olena.id))?.values).toEqual(LANGUAGES)
    expect((await ownEntries('references', olena.id)).map(({ values }) => values)).toEqual([
      REFERENCE,
    ])
    for (const section of ['person', 'work', 'languages'] as const) {
      expect(await ownSheet(section, pavlo.id)).toBeUndefined()
    }
    expect(await ownEntries('references', pavlo.id)).toEqual([])
  })

  it('is not the staff’s: no admin and no editor reads, writes or finds it by the API', async () => {
    const olena = await member()
    await filled(olena)
    for (const collection of COLLECTIONS) {
      const { rows } = await cms().db.pool.query<{ id: number }>(
        `SELECT id FROM ${collection.replaceAll('-', '_')}`,
      )
      for (const client of [admin, editor, {}]) {
        for (const [method, at] of [
          ['GET', `/${collection}`],
          ['GET', `/${collection}/${rows[0]?.id}`],
          ['PATCH', `/${collection}/${rows[0]?.id}`],
          ['DELETE', `/${collection}/${rows[0]?.id}`],
          ['POST', `/${collection}`],
        ] as const) {
          const body = method === 'GET' ? undefined : { version: 9 }
          const answer = await ask(client, method, at, body)
          const refused = expect.toBeOneOf([401, 403, 404])
          expect([method, at, answer.status]).toEqual([method, at, refused])
          expect(JSON.stringify(answer)).not.toMatch(/Koval|Nord|82 %/)
        }
      }
    }
    const { rows } = await cms().db.pool.query(
      `SELECT 1 FROM audit_events WHERE collection = ANY($1)`,
      [COLLECTIONS],
    )
    expect(rows).toEqual([])
    expect(await left()).toBe(4)
  })

  it('is in the download of its account, and in no other', async () => {
    const { answerOwnData } = await load()
    const [olena, pavlo] = [await member(), await member()]
    await filled(olena)
    const download = async ({ cookies }: Member) => {
      const answer = await answerOwnData(
        new Request('http://localhost', { headers: { cookie: cookies } }),
      )
      return (await answer.json()) as object
    }
    expect(await download(olena)).toMatchObject({
      person: { familyName: 'Koval', birthDay: '1994-03-08', kinName: 'Petro Koval' },
      workWanted: { rank: 'chief-mate', readyFrom: '2027-01-12', pay: 5_400 },
      languages: { englishLevel: 'intermediate', englishScore: '82 %' },
      references: [{ company: 'Nord', person: 'Captain Example' }],
    })
    expect(JSON.stringify(await download(pavlo))).not.toMatch(/Koval|Nord|82 %/)
  })

  it('is compared with what a vacancy asks: English, the day of joining, both citizenships', async () => {
    const { ownGap } = await load()
    const olena = await member()
    const seaman = { id: olena.id, citizenship: 'UA' } as Parameters<typeof ownGap>[0]
    const asked = {
      ...{ ranks: [], certificates: [], experience: undefined, length: undefined },
      citizenships: ['PL'],
      englishLevel: 'good',
      joining: { from: '2026-12-20', to: '2027-01-01' },
    } as const
    // Nothing is written down yet.
    expect(await ownGap(seaman, asked, '2026-11-30')).toEqual([])
    await filled(olena)
    expect(await ownGap(seaman, asked, '2026-11-30')).toEqual([
      { about: 'english', asked: 'good', answer: { state: 'less', has: 'intermediate' } },
      { about: 'citizenship', answer: { state: 'have' } },
      { about: 'joining', until: '2027-01-01', answer: { state: 'later', days: 11 } },
    ])
  })
})

describe('a form', () => {
  it('does not ask what the account knows: its rank is there, its name and addresses are shown', async () => {
    const { personForm, workForm } = await load()
    const { rulesOf } = await import('../../../src/cms/services/forms/form-fields')
    const olena = await member()
    const { schema } = await open(workForm, olena)
    const rank = schema.shape.rank
    expect(rank && rulesOf(rank).initial).toBe('second-mate')
    const { about } = await open(personForm, olena)
    expect(about.words.account).toContain('Olena')
    expect(about.words.account).toContain(`profile.${made}@ship.example`)
    expect(about.words.account).toContain('Ukraine')
  })

  it('refuses days that have not been and what belongs to nothing, and writes nothing', async () => {
    const { languagesForm, personForm, workForm } = await load()
    const olena = await member()
    const nextYear = `${new Date().getUTCFullYear() + 1}-01-01`
    const person = await open(personForm, olena)
    expect(await person.send({ birthDay: nextYear })).toEqual({ problems: { birthDay: 'tooLate' } })
    const thisYear = `${new Date().getUTCFullYear()}-01-01`
    expect(await person.send({ birthDay: thisYear })).toEqual({
      problems: { birthDay: 'tooYoung' },
    })
    // The account says so already.
    expect(await person.send({ otherCitizenship: 'UA' })).toEqual({
      problems: { otherCitizenship: 'contradicts' },
    })
    expect(await (await open(workForm, olena)).send({ pay: 10 })).toHaveProperty('problems')
    const languages = await open(languagesForm, olena)
    expect(await languages.send({ englishScore: '9' })).toHaveProperty('problems')
    expect(await left()).toBe(0)
  })

  it('of two devices that begin at once one is told of the other, and nothing is overwritten', async () => {
    const { ownSheet, personForm } = await load()
    const olena = await member()
    const [phone, laptop] = [await open(personForm, olena), await open(personForm, olena)]
    expect(await phone.send(PERSON)).toHaveProperty('location')
    // The same sent again is done already.
    expect(await phone.send(PERSON)).toHaveProperty('location')
    const onLaptop = { ...PERSON, airport: 'WAW', kinName: undefined, kinTelephone: undefined }
    const told = await laptop.send(onLaptop)
    expect(told).toMatchObject({ notice: { kind: 'savedElsewhere' }, shown: '1' })
    const { notice } = told as NotDone
    const stored = notice?.kind === 'savedElsewhere' ? notice.stored : ''
    expect(stored).toContain('Petro Koval')
    expect(await ownSheet('person', olena.id)).toMatchObject({ version: 1, values: PERSON })
    expect(await laptop.send(onLaptop)).toHaveProperty('location')
    expect(await ownSheet('person', olena.id)).toMatchObject({ version: 2, values: onLaptop })
    // A page of the version before is told, too.
    expect(await phone.send({ ...PERSON, airport: 'KBP' })).toMatchObject({
      notice: { kind: 'savedElsewhere' },
      shown: '2',
    })
  })

  it.each(['person', 'work', 'languages'] as const)(
    'of %s that is sent by many at the same moment makes one entry',
    async (section) => {
      const { languagesForm, ownEntries, personForm, workForm } = await load()
      const form = { person: personForm, work: workForm, languages: languagesForm }[section]
      const olena = await member()
      const pages = await Promise.all(Array.from({ length: 6 }, () => open(form, olena)))
      const field = { person: 'airport', work: 'pay', languages: 'firstLanguage' }[section]
      const told = await Promise.all(
        pages.map((page, n) =>
          page.send(section === 'work' ? { ...WORK, [field]: n + 1 } : { [field]: `Text ${n}` }),
        ),
      )
      expect(told.filter((one) => 'location' in one)).toHaveLength(1)
      expect(await ownEntries(section, olena.id)).toHaveLength(1)
    },
  )

  it('can be emptied again', async () => {
    const { ownSheet, personForm } = await load()
    const olena = await member()
    await filled(olena)
    const emptied = typedValues(PERSON_TABLE, {})
    expect(await (await open(personForm, olena)).send(emptied)).toHaveProperty('location')
    expect((await ownSheet('person', olena.id))?.values).toEqual(emptied)
  })

  it('of an entry that is gone leads back to the record first', async () => {
    const { cookies } = await member()
    vi.doMock('next/headers', () => ({ headers: () => new Headers({ cookie: cookies }) }))
    onTestFinished(() => vi.doUnmock('next/headers'))
    const { SeamanClosed } = await import('../../../src/features/seamen/seaman-form-parts')
    const page = renderToStaticMarkup(
      await SeamanClosed({ form: 'record-reference-remove', locale: 'en' }),
    )
    expect(page).toContain('This entry is not here')
    const hrefs = [...page.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
    expect(hrefs.map((href) => href?.replace(/^\/en/, ''))).toEqual([
      '/seaman/account/record',
      '/seaman/account',
      '/seaman/services',
    ])
  })

  it('says when there are five references, and adds none', async () => {
    const { ownEntries, referenceEntryForm } = await load()
    const olena = await member()
    for (let n = 0; n < MOST_REFERENCES; n++) {
      const page = await open(referenceEntryForm, olena, { entry: 'new' })
      expect(await page.send({ ...REFERENCE, person: `Person ${n}` })).toHaveProperty('location')
    }
    const page = await open(referenceEntryForm, olena, { entry: 'new' })
    expect(await page.send(REFERENCE)).toEqual({ notice: { kind: 'full', most: MOST_REFERENCES } })
    expect(await ownEntries('references', olena.id)).toHaveLength(MOST_REFERENCES)
  })

  it('is nobody’s whose session has ended', async () => {
    const { personForm } = await load()
    const nobody = { id: 0, cookies: '' }
    await expect(open(personForm, nobody)).rejects.toThrow('no such form')
  })
})

describe('an account that is deleted', () => {
  it('takes all of it along, and leaves that of others', async () => {
    const { deleteAccount } = await load()
    const [olena, pavlo, other] = [await member(), await member(), await member()]
    for (const one of [olena, pavlo, other]) await filled(one)
    await deleteAccount(cms(), olena.id)
    expect(await left()).toBe(8)
    expect((await ask(admin, 'DELETE', `/seamen/${pavlo.id}`)).status).toBe(200)
    expect(await left()).toBe(4)
  })

  it('takes it along again where a backup brings both back', async () => {
    const { deleteAccount, eraseDueAccounts } = await load()
    const olena = await member()
    await filled(olena)
    const tables = ['seamen', ...TABLES]
    for (const table of tables) {
      await cms().db.pool.query(`CREATE TABLE backup_${table} AS SELECT * FROM ${table}`)
    }
    await deleteAccount(cms(), olena.id)
    for (const table of tables) {
      await cms().db.pool.query(`INSERT INTO ${table} SELECT * FROM backup_${table}`)
      await cms().db.pool.query(`DROP TABLE backup_${table}`)
    }
    expect(await left()).toBe(4)
    expect(await eraseDueAccounts(cms())).toEqual({ accounts: 1 })
    expect(await left()).toBe(0)
  })
})
