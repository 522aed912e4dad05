'use client'

import { useForm, useFormModified, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import { sayNotDone } from './say-not-done'
import { sendFromPanel } from './send-from-panel'

/**
 * What staff do with a document beside its form. What they have chosen in the form is saved before it; after it the page is
 * read again, because the form would write the state of before back, and what is typed elsewhere stays.
 */
export function usePanelDeed() {
  const { t, i18n } = useTranslation()
  const { submit } = useForm()
  const isModified = useFormModified()
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  const [isReading, startReading] = useTransition()

  /** @returns whether it was done; where not, it was said why */
  const send = async (...[address, method, data]: [string, 'POST' | 'PATCH', object]) => {
    setSending(true)
    try {
      // Whatever is wrong with the form is said there.
      if (isModified && !(await submit())?.res?.ok) return false
      const refused = await sendFromPanel(address, method, data, i18n.language)
      if (refused) sayNotDone(t, refused)
      // What got no answer may have been done.
      if (!refused || refused.why === 'unanswered') startReading(() => router.refresh())
      return refused === undefined
    } finally {
      setSending(false)
    }
  }
  return { send, isBusy: isSending || isReading }
}
