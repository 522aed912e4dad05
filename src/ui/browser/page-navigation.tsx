'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'

import { followAnchorLinks, navigationArrives } from './anchor-scroll'
import { markCurrentHeading } from './current-heading'
import { prefetchLinks } from './link-prefetch'
import { loadOnDemand } from './on-demand'
import { PAGE_SHOWN } from './page-script/page-events'
import { lookForNewVersion, watchVersions } from './version-watch'

// Else Next asks for the route's tree alone: it prefetches no page that the build has not rendered.
const WHOLE = { kind: PrefetchKind.FULL }

/**
 * What pages need to lead on to each other without loading again: where they are shown from, and what
 * is fetched before it is asked for. It shows nothing. Stands after the pages, because its effects
 * must come after those of Next's own scrolling.
 */
export function PageNavigation() {
  const pathname = usePathname()
  const router = useRouter()
  useLayoutEffect(() => attempt(navigationArrives), [pathname])
  useLayoutEffect(() => void dispatchEvent(new Event(PAGE_SHOWN)), [pathname])
  useEffect(() => attempt(followAnchorLinks), [])
  useEffect(() => attempt(loadOnDemand), [])
  useEffect(() => attempt(watchVersions), [])
  useEffect(() => attempt(lookForNewVersion), [pathname])
  useEffect(() => attempt(markCurrentHeading), [pathname])
  useEffect(
    () => attempt(() => prefetchLinks((address) => router.prefetch(address, WHOLE))),
    [pathname, router],
  )
  useEffect(() => {
    const end = new AbortController()
    // A browser sends no request for what it takes out of its back/forward cache.
    const recheck = ({ persisted }: PageTransitionEvent) => persisted && router.refresh()
    addEventListener('pageshow', recheck, { signal: end.signal })
    return () => end.abort()
  }, [router])
  // The last effect: from now on the page is React's.
  useEffect(markAsReact, [])
  return null
}

function markAsReact(): void {
  // Where hydration failed, React has made the root again and lost the reader's colour mode.
  dispatchEvent(new Event('storage'))
  document.documentElement.dataset.react = ''
}

/** A page without its conveniences is better than an error page instead of it. */
function attempt<T>(effect: () => T): T | undefined {
  try {
    return effect()
  } catch (error) {
    console.warn(error)
    return undefined
  }
}
