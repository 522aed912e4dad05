import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload'
import { createLocalReq, executeAccess } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import type { Staff } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

/** Who asks, and in which language: the translator's own one is Ukrainian. */
const ASKERS = [
  'anonymous',
  'stranger',
  'translator, other language',
  'translator, own language',
  'editor',
  'admin',
] as const
type Asker = (typeof ASKERS)[number]

/**
 * `own`: only the own account. `others`: every account but the own. `kept`: what is not in the trash.
 * `languages`: what is scheduled for the own languages. `but of accounts`: all mail but that of accounts.
 * `but of papers`: all mail but what tells seafarers of their papers.
 */
type Verdict =
  | 'no'
  | 'yes'
  | 'own'
  | 'others'
  | 'kept'
  | 'languages'
  | 'but of accounts'
  | 'but of papers'
type Operation = 'create' | 'read' | 'readVersions' | 'update' | 'delete' | 'unlock' | 'admin'

/** A verdict for each of ASKERS, in that order. */
type Verdicts = readonly [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict]

const NOBODY: Verdicts = ['no', 'no', 'no', 'no', 'no', 'no']
const STAFF: Verdicts = ['no', 'no', 'yes', 'yes', 'yes', 'yes']
const EDITORS: Verdicts = ['no', 'no', 'no', 'no', 'yes', 'yes']
const ADMINS: Verdicts = ['no', 'no', 'no', 'no', 'no', 'yes']
// Payload's own rule asks only for somebody, so a stranger has preferences too: the own ones.
const OWN: Verdicts = ['no', 'own', 'own', 'own', 'own', 'own']

const DOCUMENTS: Row = {
  create: EDITORS,
  read: STAFF,
  readVersions: STAFF,
  update: ['no', 'no', 'no', 'kept', 'yes', 'yes'],
  delete: EDITORS,
}
/** Translators say of files what they show, and are called, in their languages. */
const FILES: Row = {
  create: EDITORS,
  read: STAFF,
  update: ['no', 'no', 'no', 'kept', 'yes', 'yes'],
  delete: EDITORS,
}
/** Facts that no language owns. */
const FACTS: Row = {
  create: EDITORS,
  read: STAFF,
  readVersions: STAFF,
  update: EDITORS,
  delete: EDITORS,
}
const CLOSED: Row = { create: NOBODY, read: NOBODY, update: NOBODY, delete: NOBODY }

type Row = Partial<Record<Operation, Verdicts>>

/** Who may do what, for every collection there is. A new collection fails until it has a row. */
const MATRIX: Record<string, Row> = {
  pages: DOCUMENTS,
  docs: DOCUMENTS,
  // Members read them past the API (tests/integration/features/seaman-services.test.ts).
  'seaman-services': DOCUMENTS,
  crewings: FACTS,
  vacancies: FACTS,
  warnings: FACTS,
  // Made and moved by endpoints of their own (tests/integration/features/imports.test.ts).
  imports: { ...CLOSED, read: EDITORS },
  schedules: {
    create: ['no', 'no', 'no', 'yes', 'yes', 'yes'],
    read: STAFF,
    update: ['no', 'no', 'languages', 'languages', 'yes', 'yes'],
    delete: ['no', 'no', 'languages', 'languages', 'yes', 'yes'],
  },
  redirects: { create: EDITORS, read: STAFF, update: EDITORS, delete: EDITORS },
  // Files may be fetched by anybody (tests/unit/cms/access.test.ts).
  media: FILES,
  'service-files': FILES,
  staff: {
    create: ADMINS,
    read: ['no', 'no', 'own', 'own', 'own', 'yes'],
    update: ['no', 'no', 'own', 'own', 'own', 'yes'],
    delete: ['no', 'no', 'no', 'no', 'no', 'others'],
    unlock: ADMINS,
    admin: STAFF,
  },
  // What visitors send: personal data, of which translators see nothing.
  requests: { create: NOBODY, read: EDITORS, update: EDITORS, delete: ADMINS },
  messages: {
    create: NOBODY,
    read: ['no', 'no', 'no', 'no', 'but of accounts', 'but of papers'],
    update: NOBODY,
    delete: NOBODY,
  },
  'suppressed-addresses': {
    create: EDITORS,
    read: EDITORS,
    update: NOBODY,
    delete: EDITORS,
  },
  // Nobody takes back that a company wants no mailings.
  'mailing-stops': { create: NOBODY, read: EDITORS, update: NOBODY, delete: NOBODY },
  // Ordered and left outside the API; an admin erases an alert on request.
  'vacancy-alerts': { create: NOBODY, read: EDITORS, update: NOBODY, delete: ADMINS },
  // Written by readers past the API (tests/integration/features/guide-answers.test.ts).
  'guide-answers': { create: NOBODY, read: STAFF, update: NOBODY, delete: EDITORS },
  // Seafarers sign in past the API. Editors read who they are; only admins let them in and shut them out.
  seamen: {
    create: NOBODY,
    read: EDITORS,
    update: ADMINS,
    delete: ADMINS,
    unlock: ADMINS,
    admin: NOBODY,
  },
  'seaman-events': { create: NOBODY, read: EDITORS, update: NOBODY, delete: NOBODY },
  // Read and written for the account that is signed in alone (tests/integration/features/seaman-record.test.ts).
  'seaman-contracts': CLOSED,
  'seaman-papers': CLOSED,
  'seaman-references': CLOSED,
  'seaman-persons': CLOSED,
  'seaman-work-wanted': CLOSED,
  'seaman-languages': CLOSED,
  // Of companies' people, who sign in past the API (tests/integration/features/company-desk.test.ts). Staff decide about claims.
  'company-claims': { create: NOBODY, read: EDITORS, update: EDITORS, delete: ADMINS },
  'company-people': { create: NOBODY, read: EDITORS, update: NOBODY, delete: ADMINS },
  'company-seats': { create: NOBODY, read: EDITORS, update: NOBODY, delete: ADMINS },
  'company-desk-events': { create: NOBODY, read: EDITORS, update: NOBODY, delete: NOBODY },
  // Made and taken into use by endpoints of their own (tests/integration/features/company-forms.test.ts).
  'company-forms': { create: NOBODY, read: EDITORS, update: NOBODY, delete: EDITORS },
  'import-feeds': { create: EDITORS, read: EDITORS, update: EDITORS, delete: EDITORS },
  'import-tokens': { create: EDITORS, read: EDITORS, update: EDITORS, delete: EDITORS },
  // What companies have sent: nobody changes the log, and it is erased by itself.
  'import-pushes': { create: NOBODY, read: EDITORS, update: NOBODY, delete: NOBODY },
  // Lines are written with what they tell of, and stay as they are (tests/integration/cms/audit.test.ts).
  'audit-events': { create: NOBODY, read: ADMINS, update: NOBODY, delete: NOBODY },
  publications: CLOSED,
  'publication-tags': CLOSED,
  'publication-boundaries': CLOSED,
  'former-paths': CLOSED,
  // Held, taken over and left by an endpoint alone (tests/integration/cms/language-locks.soak.test.ts).
  'edit-locks': CLOSED,
  'mailing-prices': CLOSED,
  'link-checks': CLOSED,
  'index-now-queue': CLOSED,
  'index-now-reports': CLOSED,
  'payload-kv': CLOSED,
  'payload-migrations': CLOSED,
  // Everybody keeps the own settings of the panel, and sees no other's.
  'payload-preferences': { create: STAFF, read: OWN, update: OWN, delete: OWN },
  // Made past the API by the panel; changed only to take over (tests/integration/cms/edit-locks.test.ts).
  'payload-locked-documents': {
    create: NOBODY,
    read: STAFF,
    update: STAFF,
    delete: ['no', 'no', 'own', 'own', 'own', 'own'],
  },
}

/** A user who reads a global reads its history; a user who changes it restores its versions. */
const GLOBALS: Record<string, Row> = {
  navigation: { read: STAFF, readVersions: STAFF, update: EDITORS },
  site: { read: STAFF, readVersions: STAFF, update: EDITORS },
  'contact-profile': { read: STAFF, readVersions: STAFF, update: EDITORS },
  helplines: { read: STAFF, readVersions: STAFF, update: EDITORS },
  'price-list': { read: STAFF, readVersions: STAFF, update: EDITORS },
  'exchange-rates': { read: STAFF, readVersions: STAFF, update: EDITORS },
  // Editors of feeds see the allowed hosts, and cannot make the site ask other ones.
  'feed-hosts': { read: EDITORS, readVersions: EDITORS, update: ADMINS },
  ports: { read: STAFF, readVersions: STAFF, update: EDITORS },
  'portal-feeds': { read: EDITORS, readVersions: EDITORS, update: ADMINS },
  'index-now': { read: EDITORS, readVersions: EDITORS, update: ADMINS },
  'request-settings': { read: ADMINS, readVersions: ADMINS, update: ADMINS },
  'seaman-settings': { read: ADMINS, readVersions: ADMINS, update: ADMINS },
  'staff-settings': { read: ADMINS, readVersions: ADMINS, update: ADMINS },
}

let users: Record<Asker, PayloadRequest['user']>

beforeAll(async () => {
  const create = (data: { role: Staff['role']; languages?: Locale[] }) =>
    cms().create({
      collection: 'staff',
      data: {
        email: `${data.role}@site.example`,
        password: 'only-for-tests',
        name: data.role,
        ...data,
      },
    })
  const admin = await create({ role: 'admin' })
  const editor = await create({ role: 'editor' })
  const translator = await create({ role: 'translator', languages: ['uk'] })
  users = {
    anonymous: null,
    // A seafarer is never a user of the API; were one, a role of their own making would be worth nothing.
    stranger: { ...admin, id: 999, collection: 'seamen' as Staff['collection'] },
    'translator, other language': { ...translator, collection: 'staff' },
    'translator, own language': { ...translator, collection: 'staff' },
    editor: { ...editor, collection: 'staff' },
    admin: { ...admin, collection: 'staff' },
  }
})

async function verdict(
  access: Parameters<typeof executeAccess>[1],
  operation: string,
  asker: Asker,
): Promise<Verdict> {
  const user = users[asker]
  const locale: Locale = asker === 'translator, own language' ? 'uk' : 'en'
  const req = await createLocalReq({ locale, ...(user && { user }) }, cms())
  const data = operation === 'create' ? { locale } : undefined
  const result: boolean | Where = await executeAccess({ req, data, disableErrors: true }, access)
  if (typeof result === 'boolean') return result ? 'yes' : 'no'
  const words: Record<string, Verdict> = {
    [JSON.stringify({ id: { equals: user?.id } })]: 'own',
    [JSON.stringify(owned(user))]: 'own',
    [JSON.stringify({ id: { not_equals: user?.id } })]: 'others',
    [JSON.stringify({ deletedAt: { exists: false } })]: 'kept',
    [JSON.stringify({ locale: { in: ['uk'] } })]: 'languages',
    [JSON.stringify({
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
    })]: 'but of accounts',
    [JSON.stringify({ kind: { not_equals: 'paperReminder' } })]: 'but of papers',
  }
  const word = words[JSON.stringify(result)]
  if (!word) throw new Error(`No word for the access rule ${JSON.stringify(result)}`)
  return word
}

/** What belongs to an account by a relation. */
function owned(user: PayloadRequest['user']): Where {
  const { id, collection } = user ?? {}
  return { and: [{ 'user.value': { equals: id } }, { 'user.relationTo': { equals: collection } }] }
}

const measured: string[] = []

function describeRows(
  matrix: Record<string, Row>,
  rule: (name: string, operation: Operation) => Parameters<typeof executeAccess>[1],
) {
  for (const [name, row] of Object.entries(matrix)) {
    for (const [operation, expected] of Object.entries(row) as [Operation, Verdicts][]) {
      it(`${operation} ${name}: ${expected.join(', ')}`, async () => {
        const verdicts: Verdict[] = []
        for (const asker of ASKERS) {
          verdicts.push(await verdict(rule(name, operation), operation, asker))
        }
        measured.push(`| ${name} | ${operation} | ${verdicts.join(' | ')} |`)
        expect(verdicts).toEqual(expected)
      })
    }
  }
}

describe('the access matrix', () => {
  it('has a row for every collection and every global there is', () => {
    expect(Object.keys(cms().collections).toSorted()).toEqual(Object.keys(MATRIX).toSorted())
    const globals = cms().globals.config.map(({ slug }) => slug)
    expect(globals.toSorted()).toEqual(Object.keys(GLOBALS).toSorted() as GlobalSlug[])
  })

  describeRows(
    MATRIX,
    (name, operation) => cms().collections[name as CollectionSlug].config.access[operation],
  )
  describeRows(GLOBALS, (name, operation) => {
    const rule = cms().globals.config.find(({ slug }) => slug === name)?.access[
      operation as 'read' | 'readVersions' | 'update'
    ]
    if (!rule) throw new Error(`${name} has no rule for ${operation}`)
    return rule
  })

  // `vitest -u` writes it again.
  it('is what docs/access-matrix.md says', async () => {
    const lines = [
      '# Who may do what',
      '',
      'Made by `tests/integration/cms/access-matrix.test.ts` from the rules in `src/cms/access.ts`.',
      '`own`: only the own account, or what belongs to it; `others`: every account but the own; `kept`: what is not in the',
      'trash; `languages`: what is scheduled for the own languages; `but of accounts`: all mail but that of accounts and of papers; `but of papers`: all mail but what tells',
      'seafarers of their papers. A _stranger_ is an account of',
      'another kind, such as a seaman’s. Beyond the table, files of `media` may be fetched by anybody.',
      'Seafarers who let themselves be found are read by admins, and by staff with the right _Finds seafarers_, through no collection',
      '(`tests/integration/features/found-seamen.test.ts`).',
      '',
      `| collection or global | operation | ${ASKERS.join(' | ')} |`,
      `| --- | --- | ${ASKERS.map(() => '---').join(' | ')} |`,
      ...measured,
      '',
    ]
    await expect(lines.join('\n')).toMatchFileSnapshot('../../../docs/access-matrix.md')
  })

  it('leaves no way to the list of migrations', () => {
    expect(cms().collections['payload-migrations'].config.endpoints).toEqual([])
  })
})

describe('fields that the site alone writes', () => {
  it('stay as they are, whatever an admin sends', async () => {
    const user = users.admin
    const asAdmin = { overrideAccess: false, user } as const
    const page = await cms().create({
      collection: 'pages',
      locale: 'en',
      data: { title: 'Page', publishedSlug: 'forged', editedLocale: 'zh', _status: 'published' },
      ...asAdmin,
    })
    const stored = await cms().findByID({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      depth: 0,
      showHiddenFields: true,
    })
    expect([stored.publishedSlug, stored.editedLocale, stored.editedBy]).toEqual([
      'page',
      'en',
      user?.id,
    ])
    // As in a session that has just begun: rights ask for the password (staff-accounts.test.ts).
    await cms().db.pool.query(
      `INSERT INTO staff_confirmations VALUES ('of-this-test', $1, now(), false)`,
      [user?.id],
    )
    const staff = await cms().update({
      collection: 'staff',
      id: user?.id ?? 0,
      data: { claimed: false, role: 'translator' },
      overrideAccess: false,
      user: user && { ...user, _sid: 'of-this-test' },
    })
    expect(staff.claimed).not.toBe(false)
    // Or there might be nobody left who may give rights.
    expect(staff.role).toBe('admin')
  })
})
