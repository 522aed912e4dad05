'use client'

import {
  Button,
  DocumentLocked,
  DocumentTakeOver,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ClientUser } from 'payload'
import { useEffect, useEffectEvent, useState } from 'react'

import { isLocale, nativeName } from '../../../domain/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import type { Saver } from '../use-saver'
import type { useEditLock } from './use-edit-lock'

/**
 * Says who is writing this text, and its other languages. While a colleague writes it, it can only be read here, or be
 * taken over. In the place of what Payload shows for its locks of whole documents.
 */
export function EditLock({ saver, lock }: { saver: Saver; lock: ReturnType<typeof useEditLock> }) {
  const { t } = useTranslation()
  const { config } = useConfig()
  const { collectionSlug, hasSavePermission } = useDocumentInfo()
  const router = useRouter()
  const { colleague, others, isTaken, takeOver } = lock
  const [answered, setAnswered] = useState<number | undefined>(undefined)
  useReadOnly(saver, colleague !== undefined)
  const admin = config.routes.admin
  const language = isLocale(saver.locale) ? nativeName(saver.locale) : saver.locale
  const isAsking = colleague !== undefined && colleague.id !== answered
  const read = () => setAnswered(colleague?.id)
  const named = (name: string) => ({ email: `${name} (${language})` }) as unknown as ClientUser
  return (
    <>
      {colleague && (
        <span role="status" className="mh-lock">
          <bdi>
            {panelText(t, isTaken ? 'lockTaken' : 'lockHolder', { name: colleague.name, language })}
          </bdi>{' '}
          {hasSavePermission && (
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={() => void takeOver()}
            >
              {panelText(t, 'lockTakeOver')}
            </Button>
          )}
        </span>
      )}
      {others.length > 0 && (
        <span className="mh-lock-others">
          {others.map(({ name, locale }) => (
            <span key={`${name}/${locale}`}>
              <bdi>{panelText(t, 'lockOthers', { name, language: nativeName(locale) })}</bdi>
            </span>
          ))}
        </span>
      )}
      {colleague && !isTaken && hasSavePermission && (
        <DocumentLocked
          isActive={isAsking}
          user={named(colleague.name)}
          updatedAt={Date.parse(colleague.since)}
          handleGoBack={() => router.push(`${admin}/collections/${collectionSlug}`)}
          onReadOnly={read}
          onTakeOver={() => {
            read()
            void takeOver()
          }}
        />
      )}
      {colleague && isTaken && (
        <DocumentTakeOver
          isActive={isAsking}
          handleBackToDashboard={() => router.push(admin)}
          onReadOnly={read}
        />
      )}
    </>
  )
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

/** Lets the form be read, and neither typed in nor sent. */
function useReadOnly(saver: Saver, isReadOnly: boolean) {
  const form = useForm()
  const isProcessing = useFormProcessing()
  const shut = useEffectEvent((isShut: boolean) => {
    saver.shut(isShut)
    form.setProcessing(isShut)
    form.setDisabled(isShut)
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
