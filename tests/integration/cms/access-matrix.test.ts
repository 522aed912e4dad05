import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { createLocalReq, executeAccess } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Staff } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

/** `own`: only the own account; `others`: every one but the own. */
type Verdict = 'yes' | 'no' | 'own' | 'others'
type Operation = 'create' | 'read' | 'readVersions' | 'update' | 'delete' | 'unlock' | 'admin'
type Row = Partial<Record<Operation, Verdict>>

const CLOSED: Row = { create: 'no', read: 'no', update: 'no', delete: 'no' }

/** Who may do what, for every collection there is. A new collection fails until it has a row. */
const MATRIX: Record<string, { anonymous: Row; stranger: Row; admin: Row }> = {
  pages: {
    anonymous: { ...CLOSED, readVersions: 'no' },
    stranger: { ...CLOSED, readVersions: 'no' },
    admin: { create: 'yes', read: 'yes', readVersions: 'yes', update: 'yes', delete: 'yes' },
  },
  docs: {
    anonymous: { ...CLOSED, readVersions: 'no' },
    stranger: { ...CLOSED, readVersions: 'no' },
    admin: { create: 'yes', read: 'yes', readVersions: 'yes', update: 'yes', delete: 'yes' },
  },
  redirects: {
    anonymous: CLOSED,
    stranger: CLOSED,
    admin: { create: 'yes', read: 'yes', update: 'yes', delete: 'yes' },
  },
  // Files may be fetched by anybody (tests/unit/cms/access.test.ts).
  media: {
    anonymous: CLOSED,
    stranger: CLOSED,
    admin: { create: 'yes', read: 'yes', update: 'yes', delete: 'yes' },
  },
  staff: {
    anonymous: { ...CLOSED, unlock: 'no', admin: 'no' },
    stranger: { ...CLOSED, unlock: 'no', admin: 'no' },
    admin: {
      create: 'yes',
      read: 'yes',
      update: 'yes',
      delete: 'others',
      unlock: 'yes',
      admin: 'yes',
    },
  },
  publications: { anonymous: CLOSED, stranger: CLOSED, admin: CLOSED },
  'publication-structures': { anonymous: CLOSED, stranger: CLOSED, admin: CLOSED },
  'former-paths': { anonymous: CLOSED, stranger: CLOSED, admin: CLOSED },
  'payload-kv': { anonymous: CLOSED, stranger: CLOSED, admin: CLOSED },
  // Payload gives it no rule, and no endpoint either (tested below).
  'payload-migrations': { anonymous: CLOSED, stranger: {}, admin: {} },
  'payload-preferences': {
    anonymous: CLOSED,
    // Everybody signed in keeps the own settings of the panel, and sees no other's.
    stranger: {},
    admin: {},
  },
  'payload-locked-documents': { anonymous: CLOSED, stranger: {}, admin: {} },
}

type Role = keyof (typeof MATRIX)[string]
let users: Record<Role, PayloadRequest['user']>

beforeAll(async () => {
  const admin = await cms().create({
    collection: 'staff',
    data: { email: 'admin@site.example', password: 'only-for-tests', name: 'Admin', role: 'admin' },
  })
  users = {
    anonymous: null,
    // An account of a collection that does not exist yet, with a role it gave itself.
    stranger: { ...admin, id: 999, collection: 'seamen' as Staff['collection'] },
    admin: { ...admin, collection: 'staff' },
  }
})

async function verdict(
  collection: CollectionSlug,
  operation: Operation,
  role: Role,
): Promise<Verdict> {
  const access = cms().collections[collection].config.access[operation]
  const req = await createLocalReq({ ...(users[role] && { user: users[role] }) }, cms())
  const result: boolean | Where = await executeAccess({ req, disableErrors: true }, access)
  if (typeof result === 'boolean') return result ? 'yes' : 'no'
  const text = JSON.stringify(result)
  if (text === JSON.stringify({ id: { equals: users[role]?.id } })) return 'own'
  if (text === JSON.stringify({ id: { not_equals: users[role]?.id } })) return 'others'
  throw new Error(`No word for the access rule ${text}`)
}

describe('the access matrix', () => {
  it('has a row for every collection there is', () => {
    expect(Object.keys(cms().collections).toSorted()).toEqual(Object.keys(MATRIX).toSorted())
  })

  for (const [collection, roles] of Object.entries(MATRIX)) {
    for (const [role, row] of Object.entries(roles) as [Role, Row][]) {
      for (const [operation, expected] of Object.entries(row) as [Operation, Verdict][]) {
        it(`${role} ${operation} ${collection}: ${expected}`, async () => {
          expect(await verdict(collection as CollectionSlug, operation, role)).toBe(expected)
        })
      }
    }
  }

  it('leaves no way to the list of migrations', () => {
    expect(cms().collections['payload-migrations'].config.endpoints).toBe(false)
  })

  it('covers the globals: only the staff reads and writes the navigation', async () => {
    expect(cms().globals.config.map(({ slug }) => slug)).toEqual(['navigation'])
    for (const operation of ['read', 'update'] as const) {
      const access = cms().globals.config[0]?.access[operation]
      if (!access) throw new Error(`The navigation has no rule for ${operation}`)
      const asked = async (role: Role) => {
        const req = await createLocalReq({ ...(users[role] && { user: users[role] }) }, cms())
        return executeAccess({ req, disableErrors: true }, access)
      }
      expect([await asked('anonymous'), await asked('stranger'), await asked('admin')]).toEqual([
        false,
        false,
        true,
      ])
    }
  })
})

describe('fields that the site alone writes', () => {
  it('stay as they are, whatever an admin sends', async () => {
    const user = users.admin
    const asAdmin = { overrideAccess: false, user } as const
    const page = await cms().create({
      collection: 'pages',
      locale: 'en',
      data: { title: 'Page', publishedSlug: 'forged', _status: 'published' },
      ...asAdmin,
    })
    const stored = await cms().findByID({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      showHiddenFields: true,
    })
    expect(stored.publishedSlug).toBe('page')
    const staff = await cms().update({
      collection: 'staff',
      id: user?.id ?? 0,
      data: { claimed: false },
      ...asAdmin,
    })
    expect(staff.claimed).not.toBe(false)
  })
})
