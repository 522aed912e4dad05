'use client'

import { TextField, useFormFields, useLocale, useOperation, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useCallback } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

/**
 * The field in which a new picture is told to those who do not see it. It asks before a file of some
 * megabytes is sent; the server asks again.
 */
export const AlternativeText: TextFieldClientComponent = (props) => {
  const { t } = useTranslation()
  const { code } = useLocale()
  const isNew = useOperation() === 'create'
  const file = useFormFields(([fields]) => fields.file?.value)
  const isPicture = file instanceof File && file.type !== 'application/pdf'
  const isAskedFor = isNew && isPicture
  const validate = useCallback(
    (value: unknown) => {
      if (!isAskedFor || (typeof value === 'string' && value.trim() !== '')) return true
      return panelText(t, 'altMissing', { language: code })
    },
    [code, isAskedFor, t],
  )
  return (
    <TextField
      {...props}
      field={{ ...props.field, required: isAskedFor }}
      // In its form of many files Payload renders this before it knows what its reader may do.
      readOnly={!isNew && props.readOnly === true}
      validate={validate}
    />
  )
}
