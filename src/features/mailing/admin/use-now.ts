'use client'

import { useSyncExternalStore } from 'react'

/** Milliseconds. */
const MINUTE = 60_000

const minutes = () => Math.floor(Date.now() / MINUTE) * MINUTE

function eachMinute(tell: () => void) {
  const timer = setInterval(tell, MINUTE / 4)
  return () => {
    clearInterval(timer)
  }
}

/**
 * Returns the time on the device, to the minute. It is `undefined` on the server, which does not know the time zone of
 * the user.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore(eachMinute, minutes, () => undefined)
}
