'use client'

import { useEffect } from 'react'

import { forgetAllUnsent } from './unsent-text'

/** Leaves nothing on this device of what was typed and not sent: whoever has signed out here may not come back to it. */
export function ForgetUnsent() {
  useEffect(forgetAllUnsent, [])
  return null
}
