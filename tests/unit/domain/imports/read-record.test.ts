import { describe, expect, it } from 'vitest'

import { NO_LENGTH, ofMonths } from '@/domain/vacancies/contract-length'
import { guessMapping } from '@/domain/imports/guess-mapping'
import { importFields } from '@/domain/imports/import-fields'
import {
  ASSUMED,
  FILE_REASONS,
  IMPORT_REASONS,
  LEFT_OUT,
  REFUSING,
  TAKEN_IN_DOUBT,
} from '@/domain/imports/import-reasons'
import type { ImportKind, ReadRecord } from '@/domain/imports/import-types'
import type { Port } from '@/domain/ports/port'
import { readContext, readRecord } from '@/domain/imports/read-record'
import { readSourceTable } from '@/domain/imports/read-source-table'

const NOW = new Date('2026-11-25T12:00:00Z')

function read(kind: ImportKind, csv: string): ReadRecord[] {
  const table = readSourceTable(new TextEncoder().encode(csv))
  const mapping = guessMapping(kind, table)
  const context = readContext(kind, table, mapping, NOW)
  // What is stored between two batches is text.
  const stored = JSON.parse(JSON.stringify(context)) as typeof context
  return table.rows.map((row) => readRecord(kind, row, mapping, stored))
}

const one = (kind: ImportKind, csv: string) => {
  const [record] = read(kind, csv)
  if (!record) throw new Error('There is no row.')
  return record
}

const START = 'Ref;Rank;Vessel type;Valid until;Salary'
const ROW = 'R1;2/E;Bulk carrier;31.12.2026;3500-4000 USD'
const vacancy = (column = '', text = '') => one('vacancies', `${START};${column}\n${ROW};${text}\n`)

describe('a row of vacancies', () => {
  it('has the values that the collection stores', () => {
    const record = one(
      'vacancies',
      `${START};Company;Contract;Joining;Port;Flag;DWT;English;Description (RU)\n` +
        `${ROW};Sea Agency;6 ± 1 months;December 2026;Rotterdam;Либерия;58,000;B2;Срочно\n`,
    )
    expect(record).toMatchObject({
      number: 2,
      externalId: 'R1',
      company: 'Sea Agency',
      refused: false,
    })
    expect(record.values).toEqual({
      rank: 'second-engineer',
      vesselType: 'bulk-carrier',
      openUntilDay: '2026-12-31T12:00:00.000Z',
      vesselTypeAssumed: false,
      pay: {
        negotiable: false,
        min: 350_000,
        max: 400_000,
        currency: 'USD',
        period: 'month',
        currencyAssumed: false,
        // By the amount.
        periodAssumed: true,
      },
      contract: ofMonths(6, 1),
      joining: {
        from: '2026-12-01T12:00:00.000Z',
        to: '2026-12-31T12:00:00.000Z',
        unsaid: false,
        port: 'Rotterdam',
      },
      vessel: { flag: 'LR', deadweight: 58_000 },
      englishLevel: 'good',
      description: { ru: 'Срочно' },
    })
    expect(record.cells.filter(({ verdict }) => verdict !== 'understood')).toEqual([])
    expect(record.cells).toContainEqual({
      column: 'Rank',
      field: 'rank',
      text: '2/E',
      verdict: 'understood',
      meaning: 'second-engineer',
      reason: null,
    })
  })

  it('shows no cell that is understood as its own text', () => {
    expect(vacancy('Port', 'Anywhere').cells.map(({ field }) => field)).not.toContain(
      'joining.port',
    )
  })

  it('is refused where a required fact is missing, and says which', () => {
    const record = one('vacancies', 'Rank;Vessel type;Salary\n;Bulk carrier;3500 USD\n')
    expect(record.refused).toBe(true)
    expect(record.cells.filter(({ reason }) => reason === 'missing')).toEqual([
      {
        column: 'Rank',
        field: 'rank',
        text: '',
        verdict: 'refused',
        meaning: null,
        reason: 'missing',
      },
      {
        column: '',
        field: 'openUntilDay',
        text: '',
        verdict: 'refused',
        meaning: null,
        reason: 'missing',
      },
    ])
  })

  it('is refused where a required fact has several meanings, and shows them all', () => {
    const record = one('vacancies', `${START}\n${ROW.replace('2/E', 'Chief')}\n`)
    expect(record.refused).toBe(true)
    expect(record.values).not.toHaveProperty('rank')
    expect(record.cells).toContainEqual({
      column: 'Rank',
      field: 'rank',
      text: 'Chief',
      verdict: 'refused',
      meaning: 'chief-mate | chief-engineer | chief-cook | chief-steward',
      reason: 'severalMeanings',
    })
  })

  it.each([
    ['Flag', 'Neverland', 'vessel.flag', 'unknownWord', null],
    ['DWT', '12-15', 'vessel.deadweight', 'numberUnreadable', null],
    ['Built', '2099', 'vessel.built', 'yearImplausible', '2099'],
    ['Email', 'crew at sea', 'contact.email', 'emailWrong', null],
    ['Phone', '0441234567', 'contact.telephone', 'telephoneWrong', null],
    ['Joining', '03/04/2026', 'joining.from', 'dayOrderUnclear', '2026-04-03 | 2026-03-04'],
    ['Contract', '4 months +2/-1', 'contract', 'rangeUneven', null],
  ])(
    'leaves out %s %j in doubt, and is imported without it',
    (column, text, field, reason, meaning) => {
      const record = vacancy(column, text)
      expect(record.refused).toBe(false)
      expect(record.cells).toContainEqual({
        column,
        field,
        text,
        verdict: 'doubt',
        meaning,
        reason,
      })
      const [group = '', name] = field.split('.')
      if (name === undefined) expect(record.values).not.toHaveProperty(group)
      else expect(record.values[group] ?? {}).not.toHaveProperty(name)
    },
  )

  it.each([
    ['Joining', 'ASAP', 'joining', { from: null, to: null, unsaid: false }],
    // It is not said to be urgent.
    ['Joining', '', 'joining', { from: null, to: null, unsaid: true }],
    ['Joining', 'TBA', 'joining', { from: null, to: null, unsaid: true }],
    ['English', 'не требуется', 'englishLevel', null],
    ['Contract', '-', 'contract', NO_LENGTH],
    ['Certificates', '', 'certificates', []],
    ['Vessel name', 'TBN', 'vessel', { name: null }],
    ['Description EN', '', 'description', { en: null }],
  ])('empties what %s %j leaves empty', (column, text, field, value) => {
    const record = vacancy(column, text)
    expect(record.values[field]).toEqual(value)
    expect(record.cells.filter(({ verdict }) => verdict !== 'understood')).toEqual([])
  })

  it('reads days in the order that another row of the column shows', () => {
    const [first, second] = read(
      'vacancies',
      'Rank,Vessel type,Valid until\nMaster,LNG,03/04/2027\nBosun,LNG,25/04/2027\n',
    )
    expect(first?.values.openUntilDay).toBe('2027-04-03T12:00:00.000Z')
    expect(second?.values.openUntilDay).toBe('2027-04-25T12:00:00.000Z')
    const american = read(
      'vacancies',
      'Rank,Vessel type,Valid until\nMaster,LNG,03/04/2027\nBosun,LNG,04/25/2027\n',
    )
    expect(american[0]?.values.openUntilDay).toBe('2027-03-04T12:00:00.000Z')
    const unclear = one('vacancies', 'Rank,Vessel type,Valid until\nMaster,LNG,03/04/2027\n')
    expect(unclear.refused).toBe(true)
  })

  it('without a last day is open for some days from its publication, or from today', () => {
    const context = { columns: {}, year: 2026, openFor: { days: 30, today: '2026-11-30' } }
    const mapping = {
      Rank: 'rank',
      Ship: 'vesselType',
      Posted: 'publishedDay',
      Until: 'openUntilDay',
    } as const
    const lastDay = (cells: Record<string, string>) => {
      const row = { number: 2, cells: { Rank: 'Bosun', Ship: 'Reefer', ...cells } }
      const { cells: shown, refused, values } = readRecord('vacancies', row, mapping, context)
      const reasons = shown.flatMap(({ field, reason }) =>
        field === 'openUntilDay' && reason !== null ? [reason] : [],
      )
      return [refused, values.openUntilDay, values.openUntilAssumed ?? false, ...reasons]
    }
    expect(lastDay({ Posted: '2026-11-20' })).toEqual([
      ...[false, '2026-12-20T12:00:00.000Z', true, 'openFromPublication'],
    ])
    const fromToday = [false, '2026-12-30T12:00:00.000Z', true]
    expect(lastDay({})).toEqual([...fromToday, 'openFromImport'])
    // What is not published yet says nothing; what is written and cannot be read is told so.
    expect(lastDay({ Posted: '2027-01-20' })).toEqual([...fromToday, 'openFromImport'])
    expect(lastDay({ Until: 'soon enough' })).toEqual([
      ...[...fromToday, 'dayUnreadable', 'openThoughWritten'],
    ])
    expect(lastDay({ Posted: '2026-11-20', Until: '2027-01-31' })).toEqual([
      ...[false, '2027-01-31T12:00:00.000Z', false],
    ])
  })

  it('has every rank that its text names, the first as its own', () => {
    const { values } = one('vacancies', `${START}\n${ROW.replace('2/E', 'Fitter / Welder')}\n`)
    expect([values.rank, values.alsoRanks]).toEqual(['fitter', ['welder']])
  })

  it('doubts a rank where the title names another one, and is never the rank of its title', () => {
    const titled = (title: string) => one('vacancies', `${START};Title\n${ROW};${title}\n`)
    const doubtsOf = ({ cells }: ReadRecord) => cells.filter(({ verdict }) => verdict === 'doubt')
    const differs = titled('Chief mate wanted')
    expect(differs.values.rank).toBe('second-engineer')
    expect(doubtsOf(differs)).toMatchObject([
      { column: 'Title', meaning: 'chief-mate', reason: 'titleDiffers' },
    ])
    for (const title of ['2/E for bulk carrier', 'Join our family!', '']) {
      expect(doubtsOf(titled(title))).toEqual([])
    }
  })

  it('reads months and a tolerance in columns of their own, and a whole length before them', () => {
    const read = (heads: string, cells: string) =>
      one('vacancies', `${START};${heads}\n${ROW};${cells}\n`).values.contract
    expect(read('contract.months;contract.plusMinus', '6;1')).toEqual(ofMonths(6, 1))
    expect(read('contract;contract.months', '5/5 weeks;6')).toMatchObject({ unit: 'week', off: 5 })
    expect(read('contract;contract.months', ';6')).toEqual(ofMonths(6))
  })

  it('takes currency and period from the heading of pay', () => {
    const record = one(
      'vacancies',
      'Rank,Vessel type,Valid until,"Salary, EUR/day"\nMaster,LNG,2027-01-31,420\n',
    )
    expect(record.values.pay).toMatchObject({
      negotiable: false,
      min: 42_000,
      max: null,
      currency: 'EUR',
      period: 'day',
    })
  })

  it('never joins before it begins', () => {
    const record = one(
      'vacancies',
      `${START};Joining from;Joining to\n${ROW};10.12.2026;01.12.2026\n`,
    )
    expect(record.values.joining).toMatchObject({ from: '2026-12-10T12:00:00.000Z', to: null })
    expect(record.cells.map(({ reason }) => reason)).toContain('joiningUpsideDown')
  })

  it('refuses a text that would have to be cut', () => {
    const record = vacancy('Description EN', 'x'.repeat(5_001))
    expect(record.refused).toBe(true)
    expect(record.cells.map(({ reason }) => reason)).toContain('textTooLong')
  })

  it('doubts a text that lost letters on its way', () => {
    expect(vacancy('Port', 'Od\ufffdsa').cells).toContainEqual({
      column: 'Port',
      field: 'joining.port',
      text: 'Od\ufffdsa',
      verdict: 'doubt',
      meaning: 'Od\ufffdsa',
      reason: 'lettersDamaged',
    })
  })

  it('says by agreement where nothing is said of pay, in doubt', () => {
    const record = one('vacancies', 'Rank,Vessel type,Valid until\nMaster,LNG,2027-01-31\n')
    expect(record.values.pay).toMatchObject({ negotiable: true })
    expect(record.cells.map(({ reason }) => reason)).toContain('payMissing')
    expect(record.refused).toBe(false)
  })
})

describe('a row of companies', () => {
  it('has the values that the collection stores', () => {
    const record = one(
      'companies',
      'ID;Company;Country;Website;Telephones;Messengers;Licence valid until;Vessel types;Accepts mailings;Time zone\n' +
        'C7;Sea Agency;Україна;www.sea.example;+380 44 000-00-00: crewing;WhatsApp: +380440000000;31.12.2027;балкер, танкер;так;Manila\n',
    )
    expect(record).toMatchObject({ externalId: 'C7', company: null, refused: false })
    expect(record.values).toEqual({
      name: 'Sea Agency',
      country: 'UA',
      website: 'https://www.sea.example',
      telephones: [{ number: '+380 44 000-00-00', note: 'crewing' }],
      messengers: [{ kind: 'whatsapp', handle: '+380440000000' }],
      licence: { validUntil: '2027-12-31T12:00:00.000Z' },
      fleet: { vesselTypes: ['bulk-carrier', 'tanker'] },
      acceptsMailings: true,
      timeZone: 'Asia/Manila',
    })
  })

  it('is refused without a name, or with a slug that is none', () => {
    expect(one('companies', 'Name,City\n,Odesa\n').refused).toBe(true)
    const record = one('companies', 'Name,Slug\nSea,!!!\n')
    expect(record.cells).toMatchObject([{ field: 'slug', verdict: 'refused', reason: 'slugWrong' }])
  })
})

it('reads hostile cells of every field in no time', () => {
  const long = [
    'a',
    '1',
    ' 1',
    '1,',
    '1 000 ',
    '+1-1',
    '; ',
    ',/',
    'k',
    ' -',
    '(',
    'до ',
    '2/E,',
    'UA/',
    '\\;',
    ':',
    '5 Dec ',
  ]
  for (const kind of ['vacancies', 'companies'] as const) {
    const fields = importFields(kind)
    const mapping = Object.fromEntries(fields.map(({ field }) => [field, field]))
    const rows = [...long, ' '].map((text, at) => ({
      number: at + 2,
      cells: Object.fromEntries(
        fields.map(({ field }) => [field, `x${text.repeat(9_998 / text.length)}x`]),
      ),
    }))
    const table = {
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      columns: Object.keys(mapping),
      rows,
    } as const
    const context = readContext(kind, table, mapping, NOW)
    for (const row of rows) expect(readRecord(kind, row, mapping, context).refused).toBe(true)
  }
})

it('has each reason once, those of files among them', () => {
  expect(new Set(IMPORT_REASONS).size).toBe(IMPORT_REASONS.length)
  expect([...FILE_REASONS, ...ASSUMED, ...TAKEN_IN_DOUBT, ...LEFT_OUT, ...REFUSING]).toEqual([
    ...IMPORT_REASONS,
  ])
})

describe('the code of a port', () => {
  const place = (head: string, cells: string, ports?: Port[]) => {
    const table = readSourceTable(
      new TextEncoder().encode(`rank,vesselType,${head}\nbosun,tanker,${cells}`),
    )
    const mapping = guessMapping('vacancies', table)
    const context = { ...readContext('vacancies', table, mapping, NOW), ...(ports && { ports }) }
    const [record] = table.rows.map((row) => readRecord('vacancies', row, mapping, context))
    const shown = record?.cells.filter(({ field }) => field.startsWith('joining.port'))
    return {
      joining: record?.values.joining,
      cells: shown?.map(({ field, verdict, meaning }) => [field, verdict, meaning]),
    }
  }

  it('decides which port of several is meant, under headings of boards and under ours', () => {
    for (const head of ['Port,LOCODE', 'joining.port,joining.portCode', 'Порт,Код порта']) {
      expect(place(head, 'Hamilton,ca ham', [])).toEqual({
        joining: { port: 'Hamilton', portCode: 'CAHAM' },
        cells: [['joining.portCode', 'understood', 'Hamilton (CAHAM)']],
      })
    }
  })

  it('alone is stored with the name of its port, and an older code as the one of today', () => {
    expect(place('UN/LOCODE', 'NLRTM', []).joining).toEqual({
      port: 'Rotterdam',
      portCode: 'NLRTM',
    })
    const port: Port = {
      ...{ code: 'UAAB2', otherCodes: ['UAAB3'], name: 'New' },
      ...{ names: ['New'], keys: [], lesserKeys: [] },
    }
    expect(place('Port,LOCODE', ',UAAB3', [port]).joining).toEqual({
      port: 'New',
      portCode: 'UAAB2',
    })
  })

  it('that no port has, or that speaks against the row, is left out in doubt', () => {
    expect(place('Port,LOCODE', 'Rotterdam,NLZZZ', []).cells).toEqual([
      ['joining.port', 'understood', 'Rotterdam (NLRTM)'],
      ['joining.portCode', 'doubt', null],
    ])
    const other = place('Port,LOCODE', 'Rotterdam,BEANR', [])
    expect(other.joining).toEqual({ port: 'Rotterdam' })
    expect(other.cells?.[1]?.slice(1)).toEqual(['doubt', 'Antwerp (BEANR) | Rotterdam (NLRTM)'])
    const abroad = place('joining.port,joining.portCode,joining.country', 'x,SGSIN,NL', [])
    expect(abroad.joining).toEqual({ port: 'x', country: 'NL' })
    expect(abroad.cells?.map(([, verdict]) => verdict)).toEqual(['doubt'])
  })

  it('that is empty is the one of the name; without a column, or a country, nothing is said of it', () => {
    const head = 'joining.port,joining.portCode,joining.country'
    expect(place(head, 'Rotterdam,,', []).joining).toMatchObject({ portCode: 'NLRTM' })
    expect(place(head, 'Hamilton,,', []).joining).toMatchObject({ portCode: null })
    // The ports of editors are not known here.
    expect(place(head, 'Hamilton,,').joining).toEqual({ port: 'Hamilton', country: null })
    expect(place('Port,LOCODE', 'Rotterdam,', []).joining).toEqual({ port: 'Rotterdam' })
    expect(place('Port', 'Rotterdam', []).joining).toEqual({ port: 'Rotterdam' })
  })
})
