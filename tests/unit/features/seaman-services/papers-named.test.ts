import { expect, it } from 'vitest'

import type { Locale } from '@/domain/locales/locales'
import { papersNamed } from '@/features/seaman-services/papers-named'

/** What a service asks to have ready, so far as the vocabulary knows it. */

const named = (locale: Locale, ...papers: string[]) => papersNamed({ papers, locale })

it('finds the papers that lines name, in the language of the service, each once', () => {
  expect(named('en', 'Passport', 'Seaman’s book, all pages with entries', 'Passport')).toEqual([
    'passport',
    'seamans-book',
  ])
  expect(named('uk', 'Закордонний паспорт', 'Послужна книжка моряка')).toEqual([
    'passport',
    'seamans-book',
  ])
})

it('says nothing of a line that names none', () => {
  expect(named('en', 'Photograph', 'Letter from the company', 'Ticket or itinerary', '')).toEqual(
    [],
  )
})
