import type { ReactNode } from 'react'

import { escapeMarkup } from '@/domain/texts/escape-markup'
import type { Locale } from '@/domain/locales/locales'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { DEPARTMENTS, ranksOf } from '@/domain/vocabulary/ranks'
import {
  VESSEL_TYPE_CODES,
  VESSEL_TYPES,
  type VesselTypeCode,
} from '@/domain/vocabulary/vessel-types'
import { messagesIn } from '@/i18n/messages-translator'

import type { Board } from './board.queries'
import { QuickSearchStyle } from './quick-search-style'

interface Props {
  board: Board
  locale: Locale
  /** Public path of the list of vacancies: what was chosen is its query. */
  list: string
  /** Public path of the directory of companies. */
  companies: string
}

/** Days from now until a reader can join. The page is cached, so it shows no dates. */
const WITHIN = [14, 30, 60, 90]

/** The search in three fields, and how much there is to find. A plain form: it works without scripts. */
export async function QuickSearch({ board, locale, list, companies }: Props) {
  const t = await messagesIn(locale, 'home')
  const b = (chunks: ReactNode) => <b>{chunks}</b>
  return (
    <>
      <QuickSearchStyle />
      <form action={list} className="card quick-search" role="search" aria-labelledby="_search">
        <h2 id="_search">{t('search')}</h2>
        <Choice
          name="rank"
          label={t('rank')}
          options={option('', t('anyRank')) + ranks(locale, board)}
        />
        <div className="half">
          <Choice
            name="vessel"
            label={t('vessel')}
            options={option('', t('anyVessel')) + vessels(locale, board)}
          />
          <Choice
            name="within"
            label={t('joining')}
            options={[
              option('', t('anyTime')),
              ...WITHIN.map((days) => option(String(days), t('within', { days }))),
            ].join('')}
          />
        </div>
        <button className="button">{t('show')}</button>
        {board.areExamples ? (
          <p>{t('onlyExamples', { count: board.vacancies })}</p>
        ) : (
          <p>
            <a href={list}>{t.rich('openVacancies', { b, count: board.vacancies })}</a>
            <a href={companies}>{t.rich('companies', { b, count: board.companies })}</a>
          </p>
        )}
      </form>
    </>
  )
}

interface ChoiceProps {
  name: string
  label: string
  /** HTML. */
  options: string
}

/** A select. Its options are one HTML string, because React would write elements into the page twice. */
function Choice({ name, label, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <span>
        <select name={name} dangerouslySetInnerHTML={{ __html: options }} />
      </span>
    </label>
  )
}

/** Those that some vacancy is for, by departments. */
function ranks(locale: Locale, board: Board): string {
  const { departments, ranks: names } = VOCABULARIES[locale]
  const open = new Set(board.ranks)
  return DEPARTMENTS.map((department) => {
    const options = ranksOf(department)
      .filter((rank) => open.has(rank))
      .map((rank) => option(rank, names[rank].label))
    return options.length === 0
      ? ''
      : `<optgroup label="${escapeMarkup(departments[department])}">${options.join('')}</optgroup>`
  }).join('')
}

/** Those that some vacancy is for, below the groups that they belong to, each a step further in. */
function vessels(locale: Locale, board: Board): string {
  const { vesselTypes } = VOCABULARIES[locale]
  const open = new Set(board.vessels.flatMap((type) => [type, ...groupsAbove(type)]))
  return VESSEL_TYPE_CODES.filter((type) => open.has(type))
    .map((type) =>
      option(type, '\u2003'.repeat(groupsAbove(type).length) + vesselTypes[type].label),
    )
    .join('')
}

function groupsAbove(type: VesselTypeCode): VesselTypeCode[] {
  const { group } = VESSEL_TYPES[type]
  return group === undefined ? [] : [group, ...groupsAbove(group)]
}

function option(value: string, label: string): string {
  return `<option value="${value}">${escapeMarkup(label)}</option>`
}
