'use client'

import { TextField, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useEffectEvent, useRef } from 'react'

import { tidySlug } from '@/domain/addresses/slugs'

/** The field of a slug: what was typed becomes a slug when the field is left. */
export function SlugField(props: TextFieldClientProps) {
  const { value, setValue } = useField<string | null>({ path: props.path })
  const input = useRef<HTMLInputElement>(null)
  const tidy = useEffectEvent(() => {
    const slug = tidySlug(value ?? '')
    if (slug !== (value ?? '')) setValue(slug)
  })
  useEffect(() => {
    const element = input.current
    const listener = () => {
      tidy()
    }
    element?.addEventListener('blur', listener)
    return () => element?.removeEventListener('blur', listener)
  }, [])
  return <TextField {...props} inputRef={input as React.RefObject<HTMLInputElement>} />
}
