import fc from 'fast-check'
import { ValidationError } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { load } from '../../site/load'
import { cmsUnderTest } from '../cms-under-test'
import { vacancy, wrongVacancy } from './any-vacancy'

/** A plan says of a row what its save would say. */

const cms = cmsUnderTest()

let company: number

beforeAll(async () => {
  const data = { name: 'Planned', timeZone: 'UTC', _status: 'published' } as const
  company = (await cms().create({ collection: 'crewings', locale: 'en', data })).id
})

class Saved extends Error {}

/** The fields that a save refuses. */
async function refusedBySave(values: Record<string, unknown>): Promise<string[]> {
  const { withinTransaction } = await import('../../../src/cms/database/within-transaction')
  const { saveRecord } = await import('../../../src/features/imports/write-record.hooks')
  try {
    await withinTransaction(cms(), async (req) => {
      const base = { company }
      await saveRecord(req, 'vacancies', { stored: undefined, values, base, status: 'published' })
      throw new Saved()
    })
  } catch (error) {
    if (error instanceof Saved) return []
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path }) => path).toSorted()
  }
  throw new Error('Nothing is saved here.')
}

async function refusedByPlan(values: Record<string, unknown>): Promise<string[]> {
  const { withinTransaction } = await import('../../../src/cms/database/within-transaction')
  const { errorsAgainst } = await import('../../../src/features/imports/validate-record.hooks')
  try {
    const errors = await withinTransaction(cms(), (req) =>
      errorsAgainst(req, 'vacancies', undefined, values),
    )
    return errors.map(({ path }) => path).toSorted()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path }) => path).toSorted()
  }
}

describe('a plan', () => {
  it('refuses of a row what its save refuses, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(vacancy, wrongVacancy, wrongVacancy), async (values) => {
        const [planned, saved] = [await refusedByPlan(values), await refusedBySave(values)]
        // Which of several fields is named depends on the hook that comes first.
        expect(planned.length > 0).toBe(saved.length > 0)
      }),
      { numRuns: load({ gate: 25, soak: 500 }) },
    )
  })
})
