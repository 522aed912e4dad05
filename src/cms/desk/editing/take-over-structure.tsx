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
import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

import { isLocale } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import { isFilled, saysSomething } from '../../documents/rich-text/body-blocks'
import { sayNotDone } from './say-not-done'
import { sendFromPanel } from './send-from-panel'
import type { Saver } from './use-saver'

/** Says once the page is drawn again what was done. */
const DONE = 'mh-structure-done'

interface Props {
  saver: Saver
  isBusy: boolean
  /** Lets the form only be read while it is busy: what is typed then would write the text of before over the new one. */
  onBusy: (isBusy: boolean) => void
  /** Reads the form again where nobody knows what it should show. */
  onUnanswered: () => void
}

/**
 * Offers the blocks of the source, without its words, to a translator whose text is still empty; and, until the first
 * word is written into them, to take them out again. What is typed elsewhere in the form is saved before.
 */
export function TakeOverStructure({ saver, isBusy, onBusy, onUnanswered }: Props) {
  const { t, i18n } = useTranslation()
  const { code } = useLocale()
  const { config } = useConfig()
  const { id, collectionSlug, hasPublishedDoc, hasSavePermission } = useDocumentInfo()
  const body = useFormFields(([fields]) => fields.body?.value)
  useDoneBefore()
  const source = config.localization === false ? undefined : config.localization.defaultLocale
  const isTakenOver = isFilled(body)
  if (id === undefined || saysSomething(body) || !hasSavePermission) return null
  if (!isLocale(source) || code === source) return null
  // What readers are shown without a word may be all there is to say.
  if (isTakenOver && hasPublishedDoc) return null
  const send = async () => {
    const isSaved = await everythingSaved(saver)
    if (!isSaved) return
    flushSync(() => onBusy(true))
    const undo = isTakenOver ? '&undo=true' : ''
    const address = `/api/${collectionSlug}/${id}/take-over-structure?locale=${code}${undo}`
    const refused = await sendFromPanel(address, 'POST', {}, i18n.language)
    if (refused === undefined) {
      sessionStorage.setItem(DONE, isTakenOver ? 'structureRemoved' : 'structureTakenOver')
      // The form holds the text of before: it is made again.
      window.location.reload()
      return
    }
    sayNotDone(t, refused)
    // It may have been done, and the form would write the text of before over it.
    if (refused.why === 'unanswered') onUnanswered()
    onBusy(false)
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
        : panelText(t, 'takeOverStructure', { language: source })}
    </Button>
  )
}

/** Saves what is typed until there is nothing more; what is in the way is said by whoever saves. */
async function everythingSaved({ save, unsaved, isTyping }: Saver): Promise<boolean> {
  while (unsaved() || isTyping()) {
    if ((await save()) !== 'saved') return false
  }
  return true
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
    // What shows it stands behind this in the page, and hears nothing of what is said before it is there.
    const timer = setTimeout(() => tell())
    return () => {
      clearTimeout(timer)
    }
  }, [])
}
