import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  CLAIM_STATES,
  type ClaimState,
  mayBecome,
} from '../../../../src/domain/company-desk/claims'
import {
  DESK_ACTS,
  DESK_RIGHTS,
  DESK_ROLES,
  type DeskRole,
  leavesNoOwner,
  type SeatChange,
} from '../../../../src/domain/company-desk/desk-rights'

describe('a claim', () => {
  it('is decided once its mailbox is proven, and an acceptance can be taken back', () => {
    const ways = CLAIM_STATES.flatMap((from) =>
      CLAIM_STATES.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
    )
    expect(ways).toEqual(['waiting → accepted', 'waiting → refused', 'accepted → refused'])
  })

  it('ends: no way leads back', () => {
    const state = fc.constantFrom(...CLAIM_STATES)
    fc.assert(
      fc.property(fc.array(state, { maxLength: 20 }), (asked) => {
        let now: ClaimState = 'waiting'
        let changes = 0
        for (const next of asked) {
          if (!mayBecome(now, next)) continue
          now = next
          changes += 1
        }
        expect(changes).toBeLessThanOrEqual(2)
        expect(now === 'asked').toBe(false)
      }),
    )
  })
})

describe('a desk', () => {
  it('gives a recruiter nothing over the seats of others', () => {
    const ofRecruiter = DESK_ACTS.filter((act) => DESK_RIGHTS[act].includes('recruiter'))
    expect(ofRecruiter).toEqual(['see', 'leave'])
    expect(DESK_ACTS.every((act) => DESK_RIGHTS[act].includes('owner'))).toBe(true)
  })

  it('is never left without an owner while somebody is there, in whatever order seats change', () => {
    const change = fc.record({
      seat: fc.nat({ max: 5 }),
      to: fc.constantFrom<SeatChange>('owner', 'recruiter', 'end'),
    })
    const roles = fc.array(fc.constantFrom(...DESK_ROLES), { maxLength: 5 })
    fc.assert(
      fc.property(roles, fc.array(change, { maxLength: 30 }), (others, changes) => {
        const seats = new Map<number, DeskRole>([[0, 'owner'], ...others.map(numbered)])
        for (const { seat, to } of changes) {
          const role = seats.get(seat)
          if (role === undefined) continue
          const owners = [...seats.values()].filter((one) => one === 'owner').length
          if (leavesNoOwner(role, to, { owners, seats: seats.size })) continue
          if (to === 'end') seats.delete(seat)
          else seats.set(seat, to)
        }
        expect(seats.size === 0 || [...seats.values()].includes('owner')).toBe(true)
      }),
    )
  })

  it('can be left by the one who is alone', () => {
    expect(leavesNoOwner('owner', 'end', { owners: 1, seats: 1 })).toBe(false)
    expect(leavesNoOwner('owner', 'end', { owners: 1, seats: 2 })).toBe(true)
    expect(leavesNoOwner('owner', 'recruiter', { owners: 1, seats: 1 })).toBe(true)
  })
})

function numbered(role: DeskRole, index: number): [number, DeskRole] {
  return [index + 1, role]
}
