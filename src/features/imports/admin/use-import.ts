'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { sayNotDone } from '@/cms/desk/editing/say-not-done'
import { sendFromPanel } from '@/cms/desk/editing/send-from-panel'

import { type ImportDeed, isAtWork } from '../import-states'
import type { ImportProgress } from '../imports.endpoint'

/** How often it is asked how an import stands while something is done with it, in milliseconds. */
const INTERVAL = 1_500

/** Sends what somebody wants done; says whether it was taken. */
export type SendDeed = (deed: ImportDeed, data?: object) => Promise<boolean>

/** How an import stands, asked again as long as something is done with it. */
export function useImport(id: number) {
  const { t, i18n } = useTranslation()
  const [progress, setProgress] = useState<ImportProgress>()
  const [isSending, setSending] = useState(false)
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    const given = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      let isOver = false
      try {
        const answer = await fetch(`/api/imports/${id}/progress`, { signal: given.signal })
        if (answer.ok) {
          const told = (await answer.json()) as ImportProgress
          setProgress(told)
          isOver = !isAtWork(told.state)
        }
      } catch {
        // Lost on the way, or not wanted any more: asked again, if it is.
      }
      if (!isOver && !given.signal.aborted) timer = setTimeout(() => void ask(), INTERVAL)
    }
    void ask()
    return () => {
      given.abort()
      clearTimeout(timer)
    }
  }, [id, asked])

  const send = useCallback<SendDeed>(
    async (deed, data = {}) => {
      setSending(true)
      const refused = await sendFromPanel(`/api/imports/${id}/${deed}`, 'POST', data, i18n.language)
      setSending(false)
      setAsked((times) => times + 1)
      if (refused === undefined) return true
      sayNotDone(t, refused)
      return false
    },
    [id, i18n.language, t],
  )
  return { progress, send, isSending }
}
