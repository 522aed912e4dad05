import { readFile } from 'node:fs/promises'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { escapeMarkup } from '@/domain/texts/escape-markup'
import { guessMapping } from '@/domain/imports/guess-mapping'
import { VACANCY_FIELDS } from '@/domain/imports/import-fields'
import type { ReadRecord, SourceTable } from '@/domain/imports/import-types'
import { readContext, readRecord } from '@/domain/imports/read-record'
import { readSourceTable } from '@/domain/imports/read-source-table'

/** Feeds as portals and programs write them: tests/fixtures/feeds. What is expected is what a clerk reads in them. */

const TODAY = '2026-11-30'
const utf8 = (text: string) => new TextEncoder().encode(text)

const tableOf = async (name: string) =>
  readSourceTable(await readFile(`tests/fixtures/feeds/${name}`))

function recordsOf(table: SourceTable): ReadRecord[] {
  const mapping = guessMapping('vacancies', table)
  const context = {
    ...readContext('vacancies', table, mapping, new Date(TODAY)),
    openFor: { days: 30, today: TODAY },
  }
  return table.rows.map((row) => readRecord('vacancies', row, mapping, context))
}

/** The facts of a record, each by the name of its field. */
function factsOf({ externalId, company, values, cells }: ReadRecord) {
  const { rank, vesselType, openUntilDay, openUntilAssumed, pay, joining, description } = values
  const told = Object.entries((description ?? {}) as Record<string, unknown>)
  const meaningOf = (field: string) =>
    cells.find((cell) => cell.field === field)?.meaning ?? undefined
  return {
    id: externalId,
    company,
    rank,
    ship: vesselType,
    until: String(openUntilDay).slice(0, 10) + (openUntilAssumed === true ? ' (assumed)' : ''),
    pay: meaningOf('pay') ?? meaningOf('pay.from') ?? pay,
    ...((joining as object | undefined) && {
      joining: placeOf(joining as Record<string, unknown>),
    }),
    text: told.filter(([, text]) => text !== null),
    refused: cells
      .filter(({ verdict }) => verdict === 'refused')
      .map(({ field, reason }) => `${field}: ${reason}`),
  }
}

function placeOf({ from, port, country }: Record<string, unknown>) {
  return [from, port, country]
    .map((one) => (typeof one === 'string' ? one.slice(0, 10) : ''))
    .join(' ')
}

const factsIn = async (name: string) => recordsOf(await tableOf(name)).map(factsOf)

describe('a feed of jobs', () => {
  it('of Indeed is read by what its elements mean, the ship in its title, facts in its lines', async () => {
    const [first, second] = await factsIn('indeed.xml')
    expect(first).toEqual({
      id: 'NB-10021',
      company: 'Northern Bulk & Gas Example',
      rank: 'chief-mate',
      ship: 'lng-carrier',
      until: '2026-12-20',
      pay: 'USD 9500.00–10500.00 month',
      joining: ' Rotterdam NL',
      text: [
        [
          'en',
          'We look for a Chief Officer for a modern LNG carrier.\n\n- Contract: 4 months\n- Flag: Malta\n- Built: 2019',
        ],
      ],
      refused: [],
    })
    expect(second).toMatchObject({
      id: 'NB-10022',
      rank: 'bosun',
      ship: 'bulk-carrier',
      until: '2026-12-24 (assumed)',
      pay: 'USD 1900.00 month',
      joining: '2027-01-10 Singapore SG',
      refused: [],
    })
    const [record] = recordsOf(await tableOf('indeed.xml'))
    expect(record?.values).toMatchObject({
      contract: { least: 4, most: 4, unit: 'month' },
      vessel: { flag: 'MT', built: 2019 },
      contact: { email: 'crew@northern.example' },
      experience: 24,
    })
  })

  it('of Talent.com: pay within pay, texts that were escaped', async () => {
    const [first, second] = await factsIn('talent.xml')
    expect(first).toEqual({
      id: 'EB-501',
      company: 'Blue Tankers Example',
      rank: 'second-engineer',
      ship: 'chemical-tanker',
      until: '2026-12-31',
      pay: 'USD 7200.00–7800.00 month',
      joining: ' Fujairah AE',
      text: [['en', 'Stainless steel tanker, 19,000 DWT.\n\nMixed crew & good food.']],
      refused: [],
    })
    expect(second).toMatchObject({ id: 'EB-502', rank: 'able-seafarer-deck', refused: [] })
  })

  it('of Jooble, in Ukrainian: an id in an attribute, days with points', async () => {
    const [first, second] = await factsIn('jooble.xml')
    expect(first).toMatchObject({
      id: '7781',
      company: 'Приклад Крюїнг',
      rank: 'chief-engineer',
      ship: 'bulk-carrier',
      until: '2026-12-20',
      pay: 'USD 8500.00–9000.00 month',
      joining: '2026-12-15 Одеса ',
      text: [['uk', expect.stringContaining('Контракт на сучасний балкер.') as string]],
      refused: [],
    })
    expect(second).toMatchObject({ id: '7782', rank: 'bosun', ship: 'container-ship' })
    const [record] = recordsOf(await tableOf('jooble.xml'))
    expect(record?.values).toMatchObject({
      vessel: { flag: 'MH' },
      contract: { least: 4, most: 4 },
    })
  })

  it('of Trovit, in Spanish: the day before the month, as one of its days shows', async () => {
    const [first, second] = await factsIn('trovit.xml')
    expect(first).toMatchObject({
      id: 'T-31',
      company: 'Naviera Ejemplo',
      rank: 'chief-mate',
      ship: 'oil-tanker',
      until: '2026-12-24',
      pay: 'EUR 6500.00 month',
      joining: ' Algeciras ',
      refused: [],
    })
    expect(second).toMatchObject({ id: 'T-32', until: '2026-12-05' })
  })

  it('of Careerjet: a place in parts, a ship that only its text names', async () => {
    const [first] = await factsIn('careerjet.xml')
    expect(first).toMatchObject({
      id: 'FX-9',
      rank: 'third-mate',
      ship: 'container-ship',
      pay: 'USD 3200.00–3400.00 month',
      joining: ' Manila PH',
      refused: [],
    })
    const [record] = recordsOf(await tableOf('careerjet.xml'))
    expect(record?.values).toMatchObject({
      contract: { least: 5, off: 5, unit: 'week' },
      contact: { email: 'apply@fleet.example' },
    })
  })

  it('of LinkedIn: both ends of the pay, and its period', async () => {
    const [first] = await factsIn('linkedin.xml')
    expect(first).toMatchObject({
      id: 'L-77',
      company: 'Offshore Example AS',
      rank: 'dp-operator',
      ship: 'platform-supply-vessel',
      until: '2026-12-18',
      pay: 'EUR 400.00–430.00 day',
      joining: ' Stavanger NO',
      refused: [],
    })
  })

  it('of somebody’s own program: groups, attributes, and a list that is not the first', async () => {
    const table = await tableOf('own.xml')
    expect(guessMapping('vacancies', table)).toEqual({
      '@id': 'externalId',
      rank: 'rank',
      'vessel.name': 'vessel.name',
      'vessel.type': 'vesselType',
      'vessel.flag': 'vessel.flag',
      'vessel.built': 'vessel.built',
      'joining.date': 'joining.from',
      'joining.port': 'joining.port',
      wage: 'pay',
      'wage@currency': 'pay.currency',
      contract: 'contract',
      deadline: 'openUntilDay',
    })
    expect(recordsOf(table).map(factsOf)).toMatchObject([
      { id: 'A-1', rank: 'master', ship: 'tanker', joining: '2026-12-20 Las Palmas ', refused: [] },
      {
        id: 'A-2',
        rank: 'motorman',
        ship: 'bulk-carrier',
        joining: '2026-12-22 Durban ',
        refused: [],
      },
    ])
    expect(table.isExcerpt).toBeUndefined()
  })
})

describe('a feed of news', () => {
  it('of RSS 2.0 says its facts in titles and lines, and its language', async () => {
    const table = await tableOf('rss.xml')
    const [first, second] = recordsOf(table).map(factsOf)
    expect(first).toMatchObject({
      id: 'https://harbour.example/?post_type=job&p=8123',
      rank: 'second-engineer',
      ship: 'bulk-carrier',
      until: '2026-12-26 (assumed)',
      pay: 'USD 7000.00–7400.00 month',
      joining: '2026-12-12  ',
      refused: [],
    })
    expect(first?.text).toEqual([
      [
        'en',
        'Handymax bulker, worldwide trade.\n\nSalary: 7000-7400 USD per month\nContract duration: 6 +/- 1 months\nJoining date: 12.12.2026\nFlag: Liberia\nEnglish level: good\n\nSend your CV to cv@harbour.example',
      ],
    ])
    expect(second).toMatchObject({
      ship: 'general-cargo-ship',
      pay: { negotiable: true },
      refused: [],
    })
    expect(recordsOf(table)[0]?.values).toMatchObject({
      vessel: { flag: 'LR' },
      englishLevel: 'good',
      contract: { least: 5, most: 7 },
    })
  })

  it('of Atom may have XHTML in it', async () => {
    const table = await tableOf('atom.xml')
    expect(recordsOf(table).map(factsOf)).toMatchObject([
      {
        id: 'urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa6a',
        rank: 'master',
        ship: 'container-ship',
        until: '2026-12-20 (assumed)',
        pay: 'EUR 9200.00 month',
        text: [
          ['de', expect.stringMatching(/^Wir suchen einen Kapitän für ein Containerschiff\.\n/)],
        ],
        refused: [],
      },
    ])
  })

  it.each(['rss.xml', 'atom.xml', 'page.html'])(
    'has the newest alone: what %s lacks may be open',
    async (name) => {
      expect((await tableOf(name)).isExcerpt).toBe(true)
    },
  )
})

describe('a job posting of schema.org', () => {
  it('is read in a graph, with what it refers to', async () => {
    const table = await tableOf('postings.jsonld')
    const [first, second] = recordsOf(table).map(factsOf)
    expect(first).toEqual({
      id: 'L-100',
      company: 'Line Example Ltd',
      rank: 'chief-engineer',
      ship: 'ro-pax-ferry',
      until: '2026-12-31',
      pay: 'EUR 7800.00–8300.00 month',
      joining: '2027-01-10 Genoa IT',
      text: [['en', 'Regular line.\n\n- Flag: Italy']],
      refused: [],
    })
    expect(second).toMatchObject({
      id: 'L-101',
      rank: 'able-seafarer-deck',
      pay: 'EUR 2100.00 month',
      joining: ' Genoa ',
      refused: [],
    })
    expect(recordsOf(table)[0]?.values).toMatchObject({
      experience: 36,
      vessel: { name: 'Example Aurora', flag: 'IT' },
      contact: { email: 'jobs@line.example' },
    })
  })

  it('is read in each part of a page, in its language; comments and scripts are none', async () => {
    const table = await tableOf('page.html')
    expect(table.format).toBe('page')
    expect(recordsOf(table).map(factsOf)).toMatchObject([
      {
        id: 'EM-1',
        company: 'Exemplo Marítima',
        rank: 'master',
        ship: 'tanker',
        until: '2026-12-20',
        pay: 'BRL 32000.00 month',
        joining: ' Santos BR',
        text: [['pt', 'Cabotagem.\nContrato: 60 dias']],
        refused: [],
      },
      { id: 'EM-2', company: 'Exemplo Marítima', ship: 'tug', until: '2026-12-21 (assumed)' },
    ])
    expect(recordsOf(table)[0]?.values).toMatchObject({ contract: { least: 60, unit: 'day' } })
  })

  it.each([
    ['an amount alone', { value: 5000 }, { 'pay.from': '5000' }],
    ['two ends that are one', { minValue: 5000, maxValue: 5000 }, { 'pay.from': '5000' }],
    ['an upper end', { maxValue: '6000' }, { 'pay.to': '6000' }],
    ['a text', { value: 'up to 6000' }, { pay: 'up to 6000' }],
    ['nothing', { value: 0 }, {}],
  ])('says its pay: %s', (_what, value, expected) => {
    const baseSalary = { currency: 'USD', value: { ...value, unitCode: 'MON' } }
    const posting = { '@type': 'http://schema.org/JobPosting', title: 'Master', baseSalary }
    const [row] = readSourceTable(utf8(JSON.stringify(posting))).rows
    const pay = Object.entries(row?.cells ?? {}).filter(([name]) => name.startsWith('pay'))
    const isSaid = Object.keys(expected).length > 0
    expect(Object.fromEntries(pay)).toEqual({
      ...expected,
      ...(isSaid && { 'pay.currency': 'USD', 'pay.period': 'month' }),
    })
  })
})

describe('XML', () => {
  it('is in the encoding that it says, where it is not UTF-8', () => {
    const xml =
      '<?xml version="1.0" encoding="koi8-r"?><jobs><job><title>повар</title></job></jobs>'
    const koi8 = new Map(
      Array.from({ length: 256 }, (_, byte) => [
        new TextDecoder('koi8-r').decode(Uint8Array.of(byte)),
        byte,
      ]),
    )
    const table = readSourceTable(
      Uint8Array.from(xml.split(''), (letter) => koi8.get(letter) ?? 63),
    )
    expect([table.encoding, table.rows[0]?.cells.title]).toEqual(['koi8-r', 'повар'])
  })

  it('has the documented names at any place: nothing in them is changed', () => {
    const names = VACANCY_FIELDS.filter(({ field }) => !field.includes('.')).map(
      ({ field }) => field,
    )
    const text = fc.stringMatching(/^[A-Za-zА-я0-9&<>'"](?: ?[A-Za-zА-я0-9&'"]){0,15}$/)
    const row = fc.dictionary(fc.constantFrom(...names), text, { minKeys: 1 })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        // Once for XML; a text that is no markup has no tags.
        const written = rows.map((cells) =>
          Object.entries(cells)
            .map(([name, value]) => `<${name}>${escapeMarkup(escapeMarkup(value))}</${name}>`)
            .join(''),
        )
        const xml = `<list>${written.map((one) => `<vacancy>${one}</vacancy>`).join('\n')}</list>`
        const table = readSourceTable(utf8(xml))
        expect(table.rows.map(({ cells }) => cells)).toMatchObject(rows)
        const mapping = guessMapping('vacancies', table)
        for (const column of table.columns.filter((one) => names.includes(one as 'rank'))) {
          if (column !== 'title') expect(mapping[column]).toBe(column)
        }
      }),
    )
  })
})
