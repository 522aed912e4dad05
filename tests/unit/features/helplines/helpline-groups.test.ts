import { describe, expect, it } from 'vitest'

import {
  byCountry,
  chosenLines,
  foundHelpers,
  sourceNumber,
  sourcesOf,
} from '../../../../src/features/helplines/helpline-groups'
import type { HelplineView } from '../../../../src/features/helplines/helplines.queries'

const line = (own: Partial<HelplineView>): HelplineView => ({
  organisation: 'A',
  purpose: 'seafarers',
  kind: 'phone',
  value: '+44 20 7323 2737',
  href: 'tel:+442073232737',
  hours: 'always',
  times: undefined,
  languages: [],
  situations: [],
  atTop: false,
  country: undefined,
  onlyInside: false,
  source: undefined,
  statedIn: undefined,
  ...own,
})

describe('the lines of a list', () => {
  it('begin with those that are reached from everywhere, then with those that answer day and night', () => {
    const lines = [
      line({ organisation: 'short', country: 'BD', onlyInside: true }),
      line({ organisation: 'office', country: 'BD', hours: 'weekdays' }),
      line({ organisation: 'abroad', country: 'BD' }),
    ]
    expect(chosenLines(lines, 'countries', 'en').map((one) => one.organisation)).toEqual([
      'abroad',
      'office',
      'short',
    ])
  })

  it('of a reader’s own country are those of the language, without flags and ports', () => {
    const lines = [
      line({ country: 'IN' }),
      line({ country: 'UA' }),
      line({ country: 'IN', purpose: 'flag' }),
      line({}),
    ]
    expect(chosenLines(lines, 'ownCountries', 'hi')).toEqual([lines[0]])
    expect(chosenLines(lines, 'ownCountries', 'uk')).toEqual([lines[1]])
  })
})

describe('who is named to somebody who says what has happened', () => {
  const of = (organisation: string, own: Partial<HelplineView> = {}) =>
    line({ organisation, situations: ['threatened'], ...own })
  const lines = [
    of('office', { hours: 'unknown' }),
    of('always'),
    of('office', { kind: 'email', value: 'a' }),
    of('against pirates', { purpose: 'piracy' }),
    of('national', { country: 'FR' }),
    line({ organisation: 'others', situations: ['notPaid'] }),
  ]
  const named = (withPirates: boolean) =>
    foundHelpers(lines, { situations: ['threatened'], locale: 'en', withPirates })

  it('are those who answer day and night, then all others', () => {
    expect(named(false).map(({ organisation, ways }) => [organisation, ways.length])).toEqual([
      ['always', 1],
      ['office', 2],
    ])
  })

  it('are those against pirates first, where these are named', () => {
    expect(named(true)[0]?.organisation).toBe('against pirates')
  })

  it('are not so many that what was found is out of sight', () => {
    const many = Array.from({ length: 9 }, (_, index) => of(`helper ${index % 6}`))
    const found = foundHelpers(many, {
      situations: ['threatened'],
      locale: 'en',
      withPirates: false,
    })
    expect(found).toHaveLength(4)
  })
})

describe('countries', () => {
  it('begin with those of the readers of a language, else by their names', () => {
    const lines = ['UA', 'BR', 'IN', 'PT'].map((country) => line({ country }))
    const order = (locale: 'pt' | 'uk' | 'hi') => byCountry(lines, locale).map((one) => one.country)
    expect(order('pt')).toEqual(['BR', 'PT', 'IN', 'UA'])
    expect(order('uk')[0]).toBe('UA')
    expect(order('hi')[0]).toBe('IN')
  })
})

describe('sources', () => {
  const at = (href: string, readOn: string) => ({ source: { href, readOn } })
  const lines = [
    line(at('https://www.one.example/a', '2026-11-29')),
    line({ ...at('https://two.example/', '2026-11-30'), statedIn: 2016 }),
    line(at('https://one.example/b', '2026-11-29')),
    line(at('https://www.one.example/a', '2026-11-29')),
    line({}),
  ]

  it('are each place, day and year once, the latest day first', () => {
    const said = sourcesOf(lines).map(({ host, day, statedIn }) => [host, day, statedIn])
    expect(said).toEqual([
      ['two.example', '2026-11-30', 2016],
      ['one.example', '2026-11-29', undefined],
    ])
  })

  it('are named beside each line by their number; what nobody has read has none', () => {
    const sources = sourcesOf(lines)
    expect(lines.map((one) => sourceNumber(one, sources))).toEqual([2, 1, 2, 2, undefined])
    expect(sourceNumber(lines[0] ?? line({}), [])).toBeUndefined()
  })
})
