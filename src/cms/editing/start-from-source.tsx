'use client'

import {
  Button,
  toast,
  useConfig,
  useDocumentInfo,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useState } from 'react'

import { isLocale, nativeName } from '../../domain/locales'
import { panelText } from '../../i18n/panel/panel-texts'

/** Offers the text in the source language to a translator whose language is still empty. */
export function StartFromSource() {
  const { t } = useTranslation()
  const { code } = useLocale()
  const { config } = useConfig()
  const { id, collectionSlug, hasSavePermission } = useDocumentInfo()
  const title = useFormFields(([fields]) => fields.title?.value)
  const [isBusy, setBusy] = useState(false)
  const source = config.localization === false ? undefined : config.localization.defaultLocale
  if (id === undefined || title || !hasSavePermission) return null
  if (!isLocale(source) || code === source) return null
  const start = async () => {
    setBusy(true)
    try {
      const address = `/api/${collectionSlug}/${id}/start-from-source?locale=${code}`
      const answer = await fetch(address, { method: 'POST' })
      const { message, errors } = (await answer.json()) as {
        message?: string
        errors?: { message: string }[]
      }
      if (!answer.ok) throw new Error(errors?.[0]?.message)
      toast.success(message ?? '')
      // The form holds the empty text: it is made anew.
      window.location.reload()
    } catch (error) {
      const isUnheard = !(error instanceof Error) || error instanceof TypeError
      toast.error(isUnheard ? panelText(t, 'connectionLost') : error.message)
      setBusy(false)
    }
  }
  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      disabled={isBusy}
      margin={false}
      onClick={() => void start()}
    >
      {panelText(t, 'startFromSource', { language: nativeName(source) })}
    </Button>
  )
}
