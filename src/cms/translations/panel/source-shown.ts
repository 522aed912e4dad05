'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'

/** Remembered in the browser: whether somebody wants to see the source beside the form. */
const KEY = 'mh-source-beside'

/** From here on there is room for both beside each other. CSS pixels, as in `side-by-side.css`. */
export const WIDE = '(min-width: 1280px)'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isWanted(): boolean {
  const said = localStorage.getItem(KEY)
  return said === null ? window.matchMedia(WIDE).matches : said === 'shown'
}

/** Whether the source is shown; not while the preview takes its place. */
export function useSourceShown(): [isShown: boolean, show: (isShown: boolean) => void] {
  const wanted = useSyncExternalStore(subscribe, isWanted, () => false)
  const { isLivePreviewing, previewWindowType, setIsLivePreviewing } = useLivePreviewContext()
  const isPlaceTaken = isLivePreviewing && previewWindowType === 'iframe'
  const show = (isShown: boolean) => {
    localStorage.setItem(KEY, isShown ? 'shown' : 'closed')
    if (isShown && isPlaceTaken) setIsLivePreviewing(false)
    for (const listener of listeners) listener()
  }
  return [wanted && !isPlaceTaken, show]
}
