'use client'

import { useAllFormFields, useTranslation } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { getSiblingData } from 'payload/shared'
import { useId } from 'react'

import { isLocale } from '@/domain/locales/locales'
import { isolated } from '@/domain/mail/mail-text'
import type { Prices } from '@/domain/money/mailing-price'
import { CURRENCIES, formatMoney } from '@/domain/money/money'
import { type PriceInForce, stepsFrom } from '@/domain/money/price-plan'
import { instantName } from '@/i18n/instant-name'
import { panelText } from '@/i18n/panel/panel-texts'

import { planOf } from '../stored-plan'
import { useNow } from './use-now'

/**
 * What a mailing costs now and what comes, as the form says it, in words: also before it is saved, and in the time zone
 * that its fields are in.
 */
export function PlanInWords({ path }: UIFieldClientProps) {
  const { t, i18n } = useTranslation()
  const [fields] = useAllFormFields()
  const now = useNow()
  const id = useId()
  if (now === undefined) return null
  const plan = planOf(getSiblingData(fields, path))
  const apart = (text: string) => isolated(text, isLocale(i18n.language) ? i18n.language : 'en')
  const amounts = (prices: Prices) =>
    CURRENCIES.flatMap((currency) => {
      const amount = prices[currency]
      return amount === undefined ? [] : [apart(formatMoney({ amount, currency }, i18n.language))]
    }).join(' · ')
  const words = ({ price, promo }: PriceInForce): string => {
    const shown = price ? amounts(price) : panelText(t, 'mailingOnRequest')
    if (!promo) return shown
    return panelText(t, 'inWordsPromo', { price: shown, promo: amounts(promo) })
  }
  return (
    <div className="field-type mh-plan">
      <p className="field-label" id={id}>
        {panelText(t, 'inWords')}
      </p>
      <ul aria-labelledby={id}>
        {stepsFrom(plan, now).map(({ from, inForce }, index) => (
          <li key={from}>
            {index === 0
              ? panelText(t, 'inWordsNow', { price: words(inForce) })
              : panelText(t, 'inWordsThen', {
                  from: apart(instantName(from, i18n.language)),
                  price: words(inForce),
                })}
          </li>
        ))}
      </ul>
    </div>
  )
}
