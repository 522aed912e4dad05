'use client'

import { useField, useTranslation } from '@payloadcms/ui'

import { type Currency, formatMoney, MOST_MINOR_UNITS } from '@/domain/money'

/** Beside an amount in cents, what readers will see of it. */
export function AmountPreview({ path, currency }: { path: string; currency: Currency }) {
  const { value } = useField<number | null>({ path })
  const { i18n } = useTranslation()
  const isAmount =
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_MINOR_UNITS
  return (
    <output style={{ display: 'block', minBlockSize: '1.5em' }}>
      {isAmount ? formatMoney({ amount: Number(value), currency }, i18n.language) : ''}
    </output>
  )
}
