import { COMPANY_ORDERS, type CompanySearch, setFilters } from '@/domain/vacancies/company-search'
import type { Locale } from '@/domain/locales/locales'
import { languageTag } from '@/domain/locales/locales'
import { LONGEST_WORDS } from '@/domain/vacancies/vacancy-search-values'
import { countryName } from '@/domain/vocabulary/countries'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import {
  VESSEL_TYPE_CODES,
  VESSEL_TYPES,
  type VesselTypeCode,
} from '@/domain/vocabulary/vessel-types'
import { messagesIn } from '@/i18n/messages-translator'
import { Icon } from '@/ui/components/icon'
import { SEARCH_FORM } from '@/ui/components/search-form-id'

import type { CompanyDirectory } from './company-directory.queries'

interface Props {
  locale: Locale
  /** Public path of the directory. */
  list: string
  search: CompanySearch
  counts: CompanyDirectory['counts']
}

/** What the directory can be searched by: a plain form, in a drawer on a phone. */
export async function CompanyFilters({ locale, list, search, counts }: Props) {
  const t = await messagesIn(locale, 'companies')
  const set = setFilters(search).length
  const counted = (name: string, count: number) => t('choice', { name, count })
  return (
    <details className="card filters">
      <summary>
        <Icon name="filter" />
        {t('filters')} {set > 0 && <b>{set}</b>}
      </summary>
      <form
        id={SEARCH_FORM}
        action={list}
        role="search"
        // Browsers would put back what was chosen before the page was left.
        autoComplete="off"
      >
        <Choice
          name="vessel"
          label={t('vessel')}
          value={search.vessel}
          any={t('anyVessel')}
          options={vesselsOf(locale, search, counts).map(({ value, name, count }) => ({
            value,
            label: counted(name, count),
          }))}
        />
        <Choice
          name="country"
          label={t('country')}
          value={search.country}
          any={t('anyCountry')}
          options={countriesOf(locale, search, counts).map(({ value, name, count }) => ({
            value,
            label: counted(name, count),
          }))}
        />
        <label className="opt">
          <input
            type="checkbox"
            name="licence"
            value="checked"
            defaultChecked={search.isLicensed}
          />
          {t('licensed')} <span className="n">{counts.licensed}</span>
        </label>
        <Choice
          name="sort"
          label={t('sort')}
          value={search.order}
          options={COMPANY_ORDERS.map((order) => ({ value: order, label: t('order', { order }) }))}
        />
        <p className="go">
          <button className="button">{t('show')}</button>
        </p>
      </form>
    </details>
  )
}

/** The field for a name or a city, and its button: of the same form, but never in a drawer. */
export async function CompanyWords({ locale, search }: Pick<Props, 'locale' | 'search'>) {
  const t = await messagesIn(locale, 'companies')
  return (
    <p className="company-words">
      <input
        id="_words"
        form={SEARCH_FORM}
        className="in"
        type="search"
        name="words"
        maxLength={LONGEST_WORDS}
        defaultValue={search.words ?? ''}
        placeholder={t('words')}
        aria-label={t('words')}
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
      />
      <button form={SEARCH_FORM} className="button">
        {t('show')}
      </button>
    </p>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string | undefined
  /** What chooses nothing. */
  any?: string
  options: readonly { value: string; label: string }[]
}

function Choice({ name, label, value = '', any, options }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={`_${name}`}>{label}</label>
      <span className="sel">
        <select id={`_${name}`} name={name} defaultValue={value}>
          {any !== undefined && <option value="">{any}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}

interface Counted {
  value: string
  name: string
  count: number
}

/** Types that some company has, and the one that is chosen; what belongs to a group a step further in. */
function vesselsOf(
  locale: Locale,
  { vessel }: CompanySearch,
  { vessels }: Props['counts'],
): Counted[] {
  const { vesselTypes } = VOCABULARIES[locale]
  return VESSEL_TYPE_CODES.filter((type) => vessels[type] || type === vessel).map((type) => ({
    value: type,
    name: '\u2003'.repeat(depth(type)) + vesselTypes[type].label,
    count: vessels[type] ?? 0,
  }))
}

function depth(type: VesselTypeCode): number {
  const { group } = VESSEL_TYPES[type]
  return group === undefined ? 0 : depth(group) + 1
}

/** Countries of companies, and the one that is chosen, as the reader's alphabet has them. */
function countriesOf(
  locale: Locale,
  { country }: CompanySearch,
  { countries }: Props['counts'],
): Counted[] {
  const alphabet = new Intl.Collator(languageTag(locale))
  const codes = new Set([...Object.keys(countries), ...(country === undefined ? [] : [country])])
  return [...codes]
    .map((code) => ({
      value: code,
      name: countryName(code, locale),
      count: countries[code] ?? 0,
    }))
    .toSorted((one, other) => alphabet.compare(one.name, other.name))
}
