import { describe, expect, it } from 'vitest'

import { type Requirements, type SeafarerForm, vacancyGap } from '@/domain/sea-service/vacancy-gap'
import { ofMonths } from '@/domain/vacancies/contract-length'

import { service } from './services'

const TODAY = '2026-08-01'

const NOTHING_ASKED: Requirements = {
  ranks: ['second-mate'],
  certificates: [],
  citizenships: [],
  englishLevel: undefined,
  experience: undefined,
  joining: { from: undefined, to: undefined },
  length: undefined,
}

const EMPTY_FORM: SeafarerForm = {
  papers: [],
  services: [],
  citizenships: [],
  englishLevel: undefined,
  readyFrom: undefined,
}

const gap = (asked: Partial<Requirements>, form: Partial<SeafarerForm> = {}) =>
  vacancyGap({ ...NOTHING_ASKED, ...asked }, { ...EMPTY_FORM, ...form }, TODAY)

const answers = (asked: Partial<Requirements>, form: Partial<SeafarerForm> = {}) =>
  gap(asked, form).map(({ answer }) => answer)

describe('the gap of a vacancy', () => {
  it('is empty where nothing is asked', () => {
    expect(gap({})).toEqual([])
  })

  it('says of everything that is asked that an empty form lacks it', () => {
    const lines = gap({
      certificates: ['passport', 'ecdis', 'passport'],
      englishLevel: 'good',
      experience: 12,
      citizenships: ['UA'],
      joining: { from: '2026-09-01', to: undefined },
    })
    expect(lines.map(({ about }) => about)).toEqual([
      'paper',
      'paper',
      'english',
      'experience',
      'citizenship',
      'joining',
    ])
    for (const { answer } of lines) expect(answer).toEqual({ state: 'not-in-form' })
  })

  it('says how many days before sign-off a paper runs out', () => {
    const asked = {
      certificates: ['passport', 'ecdis', 'us-crew-visa'],
      joining: { from: '2026-09-01', to: '2026-09-10' },
      length: ofMonths(6),
    } as const
    const papers = [
      { code: 'passport', expires: '2027-02-26' },
      { code: 'ecdis', expires: null },
      { code: 'us-crew-visa', expires: '2026-09-09' },
    ] as const
    expect(answers(asked, { papers }).slice(0, 3)).toEqual([
      { state: 'runs-out', expires: '2027-02-26', daysBefore: 12 },
      { state: 'valid' },
      { state: 'expired', expires: '2026-09-09' },
    ])
  })

  it('takes the better of two papers', () => {
    const papers = [
      { code: 'passport', expires: '2026-07-01' },
      { code: 'passport', expires: '2026-12-01' },
      { code: 'passport', expires: '2026-11-01' },
    ] as const
    const asked = { certificates: ['passport'], length: ofMonths(6) } as const
    expect(answers(asked, { papers })).toEqual([
      { state: 'runs-out', expires: '2026-12-01', daysBefore: 62 },
    ])
  })

  it('measures papers from the day on which one is ready, and from today for a joining day that has gone', () => {
    const papers = [{ code: 'passport', expires: '2026-10-01' }] as const
    const asked = {
      certificates: ['passport'],
      joining: { from: '2026-07-01', to: undefined },
    } as const
    expect(answers(asked, { papers })[0]).toEqual({ state: 'valid' })
    expect(answers(asked, { papers, readyFrom: '2026-10-02' })[0]).toEqual({
      state: 'expired',
      expires: '2026-10-01',
    })
    expect(answers(asked, { papers: [{ code: 'passport', expires: '2026-07-15' }] })[0]).toEqual({
      state: 'expired',
      expires: '2026-07-15',
    })
  })

  it('compares English, citizenship and the day of joining', () => {
    const asked = {
      englishLevel: 'good',
      citizenships: ['UA', 'PL'],
      joining: { from: '2026-09-01', to: '2026-09-10' },
    } as const
    expect(
      answers(asked, { englishLevel: 'fluent', citizenships: ['PL'], readyFrom: '2026-09-10' }),
    ).toEqual([{ state: 'have' }, { state: 'have' }, { state: 'have' }])
    expect(
      answers(asked, { englishLevel: 'basic', citizenships: ['PH'], readyFrom: '2026-09-13' }),
    ).toEqual([{ state: 'less', has: 'basic' }, { state: 'other' }, { state: 'later', days: 3 }])
  })

  it('says what was asked for beside each answer about English and joining', () => {
    const asked = { englishLevel: 'good', joining: { from: '2026-09-01', to: undefined } } as const
    expect(gap(asked, { englishLevel: 'basic', readyFrom: '2026-09-12' })).toEqual([
      { about: 'english', asked: 'good', answer: { state: 'less', has: 'basic' } },
      { about: 'joining', until: '2026-09-01', answer: { state: 'later', days: 11 } },
    ])
  })

  it('counts experience in the ranks that are asked alone', () => {
    const services = [
      service({ id: 'a', signOn: '2025-01-01', signOff: '2025-12-31' }),
      service({ id: 'b', rank: 'third-mate', signOn: '2023-01-01', signOff: '2024-12-31' }),
    ]
    expect(answers({ experience: 12 }, { services })).toEqual([{ state: 'have' }])
    expect(answers({ experience: 13 }, { services })).toEqual([
      { state: 'less', months: 12, rest: 5 },
    ])
    expect(answers({ experience: 13, ranks: ['second-mate', 'third-mate'] }, { services })).toEqual(
      [{ state: 'have' }],
    )
  })
})
