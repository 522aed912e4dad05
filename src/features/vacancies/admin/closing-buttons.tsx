'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import { sayNotDone } from '@/cms/desk/editing/say-not-done'
import { sendFromPanel } from '@/cms/desk/editing/send-from-panel'
import { type ClosingAction, PROLONGED_DAYS } from '@/domain/vacancies/vacancy-closing'
import { panelText } from '@/i18n/panel/panel-texts'

const ACTIONS: readonly ClosingAction[] = ['prolong', 'close']

/** Prolongs or closes a vacancy with one click, and reads the page again. */
export function ClosingButtons({ id, title }: { id: number; title: string }) {
  const { t, i18n } = useTranslation()
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  const [isReading, startReading] = useTransition()
  const act = async (action: ClosingAction) => {
    setSending(true)
    const refused = await sendFromPanel(`/api/vacancies/${id}/${action}`, 'POST', {}, i18n.language)
    setSending(false)
    if (refused !== undefined) {
      sayNotDone(t, refused)
      return
    }
    toast.success(
      panelText(t, action === 'prolong' ? 'closingProlonged' : 'closingClosed', { count: 1 }),
    )
    startReading(() => router.refresh())
  }
  return (
    <span className="mh-closing">
      {ACTIONS.map((action) => (
        <Button
          key={action}
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isSending || isReading}
          aria-label={`${closingLabel(t, action)}: ${title}`}
          onClick={() => void act(action)}
        >
          {closingLabel(t, action)}
        </Button>
      ))}
    </span>
  )
}

/** What is done, in words. */
export function closingLabel(t: Parameters<typeof panelText>[0], action: ClosingAction): string {
  return action === 'prolong'
    ? panelText(t, 'closingProlong', { days: PROLONGED_DAYS })
    : panelText(t, 'closingClose')
}
