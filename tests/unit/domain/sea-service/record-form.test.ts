import { describe, expect, it } from 'vitest'

import { LOCALES } from '@/domain/locales/locales'
import { CONTRACT_TABLE } from '@/domain/sea-service/contract-fields'
import { textsOf, writtenText } from '@/domain/sea-service/form-document'
import { PAPER_TABLE } from '@/domain/sea-service/paper-fields'
import { type FormBounds, recordForm } from '@/domain/sea-service/record-form'
import type { RecordSheets } from '@/domain/sea-service/sheet-sections'
import { codeName } from '@/domain/structured-fields/code-name'
import { type TypedValues, typedValues } from '@/domain/structured-fields/typed-values'
import { noonOf } from '@/domain/time/calendar-day'
import { seaServiceOf } from '@/features/seamen/record/read-record'
import { recordFormWords } from '@/features/seamen/record/record-form-words'
import { dayName } from '@/i18n/day-range'

import {
  INVENTED_REFERENCES,
  INVENTED_SHEETS,
  inventedContracts,
  inventedPapers,
  TODAY,
} from '../../../fixtures/invented-record'

/** What the form of a seafarer says, before it is a file. */

type Contract = TypedValues<typeof CONTRACT_TABLE>
type Paper = TypedValues<typeof PAPER_TABLE>

const ACCOUNT = {
  name: 'Олена Коваль',
  email: 'olena@ship.example',
  telephone: '+380 44 000 00 00',
  rank: 'second-mate',
  citizenship: 'UA',
}

interface Written {
  contracts?: readonly Contract[]
  papers?: readonly Paper[]
  sheets?: RecordSheets
  references?: typeof INVENTED_REFERENCES
}

async function formOf(
  { contracts = [], papers = [], sheets = {}, references = [] }: Written,
  { locale = 'en', bounds }: { locale?: (typeof LOCALES)[number]; bounds?: FormBounds } = {},
) {
  const services = contracts.map((values, id) => seaServiceOf({ id, version: 1, values }))
  const record = {
    ...{ account: ACCOUNT, contracts, services, papers, today: TODAY },
    ...{ references, sheets },
  }
  return recordForm(record, await recordFormWords(locale), bounds)
}

/** What the person says by codes and days. */
const PERSON_CODES = ['birthDay', 'otherCitizenship', 'maritalStatus', 'country']

describe.each(LOCALES)('the whole form in %s', (locale) => {
  it('says all that was written down', async () => {
    const contracts = inventedContracts(22)
    const papers = inventedPapers(12)
    const sheets = INVENTED_SHEETS
    const references = INVENTED_REFERENCES
    const all = { contracts, papers, references, sheets }
    const said = new Set(textsOf(await formOf(all, { locale })))
    const day = (text: unknown) => dayName(noonOf(String(text)), locale, 'short')
    const typed = [
      ...contracts.flatMap(({ vesselName, imo, engine, company, agency, reason }) => [
        ...[vesselName, imo, engine, company, agency, reason],
      ]),
      ...papers.flatMap(({ name, number, issuedBy }) => [name, number, issuedBy]),
      ...[ACCOUNT.name, ACCOUNT.email, ACCOUNT.telephone],
      ...references.flatMap((one) => Object.values(one)),
      ...Object.entries(sheets.person).flatMap(([name, value]) =>
        PERSON_CODES.includes(name) ? [] : [value],
      ),
      ...[sheets.languages.englishScore, sheets.languages.firstLanguage],
      sheets.languages.otherLanguages,
    ]
    const named = [
      ...contracts.flatMap(({ vesselType, flag, rank }) => [
        codeName('vesselTypes', String(vesselType), locale),
        codeName('countries', String(flag), locale),
        codeName('ranks', String(rank), locale),
      ]),
      ...papers.map(({ document }) => codeName('documents', String(document), locale)),
      ...['PA', 'PH'].map((code) => codeName('countries', code, locale)),
      ...['second-mate', 'third-mate'].map((code) => codeName('ranks', code, locale)),
      codeName('englishLevels', 'good', locale),
      ...['1991-02-03', '2027-01-15', '2025-05-06'].map(day),
      ...contracts.flatMap(({ signOn, signOff }) => [day(signOn), signOff && day(signOff)]),
      ...papers.flatMap(({ issued, expires }) => [day(issued), expires && day(expires)]),
    ]
    const wanted = [...typed, ...named].filter((text) => text !== undefined).map(String)
    expect(wanted.filter((text) => !said.has(text))).toEqual([])
  })
})

describe('a form', () => {
  it('says in own words what no code says', async () => {
    const contracts = [
      typedValues(CONTRACT_TABLE, {
        ...{ vesselName: 'Star', vesselTypeWritten: 'Cable ferry', rankWritten: 'Ice pilot' },
        ...{ signOn: '2026-01-01', signOff: '2026-03-01' },
      }),
    ]
    const papers = [typedValues(PAPER_TABLE, { name: 'Ice course' })]
    const said = textsOf(await formOf({ contracts, papers }))
    expect(said).toEqual(expect.arrayContaining(['Cable ferry', 'Ice pilot', 'Ice course']))
  })

  it.each([
    ['en', 'not stated'],
    ['uk', 'не зазначено'],
  ] as const)('in %s tells time at sea by rank as it was written', async (locale, notStated) => {
    const served = (rankWritten: string | null, signOn: string, signOff: string) =>
      typedValues(CONTRACT_TABLE, { vesselName: 'Star', rankWritten, signOn, signOff })
    const contracts = [
      served('Ice pilot', '2025-01-01', '2025-01-30'),
      served('Ice pilot', '2025-03-01', '2025-03-30'),
      served('مرشد الجليد', '2024-01-01', '2024-01-30'),
      served(null, '2023-01-01', '2023-01-10'),
    ]
    const { sections } = await formOf({ contracts }, { locale })
    const time = sections.find(({ note }) => note !== undefined)
    const labels = time?.kind === 'facts' ? time.facts.map(({ label }) => label) : []
    expect(labels.slice(1)).toEqual([
      { text: 'Ice pilot', direction: 'ltr' },
      { text: 'مرشد الجليد', direction: 'rtl' },
      { text: notStated, direction: 'ltr' },
    ])
  })

  it('tells the time on board from the time that has ended, and a paper without an end from one of which nobody said it', async () => {
    const contracts = [typedValues(CONTRACT_TABLE, { vesselName: 'Star', signOn: '2026-01-01' })]
    const papers = [
      typedValues(PAPER_TABLE, { document: 'passport', number: 'A', validity: 'unlimited' }),
      typedValues(PAPER_TABLE, { document: 'passport', number: 'B' }),
    ]
    const { sections } = await formOf({ contracts, papers })
    const rows = sections.flatMap((section) => (section.kind === 'table' ? section.rows : []))
    const lines = rows.map((row) => row.map((cell) => cell.map(({ text }) => text)))
    expect(lines).toEqual([
      [['Passport'], ['A'], ['—', 'no expiry']],
      [['Passport'], ['B'], []],
      [['Star'], ['1 Jan 2026', 'on board']],
    ])
  })

  it('never puts what stands second in the place of what is unsaid', async () => {
    const contracts = [
      typedValues(CONTRACT_TABLE, {
        ...{ vesselName: 'Star', deadweight: 80_000, agency: 'Crew' },
        ...{ signOn: '2026-01-01', signOff: '2026-03-01' },
      }),
    ]
    const said = textsOf(await formOf({ contracts }))
    expect(said.slice(said.indexOf('80,000') - 1, said.indexOf('80,000') + 1)).toEqual([
      '—',
      '80,000',
    ])
    expect(said.slice(said.indexOf('Crew') - 1, said.indexOf('Crew') + 1)).toEqual(['—', 'Crew'])
  })

  it('of one page says how much of each list it has', async () => {
    const whole = { contracts: inventedContracts(22), papers: inventedPapers(12) }
    const bounds = { ranks: 3, contracts: 5, papers: 8 }
    const { sections } = await formOf(whole, { bounds })
    expect(sections.map(({ note }) => note)).toEqual([
      undefined,
      'In months of 30 days. A day on two ships counts once. 3 of 22; the rest is in the full form.',
      '5 of 22; the rest is in the full form.',
      '8 of 12; the rest is in the full form.',
    ])
    const few = { contracts: inventedContracts(2), papers: inventedPapers(2) }
    const notes = (await formOf(few, { bounds })).sections.map(({ note }) => note)
    expect(notes.slice(2)).toEqual([undefined, undefined])
  })

  it('of one page leaves out family, address and sizes', async () => {
    const bounds = { ranks: 3, contracts: 5, papers: 8 }
    const said = textsOf(await formOf({ sheets: INVENTED_SHEETS }, { bounds }))
    expect(said).toEqual(expect.arrayContaining(['3 Feb 1991', 'Iloilo', '3,250 EUR a month']))
    for (const apart of ['Ana dela Cruz', '12 Invented Street, Iloilo', '43 wide', 'Married']) {
      expect(said).not.toContain(apart)
    }
  })

  it('of somebody who has written nothing down is about the person', async () => {
    expect((await formOf({})).sections.map(({ title }) => title)).toEqual(['Personal details'])
  })
})

describe('what somebody typed', () => {
  it.each([
    ['بحر النجوم', 'rtl'],
    ['(1) بحر', 'rtl'],
    ['Bright بحر', 'ltr'],
    ['+380 44', 'ltr'],
    ['海洋之星', 'ltr'],
  ])('%s has its own direction: %s', (text, direction) => {
    expect(writtenText(text)).toEqual({ text, direction })
  })

  it('turns nothing round that stands behind it, and is one line', () => {
    expect(writtenText('a\u202eb\u2067c\u0000\u0007\ufffe\nd\te\u2028f  g').text).toBe(
      'abc d e f g',
    )
  })
})
