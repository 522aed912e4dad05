import { describe, expect, it } from 'vitest'

import { inventExamples } from '../../../scripts/examples/examples'
import { examplePorts } from '../../../scripts/examples/example-ports'
import { exampleRanks } from '../../../scripts/examples/example-ranks'
import { seededRandom } from '../../../scripts/examples/seeded-random'
import { LOCALES } from '../../../src/domain/locales/locales'
import { isCountry } from '../../../src/domain/vocabulary/countries'
import { isDocument } from '../../../src/domain/vocabulary/documents'
import { DEPARTMENTS, isRank, RANKS } from '../../../src/domain/vocabulary/ranks'
import {
  isVesselType,
  VESSEL_TYPE_CODES,
  VESSEL_TYPES,
  type VesselTypeCode,
} from '../../../src/domain/vocabulary/vessel-types'

const TODAY = '2026-11-22'
const { companies, vacancies, warnings } = inventExamples(TODAY)

const daysAfterToday = (day: string) => (Date.parse(day) - Date.parse(TODAY)) / 86_400_000

describe('the invented board', () => {
  it('is full', () => {
    expect(companies.length).toBeGreaterThanOrEqual(20)
    expect(vacancies.length).toBeGreaterThanOrEqual(300)
  })

  it('is the same for the same seed and day, and another for another', () => {
    expect(inventExamples(TODAY)).toEqual({ companies, vacancies, warnings })
    expect(inventExamples(TODAY, 1)).not.toEqual({ companies, vacancies, warnings })
  })

  it('moves with the day and changes in nothing else', () => {
    const later = inventExamples('2027-02-28')
    expect(later.vacancies[0]?.openUntilDay).not.toBe(vacancies[0]?.openUntilDay)
    const facts = ({ vacancies: all }: typeof later) =>
      all.map(({ rank, pay, contract, certificates, description }) => ({
        ...{ rank, pay, contract, certificates, description },
      }))
    expect(facts(later)).toEqual(facts({ companies, vacancies, warnings }))
  })

  it('has work in every department, on every group of vessels', () => {
    const departments = new Set(vacancies.map(({ rank }) => RANKS[rank].department))
    expect([...departments].toSorted()).toEqual([...DEPARTMENTS].toSorted())
    const outermost = (type: VesselTypeCode): VesselTypeCode => {
      const { group } = VESSEL_TYPES[type]
      return group === undefined ? type : outermost(group)
    }
    const groups = new Set(vacancies.map(({ vesselType }) => outermost(vesselType)))
    const all = VESSEL_TYPE_CODES.filter((code) => VESSEL_TYPES[code].group === undefined)
    expect([...groups].toSorted()).toEqual(all.toSorted())
  })

  it('is written in every language, and not every vacancy is written about', () => {
    const used = new Set(vacancies.flatMap(({ description }) => Object.keys(description)))
    expect([...used].toSorted()).toEqual([...LOCALES].toSorted())
    const without = vacancies.filter(({ description }) => Object.keys(description).length === 0)
    expect(without.length).toBeGreaterThan(100)
    expect(without.length).toBeLessThan(220)
    const about = new Set(companies.flatMap(({ about: texts }) => Object.keys(texts)))
    expect([...about].toSorted()).toEqual([...LOCALES].toSorted())
    expect(companies.every(({ about: texts }) => Object.keys(texts).length > 0)).toBe(true)
  })
})

describe('an invented company', () => {
  it('cannot be taken for one that exists', () => {
    for (const { name, website, email, licence, telephones, messengers } of companies) {
      expect(name).toContain('Example')
      expect(new URL(website).hostname).toMatch(/\.example$/)
      expect(email).toMatch(/^[a-z]+@[a-z-]+\.example$/)
      if (licence) expect(new URL(licence.registerUrl).hostname).toMatch(/\.example$/)
      const numbers = [
        ...telephones.map(({ number }) => number),
        ...messengers.map(({ handle }) => handle),
      ]
      for (const number of numbers) expect(number).toMatch(/^\+\d{1,3} 000 000 0\d{3}$/)
    }
    expect(new Set(companies.map(({ slug }) => slug)).size).toBe(companies.length)
  })

  it('has a licence that is checked, unchecked, run out, or missing', () => {
    const states = companies.map(({ licence }) =>
      licence === undefined
        ? 'none'
        : daysAfterToday(licence.validUntil) < 0
          ? 'expired'
          : licence.checkedOn
            ? 'checked'
            : 'unchecked',
    )
    expect(new Set(states)).toEqual(new Set(['checked', 'unchecked', 'expired', 'none']))
    expect(states).toEqual(companies.map(({ row }) => row.licence))
    for (const { licence } of companies) {
      if (licence?.checkedOn) expect(daysAfterToday(licence.checkedOn)).toBeLessThan(0)
    }
  })

  it('is in a country, a time zone and languages that there are', () => {
    for (const { row } of companies) {
      expect(isCountry(row.country)).toBe(true)
      expect(row.flags.filter((flag) => !isCountry(flag))).toEqual([])
      expect(() => new Intl.DateTimeFormat('en', { timeZone: row.timeZone })).not.toThrow()
    }
  })
})

describe('an invented vacancy', () => {
  it('has codes of the vocabulary and countries that there are', () => {
    for (const { rank, vesselType, certificates, vessel, joining, citizenships } of vacancies) {
      expect(isRank(rank) && isVesselType(vesselType)).toBe(true)
      expect(certificates.filter((code) => !isDocument(code))).toEqual([])
      expect(new Set(certificates).size).toBe(certificates.length)
      const countries = [vessel.flag, ...vessel.crewNationalities, ...citizenships]
      if (joining.country) countries.push(joining.country)
      expect(countries.filter((code) => !isCountry(code))).toEqual([])
    }
  })

  it('pays a plausible amount, or says that it is negotiable', () => {
    for (const { rank, pay } of vacancies) {
      if (pay.negotiable) {
        expect(pay.min ?? pay.max).toBeUndefined()
        continue
      }
      const { min = Number.NaN, max = Number.NaN, period } = pay
      expect(Number.isInteger(min) && Number.isInteger(max) && min <= max).toBe(true)
      const [least, most] = period === 'day' ? [100_00, 1_200_00] : [400_00, 20_000_00]
      expect(min, rank).toBeGreaterThanOrEqual(least)
      expect(max, rank).toBeLessThanOrEqual(most)
    }
    expect(new Set(vacancies.map(({ pay }) => pay.period))).toEqual(new Set(['month', 'day']))
  })

  it('is open today, for a week at least and two months at most, and nobody joins before it closes', () => {
    const open = vacancies.map(({ openUntilDay }) => daysAfterToday(openUntilDay))
    expect(Math.min(...open)).toBe(7)
    expect(Math.max(...open)).toBe(60)
    for (const { joining, openUntilDay } of vacancies) {
      if (joining.from) expect(joining.from > openUntilDay).toBe(true)
      if (joining.to) expect(joining.to > (joining.from ?? '9')).toBe(true)
    }
  })

  it('keeps nobody on board for twelve months', () => {
    for (const { contract } of vacancies) {
      expect(contract.most).toBeLessThan(12)
    }
  })

  it('names only people and addresses that are examples', () => {
    for (const { contact, vessel } of vacancies) {
      if (contact.name) expect(contact.name).toMatch(/ Example$/)
      if (contact.email) expect(contact.email).toMatch(/^[a-z]+@[a-z-]+\.example$/)
      if (vessel.name) expect(vessel.name).toMatch(/^Example /)
    }
  })
})

it('every vessel of a fleet has a crew and ports, whatever is drawn', () => {
  for (const type of new Set(companies.flatMap(({ row }) => row.fleet))) {
    expect(exampleRanks(type).length).toBeGreaterThan(0)
    expect(examplePorts(type).every(({ port, country }) => port && isCountry(country))).toBe(true)
  }
  expect(() => seededRandom(1).pick([])).toThrow(RangeError)
})
