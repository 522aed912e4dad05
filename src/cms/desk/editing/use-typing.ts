'use client'

import { useEffect, useRef } from 'react'

import { TELL_EVERY } from '../../documents/rich-text/panel/newest-texts'
import { pause } from './pause'

/** How long a browser may go on without a moment in which it has nothing to do, in ms. Payload's editor waits 500. */
const LONGEST_BUSY = 600

/** How many such moments a letter takes to the form, from the text around a block and from the one in it. */
const MOMENTS = 3

/**
 * Whether the form has what was typed. A rich text hands it over when the browser has nothing to do (Payload 3.90.1): on a
 * slow machine a press is heard before that, however long ago the last letter was.
 */
export function useTyping() {
  const pending = useRef<Promise<void> | undefined>(undefined)

  useEffect(() => {
    const note = () => {
      const isHandedOver = moments()
      pending.current = isHandedOver
      void isHandedOver.then(() => {
        if (pending.current === isHandedOver) pending.current = undefined
      })
    }
    document.addEventListener('beforeinput', note, true)
    return () => {
      document.removeEventListener('beforeinput', note, true)
    }
  }, [])

  return {
    /** Whether letters were typed that the form need not have. */
    isTyping: () => pending.current !== undefined,
    /** When the form has all that was typed so far. */
    handedOver: async () => pending.current,
  }
}

async function moments(): Promise<void> {
  // What was typed in a block is on its way to the text around it.
  await pause(TELL_EVERY)
  for (let moment = 0; moment < MOMENTS; moment += 1) await idle()
}

function idle(): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return pause(LONGEST_BUSY / MOMENTS)
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: LONGEST_BUSY }))
}
