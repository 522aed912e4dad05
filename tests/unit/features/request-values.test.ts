import { expect, it } from 'vitest'

import { sentValues } from '@/features/requests/request-values'

const texts = {
  answer: {
    rank: { label: 'Посада' },
    consent: { label: 'Згода' },
    message: { label: 'Повідомлення' },
    vacancy: { label: 'Вакансія {title}' },
  },
}

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
  expect(sentValues('answer', values, texts, 'uk')).toEqual([
    { name: 'rank', label: 'Посада', value: 'Капітан', isOwnWords: false },
    { name: 'message', label: 'Повідомлення', value: 'أهلا\nوسهلا', isOwnWords: true },
    { name: 'consent', label: 'Згода', value: true, isOwnWords: false },
    // A label that wants words put into it is none here.
    { name: 'vacancy', label: 'vacancy', value: 'a', isOwnWords: true },
    { name: 'cv', label: 'cv', value: 'CV.pdf', isOwnWords: true },
    { name: 'years', label: 'years', value: '3', isOwnWords: false },
  ])
})

it('shows what is no longer in any form, and what is no object not at all', () => {
  expect(sentValues('offer', { constructor: 'x' }, texts, 'pl')).toEqual([
    { name: 'constructor', label: 'constructor', value: 'x', isOwnWords: true },
  ])
  expect(sentValues('offer', 'x', texts, 'uk')).toEqual([])
})
