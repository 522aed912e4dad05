'use client'

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { panelText } from '../../i18n/panel/panel-texts'

/** Suspends what is edited with one click, or lifts it again; says since when where it is suspended. */
export function SuspendButton() {
  const { t, i18n } = useTranslation()
  const { id, collectionSlug, data } = useDocumentInfo()
  const { permissions } = useAuth()
  const [isBusy, setBusy] = useState(false)
  const mayUpdate = collectionSlug && permissions?.collections?.[collectionSlug]?.update
  if (id === undefined || !mayUpdate) return null
  const since: unknown = data?.suspendedAt
  const isSuspended = typeof since === 'string'
  const change = async () => {
    setBusy(true)
    try {
      const action = isSuspended ? 'lift-suspension' : 'suspend'
      const answer = await fetch(`/api/${collectionSlug}/${id}/${action}`, { method: 'POST' })
      const { message, errors } = (await answer.json()) as {
        message?: string
        errors?: { message: string }[]
      }
      if (!answer.ok) throw new Error(errors?.[0]?.message)
      toast.success(message ?? '')
      // The form holds what was saved before: it is made anew.
      window.location.reload()
    } catch (error) {
      const isUnheard = !(error instanceof Error) || error instanceof TypeError
      toast.error(isUnheard ? panelText(t, 'connectionLost') : error.message)
      setBusy(false)
    }
  }
  return (
    <>
      {isSuspended && (
        <p className="mh-suspended" role="status">
          {panelText(t, 'suspendedSince', {
            day: new Date(since).toLocaleDateString(i18n.language),
          })}
        </p>
      )}
      <Button
        buttonStyle="secondary"
        size="medium"
        disabled={isBusy}
        margin={false}
        onClick={() => void change()}
      >
        {panelText(t, isSuspended ? 'liftSuspension' : 'suspend')}
      </Button>
    </>
  )
}
