/** @module-tag soak */
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { load } from '../../site/load'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

/** One write of a service. Which of the services is meant is `service` modulo their number. */
const act = fc.record({
  kind: fc.constantFrom(
    'create',
    'publish',
    'publish',
    'draft',
    'unpublish',
    'trash',
    'bring back',
    'delete',
  ),
  service: fc.nat(3),
  locale: fc.constantFrom('en', 'uk', 'ar'),
  title: fc.constantFrom('Visa', 'Papers', ''),
  excerpt: fc.constantFrom('Short', null),
  position: fc.nat(3),
})

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

async function perform({ kind, service, locale, title, excerpt, position }: Act): Promise<void> {
  const collection = 'seaman-services' as const
  const { docs } = await cms().find({ collection, trash: true, depth: 0, limit: 100, sort: 'id' })
  const { id, deletedAt } = docs[service % Math.max(1, docs.length)] ?? {}
  const texts = { title, excerpt, position }
  try {
    if (kind === 'create' || id === undefined) {
      const data = { ...texts, category: 'papers', currency: 'USD', _status: 'draft' } as const
      await cms().create({ collection, locale, draft: true, data })
    } else if (kind === 'delete') {
      await cms().delete({ collection, id, trash: true })
    } else if (kind === 'trash' || kind === 'bring back') {
      const data = { deletedAt: kind === 'trash' ? new Date().toISOString() : null }
      await cms().update({ collection, id, locale, trash: true, data })
    } else if (!deletedAt) {
      const isDraft = kind === 'draft'
      const data =
        kind === 'unpublish'
          ? ({ _status: 'draft' } as const)
          : ({ ...texts, _status: isDraft ? 'draft' : 'published' } as const)
      await cms().update({ collection, id, locale, draft: isDraft, data })
    }
  } catch (error) {
    // A service without a title is refused.
    if (!(error instanceof Error) || !['ValidationError', 'APIError'].includes(error.name)) {
      throw error
    }
  }
}

it('keeps the index equal to documents that are found at their numbers through any writes', async () => {
  const { findDrift } = await import('../../../src/cms/publications/writing/drift')
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 20 }), async (acts) => {
      await cms().db.drizzle.execute('TRUNCATE seaman_services, publications CASCADE')
      for (const step of acts) await perform(step)
      const none = { missing: 0, superfluous: 0, different: 0 }
      expect(await findDrift(cms(), 'seaman-services')).toEqual(none)
    }),
    { numRuns: load({ gate: 6, soak: 25, many: 100 }), endOnFailure: true },
  )
}, 240_000)
