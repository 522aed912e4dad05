'use client'

import { useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useDeferredValue, useEffect, useEffectEvent, useTransition } from 'react'

import type { Saver } from './use-saver'

/**
 * Reads the form again from the server. What is typed before it is there would be gone with the text of before, so that
 * the form is to be read only meanwhile (`useReadOnly`).
 */
export function useReadAnew(): [isReading: boolean, read: () => void] {
  const router = useRouter()
  const [isReading, startReading] = useTransition()
  // The editor of texts is made again only once the form has the new state.
  const isOld = useDeferredValue(isReading)
  return [isReading || isOld, () => startReading(() => router.refresh())]
}

/** What is typed, pasted, cut or dropped; the editor of texts writes on keys already. */
const WRITING = ['beforeinput', 'keydown', 'paste', 'cut', 'drop'] as const

/** Keys that write although they have a name. */
const WRITING_KEYS: ReadonlySet<string> = new Set(['Enter', 'Backspace', 'Delete'])

/** Keeps what is read from being written; it can be walked through, marked and copied. */
function refuseWriting(event: Event): void {
  const { target } = event
  const isText =
    target instanceof Element &&
    target.closest('[data-lexical-editor], .document-fields :is(input, textarea)') !== null
  if (!isText) return
  if (event instanceof KeyboardEvent) {
    if (event.key.length > 1 && !WRITING_KEYS.has(event.key)) return
    if ((event.ctrlKey || event.metaKey) && /^[acC]$/.test(event.key)) return
  }
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Lets the form be read, and neither typed in nor sent. To be used once in a form: who opens it opens it for all. */
export function useReadOnly(saver: Saver, isReadOnly: boolean) {
  const form = useForm()
  const { hasSavePermission, isTrashed } = useDocumentInfo()
  const isProcessing = useFormProcessing()
  const shut = useEffectEvent((isShut: boolean) => {
    saver.shut(isShut)
    form.setProcessing(isShut)
    form.setDisabled(isShut || hasSavePermission === false || isTrashed === true)
  })
  // A save that ends meanwhile opens it.
  useEffect(() => {
    if (isReadOnly && !isProcessing) shut(true)
  }, [isReadOnly, isProcessing])
  useEffect(() => {
    if (!isReadOnly) return
    // The editor of texts stays open where the form is shut (3.90.1).
    for (const type of WRITING) addEventListener(type, refuseWriting, true)
    return () => {
      for (const type of WRITING) removeEventListener(type, refuseWriting, true)
      shut(false)
    }
  }, [isReadOnly])
}
