import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'

import * as rules from '../../../src/cms/access'

type User = { collection: string; id: number; role?: string; languages?: string[] } | null

// A rule sees of a request only who asks, and in which language.
const asks = (user: User, locale = 'uk') => ({ req: { user, locale } as unknown as PayloadRequest })

const ANONYMOUS = null
const ADMIN = { collection: 'staff', id: 1, role: 'admin' }
const TRANSLATOR = { collection: 'staff', id: 2, role: 'translator', languages: ['uk'] }
const EDITOR = { collection: 'staff', id: 3, role: 'editor' }
/** Somebody signed in to another kind of account, who calls himself what he likes. */
const SEAMAN = { collection: 'seamen', id: 1, role: 'admin' }

const lockOf = (id: number) => ({
  and: [{ 'user.value': { equals: id } }, { 'user.relationTo': { equals: 'staff' } }],
})

/** Answers for anonymous, seaman, translator (asking in the own language), editor, admin. */
const EXPECTED = {
  nobody: [false, false, false, false, false],
  onlyAdmins: [false, false, false, false, true],
  onlyEditors: [false, false, false, true, true],
  onlyStaff: [false, false, true, true, true],
  writersOfTheLanguage: [false, false, { deletedAt: { exists: false } }, true, true],
  schedulersOfTheLanguage: [false, false, true, true, true],
  schedulersOfTheirLanguages: [false, false, { locale: { in: ['uk'] } }, true, true],
  filesForEverybody: [false, false, true, true, true],
  adminsOrOneself: [false, false, { id: { equals: 2 } }, { id: { equals: 3 } }, true],
  onlyAdminsNotThemselves: [false, false, false, false, { id: { not_equals: 1 } }],
  onlyTheLockHolder: [false, false, lockOf(2), lockOf(3), lockOf(1)],
  staffSeeThePanel: [false, false, true, true, true],
  adminsReadTheApi: [false, false, false, false, true],
  editorsButMailOfAccountsOnlyAdmins: [
    false,
    false,
    false,
    {
      kind: {
        not_in: [
          'invitation',
          'passwordReset',
          'staffLink',
          'accountNotice',
          'seamanLink',
          'companyLink',
          'vacancyAlertLink',
          'paperReminder',
        ],
      },
    },
    { kind: { not_equals: 'paperReminder' } },
  ],
  fieldWrittenBySystem: [false, false, false, false, false],
  fieldForAdminsAlone: [false, false, false, false, true],
  fieldForNobody: [false, false, false, false, false],
  fieldForAdmins: [false, false, false, false, true],
  fieldForEditors: [false, false, false, true, true],
  fieldForStaff: [false, false, true, true, true],
} satisfies Record<
  Exclude<
    keyof typeof rules,
    | 'mayFindSeamen'
    | 'mayAtDesk'
    | 'mayWriteLanguage'
    | 'isEditor'
    | 'translatedByOneself'
    | 'fieldForEditorsUntilLive'
  >,
  unknown[]
>

describe('an access rule', () => {
  it.each(Object.entries(EXPECTED))('%s answers what its name says', (name, expected) => {
    // Every rule takes a request; some take more, and look at nothing else.
    const rule = rules[name as keyof typeof EXPECTED] as Access & FieldAccess
    const answers = [ANONYMOUS, SEAMAN, TRANSLATOR, EDITOR, ADMIN].map((user) =>
      rule(asks(user) as Parameters<typeof rule>[0]),
    )
    expect(answers).toEqual(expected)
  })
})

it('lets admins find seafarers, and whom an admin has given the right', () => {
  const may = (user: User & object) => rules.mayFindSeamen({ user } as never)
  const withRight = (user: User) => may({ ...user, findsSeamen: true } as never)
  expect(rules.mayFindSeamen({ user: null })).toBe(false)
  expect([SEAMAN, TRANSLATOR, EDITOR, ADMIN].map(may)).toEqual([false, false, false, true])
  expect([SEAMAN, TRANSLATOR, EDITOR].map(withRight)).toEqual([false, true, true])
})

it('knows whose languages are whose', () => {
  expect(
    [ANONYMOUS, SEAMAN, TRANSLATOR].map((user) => rules.translatedByOneself({ user } as never)),
  ).toEqual([[], [], ['uk']])
  expect(rules.translatedByOneself({ user: EDITOR } as never)).toHaveLength(12)
})

it('lets anybody fetch a file, and nobody read about it', () => {
  const fetching = { ...asks(ANONYMOUS), isReadingStaticFile: true }
  expect(rules.filesForEverybody(fetching)).toBe(true)
  expect(rules.filesForEverybody(asks(ANONYMOUS))).toBe(false)
})

it('opens to a translator the own languages, and nothing that is not one language', () => {
  for (const locale of ['en', 'all', '*', '', undefined]) {
    const { req } = asks(TRANSLATOR, locale)
    // A parameter left out would be Ukrainian.
    if (locale === undefined) Object.assign(req, { locale })
    expect(rules.writersOfTheLanguage({ req })).toBe(false)
    expect(rules.schedulersOfTheLanguage({ req, data: { locale } })).toBe(locale === undefined)
  }
  // A seaman who gives himself languages writes none.
  const { req } = asks({ ...SEAMAN, role: 'translator', languages: ['uk'] })
  expect(rules.mayWriteLanguage(req, 'uk')).toBe(false)
})

it('lets nobody give up, or take, the own rights', () => {
  const change = (user: User, id: number) => rules.fieldForAdmins({ ...asks(user), id })
  expect([change(ADMIN, 2), change(ADMIN, 1), change(EDITOR, 3)]).toEqual([true, false, false])
})

it('the place of a document is chosen by editors, until it is live', async () => {
  const rule = rules.fieldForEditorsUntilLive('pages')
  const answers = (user: User, id: number | undefined, totalDocs: number) => {
    const payload = { count: () => Promise.resolve({ totalDocs }) }
    const req = { user, locale: 'uk', payload } as unknown as PayloadRequest
    return rule({ req, id } as Parameters<typeof rule>[0])
  }
  for (const user of [ADMIN, EDITOR]) {
    expect(await answers(user, undefined, 0)).toBe(true)
    expect(await answers(user, 7, 0)).toBe(true)
    expect(await answers(user, 7, 1)).toBe(false)
  }
  for (const user of [ANONYMOUS, SEAMAN, TRANSLATOR]) expect(await answers(user, 7, 0)).toBe(false)
  // As the panel asks.
  const req = { user: EDITOR, payload: { count: () => Promise.resolve({ totalDocs: 1 }) } }
  expect(await rule({ req, doc: { id: 7 } } as unknown as Parameters<typeof rule>[0])).toBe(false)
})

it('gives somebody of a company what the role has at the desk, and of a closed one looking and leaving', () => {
  const acts = (role: 'owner' | 'recruiter', closed?: string) =>
    (['see', 'invite', 'changeSeats', 'leave'] as const).filter((act) =>
      rules.mayAtDesk({ role, closed }, act),
    )
  expect(acts('owner')).toEqual(['see', 'invite', 'changeSeats', 'leave'])
  expect(acts('recruiter')).toEqual(['see', 'leave'])
  for (const role of ['owner', 'recruiter'] as const) {
    expect(acts(role, 'warned')).toEqual(['see', 'leave'])
  }
})
