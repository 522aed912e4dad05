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
import { isFilled } from '../translations/body-blocks'
import { sendFromPanel } from './send-from-panel'

/** Offers the blocks of the source, without its words, to a translator whose text is still empty. */
export function TakeOverStructure() {
  const { t, i18n } = useTranslation()
  const { code } = useLocale()
  const { config } = useConfig()
  const { id, collectionSlug, hasSavePermission } = useDocumentInfo()
  const body = useFormFields(([fields]) => fields.body?.value)
  const [isBusy, setBusy] = useState(false)
  const source = config.localization === false ? undefined : config.localization.defaultLocale
  if (id === undefined || isFilled(body) || !hasSavePermission) return null
  if (!isLocale(source) || code === source) return null
  const take = async () => {
    setBusy(true)
    const address = `/api/${collectionSlug}/${id}/take-over-structure?locale=${code}`
    const refused = await sendFromPanel(address, 'POST', {}, i18n.language)
    if (refused === undefined) {
      toast.success(panelText(t, 'structureTakenOver'))
      // The form holds the empty text: it is made anew.
      window.location.reload()
      return
    }
    toast.error(refused === '' ? panelText(t, 'connectionLost') : refused)
    setBusy(false)
  }
  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      disabled={isBusy}
      margin={false}
      onClick={() => void take()}
    >
      {panelText(t, 'takeOverStructure', { language: nativeName(source) })}
    </Button>
  )
}
