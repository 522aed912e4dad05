import { expect, it } from 'vitest'

import { fewExamples } from '../../fixtures/few-examples'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

it('leaves a site with all examples in the state that a rebuild of the index would make', async () => {
  const { seedWhole } = await import('../../../scripts/seed-whole')
  const { contentTypes } = await import('../../../src/cms/publications/content-types')
  const { findDrift, findReadModelDrift } =
    await import('../../../src/cms/publications/writing/drift')
  const { findSearchDrift } = await import('../../../src/cms/documents/search/search-sections')

  const counts = new Map<string, { done: number; total: number }>()
  await seedWhole(cms(), {
    examples: fewExamples(2, 3),
    seafarers: true,
    tell(what, count) {
      if (count) counts.set(what, count)
    },
  })

  const none = { missing: 0, superfluous: 0, different: 0 }
  for (const { collection } of contentTypes) {
    expect([collection, await findDrift(cms(), collection)]).toEqual([collection, none])
    expect(await findSearchDrift(cms(), collection)).toBe(0)
    expect((await findReadModelDrift(cms(), collection)) ?? none).toEqual(none)
  }
  // An operator is told how far it is, to the end.
  expect(counts.size).toBe(5)
  for (const [what, { done, total }] of counts) expect([what, done]).toEqual([what, total])
})
