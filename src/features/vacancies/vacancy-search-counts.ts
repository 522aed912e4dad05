import { isLengthChoice } from '@/domain/vacancies/vacancy-search'
import { ENGLISH_LEVELS, type EnglishLevel } from '@/domain/vocabulary/contract-terms'
import { DEPARTMENTS, isRank } from '@/domain/vocabulary/ranks'
import { isVesselType } from '@/domain/vocabulary/vessel-types'

import type { ChoiceCounts } from './search-result'

/** A company with how many vacancies it has. */
export type CountedCompany = ChoiceCounts['companies'][number]

/** Whom every citizenship suits. */
const ANY = 'any'

/**
 * Counts of bitmaps as counts of choices.
 * @param counts by the names of `vacancy-facets.type.ts`, none of them 0
 * @param citizenship the one that is chosen: counted also where no vacancy names it
 */
export function choiceCounts(
  counts: Readonly<Record<string, number>>,
  companies: readonly CountedCompany[],
  citizenship?: string,
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
  const forAll = counts[`citizenship/${ANY}`] ?? 0
  return {
    ranks: among('rank', isRank),
    departments: among('department', isOneOf(DEPARTMENTS)),
    vessels: among('vessel', isVesselType),
    lengths: among('length', isLengthChoice),
    english: among('english', (code): code is EnglishLevel => Object.hasOwn(ENGLISH_LEVELS, code)),
    citizenships: {
      ...(citizenship !== undefined && forAll > 0 && { [citizenship]: forAll }),
      ...Object.fromEntries(
        of('citizenship').flatMap(([code, count]) =>
          code === ANY ? [] : [[code, count + forAll]],
        ),
      ),
    },
    countries: Object.fromEntries(of('country')),
    companies,
    payShown: counts.shown ?? 0,
  }
}

function isOneOf<Code extends string>(codes: readonly Code[]) {
  return (code: string): code is Code => codes.some((one) => one === code)
}
