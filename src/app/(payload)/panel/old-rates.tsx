import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'

import { getExchangeRates } from '@/features/vacancies/read-exchange-rates'
import { oldRatesSentence } from '@/features/vacancies/admin/rates-age'

/** The way to exchange rates that are older than a month; nothing where they are not. */
export async function OldRates({ i18n }: Pick<AdminViewServerProps, 'i18n'>) {
  const sentence = oldRatesSentence((await getExchangeRates())?.day, i18n)
  if (sentence === undefined) return null
  return (
    <p className="mh-bad">
      <Link prefetch={false} href="/admin/globals/exchange-rates">
        {sentence}
      </Link>
    </p>
  )
}
