'use client'

import {
  ConfirmationModal,
  toast,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { panelText } from '../../i18n/panel/panel-texts'
import { leftTextArrived } from './left-behind'
import { isReachable } from './saving'
import { EditLock } from './locks/edit-lock'
import { useEditLock } from './locks/use-edit-lock'
import { useLeaveGuard } from './use-leave-guard'
import { useSaver } from './use-saver'

/** How long after the last key a text is saved, and how long it may wait while keys are pressed, in ms. */
const PAUSE = 1_500
const LONGEST_WAIT = 10_000

/** How often a lost connection is looked for, in ms. */
const LOOK_EVERY = 3_000

/**
 * Keeps what is typed: saves it at every pause and before the editor goes elsewhere, says when the
 * server does not answer, and saves when it is back. In the place of Payload's autosave.
 */
export function KeepTyped() {
  const { t } = useTranslation()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const saver = useSaver()
  const lock = useEditLock(saver)
  const guard = useLeaveGuard(saver)
  const [isLost, setLost] = useState(false)
  const since = useRef<number | undefined>(undefined)

  const keep = useEffectEvent(async () => {
    since.current = undefined
    const outcome = await saver.save()
    setLost(outcome === 'unreachable')
    // A colleague may have taken over.
    if (outcome === 'refused') await lock.look()
  })

  const plan = useEffectEvent(() => {
    if (!saver.unsaved()) {
      since.current = undefined
      return undefined
    }
    since.current ??= Date.now()
    const left = since.current + LONGEST_WAIT - Date.now()
    return setTimeout(() => void keep(), Math.max(0, Math.min(PAUSE, left)))
  })

  useEffect(() => {
    const timer = plan()
    return () => {
      clearTimeout(timer)
    }
  }, [fields, isModified])

  const look = useEffectEvent(async () => {
    if (!(await isReachable())) return
    toast.info(panelText(t, 'connectionBack'))
    await keep()
  })

  useEffect(() => {
    if (!isLost) return
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      timer = setTimeout(() => void look().finally(next), LOOK_EVERY)
    }
    next()
    return () => {
      clearTimeout(timer)
    }
  }, [isLost])

  useEarlierText(saver.locale)

  return (
    <>
      <EditLock saver={saver} lock={lock} />
      {saver.isSaving && <span className="mh-saving">{t('general:saving')}</span>}
      {isLost && (
        <p role="alert" className="mh-connection">
          {panelText(t, 'connectionLost')}
        </p>
      )}
      <LeaveQuestion {...guard} />
    </>
  )
}

/** A text that was left a moment ago may have been saved after this page was drawn: it is drawn anew. */
function useEarlierText(locale: string) {
  const { id, collectionSlug } = useDocumentInfo()
  const { disabled, setDisabled } = useForm()
  const router = useRouter()
  const wait = useEffectEvent(async () => {
    if (id === undefined || collectionSlug === undefined) return
    const arrival = leftTextArrived({ collection: collectionSlug, id, locale })
    if (!arrival) return
    setDisabled(true)
    await arrival
    setDisabled(disabled)
    router.refresh()
  })
  useEffect(() => {
    void wait()
  }, [])
}

/** Asks, in Payload's own words, whether to leave a text that could not be saved. */
function LeaveQuestion({
  isAsked,
  stay,
  goAnyway,
}: Omit<ReturnType<typeof useLeaveGuard>, 'going'>) {
  const { t } = useTranslation()
  const slug = `leave-unsaved-${useId()}`
  const { openModal, closeModal } = useModal()
  const show = useEffectEvent((isShown: boolean) => {
    if (isShown) openModal(slug)
    else closeModal(slug)
  })
  useEffect(() => show(isAsked), [isAsked])
  return (
    <ConfirmationModal
      modalSlug={slug}
      heading={t('general:leaveWithoutSaving')}
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
      onCancel={stay}
      onConfirm={goAnyway}
    />
  )
}
