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
 * What time it is on the device, to the minute; nothing where the server draws, which does not know the time zone of
 * whoever reads it.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore(eachMinute, minutes, () => undefined)
}
