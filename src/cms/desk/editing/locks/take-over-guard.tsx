'use client'

import { type ReactNode, useEffect } from 'react'

/** Who has pressed a key that writes within so many ms is typing, and not choosing. */
const STILL_TYPING = 1_500

/** Payload's window that comes by itself in the middle of a text. */
const WINDOW = '.document-take-over'

/**
 * Keeps what somebody types from answering the window in which Payload says that a colleague has taken over: its first
 * button, which has the focus then, leaves the form, and a space presses it (3.90.1).
 */
export function TakeOverGuard({ children }: { children: ReactNode }) {
  useEffect(() => {
    let typedAt = -Infinity
    const heed = (event: KeyboardEvent) => {
      const { key, target, type } = event
      const presses = key === ' ' || key === 'Enter'
      const isTyping = event.timeStamp - typedAt < STILL_TYPING
      if (type === 'keydown' && (key.length === 1 || presses)) typedAt = event.timeStamp
      if (!presses || !isTyping) return
      if (!(target instanceof Element) || !target.closest(WINDOW)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    for (const type of ['keydown', 'keyup'] as const) addEventListener(type, heed, true)
    return () => {
      for (const type of ['keydown', 'keyup'] as const) removeEventListener(type, heed, true)
    }
  }, [])
  return children
}
