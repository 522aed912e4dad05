'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'

/** Remembered in the browser: whether somebody wants to see the source beside the form, where there is room for it. */
const KEY = 'mh-source-beside'

/** From here on there is room for both beside each other. CSS pixels, as in `side-by-side.css`. */
export const WIDE = '(min-width: 1280px)'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDE)
  listeners.add(listener)
  wide.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    wide.removeEventListener('change', listener)
  }
}

/** Where there is no room beside the form it is closed until it is opened there: it takes the place of fields. */
let isOpenAbove = false

function isWanted(): boolean {
  if (!window.matchMedia(WIDE).matches) return isOpenAbove
  return localStorage.getItem(KEY) !== 'closed'
}

/** Whether the source is shown; not while the preview takes its place. */
export function useSourceShown(): [isShown: boolean, show: (isShown: boolean) => void] {
  const wanted = useSyncExternalStore(subscribe, isWanted, () => false)
  const { isLivePreviewing, previewWindowType, setIsLivePreviewing } = useLivePreviewContext()
  const isPlaceTaken = isLivePreviewing && previewWindowType === 'iframe'
  const show = (isShown: boolean) => {
    if (window.matchMedia(WIDE).matches) localStorage.setItem(KEY, isShown ? 'shown' : 'closed')
    else isOpenAbove = isShown
    if (isShown && isPlaceTaken) setIsLivePreviewing(false)
    for (const listener of listeners) listener()
  }
  return [wanted && !isPlaceTaken, show]
}
