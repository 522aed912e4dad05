import { collator } from '@/domain/locales/intl-formats'
import type { Locale } from '@/domain/locales/locales'
import {
  type BitmapFilter,
  SELECT_FILTERS,
  type SelectFilter,
} from '@/domain/vacancies/select-filters'
import {
  LENGTH_CHOICES,
  type SelectValues,
  type VacancySearch,
} from '@/domain/vacancies/vacancy-search'
import { ENGLISH_LEVEL_CODES } from '@/domain/vocabulary/contract-terms'
import { WAGE_CURRENCIES } from '@/domain/vocabulary/countries'
import { dayName } from '@/i18n/day-range'
import { formattingTag } from '@/i18n/messages-translator'
import { type Markup, markup } from '@/ui/components/markup'

import { rankChoices, tickBox, vesselChoices } from './search-choices'
import type { SearchResult } from './search-result'
import { ANY_CHOICE, type SearchWords } from './search-words'
import { wholeNumber } from './vacancy-texts'

interface Given {
  locale: Locale
  search: VacancySearch
  result: Pick<SearchResult, 'counts' | 'ratesOf'>
  words: SearchWords
}

/** The fields of the search, in the order of its chips. */
export function searchFields({ locale, search, result, words }: Given): Markup {
  const { counts, ratesOf } = result
  const { t } = words
  const given = { search, counts, words, locale }
  const selects = new Selects(given)
  const lists = SELECT_FILTERS.map(
    (name, index) => markup`${index > 0 && markup`\n`}${selects.of(name)}`,
  )
  return markup`
${group(t('rank'), rankChoices(given))}
${group(t('vessel'), vesselChoices(given))}
${group(t('joining'), [day('from', t('from'), search.joiningFrom), day('to', t('to'), search.joiningTo), hint(t('withoutDate'))])}
${placeField('port', search.port, words)}
${group(t('pay'), [payField(given), ...ratesHint(given, ratesOf), ...payShownBox(given)])}
${lists}
<div><label for="_words">${t('words')}</label><input id="_words" type="search" name="words" maxlength="100" value="${search.words ?? ''}" aria-describedby="_words-hint" class="in"><p class="hint" id="_words-hint">${t('wordsHint')}</p></div>
${placeField('near', search.near, words)}
<p class="go"><button class="button">${t('show')}</button></p>`
}

interface Told extends Pick<Given, 'locale' | 'search' | 'words'> {
  counts: SearchResult['counts']
}

interface Option {
  value: string
  name: string
  count: number
}

/** Selects of the search. An option without a vacancy is left out unless it is chosen. The select always stays. */
class Selects {
  // Formatting a message for a hundred options is slow, so the text around the name is formatted once.
  private readonly choice: readonly string[]

  constructor(private readonly told: Told) {
    this.choice = told.words.t('choice', { name: '\0', count: '\0' }).split('\0')
  }

  of(name: SelectFilter): Markup {
    const { t } = this.told.words
    const chosen = this.told.search[name]
    const options = this.options[name]()
    const isDisabled = options.length === 0 && markup` disabled`
    const [before, between, after] = this.choice
    const list = options.map(({ value, name, count }) => {
      const selected = value === chosen && markup` selected`
      return markup`<option value="${value}"${selected}>${before}${name}${between}${wholeNumber(count, this.told.locale)}${after}</option>`
    })
    return markup`<div><label for="_${name}">${t(name)}</label><span class="sel"><select id="_${name}" name="${name}"${isDisabled}><option value="">${t(ANY_CHOICE[name])}</option>${list}</select></span></div>`
  }

  /** The choices of each list: of codes in their order, of countries and companies by name. */
  private readonly options: Readonly<Record<SelectFilter, () => Option[]>> = {
    length: () => this.known('length', LENGTH_CHOICES),
    // The highest level comes first, because it finds the most vacancies.
    english: () => this.known('english', ENGLISH_LEVEL_CODES.toReversed()),
    citizenship: () => this.countries('citizenship'),
    company: () => this.companies(),
    country: () => this.countries('country'),
  }

  private known<Name extends BitmapFilter>(
    name: Name,
    codes: readonly SelectValues[Name][],
  ): Option[] {
    const { counts, search, words } = this.told
    const ofList: Readonly<Partial<Record<string, number>>> = counts[name]
    return codes
      .filter((code) => code === search[name] || (ofList[code] ?? 0) > 0)
      .map((code) => ({ value: code, name: words.choice(name, code), count: ofList[code] ?? 0 }))
  }

  private countries(name: 'citizenship' | 'country'): Option[] {
    const { counts, search } = this.told
    const chosen = search[name]
    const codes = new Set([...Object.keys(counts[name]), ...(chosen === undefined ? [] : [chosen])])
    return this.byName(this.known(name, [...codes]))
  }

  private companies(): Option[] {
    const { companies } = this.told.counts
    return this.byName(companies.map(({ slug, ...company }) => ({ value: slug, ...company })))
  }

  private byName(options: readonly Option[]): Option[] {
    const { compare } = collator(formattingTag(this.told.locale))
    return options.toSorted((one, other) => compare(one.name, other.name))
  }
}

function group(label: string, fields: readonly Markup[]): Markup | undefined {
  if (fields.length === 0) return undefined
  return markup`<fieldset><legend>${label}</legend>${fields}</fieldset>`
}

function hint(text: string): Markup {
  return markup`<p class="hint">${text}</p>`
}

function day(name: 'from' | 'to', label: string, value = ''): Markup {
  return markup`<label class="day">${label}<input type="date" name="${name}" value="${value}" class="in"></label>`
}

/** A place that is typed. It says its own name: that is read again. */
function placeField(
  name: 'port' | 'near',
  code: string | undefined,
  { t, place }: SearchWords,
): Markup {
  const value = code === undefined ? '' : place(code)
  return markup`<div><label for="_${name}">${t(name)}</label><input id="_${name}" name="${name}" maxlength="100" value="${value}" class="in"></div>`
}

function payField({ search: { pay }, words: { t } }: Told): Markup {
  const currencies = WAGE_CURRENCIES.map(
    (code) => markup`<option${code === pay?.currency && markup` selected`}>${code}</option>`,
  )
  return markup`<div class="money"><span class="sel"><select name="currency" translate="no" aria-label="${t('currency')}">${currencies}</select></span><input name="pay" inputmode="numeric" aria-label="${t('amount')}" placeholder="${t('any')}" value="${pay?.amount ?? ''}" class="in"></div>`
}

function ratesHint({ locale, words: { t } }: Told, day: Date | undefined): Markup[] {
  if (!day) return []
  return [hint(t('rates', { date: dayName(day, locale) }))]
}

function payShownBox({
  search,
  counts: { payShown: count },
  words: { t },
  locale,
}: Told): Markup[] {
  const { payShown: isChosen } = search
  return [tickBox({ name: 'shown', value: '1', label: t('payShown'), count, isChosen }, locale)]
}
