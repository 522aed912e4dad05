'use client'

import { useEffect } from 'react'

import { forgetUnsent } from './unsent-text'

interface Props {
  /** Whose form it was, as `data-of` of it said. */
  of: string | undefined
}

/** What is sent is not kept on this device any more, also where it was sent without the script. */
export function FormSent({ of }: Props) {
  useEffect(() => forgetUnsent(of), [of])
  return null
}
