import 'server-only'

import { inSnapshot } from '@/cms/database/read-pool'
import { nameKey } from '@/domain/folding/name-steps'
import { inSimplified } from '@/domain/folding/traditional-chinese'
import type { Locale } from '@/domain/locales/locales'
import { type AskedName, namedPlaces } from '@/domain/places/named-places'
import { isLittle } from '@/domain/vocabulary/find-terms'
import { showsExamples } from '@/env'

import { wordsQuery } from './vacancy-search-words'

/** Names as companies wrote them, each once. */
interface NamedInVacancies {
  ships: string[]
  ports: string[]
}

/** The newest vacancies that are searched. A name that matches many more will be among these. */
const MOST_VACANCIES = 200

/** Names of each kind that are said. */
const MOST_NAMES = 3

const STATEMENT = `
  SELECT v.vessel_name AS ship, v.joining_port AS port
  FROM vacancy_facts f JOIN vacancy_search s USING (vacancy_id) JOIN vacancies v ON v.id = s.vacancy_id
  WHERE f.words @@ $1::text::tsquery AND s.state <> 'gone' AND (s.listed_until IS NULL OR s.listed_until > now())
    AND ($2::boolean OR v.is_example IS NOT TRUE)
  ORDER BY s.first_published_at DESC, s.vacancy_id DESC LIMIT ${MOST_VACANCIES}`

/**
 * Finds ships and ports of vacancies by name, as whole words and in any script. Words that look for nothing are left
 * out of the name (из Гдыни, joining Rotterdam).
 * @throws as `searchVacancies`
 */
export async function namedInVacancies(locale: Locale, typed: string): Promise<NamedInVacancies> {
  const asked = namedPlaces(typed.split(/\s+/u).filter(Boolean)).filter(
    // Le Havre is one name.
    ({ words, text }) => words.length > 1 || !isLittle(text),
  )
  if (asked.length === 0) return { ships: [], ports: [] }
  const rows = await inSnapshot(async (ask) => {
    const words = asked.flatMap((name) => name.words)
    const { query, unwritten } = await wordsQuery(ask, locale, words)
    if (query === undefined || unwritten) return []
    return ask<{ ship: string | null; port: string | null }>(
      STATEMENT,
      [query, showsExamples],
      'vacancy-search-names',
    )
  })
  return {
    ships: namesLike(
      asked,
      rows.map(({ ship }) => ship),
    ),
    ports: namesLike(
      asked,
      rows.map(({ port }) => port),
    ),
  }
}

function namesLike(typed: readonly AskedName[], names: readonly (string | null)[]): string[] {
  const asked = typed.map(({ text, places }) => [text, ...places].map(comparedName))
  const found = new Map<string, string>()
  for (const name of names) {
    if (name === null) continue
    const compared = comparedName(name)
    if (asked.every((ways) => ways.some((way) => compared.includes(way)))) {
      found.set(compared, found.get(compared) ?? name)
    }
  }
  return [...found.values()].slice(0, MOST_NAMES)
}

/** With spaces around it, so that whole words are found in it. */
const comparedName = (name: string) => ` ${nameKey(inSimplified(name))} `
