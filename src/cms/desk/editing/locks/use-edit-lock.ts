'use client'

import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { panelText } from '../../../../i18n/panel/panel-texts'
import { keepRefusedText } from '../left-behind'
import { useReadAnew } from '../use-read-only'
import type { Saver } from '../use-saver'
import type { EditLockAnswer, LockDeed } from './edit-lock-answer'
import { sendLockDeed } from './send-lock-deed'

/** How often it is asked who is writing, and how often somebody who writes says so, in ms. */
const EVERY = 10_000

type Holder = NonNullable<EditLockAnswer['holder']>

interface Situation {
  others: EditLockAnswer['others']
  /** The colleague who writes this text, so that it can only be read here. */
  colleague?: Holder | undefined
  /** Whether it was taken over from here. */
  isTaken: boolean
}

/**
 * Holds the lock of the language that is written, from the first letter until a minute after the last or until the form
 * is left, and says who holds it else. What was typed and not saved when a colleague took over is kept.
 * @param saver of the same form
 */
export function useEditLock(saver: Saver) {
  const { t } = useTranslation()
  const { user } = useAuth()
  const { id, collectionSlug, hasSavePermission } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const form = useForm()
  const [isReading, readAnew] = useReadAnew()
  const [isSettingAside, setSettingAside] = useState(false)
  const [situation, setSituation] = useState<Situation>({ others: [], isTaken: false })
  const holds = useRef(false)
  const heldAt = useRef(0)
  const savedByOthers = useRef<string | undefined>(undefined)
  const isAsked = useRef(false)
  const { locale } = saver

  /** What is typed and not saved stands in a notice from now on; the form shows what is stored. */
  const setAside = async (reason: string) => {
    setSettingAside(true)
    await saver.handedOver()
    const text = saver.unsaved()
    if (text) keepRefusedText(text, reason)
    form.setModified(false)
    readAnew()
    setSettingAside(false)
  }

  const heed = useEffectEvent(async (answer: EditLockAnswer | undefined) => {
    if (!answer) return
    const { holder, others } = answer
    const isFirst = !isAsked.current
    const isSavedElsewhere = (answer.savedByOthers ?? '') > (savedByOthers.current ?? '')
    isAsked.current = true
    savedByOthers.current = answer.savedByOthers
    if (holder && holder.id !== user?.id) {
      // Also where they began while this form was left alone for a while, with letters in it.
      const isTaken = holds.current || saver.unsaved() !== undefined || situation.isTaken
      const isNews = situation.colleague?.id !== holder.id
      holds.current = false
      setSituation({ others, colleague: holder, isTaken })
      if (isTaken && isNews) await setAside(panelText(t, 'lockTakenReason', { name: holder.name }))
      return
    }
    const wasShut = situation.colleague !== undefined
    const isStale = !isFirst && !holds.current && isSavedElsewhere
    holds.current = holder !== undefined
    setSituation({ others, isTaken: false })
    if (wasShut) readAnew()
    else if (isStale) await setAside(panelText(t, 'lockStaleReason'))
  })

  const send = useEffectEvent(async (deed: LockDeed) => {
    if (id === undefined || collectionSlug === undefined || locale === '') return
    if (deed !== 'look') heldAt.current = Date.now()
    await heed(await sendLockDeed({ collection: collectionSlug, id, locale }, deed))
  })

  // Who writes says so, now and then.
  const write = useEffectEvent(() => {
    if (!isModified || !hasSavePermission || situation.colleague) return
    if (Date.now() - heldAt.current >= EVERY) void send('hold')
  })
  useEffect(() => write(), [fields, isModified])

  useEffect(() => {
    if (id === undefined) return
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const next = async () => {
      if (document.visibilityState === 'visible') await send('look')
      if (!isGone) timer = setTimeout(() => void next(), EVERY)
    }
    void next()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [id, collectionSlug, locale])

  // The lock of this form, also when its language is another one by now.
  useEffect(() => {
    if (id === undefined || collectionSlug === undefined) return
    const leave = () => {
      if (!holds.current) return
      holds.current = false
      heldAt.current = 0
      void sendLockDeed({ collection: collectionSlug, id, locale }, 'leave')
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      // What is being saved on the way out would take it once more.
      void saver.ended().then(leave)
    }
  }, [id, collectionSlug, locale])

  return {
    ...situation,
    /** Whether the form is read again, so that what is typed in it would be gone. */
    isRenewed: isSettingAside || isReading,
    /** Asks who is writing, now. */
    look: () => send('look'),
    takeOver: () => send('take-over'),
  }
}
