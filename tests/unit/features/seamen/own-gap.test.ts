import { prerenderToNodeStream } from 'react-dom/static'
import { text as textOf } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'

import { type Locale, LOCALES } from '@/domain/locales/locales'
import { type Requirements, vacancyGap } from '@/domain/sea-service/vacancy-gap'
import { ofMonths } from '@/domain/vacancies/contract-length'
import { OwnGap } from '@/features/seamen/record/own-gap'

/** What stands above the form that answers a vacancy. */

// The part writes an address of this site, which reads its settings; nothing here reaches a database.
vi.hoisted(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-this-test')
})

const TODAY = '2026-11-30'

async function page(
  asked: Partial<Requirements>,
  { locale = 'en', readyFrom }: { locale?: Locale; readyFrom?: string } = {},
): Promise<string> {
  const lines = vacancyGap(
    {
      ...{ ranks: [], certificates: ['passport'], citizenships: [], englishLevel: undefined },
      ...{ experience: undefined, length: undefined },
      joining: { from: undefined, to: undefined },
      ...asked,
    },
    {
      papers: [{ code: 'passport', expires: '2027-01-31' }],
      ...{ services: [], citizenships: [], englishLevel: 'good', readyFrom },
    },
    TODAY,
  )
  const { prelude } = await prerenderToNodeStream(await OwnGap({ lines, today: TODAY, locale }))
  return (await textOf(prelude)).replaceAll('&#x27;', '’')
}

const JOINING = { from: '2026-12-08', to: '2026-12-20' }

it('says which contract papers are counted to the end of', async () => {
  expect(await page({ joining: JOINING, length: ofMonths(4) })).toContain(
    'counted to 20 April 2027: a contract that begins on 20 December 2026',
  )
  // A seafarer who is ready later joins later.
  const late = { readyFrom: '2027-01-05' }
  expect(await page({ joining: JOINING, length: ofMonths(4) }, late)).toContain(
    'counted to 5 May 2027: a contract that begins on 5 January 2027',
  )
})

it('says so where the vacancy names no length, and no day of joining either', async () => {
  expect(await page({ joining: JOINING })).toContain(
    'counted to 20 December 2026, when you would join',
  )
  expect(await page({})).toContain('counted to today, 30 November 2026')
})

it('names no day where no paper is asked for', async () => {
  const asked = { certificates: [], englishLevel: 'good' as const }
  expect(await page(asked)).not.toContain('counted to')
})

it.each(LOCALES)('names the day in %s', async (locale) => {
  const texts = [
    await page({ joining: JOINING, length: ofMonths(4) }, { locale }),
    await page({ joining: JOINING }, { locale }),
    await page({}, { locale }),
  ]
  const hints = texts.map((text) => text.split('class="hint">')[2]?.split('</p>')[0])
  const digits = hints.map((hint) => hint?.replace(/[^0-9]+/g, ' ').trim())
  expect(digits).toEqual([
    expect.stringMatching(/2027.*2026|2026.*2027/),
    expect.stringContaining('2026'),
    expect.stringContaining('2026'),
  ])
})
