import { getFormatter } from 'next-intl/server'

import { languageTag, type Locale } from '@/domain/locales/locales'
import { firstKnown } from '@/domain/money/mailing-price'
import { CURRENCIES, CURRENCY_SIGNS, formatMoney } from '@/domain/money/money'
import { countryName } from '@/domain/vocabulary/countries'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { DEPARTMENTS, ranksOf } from '@/domain/vocabulary/ranks'
import { outermostGroup, VESSEL_TYPE_CODES } from '@/domain/vocabulary/vessel-types'
import { messagesIn } from '@/i18n/messages-translator'
import { AgreementField, ChecksField, ChoiceField } from '@/ui/components/form/controls'
import { FormStyle } from '@/ui/components/form/form-style'
import { languageAttributes } from '@/ui/components/language-attributes'

import { companiesReached } from './mailing-reach.queries'
import type { ReviewAbout } from './review.form'
import { Carried } from './review-carried'
import { ReviewStyle } from './review-style'

interface Props {
  about: ReviewAbout
  locale: Locale
  /** Public path of the page. */
  page: string
  /** By which it finds again what was chosen and typed. */
  query: string
  /** Public path of the page with the prices. */
  prices: string
}

const GROUPS = VESSEL_TYPE_CODES.filter((code) => outermostGroup(code) === code)

/** The first step: what is chosen of a mailing, as a form that asks for the page again. Nothing of it is recorded. */
export async function ReviewChoice({ about, locale, page, query, prices }: Props) {
  const t = await messagesIn(locale, 'mailingReview')
  const { offer, choice, canAddApplication } = about
  const { mailing, reach, application } = offer
  const { name, description } = mailing
  const { ranks, departments, vesselTypes } = VOCABULARIES[locale]
  const ofForm = firstKnown(application, choice.currency)
  const isAsked = about.filter === undefined || choice.rank === undefined
  const hasBegun = choice.rank !== undefined || choice.vessels.length > 0 || choice.country
  const problems = await messagesIn(locale, 'forms.problems')
  // Nothing is wrong before anything was chosen.
  const missing = (isMissing: boolean) =>
    isAsked && hasBegun && isMissing ? { error: problems('notAChoice') } : {}
  return (
    <form method="get" action={page} className="review">
      <FormStyle />
      <ReviewStyle />
      <Carried about={about} query={query} names={['parts', 'formLanguage', 'out', 'company']} />
      <fieldset className="card form-part">
        <legend>{t('chosen')}</legend>
        <p>
          <strong {...languageAttributes(name.locale, locale)}>{name.text}</strong>
          {description && (
            <span className="said" {...languageAttributes(description.locale, locale)}>
              {description.text}
            </span>
          )}
        </p>
        <ChoiceField
          texts={{ name: 'rank', label: t('rank'), ...missing(choice.rank === undefined) }}
          typed={choice.rank ?? about.seaman?.rank ?? ''}
          none={t('chooseOne')}
          options={DEPARTMENTS.map((department) => ({
            label: departments[department],
            choices: ranksOf(department).map((value) => ({ value, label: ranks[value].label })),
          }))}
        />
        <ChecksField
          texts={{
            name: 'vessels',
            label: t('ships'),
            ...missing(reach === 'matching' && choice.vessels.length === 0),
          }}
          ticked={choice.vessels}
          options={GROUPS.map((value) => ({ value, label: vesselTypes[value].label }))}
        />
        {reach === 'country' && (
          <ChoiceField
            texts={{
              name: 'country',
              label: t('country'),
              ...missing(about.filter === undefined),
            }}
            typed={choice.country ?? ''}
            none={t('chooseOne')}
            options={await countriesReached(locale)}
          />
        )}
        <ChoiceField
          texts={{ name: 'currency', label: t('currency') }}
          typed={choice.currency}
          options={CURRENCIES.map((value) => ({
            value,
            label: `${value} ${CURRENCY_SIGNS[value]}`,
          }))}
        />
        {canAddApplication && ofForm && (
          <AgreementField
            texts={{
              name: 'application',
              label: t('application', { price: formatMoney(ofForm, languageTag(locale)) }),
              notRequired: '',
            }}
            isTicked={choice.hasApplication}
          />
        )}
      </fieldset>
      {isAsked && <p className="hint">{t('missing')}</p>}
      <div className="acts">
        <button className="button">{t('show')}</button>
        <a className="button quiet" href={prices}>
          {t('another')}
        </a>
      </div>
    </form>
  )
}

/** The countries whose companies take mailings, with how many do. */
async function countriesReached(locale: Locale) {
  const t = await messagesIn(locale, 'mailingReview')
  const format = await getFormatter({ locale })
  const counts = new Map<string, number>()
  for (const { country } of await companiesReached({})) {
    if (country !== undefined) counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  const { compare } = new Intl.Collator(languageTag(locale))
  return [...counts]
    .map(([value, count]) => {
      const name = countryName(value, locale)
      return { value, name, label: t('counted', { name, count: format.number(count) }) }
    })
    .toSorted((one, other) => compare(one.name, other.name))
}
