import { describe, expect, it } from 'vitest'

import { LOCALES } from '@/domain/locales/locales'
import { portsOfList } from '@/domain/ports/known-ports'
import { readVacancySearch } from '@/domain/vacancies/vacancy-search-query'
import { searchNotes } from '@/i18n/search-notes'

/** What stands above a list of what was searched for in another way than its address says. */

const notesOf = async (query: string, locale: (typeof LOCALES)[number] = 'en') => {
  const { dropped } = readVacancySearch(query, '2026-11-30')
  const nameOf = (code: string) => portsOfList().byCode(code)?.name ?? code
  const notes = await searchNotes(locale, dropped, (name) => name, nameOf)
  return notes.map((note) => note.replace(/[\u2068\u2069]/g, ''))
}

describe('a port that was left out', () => {
  it('is said with the ports that may be meant', async () => {
    expect(await notesOf('?port=Portland')).toEqual([
      'We left out “Portland”: it may mean Portland (USPDX) · Portland (USPWM). Write the code of the port that you mean.',
    ])
    expect(await notesOf('?near=UKABC')).toEqual([
      'We left out “UKABC”: we know no port of this name or code.',
    ])
    const [country = ''] = await notesOf('?near=NL')
    expect(country).toContain('this is a country')
    expect(country).toContain('Rotterdam (NLRTM)')
  })

  it.each(LOCALES)('is named with them in %s', async (locale) => {
    for (const [query, code] of [
      ['?port=Portland', 'USPDX'],
      ['?near=NL', 'NLRTM'],
    ] as const) {
      const [note = ''] = await notesOf(query, locale)
      expect(note).toContain(query.split('=')[1])
      expect(note).toContain(code)
    }
  })
})

it('other values have the sentence of their kind', async () => {
  expect(await notesOf('?rank=admiral')).toEqual(['We left out “admiral”: there is no such rank.'])
})
