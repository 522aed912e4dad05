import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readPush, readPushedEntry } from '@/domain/imports/read-push'

const NEXT_YEAR = new Date().getUTCFullYear() + 1

const VACANCY = {
  rank: 'chief-mate',
  vesselType: 'lng-carrier',
  openUntilDay: `${NEXT_YEAR}-11-22`,
  'pay.from': '9500',
  'pay.currency': 'USD',
  'pay.period': 'month',
}

const push = (body: unknown, id = 'a-1') => readPush(JSON.stringify(body), id)

const errors = (body: unknown) => {
  const pushed = push(body)
  return pushed.kind === 'refused'
    ? pushed.errors.map(({ field, reason }) => `${field}: ${reason}`)
    : [pushed.kind]
}

describe('a vacancy that a company sends', () => {
  it('is read by the names of the export, in groups or with dots', () => {
    const flat = push(VACANCY)
    expect(flat).toMatchObject({
      kind: 'vacancy',
      values: {
        rank: 'chief-mate',
        vesselType: 'lng-carrier',
        pay: { min: 950_000, currency: 'USD', period: 'month' },
      },
    })
    const { rank, vesselType, openUntilDay } = VACANCY
    const pay = { from: 9500, currency: 'USD', period: 'month' }
    expect(push({ externalId: 'a-1', rank, vesselType, openUntilDay, pay })).toEqual(flat)
  })

  it('replaces what was there: what is left out is empty', () => {
    const pushed = push(VACANCY)
    expect(pushed).toMatchObject({
      values: {
        vessel: { name: null, flag: null, crewNationalities: [] },
        contact: { email: null },
        certificates: [],
        description: { en: null, zh: null },
      },
    })
  })

  it('says what is wrong with each field', () => {
    expect(errors({})).toEqual(
      expect.arrayContaining(['rank: missing', 'vesselType: missing', 'openUntilDay: missing']),
    )
    expect(errors({ ...VACANCY, rank: 'chief of everything' })).toEqual([
      expect.stringMatching(/^rank: /),
    ])
    expect(errors({ ...VACANCY, rnak: 'x', rank: 'captn' })).toEqual([
      'rnak: unknownField',
      expect.stringMatching(/^rank: /),
    ])
    // Nobody is there to look which of the two it is.
    expect(errors({ ...VACANCY, openUntilDay: `03/04/${NEXT_YEAR}` })).toEqual([
      expect.stringMatching(/^openUntilDay: /),
    ])
  })

  it.each([
    [{ ...VACANCY, rnak: 'master' }, 'rnak: unknownField'],
    [{ ...VACANCY, id: 7 }, 'id: unknownField'],
    [{ ...VACANCY, suspendedAt: null }, 'suspendedAt: unknownField'],
    [{ ...VACANCY, vessel: { nmae: 'x' } }, 'vessel.nmae: unknownField'],
    [{ ...VACANCY, vessel: { name: { en: 'x' } } }, 'vessel.name: wrongKind'],
    [{ ...VACANCY, certificates: [{ code: 'x' }] }, 'certificates: wrongKind'],
    [{ ...VACANCY, certificates: [['x']] }, 'certificates: wrongKind'],
    [{ ...VACANCY, company: 'another' }, 'company: companyOfToken'],
    [{ ...VACANCY, externalId: 'b-1' }, 'externalId: externalIdDiffers'],
  ])('is refused with %j', (body, error) => {
    expect(errors(body)).toEqual([error])
  })

  it('has no field of the language’s own', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const text = JSON.stringify(VACANCY).replace('{', `{"${name}":"x",`)
      expect(readPush(text, 'a-1')).toEqual({
        kind: 'refused',
        errors: [{ field: name, reason: 'unknownField' }],
      })
    }
  })

  it('names no more errors than somebody reads', () => {
    const body = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`x${n}`, 1]))
    expect(errors(body)).toHaveLength(50)
  })
})

describe('what is no vacancy', () => {
  const deep = (open: string, shut: string) => open.repeat(20_000) + shut.repeat(20_000)
  it.each([
    '',
    'null',
    '1',
    '"x"',
    '[]',
    '[{}]',
    '{',
    '{},{}',
    '{}]',
    '{"rank":}',
    'rank=master',
    deep('[', ']'),
  ])('is unreadable: %.20s', (text) => {
    expect(readPush(text, 'a-1')).toEqual({ kind: 'unreadable' })
  })

  it('never breaks anything, however deep', () => {
    expect(readPush(deep('{"a":', '}').replace('}', '1}'), 'a-1').kind).not.toBe('vacancy')
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        expect(readPush(text, 'a-1').kind).not.toBe('vacancy')
      }),
    )
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(VACANCY), 'contact', 'vessel'), fc.anything()),
        (more) => {
          const text = JSON.stringify({ ...VACANCY, ...more }, (_key, value: unknown) =>
            typeof value === 'bigint' ? String(value) : value,
          )
          expect(['vacancy', 'refused', 'unreadable']).toContain(readPush(text, 'a-1').kind)
        },
      ),
    )
  })
})

describe('an entry of a feed that a company sends', () => {
  const until = VACANCY.openUntilDay
  const posting = (more: object = {}) =>
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Chief Officer, LNG Carrier',
      identifier: { '@type': 'PropertyValue', value: 'a-1' },
      hiringOrganization: { '@type': 'Organization', name: 'Whatever they call themselves' },
      validThrough: until,
      baseSalary: { currency: 'USD', value: { minValue: 9500, unitText: 'MONTH' } },
      ...more,
    })
  const xml = (inside = '') =>
    `<job xml:lang="en"><referencenumber>a-1</referencenumber><title>Chief Officer, LNG Carrier</title><expirationdate>${until}</expirationdate><salary>USD 9500 per month</salary>${inside}</job>`

  it('is read as JobPosting or as XML, and what it leaves out is empty', () => {
    const text = '<description>&lt;p&gt;A ship.&lt;/p&gt;</description>'
    const read = [
      readPushedEntry(posting({ inLanguage: 'en', description: '<p>A ship.</p>' }), 'a-1'),
      readPushedEntry(xml(text), 'a-1'),
    ]
    for (const one of read) {
      expect(one).toMatchObject({
        kind: 'vacancy',
        values: {
          rank: 'chief-mate',
          vesselType: 'lng-carrier',
          pay: { min: 950_000, currency: 'USD', period: 'month' },
          description: { en: 'A ship.', uk: null },
          vessel: { flag: null },
          certificates: [],
        },
      })
    }
  })

  it.each([
    ['another id', posting({ identifier: 'b' }), 'externalId: externalIdDiffers'],
    ['a text of no language', posting({ description: 'A ship.' }), 'description: languageMissing'],
    ['no last day', posting({ validThrough: '' }), 'openUntilDay: missing'],
    ['a rank in doubt', posting({ title: 'Fitter / Welder, LNG Carrier' }), 'rank: severalNamed'],
  ])('is refused for %s', (_what, text, error) => {
    const pushed = readPushedEntry(text, 'a-1')
    const said = pushed.kind === 'refused' ? pushed.errors : []
    expect(said.map(({ field, reason }) => `${field}: ${reason}`)).toContain(error)
  })

  it.each([
    ['JSON that is no posting', '{"rank":"master"}'],
    ['two postings', `[${posting()},${posting()}]`],
    ['two jobs', `<jobs>${xml()}${xml()}</jobs>`],
    ['a declaration of types', `<!DOCTYPE job>${xml()}`],
    ['half of it', posting().slice(0, 50)],
    ['a page without one', '<html></html>'],
    ['a table', 'rank,vesselType\nmaster,lng-carrier'],
  ])('is none: %s', (_what, text) => {
    expect(readPushedEntry(text, 'a-1')).toEqual({ kind: 'unreadable' })
  })
})
