import type { Payload } from 'payload'

import { EXAMPLE_SEAMEN_AT, type SeamanEvent } from '../../src/domain/members/seaman-account'
import type { Seaman } from '../../src/payload-types'
import { EXAMPLE_MEMBER, EXAMPLE_PASSWORD } from './example-member.mjs'
import { writeExampleRecord } from './example-record'
import { writeExampleOfService } from './example-service'

type ExampleSeaman = Pick<
  Seaman,
  'name' | 'email' | 'rank' | 'citizenship' | 'language' | 'state' | 'reason'
> & { history: readonly SeamanEvent[] }

/** One who waits, a member, and one who is suspended; none of them is real. */
const EXAMPLE_SEAMEN: readonly ExampleSeaman[] = [
  {
    name: 'Андрій Вигаданий',
    email: `andrii${EXAMPLE_SEAMEN_AT}`,
    rank: 'second-mate',
    citizenship: 'UA',
    language: 'uk',
    state: 'pending',
    history: ['applied', 'confirmed'],
  },
  {
    name: 'Maria Santos',
    email: EXAMPLE_MEMBER,
    rank: 'bosun',
    citizenship: 'PH',
    language: 'en',
    state: 'active',
    history: ['applied', 'confirmed', 'admitted'],
  },
  {
    name: 'يوسف المثال',
    email: `youssef${EXAMPLE_SEAMEN_AT}`,
    rank: 'motorman',
    citizenship: 'EG',
    language: 'ar',
    state: 'suspended',
    reason: 'هذا مثال: حساب موقوف مع سببه.',
    history: ['applied', 'confirmed', 'admitted', 'suspended'],
  },
]

/** Who has let them in, in their history: nobody's name. */
const DECIDED: ReadonlySet<SeamanEvent> = new Set(['admitted', 'suspended'])

/**
 * Writes the invented seafarers, with the history that such accounts have, what one of them has asked for and written down; no
 * mail is sent.
 */
export async function writeExampleSeamen(
  payload: Pick<Payload, 'create' | 'find' | 'update'>,
): Promise<void> {
  for (const { history, ...data } of EXAMPLE_SEAMEN) {
    const { id } = await payload.create({
      collection: 'seamen',
      data: { ...data, confirmedAt: new Date().toISOString() },
      depth: 0,
    })
    await payload.update({
      collection: 'seamen',
      id,
      data: { password: EXAMPLE_PASSWORD },
      depth: 0,
    })
    for (const event of history) {
      await payload.create({
        collection: 'seaman-events',
        data: {
          seaman: id,
          event,
          ...(DECIDED.has(event) && { byName: 'Example' }),
          ...(event === 'suspended' && { reason: data.reason ?? null }),
        },
        depth: 0,
      })
    }
    if (data.email === EXAMPLE_MEMBER) await writeExampleRecord(payload, id)
  }
  await writeExampleOfService(payload)
}
