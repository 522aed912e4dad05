'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { panelText } from '../../../i18n/panel/panel-texts'
import type { SuspendableCollection } from './suspend'

interface Props {
  collection: SuspendableCollection
  id: number | string
  /** When it was suspended, as it was read with the page; nothing where it is not. */
  since: string | null | undefined
}

/** Suspends a document with one click, or lifts it again; says since when where it is suspended. */
export function SuspendToggle({ collection, id, since }: Props) {
  const { t, i18n } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  // The page is not read again: what is typed into a form and not saved stays.
  const [changed, setChanged] = useState<string | null>()
  const suspendedAt = changed === undefined ? since : changed
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const change = async () => {
    setBusy(true)
    try {
      const action = suspendedAt ? 'lift-suspension' : 'suspend'
      const answer = await fetch(`/api/${collection}/${id}/${action}`, {
        method: 'POST',
        headers: { 'Accept-Language': i18n.language },
      })
      const { message, errors } = (await answer.json()) as {
        message?: string
        errors?: { message: string }[]
      }
      if (!answer.ok) throw new Error(errors?.[0]?.message)
      toast.success(message ?? '')
      setChanged(suspendedAt ? null : new Date().toISOString())
    } catch (error) {
      const isUnheard = !(error instanceof Error) || error instanceof TypeError
      toast.error(isUnheard ? panelText(t, 'consequencesUnanswered') : error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <span className="mh-suspended" role="status">
        {suspendedAt && panelText(t, 'suspendedSince', { day: day.format(new Date(suspendedAt)) })}
      </span>
      <Button
        buttonStyle="secondary"
        size="medium"
        disabled={isBusy}
        margin={false}
        onClick={() => void change()}
      >
        {panelText(t, suspendedAt ? 'liftSuspension' : 'suspend')}
      </Button>
    </>
  )
}
