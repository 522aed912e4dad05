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
import { useEffect, useEffectEvent, useState } from 'react'

import { isLocale, nativeName } from '../../domain/locales'
import { panelText } from '../../i18n/panel/panel-texts'
import { isFilled, saysSomething } from '../translations/body-blocks'
import { sendFromPanel } from './send-from-panel'

/** Says once the page is drawn anew what was done. */
const DONE = 'mh-structure-done'

/**
 * Offers the blocks of the source, without its words, to a translator whose text is still empty; and, until the first
 * word is written into them, to take them out again.
 */
export function TakeOverStructure() {
  const { t, i18n } = useTranslation()
  const { code } = useLocale()
  const { config } = useConfig()
  const { id, collectionSlug, hasPublishedDoc, hasSavePermission } = useDocumentInfo()
  const body = useFormFields(([fields]) => fields.body?.value)
  const [isBusy, setBusy] = useState(false)
  useDoneBefore()
  const source = config.localization === false ? undefined : config.localization.defaultLocale
  const isTakenOver = isFilled(body)
  if (id === undefined || saysSomething(body) || !hasSavePermission) return null
  if (!isLocale(source) || code === source) return null
  // What readers are shown without a word may be all there is to say.
  if (isTakenOver && hasPublishedDoc) return null
  const send = async () => {
    setBusy(true)
    const undo = isTakenOver ? '&undo=true' : ''
    const address = `/api/${collectionSlug}/${id}/take-over-structure?locale=${code}${undo}`
    const refused = await sendFromPanel(address, 'POST', {}, i18n.language)
    if (refused === undefined) {
      sessionStorage.setItem(DONE, isTakenOver ? 'structureRemoved' : 'structureTakenOver')
      // The form holds the text of before: it is made anew.
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
      onClick={() => void send()}
    >
      {isTakenOver
        ? panelText(t, 'structureUndo')
        : panelText(t, 'takeOverStructure', { language: nativeName(source) })}
    </Button>
  )
}

function useDoneBefore(): void {
  const { t } = useTranslation()
  const tell = useEffectEvent(() => {
    const done = sessionStorage.getItem(DONE)
    sessionStorage.removeItem(DONE)
    if (done === 'structureTakenOver' || done === 'structureRemoved') {
      toast.success(panelText(t, done))
    }
  })
  useEffect(() => {
    tell()
  }, [])
}
