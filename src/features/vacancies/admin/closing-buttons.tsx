'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import { sayNotDone } from '@/cms/desk/editing/say-not-done'
import { sendFromPanel } from '@/cms/desk/editing/send-from-panel'
import { type ClosingDeed, PROLONGED_DAYS } from '@/domain/vacancies/vacancy-closing'
import { panelText } from '@/i18n/panel/panel-texts'

const DEEDS: readonly ClosingDeed[] = ['prolong', 'close']

/** Prolongs or closes a vacancy with one click, and reads the page again. */
export function ClosingButtons({ id, title }: { id: number; title: string }) {
  const { t, i18n } = useTranslation()
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  const [isReading, startReading] = useTransition()
  const act = async (deed: ClosingDeed) => {
    setSending(true)
    const refused = await sendFromPanel(`/api/vacancies/${id}/${deed}`, 'POST', {}, i18n.language)
    setSending(false)
    if (refused !== undefined) {
      sayNotDone(t, refused)
      return
    }
    toast.success(
      panelText(t, deed === 'prolong' ? 'closingProlonged' : 'closingClosed', { count: 1 }),
    )
    startReading(() => router.refresh())
  }
  return (
    <span className="mh-closing">
      {DEEDS.map((deed) => (
        <Button
          key={deed}
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isSending || isReading}
          aria-label={`${closingLabel(t, deed)}: ${title}`}
          onClick={() => void act(deed)}
        >
          {closingLabel(t, deed)}
        </Button>
      ))}
    </span>
  )
}

/** What is done, in words. */
export function closingLabel(t: Parameters<typeof panelText>[0], deed: ClosingDeed): string {
  return deed === 'prolong'
    ? panelText(t, 'closingProlong', { days: PROLONGED_DAYS })
    : panelText(t, 'closingClose')
}
