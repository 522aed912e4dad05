import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { text as textOf } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'

import type { Locale } from '@/domain/locales/locales'
import { CONTRACT_TABLE } from '@/domain/sea-service/contract-fields'
import { PAPER_TABLE } from '@/domain/sea-service/paper-fields'
import { WORK_TABLE } from '@/domain/sea-service/work-fields'
import { type TypedValue, typedValues } from '@/domain/structured-fields/typed-values'
import { paperName } from '@/features/seamen/record/entry-words'
import { readRecord } from '@/features/seamen/record/read-record'
import { RecordSums } from '@/features/seamen/record/record-sums'
import { RecordView } from '@/features/seamen/record/record-view'

/** What the page of a seafarer's own record says. */

// The page writes an address of this site, which reads its settings; nothing here reaches a database.
vi.hoisted(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-this-test')
})

const TODAY = '2026-11-30'

type Said = Record<string, TypedValue | null>

const contract = (id: number, said: Said) => ({
  id,
  version: 1,
  values: typedValues(CONTRACT_TABLE, { vesselName: `Ship ${id}`, ...said }),
})

const paper = (id: number, said: Said) => ({
  id,
  version: 1,
  values: typedValues(PAPER_TABLE, { document: 'passport', number: String(id), ...said }),
})

const EMPTY: Omit<Parameters<typeof RecordView>[0], 'locale'> = {
  ...{ contracts: [], papers: [], scans: [], references: [], letters: [] },
  sheets: { person: undefined, work: undefined, languages: undefined },
  isFound: false,
  hasOldCv: false,
  reminders: { months: [], calendar: undefined },
  today: TODAY,
  done: undefined,
}

/** The whole page, as its reader has it. */
async function pageOf(said: Partial<typeof EMPTY>, locale: Locale) {
  const page = await rendered(await RecordView({ ...EMPTY, ...said, locale }))
  return page.replaceAll('<!-- -->', '')
}

/** An element with all that it is made of, awaited. */
async function rendered(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element)
  return textOf(prelude)
}

/** The first cells of the lines of all tables. */
async function linesOf(contracts: readonly ReturnType<typeof contract>[], locale: Locale) {
  const page = await rendered(await RecordSums({ read: readRecord(contracts, [], TODAY), locale }))
  return [...page.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, line]) => line)
}

it.each([
  ['en', 'Master', 'not written'],
  ['uk', 'Капітан', 'не вказано'],
  ['ar', 'ربّان', 'لم يُكتب'],
] as const)('in %s time at sea is told as it was written, each text a line', async (...said) => {
  const [locale, master, notWritten] = said
  const contracts = [
    contract(1, { rank: 'master', signOn: '2020-01-01', signOff: '2020-12-30' }),
    contract(2, {
      ...{ rankWritten: 'Ice pilot', vesselTypeWritten: 'Cable ferry' },
      ...{ signOn: '2021-01-01', signOff: '2021-03-31' },
    }),
    contract(3, {
      ...{ rankWritten: 'Ice pilot', vesselTypeWritten: 'Floating hotel' },
      ...{ signOn: '2022-01-01', signOff: '2022-01-31' },
    }),
  ]
  expect(await linesOf(contracts, locale)).toEqual([
    master,
    '<bdi>Ice pilot</bdi>',
    notWritten,
    '<bdi>Cable ferry</bdi>',
    '<bdi>Floating hotel</bdi>',
  ])
})

it('a paper that is over is told apart from those that run out, and so is its line', async () => {
  const papers = [
    paper(1, { country: 'PH', expires: '2020-01-01' }),
    paper(2, { document: 'medical-first-aid', expires: '2027-03-01' }),
    // It is valid on its last day.
    paper(3, { document: 'ecdis', expires: TODAY }),
  ]
  const page = await pageOf({ papers }, 'en')
  const [ended = '', ends = ''] = page.split('Papers that run out within twelve months')
  expect(ended).toContain('Papers that have run out')
  expect(ended).toContain('Passport: ran out on 1 January 2020')
  expect(ends).toContain('until 1 March 2027')
  expect(ends).toContain('until 30 November 2026')
  expect(page).toContain('ran out on 1 Jan 2020')
  expect(page).not.toContain('valid until 1 Jan 2020')
  expect(page).toContain('valid until 1 Mar 2027')
  expect(page).toContain('valid until 30 Nov 2026')

  const [only] = papers
  if (!only) throw new Error('There is no paper.')
  expect(await pageOf({ papers: [only] }, 'en')).not.toContain('within twelve months')
})

it.each([
  ['en', 'MV Star, Second officer and MV Moon, Master overlap', '2,400 USD a month'],
  [
    'ar',
    'تتداخل \u2068MV Star\u2069، ضابط ثانٍ و\u2068MV Moon\u2069، ربّان',
    '\u20682,400 USD\u2069 في الشهر',
  ],
  ['zh', 'MV Star，二副 与 MV Moon，船长', '2,400 USD 每月'],
] as const)('in %s names and amounts keep their order', async (locale, overlap, pay) => {
  const served = { signOn: '2025-01-01', signOff: '2025-06-30', grossTonnage: 12_000 }
  const contracts = [
    contract(1, { ...served, vesselName: 'MV Star', rank: 'second-mate' }),
    contract(2, { ...served, vesselName: 'MV Moon', rank: 'master' }),
  ]
  const work = {
    ...{ id: 1, version: 1 },
    values: typedValues(WORK_TABLE, { pay: 2_400, payCurrency: 'USD', payPeriod: 'month' }),
  }
  const page = await pageOf({ contracts, sheets: { ...EMPTY.sheets, work } }, locale)
  expect(page).toContain(overlap)
  expect(page).toContain(pay)
  expect(page).toContain('GT\u00a012,000')
})

it.each([
  ['en', 'كتاب', 'Passport, \u2068كتاب\u2069'],
  ['ar', 'Book', 'جواز السفر، \u2068Book\u2069'],
] as const)('in %s a paper that is also called %s is listed', (locale, name, listed) => {
  expect(paperName({ document: 'passport', name }, locale)).toBe(listed)
})

it('the address of a calendar is shown where it was just made, and by a press later', async () => {
  const reminders = { months: [], calendar: { token: 'A'.repeat(43) } }
  const made = await pageOf({ reminders, done: 'calendarMade' }, 'en')
  const [above = '', card = ''] = made.split('id="reminders"')
  expect(above).not.toContain('role="status"')
  expect(card).toMatch(/role="status".*Saved\. Here is the address/s)
  expect(card).toMatch(/<details[^>]* open=""/)
  const later = await pageOf({ reminders, done: 'saved' }, 'en')
  expect(later.split('id="reminders"')[0]).toContain('role="status"')
  expect(later).toMatch(/<details/)
  expect(later).not.toMatch(/<details[^>]* open/)
})
