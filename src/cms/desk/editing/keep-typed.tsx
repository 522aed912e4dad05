'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useAllFormFields,
  useDocumentInfo,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { panelText } from '../../../i18n/panel/panel-texts'
import { KeptWordsOfForm } from './kept-words/kept-words'
import { LastSaved } from './last-saved'
import { leftTextArrived } from './left-behind'
import { isReachable } from './saving'
import { EditLock } from './locks/edit-lock'
import { useEditLock } from './locks/use-edit-lock'
import { useRightsOfSignedIn } from './signed-out/use-rights-of-signed-in'
import { TakeOverStructure } from './take-over-structure'
import { useLeaveGuard } from './use-leave-guard'
import { useReadAnew, useReadOnly } from './use-read-only'
import { useSaver } from './use-saver'

/** How long after the last key a text is saved, and how long it may wait while keys are pressed, in ms. */
const PAUSE = 1_500
const LONGEST_WAIT = 10_000

/** How long the form may be shut while it is read again before somebody is offered to load the page again, in ms. */
const LONGEST_READING = 30_000

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

  const [isReading, readAnew] = useReadAnew()
  const isEarlierAwaited = useEarlierText(saver.locale, readAnew)
  const [isReplaced, setReplaced] = useState(false)
  const isRenewed = lock.isRenewed || isEarlierAwaited || isReading
  const isShut = lock.colleague !== undefined || isRenewed || isReplaced
  useReadOnly(saver, isShut)
  useRightsOfSignedIn()

  return (
    <>
      <TakeOverStructure
        saver={saver}
        isBusy={isReplaced || isReading}
        onBusy={setReplaced}
        onUnanswered={readAnew}
      />
      <EditLock locale={saver.locale} lock={lock} />
      {isRenewed && <Renewing />}
      <LastSaved saver={saver} />
      <KeptWordsOfForm saver={saver} locale={saver.locale} isShut={isShut} />
      {isLost && (
        <p role="alert" className="mh-connection">
          {panelText(t, 'connectionLost')}
        </p>
      )}
      <LeaveQuestion {...guard} />
    </>
  )
}

/** Says why the form can only be read while it is read again; after a while, what to do where nothing comes. */
function Renewing() {
  const { t } = useTranslation()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONGEST_READING)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  if (!isLate) {
    return (
      <span role="status" className="mh-saving">
        {t('general:loading')}
      </span>
    )
  }
  return (
    <span role="alert" className="mh-lock mh-late">
      {panelText(t, 'readAnewLate')}{' '}
      {/* The browser asks before it where a text that was left is not saved yet. */}
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => window.location.reload()}
      >
        {panelText(t, 'readAnewLoad')}
      </Button>
    </span>
  )
}

/**
 * A text that was left a moment ago may have been saved after this page was drawn: it is drawn again.
 * @returns whether it is waited for
 */
function useEarlierText(locale: string, readAnew: () => void): boolean {
  const { id, collectionSlug } = useDocumentInfo()
  const [isAwaited, setAwaited] = useState(false)
  const wait = useEffectEvent(async () => {
    if (id === undefined || collectionSlug === undefined) return
    const arrival = leftTextArrived({ collection: collectionSlug, id, locale })
    if (!arrival) return
    setAwaited(true)
    await arrival
    readAnew()
    setAwaited(false)
  })
  useEffect(() => {
    // The form of before may go in the same moment, and says then what it leaves.
    void Promise.resolve().then(() => wait())
  }, [])
  return isAwaited
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
