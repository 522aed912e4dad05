'use client'

import { useAllFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useLayoutEffect, useRef } from 'react'

import { isSameValue } from '../../../domain/texts/same-value'

/**
 * Keeps what is typed while a save is on its way. Of the answer Payload takes the value of every field but the one that was
 * typed in last (3.90.1), so that the end of a title was gone where its writer went on to the text.
 */
export function useNewerValues() {
  const [fields, dispatch] = useAllFormFields()
  const sent = useRef<FormState | undefined>(undefined)

  useLayoutEffect(() => {
    const before = sent.current
    if (!before) return
    const newer = Object.entries(fields).filter(
      ([path, { isModified, value }]) => !isModified && !isSameValue(value, before[path]?.value),
    )
    if (newer.length === 0) return
    const marked = newer.map(([path, field]) => [path, { ...field, isModified: true }] as const)
    dispatch({ type: 'UPDATE_MANY', formState: Object.fromEntries(marked) })
  }, [fields, dispatch])

  return {
    /** To be called with the fields as they are sent. */
    sends: (state: FormState) => {
      sent.current = state
    },
    /** To be called once the answer is in the form, or none comes. */
    answered: () => {
      sent.current = undefined
    },
  }
}
