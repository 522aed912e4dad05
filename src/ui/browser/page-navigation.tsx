'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'

import { followAnchorLinks, navigationArrives } from './anchor-scroll'
import { followColourModeSwitch } from './colour-mode'
import { markCurrentHeading } from './current-heading'
import { rememberLanguageChoice } from './language-choice'
import { prefetchLinks } from './link-prefetch'
import { loadOnDemand } from './on-demand'
import { closeMenusByEscape } from './menus'
import { focusAwaitedSearch, openSearchByKey } from './search-key'
import { lookForNewVersion, watchVersions } from './version-watch'

// Else Next asks for the route's tree alone: it prefetches no page that the build has not rendered.
const WHOLE = { kind: PrefetchKind.FULL }

/**
 * What pages need to lead on to each other without loading anew: where they are shown from, and what
 * is fetched before it is asked for. It shows nothing. Stands after the pages, because its effects
 * must come after those of Next's own scrolling.
 */
export function PageNavigation() {
  const pathname = usePathname()
  const router = useRouter()
  useLayoutEffect(() => attempt(navigationArrives), [pathname])
  useEffect(() => attempt(followAnchorLinks), [])
  useEffect(() => attempt(rememberLanguageChoice), [])
  useEffect(() => attempt(loadOnDemand), [])
  useEffect(() => attempt(watchVersions), [])
  useEffect(() => attempt(followColourModeSwitch), [])
  useEffect(() => attempt(closeMenusByEscape), [])
  useEffect(() => attempt(openSearchByKey), [])
  useEffect(() => attempt(focusAwaitedSearch), [pathname])
  useEffect(() => attempt(lookForNewVersion), [pathname])
  useEffect(() => attempt(markCurrentHeading), [pathname])
  useEffect(
    () => attempt(() => prefetchLinks((address) => router.prefetch(address, WHOLE))),
    [pathname, router],
  )
  return null
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
