'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Shows nothing. When a save has brought what a colleague changed meanwhile of what the languages share, the fields show
 * it that their writer has not touched since: Payload leaves alone what was ever written in a form.
 */
export function SharedAsRead() {
  const read = useFormFields(([fields]) => fields.sharedAsRead?.value)
  const form = useForm()
  const before = useRef(read)
  const show = useEffectEvent(() => {
    const [old, now] = [before.current, read].map(
      (value) => (value ?? {}) as Record<string, unknown>,
    )
    before.current = read
    const fields = form.getFields()
    for (const [path, value] of Object.entries(now ?? {})) {
      const field = fields[path]
      const isUntouched =
        JSON.stringify(field?.value ?? null) === JSON.stringify(old?.[path] ?? null)
      if (!field || !isUntouched || JSON.stringify(value) === JSON.stringify(old?.[path])) continue
      form.dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    }
  })
  useEffect(() => show(), [read])
  return null
}
