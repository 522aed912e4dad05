import { expect, it } from 'vitest'

import { sentValues } from '@/features/requests/request-values'

const texts = {
  answer: {
    rank: { label: 'Посада' },
    message: { label: 'Повідомлення' },
    consent: { label: 'Згода' },
    vacancy: { label: 'Вакансія {title}' },
  },
  report: { reason: { label: 'Причина' }, reasons: { money: 'Просять гроші' } },
}

const words = (language: string) => ({ texts, language, names: { vacancy: 'Вакансія' } })

it('says what was sent with the names of its form, codes in words, own words marked', () => {
  const values = {
    rank: 'master',
    message: 'أهلا\nوسهلا',
    consent: true,
    vacancy: 'a',
    cv: { name: 'CV.pdf', size: 5 },
    empty: '',
    nothing: null,
    years: 3,
  }
  expect(sentValues('answer', values, words('uk'))).toEqual([
    { name: 'rank', label: 'Посада', value: 'Капітан', isOwnWords: false },
    { name: 'message', label: 'Повідомлення', value: 'أهلا\nوسهلا', isOwnWords: true },
    { name: 'consent', label: 'Згода', value: true, isOwnWords: false },
    // A label that wants words put into it is none here; the panel has its own name for it.
    { name: 'vacancy', label: 'Вакансія', value: 'a', isOwnWords: true },
    { name: 'cv', label: 'cv', value: 'CV.pdf', isOwnWords: true },
    { name: 'years', label: 'years', value: '3', isOwnWords: false },
  ])
})

it('shows what is no longer in any form, and what is no object not at all', () => {
  expect(sentValues('offer', { constructor: 'x' }, words('pl'))).toEqual([
    { name: 'constructor', label: 'constructor', value: 'x', isOwnWords: true },
  ])
  expect(sentValues('offer', 'x', words('uk'))).toEqual([])
})

it('writes days and choices as the panel does, and nothing that only looks like one', () => {
  const shown = (kind: 'offer' | 'report', values: object, language = 'uk') =>
    sentValues(kind, values, words(language)).map(({ value }) => value)
  expect(shown('offer', { joiningFrom: '2026-12-03', openUntil: '2026-02-30' })).toEqual([
    '3 грудня 2026 р.',
    '2026-02-30',
  ])
  expect(shown('offer', { joiningFrom: '2026-12-03' }, 'de')).toEqual(['3. Dezember 2026'])
  expect(shown('offer', { english: 'good', rank: 'constructor' })).toEqual([
    'Добрий',
    'constructor',
  ])
  expect(shown('report', { reason: 'money', text: 'money' })).toEqual(['Просять гроші', 'money'])
})
