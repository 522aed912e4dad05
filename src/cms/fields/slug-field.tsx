'use client'

import { TextField, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

import { tidySlug } from '@/domain/slugs'

/** The field of a slug: what was typed becomes a slug when the field is left. */
export function SlugField(props: TextFieldClientProps) {
  const { value, setValue } = useField<string | null>({ path: props.path })
  const tidy = () => {
    const slug = tidySlug(value ?? '')
    if (slug !== (value ?? '')) setValue(slug)
  }
  return (
    // No control of its own: it only hears when the one inside is left.
    <div role="presentation" onBlur={tidy}>
      <TextField {...props} />
    </div>
  )
}
