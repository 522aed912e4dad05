import type { VacancySearch } from '@/domain/vacancies/vacancy-search'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import type { Locale } from '@/domain/locales/locales'
import { type Department, DEPARTMENTS, type RankCode, ranksOf } from '@/domain/vocabulary/ranks'
import {
  VESSEL_TYPE_CODES,
  VESSEL_TYPES,
  type VesselTypeCode,
} from '@/domain/vocabulary/vessel-types'

import { type Markup, markup } from '@/ui/components/markup'

import type { ChoiceCounts } from './search-result'
import { wholeNumber } from './vacancy-texts'
import type { SearchWords } from './search-words'

/** Choices of ranks and of vessels: a hundred and more on each page. */

interface Given {
  search: VacancySearch
  counts: ChoiceCounts
  words: SearchWords
  locale: Locale
}

interface Choice {
  name: 'department' | 'rank' | 'vessel' | 'shown'
  value: string
  label: string
  count: number
  isChosen: boolean
}

/** Renders a checkbox with the number of vacancies that it would find. */
export function tickBox({ name, value, label, count, isChosen }: Choice, locale: Locale): Markup {
  const checked = isChosen && markup` checked`
  return markup`<label class="opt"><input type="checkbox" name="${name}" value="${value}"${checked}>${label}<span class="n">${wholeNumber(count, locale)}</span></label>`
}

/** Renders a group with its members in a folded list. The browser script finds them by their position. */
function withKinds(whole: Choice, kinds: Markup[], isOpen: boolean, { words, locale }: Given) {
  const open = isOpen && markup` open`
  const fold = markup`<details data-of="${whole.value}"${open}><summary aria-label="${words.t('oneByOne', { name: whole.label })}"></summary>${kinds}</details>`
  return markup`<div class="kinds">${tickBox(whole, locale)}${kinds.length > 0 && fold}</div>`
}

/** Renders all departments with their ranks. A rank without a vacancy is left out unless it is chosen. */
export function rankChoices(given: Given): Markup[] {
  const { search, counts, locale } = given
  const { ranks, departments } = VOCABULARIES[locale]
  const ofRank = (code: RankCode): Choice => ({
    name: 'rank',
    value: code,
    label: ranks[code].label,
    count: counts.ranks[code] ?? 0,
    isChosen: search.ranks.includes(code),
  })
  const ofDepartment = (code: Department): Choice => ({
    name: 'department',
    value: code,
    label: departments[code],
    count: counts.departments[code] ?? 0,
    isChosen: search.departments.includes(code),
  })
  const all = DEPARTMENTS.map((code) => ({
    whole: ofDepartment(code),
    kinds: ranksOf(code).map(ofRank).filter(isShown),
  }))
  return all.map(({ whole, kinds }) =>
    withKinds(
      whole,
      kinds.map((kind) => tickBox(kind, locale)),
      kinds.some(({ isChosen }) => isChosen),
      given,
    ),
  )
}

const KINDS_OF = new Map<VesselTypeCode | undefined, VesselTypeCode[]>()
for (const code of VESSEL_TYPE_CODES) {
  const { group } = VESSEL_TYPES[code]
  KINDS_OF.set(group, [...(KINDS_OF.get(group) ?? []), code])
}

/** Renders the tree of vessel groups. A type without a vacancy is left out unless it is chosen. */
export function vesselChoices(given: Given): Markup[] {
  const { search, counts, words, locale } = given
  const choiceOf = (code: VesselTypeCode): Choice => ({
    name: 'vessel',
    value: code,
    label: words.vessel(code),
    count: counts.vessels[code] ?? 0,
    isChosen: search.vessels.includes(code),
  })
  /** A group is shown when a type below it is chosen, because the group counts that type. */
  const isAnyChosen = (code: VesselTypeCode): boolean =>
    search.vessels.includes(code) || kindsOf(code).some(isAnyChosen)
  const kindsOf = (group: VesselTypeCode | undefined) => KINDS_OF.get(group) ?? []
  const shownOf = (group: VesselTypeCode | undefined) =>
    kindsOf(group).filter((code) => isShown(choiceOf(code)) || isAnyChosen(code))
  const below = (group: VesselTypeCode): Markup[] =>
    shownOf(group).flatMap((code) => {
      const kinds = below(code)
      const box = tickBox(choiceOf(code), locale)
      return kinds.length === 0 ? [box] : [box, markup`<div data-of="${code}">${kinds}</div>`]
    })
  return kindsOf(undefined).map((code) =>
    withKinds(choiceOf(code), below(code), kindsOf(code).some(isAnyChosen), given),
  )
}

function isShown({ count, isChosen }: Choice): boolean {
  return count > 0 || isChosen
}
