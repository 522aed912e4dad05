import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'

import * as rules from '../../../src/cms/access'

type User = { collection: string; id: number; role?: string } | null

// A rule sees of a request only who asks.
const asks = (user: User) => ({ req: { user } as unknown as PayloadRequest })

const ANONYMOUS = null
const ADMIN = { collection: 'staff', id: 1, role: 'admin' }
/** Staff of a role that may less; the roles of today are none of its business. */
const COLLEAGUE = { collection: 'staff', id: 2, role: 'translator' }
/** Somebody signed in to another kind of account, who calls himself what he likes. */
const SEAMAN = { collection: 'seamen', id: 1, role: 'admin' }

/** Answers for anonymous, seaman, colleague, admin, in this order. */
const EXPECTED = {
  nobody: [false, false, false, false],
  onlyAdmins: [false, false, false, true],
  onlyStaff: [false, false, true, true],
  filesForEverybody: [false, false, true, true],
  adminsOrOneself: [false, false, { id: { equals: 2 } }, true],
  onlyAdminsNotThemselves: [false, false, false, { id: { not_equals: 1 } }],
  staffSeeThePanel: [false, false, true, true],
  fieldWrittenBySystem: [false, false, false, false],
  fieldForAdmins: [false, false, false, true],
} satisfies Record<keyof typeof rules, unknown[]>

describe('an access rule', () => {
  it.each(Object.entries(EXPECTED))('%s answers what its name says', (name, expected) => {
    // Every rule takes a request; some take more, and look at nothing else.
    const rule = rules[name as keyof typeof rules] as Access & FieldAccess
    const answers = [ANONYMOUS, SEAMAN, COLLEAGUE, ADMIN].map((user) =>
      rule(asks(user) as Parameters<typeof rule>[0]),
    )
    expect(answers).toEqual(expected)
  })
})

it('lets anybody fetch a file, and nobody read about it', () => {
  const fetching = { ...asks(ANONYMOUS), isReadingStaticFile: true }
  expect(rules.filesForEverybody(fetching)).toBe(true)
  expect(rules.filesForEverybody(asks(ANONYMOUS))).toBe(false)
})
