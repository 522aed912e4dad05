'use client'

import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import {
  changedFields,
  type FormValues,
  type KeptWords,
  unsavedOf,
} from '../../../../domain/texts/kept-words'
import { newestTextsOf } from '../../../documents/rich-text/panel/newest-texts'
import type { Saver } from '../use-saver'
import { noteOpenForm } from './open-forms'
import { OwnWords } from './own-words'

/** Whose words are kept, and what they are typed into. */
export interface KeptPlace {
  account: string
  place: string
}

/** Where the words of a form are kept; nowhere while nobody is known to be signed in. */
export function useKeptPlace(locale: string): KeptPlace | undefined {
  const { user } = useAuth()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  // What is typed after a session has ended is of whoever was signed in.
  const [account, setAccount] = useState<string | undefined>(undefined)
  const now = user ? `${user.collection}/${user.id}` : account
  if (now !== account) setAccount(now)
  if (now === undefined || locale === '') return undefined
  const entity = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id ?? 'new'}`
  return { account: now, place: `${entity}/${locale}` }
}

/**
 * Keeps in the browser what is typed in a form until it is saved, after each letter: only the fields that were changed.
 * @param saver of a form that saves by itself
 * @param isShut whether the form can only be read, and is not being sent though it looks so
 */
export function useKeeping(kept: KeptPlace | undefined, saver: Saver | undefined, isShut: boolean) {
  const form = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const { lastUpdateTime } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const texts = newestTextsOf(form)
  const [session, setSession] = useState(newSession)
  const [own] = useState(() => new OwnWords())
  const pristine = useRef<FormValues | undefined>(undefined)
  const sentAt = useRef(0)
  const storedAt = useRef<number | undefined>(undefined)

  useEffect(() => noteOpenForm(session), [session])

  useEffect(() => {
    // What was sent before a colleague took over was refused.
    if (isShut) sentAt.current = 0
    else if (isProcessing) sentAt.current = Date.now()
  }, [isProcessing, isShut])

  const isSaved = (words: KeptWords) => {
    const stored = saver?.stored()
    if (stored && unsavedOf(words, stored).length === 0) return true
    return sentAt.current >= words.at && storedAt.current !== lastUpdateTime
  }

  /** What the form shows is not typed, or not any more. */
  const settle = (values: FormValues) => {
    const { words } = own
    if (words && isSaved(words)) own.saved()
    // A form that was refused, or that a colleague takes over in this moment, still shows them.
    else if (words && unsavedOf(words, values).length === 0) return
    else if (words) {
      own.leave()
      setSession(newSession())
    }
    pristine.current = values
  }

  const note = useEffectEvent(() => {
    const inForm = form.getFields()
    const newest = texts.over(inForm)
    const values = reduceFieldsToValues(newest, true) as FormValues
    const isInForm = saver ? saver.unsaved() !== undefined : isModified
    if (!isInForm && newest === inForm) settle(values)
    else if (kept && pristine.current) {
      const stored = saver?.stored() ?? pristine.current
      const changed = changedFields(values, stored)
      const names = Object.keys(changed)
      if (names.length === 0) return
      const { pathname, search } = window.location
      const isNews = own.put({
        ...kept,
        key: `${kept.account}/${kept.place}#${session}`,
        form: session,
        at: Date.now(),
        title,
        address: pathname + search,
        changed,
        stored: Object.fromEntries(names.map((name) => [name, stored[name]])),
      })
      if (isNews) storedAt.current = lastUpdateTime
    }
  })
  useEffect(() => note(), [fields, isModified, kept?.place, lastUpdateTime, saver?.isSaving])
  useEffect(() => texts.listen(() => note()), [texts])

  return { session, own }
}

function newSession(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
}
