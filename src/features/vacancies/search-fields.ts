import { collator } from '@/domain/locales/intl-formats'
import type { Locale } from '@/domain/locales/locales'
import { LENGTH_CHOICES, type VacancySearch } from '@/domain/vacancies/vacancy-search'
import { ENGLISH_LEVELS, type EnglishLevel } from '@/domain/vocabulary/contract-terms'
import { countryName, WAGE_CURRENCIES } from '@/domain/vocabulary/countries'
import { dayName } from '@/i18n/day-range'
import { formattingTag } from '@/i18n/messages-translator'
import { type Markup, markup } from '@/ui/components/markup'

import { rankChoices, tickBox, vesselChoices } from './search-choices'
import type { SearchResult } from './search-result'
import type { SearchWords } from './search-words'
import { wholeNumber } from './vacancy-facts'

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
  const { length, english, citizenship, country, company } = search
  const selects = new Selects(given)
  return markup`
${group(t('rank'), rankChoices(given))}
${group(t('vessel'), vesselChoices(given))}
${group(t('joining'), [day('from', t('from'), search.joiningFrom), day('to', t('to'), search.joiningTo), hint(t('withoutDate'))])}
${group(t('pay'), [payField(given), ...ratesHint(given, ratesOf), ...payShownBox(given)])}
${selects.of('length', t('anyLength'), selects.known(LENGTH_CHOICES, counts.lengths, words.length, length), length)}
${selects.of('english', t('anyEnglish'), selects.known(LEVELS, counts.english, words.english, english), english)}
${selects.of('citizenship', t('anyCitizenship'), selects.countries(counts.citizenships, citizenship), citizenship)}
${selects.of('company', t('anyCompany'), selects.companies(), company)}
${selects.of('country', t('anyCountry'), selects.countries(counts.countries, country), country)}
<div><label for="_words">${t('words')}</label><input id="_words" type="search" name="words" maxlength="100" value="${search.words ?? ''}" aria-describedby="_words-hint" class="in"><p class="hint" id="_words-hint">${t('wordsHint')}</p></div>
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

/** The most that can be asked for first: it leaves the most vacancies. */
const LEVELS = (Object.keys(ENGLISH_LEVELS) as EnglishLevel[]).toReversed()

/** Single choices: what has no vacancy is left out, unless it is chosen. The field stays, so that none moves away. */
class Selects {
  // A message is slow to fill in for a hundred options. Every language says the name first.
  private readonly choice: readonly string[]

  constructor(private readonly told: Told) {
    this.choice = told.words.t('choice', { name: '\0', count: '\0' }).split('\0')
  }

  of(
    name: 'length' | 'english' | 'citizenship' | 'company' | 'country',
    any: string,
    options: readonly Option[],
    chosen: string | undefined,
  ): Markup {
    const isDisabled = options.length === 0 && markup` disabled`
    const [before, between, after] = this.choice
    const list = options.map(({ value, name, count }) => {
      const selected = value === chosen && markup` selected`
      return markup`<option value="${value}"${selected}>${before}${name}${between}${wholeNumber(count, this.told.locale)}${after}</option>`
    })
    return markup`<div><label for="_${name}">${this.told.words.t(name)}</label><span class="sel"><select id="_${name}" name="${name}"${isDisabled}><option value="">${any}</option>${list}</select></span></div>`
  }

  known<Code extends string>(
    codes: readonly Code[],
    counts: Partial<Record<Code, number>>,
    nameOf: (code: Code) => string,
    chosen: Code | undefined,
  ): Option[] {
    return codes
      .filter((code) => code === chosen || (counts[code] ?? 0) > 0)
      .map((code) => ({ value: code, name: nameOf(code), count: counts[code] ?? 0 }))
  }

  countries(counts: Readonly<Record<string, number>>, chosen: string | undefined): Option[] {
    const codes = new Set([...Object.keys(counts), ...(chosen === undefined ? [] : [chosen])])
    const name = (code: string) => countryName(code, this.told.locale)
    return this.byName(this.known([...codes], counts, name, chosen))
  }

  companies(): Option[] {
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
