'use client'

import { useAllFormFields, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

import { panelText } from '../../../i18n/panel/panel-texts'
import { isSignedOut, subscribeToSignedOut } from './signed-out/signed-out'
import type { Saver } from './use-saver'

/** How long words may wait for a save before it is said, in ms: longer than a pause and a save. */
const SOON = 12_000

/**
 * When the text was last saved, and whether all of it is. In the place of Payload's words, which count from then on whatever
 * has come of later saves, and only when the form is drawn again.
 */
export function LastSaved({ saver }: { saver: Saver }) {
  const { t, i18n } = useTranslation()
  const { id, lastUpdateTime } = useDocumentInfo()
  const isOut = useSyncExternalStore(subscribeToSignedOut, isSignedOut, () => false)
  const isWaiting = useIsWaiting(saver)
  if (saver.isSaving && !isOut) return <span className="mh-saving">{t('general:saving')}</span>
  const time =
    id === undefined || !lastUpdateTime ? undefined : timeOf(lastUpdateTime, i18n.language)
  return (
    <span className="mh-last-saved">
      {/* There before it says something, or screen readers would not read it out. */}
      <b role="status">
        {isOut ? panelText(t, 'notSaved') : isWaiting && panelText(t, 'notSavedYet')}
      </b>{' '}
      {time !== undefined && panelText(t, 'lastSavedAt', { time })}
    </span>
  )
}

/** Whether something that was typed has not been saved for longer than usual. */
function useIsWaiting(saver: Saver): boolean {
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const [isWaiting, setWaiting] = useState(false)
  const look = useEffectEvent(() => setWaiting(saver.unsaved() !== undefined))
  useEffect(() => {
    const now = isWaiting ? 0 : SOON
    const timer = setTimeout(() => look(), now)
    return () => {
      clearTimeout(timer)
    }
  }, [fields, isModified, isWaiting, saver.isSaving])
  return isWaiting
}

/** The time of a moment, with its day where that is not today. */
function timeOf(at: number, language: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const style = isToday ? {} : ({ dateStyle: 'medium' } as const)
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', ...style }).format(at)
}
