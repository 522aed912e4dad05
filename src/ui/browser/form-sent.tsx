'use client'

import { useEffect } from 'react'

import { forgetUnsent } from './unsent-text'

/** What is sent is not kept on this device any more, also where it was sent without the script. */
export function FormSent() {
  useEffect(forgetUnsent, [])
  return null
}
