'use client'

import { useEffect } from 'react'

import { forgetUnsent } from './unsent-text'

interface Props {
  /** Whose form it was, as `data-of` of it said. */
  of: string | undefined
}

/**
 * What is sent is not kept on this device any more, also where it was sent without the script. What was put by since this page
 * was asked for is typed in another tab.
 */
export function FormSent({ of }: Props) {
  useEffect(() => forgetUnsent(of, performance.timeOrigin), [of])
  return null
}
