'use client'

import { TextInput, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientProps } from 'payload'
import { type ChangeEvent, useMemo, useState } from 'react'

import { type CurrencyDecimals, currencyDecimals } from '@/domain/money/money'
import { typedPrice, writtenPrice } from '@/domain/money/typed-price'

/**
 * Minor units; or, where it is no price, what was typed behind this sign: a text that Payload cannot
 * take for a number, so that the server refuses it (of “1,299” it would store 1).
 */
type Amount = number | string | null
const UNREADABLE = '?'

interface Props extends NumberFieldClientProps {
  /** Name of the field beside this one that holds the currency; without it the currency has cents. */
  currencyFrom?: string
  /** The highest amount, in minor units. */
  most?: number
}

/**
 * An amount that is kept in minor units, and read and typed as people write prices. `amountField` of
 * `value.field.ts` makes one.
 */
export function AmountField({ field, path: pathOfField, readOnly, currencyFrom, most }: Props) {
  const { i18n } = useTranslation()
  const { path, value, setValue, showError, disabled, customComponents } = useField<Amount>({
    potentiallyStalePath: pathOfField,
  })
  const currency = useFormFields(([fields]) =>
    currencyFrom === undefined ? undefined : fields[beside(path, currencyFrom)]?.value,
  )
  const decimals = currencyDecimals(String(currency))
  // While somebody types, what they typed: nothing is put into another form under their hands.
  const [typing, setTyping] = useState<string>()
  const styles = useMemo(() => mergeFieldStyles(field), [field])
  const attributes = {
    autoComplete: 'off',
    inputMode: 'decimal',
    dir: 'ltr',
    onBlur: () => {
      setTyping(undefined)
    },
  }
  return (
    <TextInput
      path={path}
      label={field.label ?? field.name}
      // The server renders it, in the language of the panel.
      Description={customComponents?.Description}
      required={field.required ?? false}
      value={typing ?? written(value, i18n.language, decimals)}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        const text = target.value
        const amount = typedPrice(text, { decimals, ...(most !== undefined && { most }) })
        setTyping(text)
        setValue(text.trim() === '' ? null : (amount ?? UNREADABLE + text))
      }}
      htmlAttributes={attributes}
      readOnly={readOnly ?? disabled}
      showError={showError}
      style={styles}
    />
  )
}

/** The path of another field in the same row or group. */
function beside(path: string, name: string): string {
  return [...path.split('.').slice(0, -1), name].join('.')
}

function written(value: Amount, language: string, decimals: CurrencyDecimals): string {
  if (typeof value === 'number') return writtenPrice(value, language, decimals)
  return value?.slice(UNREADABLE.length) ?? ''
}
