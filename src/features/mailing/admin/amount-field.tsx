'use client'

import { TextInput, useField, useTranslation } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientProps } from 'payload'
import { type ChangeEvent, useMemo, useState } from 'react'

import { typedPrice, writtenPrice } from '@/domain/typed-price'

/**
 * Minor units; or, where it is no price, what was typed behind this sign: a text that Payload cannot
 * take for a number, so that the server refuses it (of “1,299” it would store 1).
 */
type Amount = number | string | null
const UNREADABLE = '?'

/** An amount that is kept in minor units, and read and typed as people write prices. */
export function AmountField({ field, path: pathOfField, readOnly }: NumberFieldClientProps) {
  const { i18n } = useTranslation()
  const { path, value, setValue, showError, disabled } = useField<Amount>({
    potentiallyStalePath: pathOfField,
  })
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
      label={field.name}
      value={typing ?? written(value, i18n.language)}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        const text = target.value
        setTyping(text)
        setValue(text.trim() === '' ? null : (typedPrice(text) ?? UNREADABLE + text))
      }}
      htmlAttributes={attributes}
      readOnly={readOnly ?? disabled}
      showError={showError}
      style={styles}
    />
  )
}

function written(value: Amount, language: string): string {
  if (typeof value === 'number') return writtenPrice(value, language)
  return value?.slice(UNREADABLE.length) ?? ''
}
