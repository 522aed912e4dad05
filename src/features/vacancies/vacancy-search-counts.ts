import { BITMAP_FILTERS, type BitmapFilter } from '@/domain/vacancies/select-filters'
import type { SelectValues } from '@/domain/vacancies/vacancy-search'
import { SELECT_READERS } from '@/domain/vacancies/vacancy-search-values'
import { DEPARTMENTS, isRank } from '@/domain/vocabulary/ranks'
import { isVesselType } from '@/domain/vocabulary/vessel-types'

import type { ChoiceCounts, SelectCounts } from './search-result'

/** A company with how many vacancies it has. */
export type CountedCompany = ChoiceCounts['companies'][number]

/** The value of vacancies that count for every choice of a list, because they ask for none. */
const ANY = 'any'

/**
 * Counts of bitmaps as counts of choices.
 * @param counts by the names of `vacancy-facets.type.ts`, none of them 0
 * @param chosen what is chosen: counted also where no vacancy names it
 */
export function choiceCounts(
  counts: Readonly<Record<string, number>>,
  companies: readonly CountedCompany[],
  chosen: Partial<SelectValues> = {},
): ChoiceCounts {
  const of = (kind: string) =>
    Object.entries(counts).flatMap(([facet, count]): [string, number][] => {
      const [first, code] = facet.split('/', 2)
      return first === kind && code !== undefined ? [[code, count]] : []
    })
  const among = <Code extends string>(kind: string, is: (code: string) => code is Code) => {
    const counted: Partial<Record<Code, number>> = {}
    for (const [code, count] of of(kind)) if (is(code)) counted[code] = count
    return counted
  }
  const inList = <Name extends BitmapFilter>(name: Name): SelectCounts[Name] => {
    const forAll = counts[`${name}/${ANY}`] ?? 0
    const counted: Partial<Record<SelectValues[Name], number>> = {}
    const own = chosen[name]
    if (own !== undefined && forAll > 0) counted[own] = forAll
    for (const [code, count] of of(name)) {
      const value = SELECT_READERS[name](code, () => undefined)
      if (value !== undefined) counted[value] = count + forAll
    }
    return counted
  }
  const lists = BITMAP_FILTERS.map((name) => [name, inList(name)])
  return {
    // Each name with its counts.
    ...(Object.fromEntries(lists) as SelectCounts),
    ranks: among('rank', isRank),
    departments: among('department', isOneOf(DEPARTMENTS)),
    vessels: among('vessel', isVesselType),
    companies,
    payShown: counts.shown ?? 0,
  }
}

function isOneOf<Code extends string>(codes: readonly Code[]) {
  return (code: string): code is Code => codes.some((one) => one === code)
}
