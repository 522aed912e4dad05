import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LOCALES, type Locale } from '../../../../src/domain/locales/locales'
import {
  findTerms,
  type FoundTerm,
  termMeantByUnwritten,
} from '../../../../src/domain/vocabulary/find-terms'
import { GENERAL_NAMES } from '../../../../src/domain/vocabulary/general-names'
import {
  everyName,
  matchTerm,
  normalName,
  type TermKind,
} from '../../../../src/domain/vocabulary/match-term'
import { MOST_WORDS, wordsOf } from '../../../../src/domain/vocabulary/term-names'
import { BOARD_HEADINGS } from '../../../fixtures/board-headings'
import { SEARCH_QUERIES, type SearchQuery } from '../../../fixtures/search-queries'
import { SHORT_TYPOS } from '../../../fixtures/short-typos'
import { anyLocale, anyText, titleLike } from '../arbitraries'

const codesOf = ({ ranks, vessels, documents }: Omit<FoundTerm, 'text'>) => [
  ...ranks,
  ...vessels,
  ...documents,
]

/** What was found, as it was typed and as codes, then the words left over: `Master: master | Sea`. */
function read(locale: Locale, text: string): string {
  const { terms, rest } = findTerms(text, locale)
  const found = terms.map((term) => `${term.text}: ${codesOf(term).join(' ')}`)
  return `${found.join(', ')} | ${rest.join(', ')}`
}

function isAsMeant(locale: Locale, { text, ...meant }: SearchQuery): boolean {
  const { terms } = findTerms(text, locale)
  const sorted = (codes: readonly string[]) => [...new Set(codes)].toSorted().join()
  const kinds = ['ranks', 'vessels', 'documents'] as const
  return kinds.every(
    (kind) => sorted(terms.flatMap((term) => term[kind])) === sorted(meant[kind] ?? []),
  )
}

describe('sixty searches that were written down beforehand', () => {
  it('are all found as they are meant', () => {
    const queries = LOCALES.flatMap((locale) =>
      SEARCH_QUERIES[locale].map((query) => ({ locale, query })),
    )
    expect(queries).toHaveLength(60)
    const missed = queries.filter(({ locale, query }) => !isAsMeant(locale, query))
    expect(
      missed.map(({ locale, query }) => `${locale} ${query.text}: ${read(locale, query.text)}`),
    ).toEqual([])
  })
})

describe('names in a text', () => {
  it.each<[Locale, string, string]>([
    ['en', 'chif mate', 'chif mate: chief-mate | '],
    ['en', 'capten', 'capten: master | '],
    ['hi', 'बावर्ची', 'बावर्ची: ships-cook | '],
    ['ru', 'ЭТО', 'ЭТО: electro-technical-officer | '],
    ['ru', 'ЕТО Роттердам', 'ЕТО: electro-technical-officer | Роттердам'],
    ['ru', 'АБ', 'АБ: able-seafarer-deck | '],
    ['ru', 'ОС', 'ОС: ordinary-seafarer | '],
    // In small letters it is `this`.
    ['ru', 'что это', ' | что, это'],
    ['en', 'Master on a bulk carrier', 'Master: master, on a bulk carrier: bulk-carrier | '],
    [
      'en',
      'third officer container vessel, join asap in Durban',
      'third officer: third-mate, container vessel: container-ship | Durban',
    ],
    ['en', '2/E or c/o', '2/E: second-engineer, c/o: chief-mate | '],
    ['en', 'O’Brien ice-class', ' | O’Brien, ice-class'],
    [
      'en',
      'engineer',
      'engineer: chief-engineer second-engineer third-engineer fourth-engineer | ',
    ],
    [
      'uk',
      'другого помічника на балкер',
      'другого помічника: second-mate, балкер: bulk-carrier | ',
    ],
    [
      'ru',
      'второго механика на танкере',
      'второго механика: second-engineer, на танкере: tanker | ',
    ],
    [
      'fr',
      'second mécanicien sur un vraquier',
      'second mécanicien: second-engineer, sur un vraquier: bulk-carrier | ',
    ],
    [
      'ar',
      'كبير المهندسين على متن ناقلة النفط',
      'كبير المهندسين: chief-engineer, على متن ناقلة النفط: oil-tanker | ',
    ],
    ['es', 'marinero en yate', 'marinero: able-seafarer-deck ordinary-seafarer, yate: yacht | '],
    [
      'de',
      'Zweiter Offizier auf Containerschiffen',
      'Zweiter Offizier: second-mate, Containerschiffen: container-ship | ',
    ],
    [
      'ph',
      'hanap ay chief mate sa bulk carrier',
      'chief mate: chief-mate, bulk carrier: bulk-carrier | ',
    ],
    ['hi', 'मुंबई में मुख्य अभियंता', 'मुख्य अभियंता: chief-engineer | मुंबई'],
    ['pt', 'imediato em Santos', 'imediato: chief-mate | Santos'],
    ['id', 'lowongan kapten kapal tunda di Batam', 'kapten: master, kapal tunda: tug | Batam'],
    ['zh', '新加坡油轮大副招聘', '油轮: oil-tanker, 大副: chief-mate | 新加坡'],
    // That somebody looks for it.
    ['en', 'looking for job as oiler', 'oiler: motorman | '],
    ['en', 'merchant navy bosun', 'bosun: bosun | '],
    ['en', 'rotterdam joining', ' | rotterdam'],
    ['ru', 'ищу работу боцманом', 'боцманом: bosun | '],
    ['uk', 'шукаю роботу боцмана', 'боцмана: bosun | '],
    ['ar', 'ابحث عن عمل كبير المهندسين', 'كبير المهندسين: chief-engineer | '],
    ['es', 'busco trabajo contramaestre', 'contramaestre: bosun | '],
    ['de', 'suche Arbeit Bootsmann', 'Bootsmann: bosun | '],
    [
      'de',
      'Maschinist Tanker',
      'Maschinist: chief-engineer second-engineer third-engineer fourth-engineer, Tanker: tanker | ',
    ],
    ['ru', 'морячка', ' | '],
    ['uk', 'морячка боцман', 'боцман: bosun | '],
    ['ph', 'naghahanap ng trabaho oiler', 'oiler: motorman | '],
    ['hi', 'मर्चेंट नेवी कुक', 'कुक: chief-cook second-cook ships-cook | '],
    ['pt', 'procuro emprego imediato', 'imediato: chief-mate | '],
    ['id', 'cari kerja oiler', 'oiler: motorman | '],
    ['zh', '找工作大副', '大副: chief-mate | '],
    // Engineers as they are shortened, and numbers as Arabic speaks them.
    ['ph', '2nd engr', '2nd engr: second-engineer | '],
    ['ar', 'مهندس تاني', 'مهندس تاني: second-engineer | '],
    ['ar', 'ضابط تالت', 'ضابط تالت: third-mate | '],
  ])('%s: %s', (locale, text, found) => {
    expect(read(locale, text)).toBe(found)
  })

  it.each<[Locale, string, string]>([
    ['en', 'cook', 'chief-cook second-cook ships-cook'],
    ['hi', 'रसोइया', 'chief-cook second-cook ships-cook'],
    ['uk', 'кок', 'chief-cook second-cook ships-cook'],
    ['zh', '厨师', 'chief-cook second-cook ships-cook'],
    ['ar', 'طباخ', 'chief-cook second-cook ships-cook'],
    ['ar', 'طاهٍ', 'chief-cook second-cook ships-cook'],
    ['fr', 'mécano', 'chief-engineer second-engineer third-engineer fourth-engineer'],
    ['en', 'bosum', 'bosun'],
    ['hi', 'इलेक्ट्रो-टेक्निकल अधिकारी', 'electro-technical-officer'],
    ['hi', 'दूसरा अभियंता', 'second-engineer'],
    ['id', 'masinis dua', 'second-engineer third-engineer'],
    ['ph', 'pangalawang inhinyero', 'second-engineer'],
    ['ph', 'ikalawang opisyal', 'second-mate'],
    ['pt', '1º oficial de náutica', 'chief-mate second-mate'],
    ['zh', '船長', 'master'],
    ['zh', '大管輪', 'second-engineer'],
    ['zh', '集裝箱船', 'container-ship'],
  ])('mean all that a reader takes for it: %s: %s', (locale, text, codes) => {
    expect(read(locale, text)).toBe(`${text}: ${codes} | `)
  })

  it('are found in any language, whatever the reader reads', () => {
    expect(read('en', 'капитан 油轮')).toBe('капитан: master, 油轮: oil-tanker | ')
    expect(read('zh', 'Bootsmann')).toBe('Bootsmann: bosun | ')
  })

  it.each([
    ['es', 'marinero cubierta', 'ordinary-seafarer'],
    ['pt', 'moço convés', 'ordinary-seafarer'],
    ['fr', 'officier pont', 'second-mate'],
    ['es', 'capitan barco', 'master'],
  ] as const)('in %s are found without their little words: %s', (locale, text, code) => {
    expect(findTerms(text, locale).terms.flatMap(codesOf)).toContain(code)
  })

  it('mean in a search what they mean as a heading of a board, but for general ones', () => {
    const headings = Object.entries(BOARD_HEADINGS).flatMap(([kind, lines]) =>
      lines
        .trim()
        .split('\n')
        .map((line) => [kind as TermKind, line.split(' = ')[0] ?? ''] as const),
    )
    const general = new Set(GENERAL_NAMES.map(([name]) => normalName(name)))
    const read = headings.flatMap(([kind, heading]) => {
      if (general.has(normalName(heading))) return []
      const match = matchTerm(kind, heading)
      if (match.kind === 'unknown') return []
      const codes: string[] = match.kind === 'one' ? [match.code] : match.codes
      const found = findTerms(heading, 'en').terms.flatMap(codesOf)
      return [[heading, codes.toSorted().join(), found.toSorted().join()] as const]
    })
    expect(read.length).toBeGreaterThan(400)
    expect(read.filter(([, meant, found]) => meant !== found)).toEqual([])
  })

  it('are found wherever they stand, in one language each', () => {
    const names = (['ranks', 'vesselTypes', 'documents'] as const).flatMap((kind) =>
      [...everyName(kind)].filter(([name]) => name.length > 3),
    )
    fc.assert(
      fc.property(fc.constantFrom(...names), ([name, code, locale]) => {
        const { terms } = findTerms(`qqq, ${name.toUpperCase()}; qqq`, locale)
        expect(terms.flatMap(codesOf), name).toContain(code)
      }),
      { numRuns: 500 },
    )
    for (const [name] of names) expect(wordsOf(name).length).toBeLessThanOrEqual(MOST_WORDS)
  })
})

describe('what looks like a name', () => {
  it.each<[Locale, string]>([
    ['en', 'as soon as possible'],
    ['en', 'Smith & Co'],
    ['pt', 'todos os dias'],
    ['de', 'ab Januar'],
    ['fr', 'ce soir'],
    ['en', 'a b o s'],
  ])('is none where it is a word of everyday: %s: %s', (locale, text) => {
    expect(findTerms(text, locale).terms).toEqual([])
  })

  it('is meant in capitals, or with its stroke', () => {
    expect(read('pt', 'OS')).toBe('OS: ordinary-seafarer | ')
    expect(read('de', 'AB Hamburg')).toBe('AB: able-seafarer-deck | Hamburg')
    expect(read('en', 'ab')).toBe('ab: able-seafarer-deck | ')
  })

  it('is none where it is a port, a country, a firm or a ship', () => {
    const names = [
      ...['Panama', 'Bernhard Schulte', 'Stewart', 'Tanger', 'Rotterdam', 'Manila', 'Odessa'],
      ...['Stella Maris', 'Ocean Star', 'Victoria', 'Wilhelmsen', 'Anglo-Eastern', 'fresh water'],
      ...['Одеса', 'Сочи', 'Чорноморськ', '上海', 'मुंबई', 'Cyprus', 'filter'],
    ]
    expect(names.filter((name) => findTerms(name, 'en').terms.length > 0)).toEqual([])
  })
})

describe('a typing error', () => {
  it.each<[Locale, string, string]>([
    ['en', 'secnd enginer', 'second-engineer'],
    ['en', 'captian', 'master'],
    ['en', 'bulk carier', 'bulk-carrier'],
    ['ru', 'мотористт', 'motorman'],
    ['uk', 'електромеханк', 'electro-technical-officer'],
  ])('%s: %s is read as %s', (locale, text, code) => {
    expect(findTerms(text, locale).terms.flatMap(codesOf)).toEqual([code])
  })

  it('changes no number, and no short word', () => {
    expect(findTerms('Z99', 'zh').terms).toEqual([])
    expect(findTerms('tgu', 'en').terms).toEqual([])
    expect(read('id', 'mualim V')).toBe('mualim: chief-mate second-mate third-mate | V')
  })
})

describe('a word that nobody has written', () => {
  it.each(
    LOCALES.flatMap((locale) => (SHORT_TYPOS[locale] ?? []).map((pair) => [locale, ...pair])),
  )('may be short, and is a name with a typing error: %s: %s', (locale, typed, ranks) => {
    expect(findTerms(typed as string, locale as Locale).terms).toEqual([])
    expect(termMeantByUnwritten(typed as string, locale as Locale)?.ranks).toEqual(ranks)
  })

  it('is shown as the name is written, in the reader’s language first', () => {
    expect(termMeantByUnwritten('дневальнй', 'ru')?.text.toLowerCase()).toBe('дневальный')
    expect(termMeantByUnwritten('матрс', 'uk')?.text.toLowerCase()).toBe('матрос')
  })

  it('is no name where it is a number, a firm, or has three letters', () => {
    for (const word of ['2/X', 'Z999', 'barker', 'кк', 'мтр', 'Schulz', '水手'])
      expect(termMeantByUnwritten(word, 'en')).toBeUndefined()
  })
})

describe('any text', () => {
  it('is told apart into pieces of itself, in their order', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, titleLike), anyLocale, (text, locale) => {
        const { terms, rest } = findTerms(text, locale)
        for (const pieces of [terms.map((term) => term.text), rest]) {
          let from = 0
          for (const piece of pieces) {
            const at = text.indexOf(piece, from)
            expect(at).toBeGreaterThanOrEqual(from)
            from = at + piece.length
          }
        }
        for (const term of terms) expect(codesOf(term).length).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })

  it('is read in milliseconds, however long and strange it is', () => {
    findTerms('mesman', 'en')
    const strange = ['second ', 'ab ', '大副', 'enginr ', '1 2 ', 'a', 'механика ', '\u0301']
    for (const part of strange) {
      const started = performance.now()
      findTerms(part.repeat(100_000), 'en')
      expect(performance.now() - started, part).toBeLessThan(300)
    }
  })
})
