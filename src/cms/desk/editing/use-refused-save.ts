'use client'

import { useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back whenever a save that was pressed has been refused, or left where the panel asks before it. Payload counts such
 * a form as saved, and its button is dead until something else is changed (3.90.1).
 */
export function useRefusedSave(refused: () => void): void {
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const wasProcessing = useRef(false)
  const tell = useEffectEvent(refused)
  useEffect(() => {
    // A save that was taken leaves nothing submitted.
    if (wasProcessing.current && !isProcessing && isSubmitted) tell()
    wasProcessing.current = isProcessing
  }, [isProcessing, isSubmitted])
}
