import { getFormatter, getTranslations } from 'next-intl/server'

import { languageTag, type Locale } from '@/domain/locales/locales'
import { firstKnown } from '@/domain/money/mailing-price'
import type { Currency } from '@/domain/money/money'

import { CurrencyChoice } from './currency-choice'
import type { KnownPrices } from './mailing.queries'
import { MailingPricesStyle } from './mailing-prices-style'
import { InEachCurrency, PriceCard } from './price-card'
import { PricesUnavailable } from './prices-unavailable'

interface Props {
  prices: KnownPrices
  locale: Locale
  /** What prices are shown in where the page is just opened. */
  currency: Currency
  /** Public path of the page on which a mailing is looked at and asked for. */
  review: string
  /** Public path of the page that it stands on, and what the block is called there. */
  page: string
  anchor: string
}

/**
 * What mailings cost, in every currency at once: the style shows the one that is chosen. The date and that
 * nobody has to buy one stand with it.
 */
export async function MailingPrices({ prices, locale, currency, review, page, anchor }: Props) {
  const t = await getTranslations('mailing')
  if (!prices.isKnown && !prices.mayCome) return <p className="card empty">{t('unavailable')}</p>
  if (!prices.isKnown) {
    return <PricesUnavailable locale={locale} page={page} message={prices.message} />
  }
  const format = await getFormatter()
  const { mailings, application, asOf } = prices
  return (
    <div className="prices" data-currency={currency}>
      <MailingPricesStyle />
      <div className="price-head">
        <h2>{t('service')}</h2>
        <CurrencyChoice
          initial={currency}
          page={page}
          anchor={anchor}
          label={t('currency')}
          keep={t('keep')}
        />
      </div>
      <ul className="price-cards">
        {mailings.map((mailing) => (
          <PriceCard key={mailing.id} mailing={mailing} locale={locale} review={review} />
        ))}
      </ul>
      {application && (
        <p className="card application">
          <span>{t('application')}</span>{' '}
          <strong>
            <InEachCurrency
              languageTag={languageTag(locale)}
              amountIn={(one) => firstKnown(application, one)}
            />
          </strong>
        </p>
      )}
      <p className="price-note">
        {t('optional')}{' '}
        <time dateTime={asOf.toISOString().slice(0, 10)}>
          {t('asOf', { date: format.dateTime(asOf, { dateStyle: 'long', timeZone: 'UTC' }) })}
        </time>
      </p>
    </div>
  )
}
