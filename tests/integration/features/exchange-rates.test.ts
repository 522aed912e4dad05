import { ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

// They read the environment, so they are loaded after the CMS.
const getRates = async () =>
  (await import('../../../src/features/vacancies/read-exchange-rates')).getExchangeRates()
const revision = async () =>
  JSON.stringify(
    await (
      await import('../../../src/cms/publications/reading/publication-index')
    ).findTagRevisions('vacancies', 'en'),
  )

const QUOTED = { day: '2024-12-31T12:00:00.000Z', source: 'https://rates.example/2024' }
const write = (data: Record<string, unknown>) =>
  cms().updateGlobal({
    slug: 'exchange-rates',
    data: { ...QUOTED, ...data },
  })
const complaint = async (data: Record<string, unknown>) => {
  try {
    await write(data)
    return ''
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path, message }) => `${path}: ${message}`).join('\n')
  }
}

describe('exchange rates', () => {
  it('are none while nobody wrote any', async () => {
    expect(await getRates()).toBeUndefined()
    await write({ perDollar: {} })
    expect(await getRates()).toBeUndefined()
  })

  it('are those that were written, with their day and where they are quoted', async () => {
    await write({ perDollar: { EUR: 0.96255655, JPY: 156.95447, IDR: 16_190.855 } })
    expect(await getRates()).toEqual({
      day: '2024-12-31',
      source: 'https://rates.example/2024',
      perDollar: { EUR: 0.96255655, JPY: 156.95447, IDR: 16_190.855 },
    })
  })

  it('renew the lists of vacancies, in the transaction that changes them', async () => {
    const before = await revision()
    await write({ perDollar: { EUR: 0.95 } })
    const after = await revision()
    expect(after).not.toBe(before)
    expect(await complaint({ perDollar: { EUR: -1 } })).not.toBe('')
    expect(await revision()).toBe(after)
  })

  it.each([
    [{ day: null }, /^day: /],
    [{ day: '2019-12-31T12:00:00.000Z' }, /^day: .*2020/],
    [{ day: new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString() }, /^day: /],
    [{ source: null }, /^source: /],
    [{ source: 'http://rates.example' }, /^source: .*https:/],
    [{ source: 'javascript:alert(1)' }, /^source: .*https:/],
    [{ perDollar: { EUR: 0 } }, /^perDollar.EUR: .*0.0001/],
    [{ perDollar: { UAH: -42 } }, /^perDollar.UAH: /],
    [{ perDollar: { JPY: 10_000_000 } }, /^perDollar.JPY: /],
  ])('are refused where they cannot be: %j', async (data, message) => {
    expect(await complaint(data)).toMatch(message)
  })

  it('that another program wrote wrongly are not compared by', async () => {
    await write({ perDollar: { EUR: 0.95, PHP: 58 } })
    const { pool } = cms().db as unknown as {
      pool: { query(text: string): Promise<unknown> }
    }
    await pool.query(`UPDATE exchange_rates SET per_dollar_eur = 0, per_dollar_uah = 'NaN'`)
    const known = (await getRates())?.perDollar
    expect(known).toMatchObject({ PHP: 58 })
    expect([known?.EUR, known?.UAH]).toEqual([undefined, undefined])
    await pool.query(`UPDATE exchange_rates SET source = 'javascript:alert(1)'`)
    expect(await getRates()).toBeUndefined()
  })
})
