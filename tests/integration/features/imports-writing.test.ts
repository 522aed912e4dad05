import { beforeAll, describe, expect, it } from 'vitest'

import { daysLater, readDay } from '../../../src/domain/time/calendar-day'
import { cmsUnderTest } from '../cms-under-test'

/** What a feed writes, one vacancy at a time, by the id that its system has for it. */

const cms = cmsUnderTest()

const inDays = (days: number) => daysLater(new Date().toISOString().slice(0, 10), days)

let company: number

const facts = (values: Record<string, unknown> = {}) => ({
  rank: 'chief-mate',
  vesselType: 'lng-carrier',
  openUntilDay: inDays(20),
  pay: { min: 950_000, currency: 'USD', period: 'month' },
  ...values,
})

async function write(externalId: string, values: Record<string, unknown>) {
  const { withinTransaction } = await import('../../../src/cms/database/within-transaction')
  const { writeVacancy } = await import('../../../src/features/imports/write-vacancy.hooks')
  const { rowFlagger } = await import('../../../src/features/vacancies/vacancy-flags.hooks')
  const told: string[] = []
  const { outcome } = await withinTransaction(cms(), (req) =>
    writeVacancy(
      req,
      { company, externalId, values },
      {
        flagsOf: rowFlagger(req),
        decided: (decision) => Promise.resolve(void told.push(decision.outcome)),
      },
    ),
  )
  // What is written down before the save is what came of it.
  expect(told).toEqual([outcome])
  return outcome
}

async function close(externalId: string) {
  const { withinTransaction } = await import('../../../src/cms/database/within-transaction')
  const { closeVacancy } = await import('../../../src/features/imports/write-vacancy.hooks')
  return withinTransaction(cms(), (req) => closeVacancy(req, { company, externalId }))
}

const storedOf = async (externalId: string) => {
  const { docs } = await cms().find({
    collection: 'vacancies',
    where: { externalId: { equals: externalId } },
    locale: 'all',
    depth: 0,
  })
  return docs
}

const versionsOf = async (id: number) =>
  (await cms().countVersions({ collection: 'vacancies', where: { parent: { equals: id } } }))
    .totalDocs

beforeAll(async () => {
  const made = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: { name: 'Feeder', timeZone: 'UTC', _status: 'published' },
  })
  company = made.id
})

describe('a vacancy that another system sends', () => {
  it('is created, changed, and left alone where it says the same', async () => {
    const texts = { en: 'Good ship', uk: 'Добре судно' }
    expect(await write('a-1', facts({ description: texts }))).toBe('created')
    const [created] = await storedOf('a-1')
    expect(created).toMatchObject({ description: texts, _status: 'published' })
    const versions = await versionsOf(created?.id ?? 0)

    expect(await write('a-1', facts({ description: texts }))).toBe('same')
    expect(await versionsOf(created?.id ?? 0)).toBe(versions)

    expect(await write('a-1', facts({ description: { uk: 'Інше' } }))).toBe('changed')
    const all = await storedOf('a-1')
    expect(all).toHaveLength(1)
    expect(all[0]?.description).toEqual({ en: 'Good ship', uk: 'Інше' })
  })

  it('is refused with the sentence of its field, and nothing of it is there', async () => {
    await expect(write('a-2', facts({ pay: { min: -1 } }))).rejects.toMatchObject({
      name: 'ValidationError',
    })
    expect(await storedOf('a-2')).toEqual([])
  })

  it('is closed since yesterday, once, and open again when it is sent again', async () => {
    await write('a-3', facts())
    expect(await close('a-3')).toBe('closed')
    const [closed] = await storedOf('a-3')
    expect(readDay(closed?.openUntilDay)).toBe(inDays(-1))
    expect(await close('a-3')).toBe('same')
    expect(await close('nobody-knows-it')).toBe('unknown')
    expect(await write('a-3', facts())).toBe('changed')
  })

  it('leaves to people what they threw away or are writing', async () => {
    await write('a-4', facts())
    const [kept] = await storedOf('a-4')
    const id = kept?.id ?? 0
    await cms().update({
      collection: 'vacancies',
      id,
      locale: 'en',
      draft: true,
      data: { rank: 'bosun', _status: 'draft' },
    })
    await expect(write('a-4', facts({ rank: 'master' }))).rejects.toMatchObject({ status: 409 })
    await cms().update({
      collection: 'vacancies',
      id,
      locale: 'en',
      data: { deletedAt: new Date().toISOString() },
    })
    await expect(write('a-4', facts())).rejects.toMatchObject({ status: 409 })
  })
})
