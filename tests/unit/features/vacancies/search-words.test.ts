import { expect, it } from 'vitest'

import { searchWordsIn } from '@/features/vacancies/search-words'

/** What a search of vacancies says of its choices. */

it.each([
  ['en', 'Rotterdam, Netherlands'],
  ['ar', 'Rotterdam، هولندا'],
  ['zh', 'Rotterdam，荷兰'],
] as const)('a port has the comma of the language before its country: %s', async (locale, text) => {
  const { place } = await searchWordsIn(locale, { companies: [] })
  expect(place('NLRTM')).toBe(text)
})
