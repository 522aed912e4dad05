import { getTranslations } from 'next-intl/server'
import { Fragment, type ReactNode } from 'react'

import { languageTag, type Locale } from '@/domain/locales/locales'
import { shownPrice } from '@/domain/money/mailing-price'
import { CURRENCIES, type Currency, formatMoney, type Money } from '@/domain/money/money'
import { languageAttributes } from '@/ui/components/language-attributes'

import type { MailingView } from './mailing.queries'
import { promoEnd } from './promo-end'

interface Props {
  mailing: MailingView
  locale: Locale
  /** Public path of the page on which it is looked at and asked for. */
  review: string
}

/** A mailing: its name, its price, to whom it goes and what it includes. */
export async function PriceCard({ mailing, locale, review }: Props) {
  const t = await getTranslations('mailing')
  const page = await getTranslations('page')
  const tag = languageTag(locale)
  const { id, name, description, included, reach, price, promo, ends } = mailing
  const shown = (currency: Currency) => shownPrice({ price, promo }, currency)
  const promoIn = CURRENCIES.filter((currency) => shown(currency)?.promo)
  const end = ends?.promo && (await promoEnd(ends.promo, locale))
  return (
    <li className={['card price', ...promoIn.map((currency) => `best-${currency}`)].join(' ')}>
      <h3 {...languageAttributes(name.locale, locale)}>{name.text}</h3>
      {price === undefined ? (
        <p className="price-words">{t('onRequest')}</p>
      ) : (
        <p className="price-amount">
          <InEach
            render={(currency) => {
              const known = shown(currency)
              if (!known) return undefined
              const regular = formatMoney(known.price, tag)
              if (!known.promo) return { key: regular, node: regular }
              const first = formatMoney(known.promo, tag)
              return {
                key: `${first} ${regular}`,
                node: (
                  <>
                    <span className="sr-only">
                      {page('labelled', { label: t('first'), text: '' })}
                    </span>
                    {`${first} `}
                    <s>
                      <span className="sr-only">
                        {page('labelled', { label: t('regular'), text: '' })}
                      </span>
                      {regular}
                    </s>
                  </>
                ),
              }
            }}
          />
        </p>
      )}
      {promoIn.length > 0 && (
        <p className="price-promo">
          <InEach
            render={(currency) => {
              const known = shown(currency)
              if (!known?.promo) return undefined
              const text = t('firstThen', {
                promo: formatMoney(known.promo, tag),
                price: formatMoney(known.price, tag),
              })
              return { key: text, node: text }
            }}
          />
          {end && (
            <InEach render={(currency) => shown(currency)?.promo && { key: 'end', node: end }} />
          )}
        </p>
      )}
      {description && <p {...languageAttributes(description.locale, locale)}>{description.text}</p>}
      <ul>
        <li>{t(reach.kind === 'all' ? 'reachNow' : 'reachUpTo', { count: reach.most })}</li>
        {included?.text.map((line, index) => (
          <li key={index} {...languageAttributes(included.locale, locale)}>
            {line}
          </li>
        ))}
      </ul>
      <a
        className="button quiet"
        href={`${review}?mailing=${encodeURIComponent(id)}`}
        aria-label={t('chooseNamed', { name: name.text })}
      >
        {t('choose')}
      </a>
    </li>
  )
}

interface EachProps {
  /** What stands there for readers of a currency; what has the same key is the same for both. */
  render: (currency: Currency) => { key: string; node: ReactNode } | undefined
}

/** Something in every currency, of which the style shows one; once, where it is the same in all. */
function InEach({ render }: EachProps) {
  const each = CURRENCIES.map((currency) => ({ currency, shown: render(currency) }))
  const [first] = each
  if (first && each.every(({ shown }) => shown?.key === first.shown?.key)) return first.shown?.node
  return each.map(({ currency, shown }) => (
    <Fragment key={currency}>{shown && <span data-in={currency}>{shown.node}</span>}</Fragment>
  ))
}

interface AmountProps {
  languageTag: string
  amountIn: (currency: Currency) => Money | undefined
}

/** An amount in every currency, of which the style shows one. */
export function InEachCurrency({ languageTag: tag, amountIn }: AmountProps) {
  return (
    <InEach
      render={(currency) => {
        const amount = amountIn(currency)
        if (!amount) return undefined
        const text = formatMoney(amount, tag)
        return { key: text, node: text }
      }}
    />
  )
}
