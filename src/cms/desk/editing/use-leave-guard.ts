'use client'

import { useRouteTransition, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { saveLeftText } from './left-behind'
import { isSignedOut } from './signed-out/signed-out'
import { sendDraft } from './saving'
import type { Outcome, Saver } from './use-saver'

/** What in the panel leads elsewhere: links, and the buttons of the menu of languages. */
const WAYS = 'a[href], .localizer button, .popup-button-list button'

/** How long somebody who leaves waits for a save before being asked, in ms. */
const LONGEST_WAIT = 8_000

/** How many saves somebody who leaves waits for, where they type on meanwhile. */
const MOST_SAVES = 3

interface Asked {
  go: () => void
  outcome: Outcome
}

/**
 * Saves what is typed before the editor goes elsewhere, and goes on when it is saved. Where it cannot be
 * saved the editor is asked. The browser asks where a window is
 * closed: what is sent then need not arrive.
 */
export function useLeaveGuard({ save, ended, unsaved, isTyping }: Saver) {
  const { i18n } = useTranslation()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const isFree = useRef(false)
  const isLeaving = useRef(false)
  const isGivenUp = useRef(false)

  const isAllSaved = () => !isTyping() && !unsaved()

  /** Saves also what is typed while a save is on its way. */
  const saveAll = async (): Promise<Outcome> => {
    let outcome: Outcome = 'saved'
    for (let saves = 0; saves < MOST_SAVES && outcome === 'saved'; saves += 1) {
      outcome = await save()
      if (isAllSaved()) break
    }
    return outcome
  }

  const leave = async (go: () => void) => {
    if (isLeaving.current) return
    isLeaving.current = true
    const tooLong = new Promise<Outcome>((resolve) =>
      setTimeout(() => resolve('unreachable'), LONGEST_WAIT),
    )
    const outcome = await Promise.race([saveAll(), tooLong])
    isLeaving.current = false
    if (outcome === 'saved' && isAllSaved()) go()
    else setAsked({ go, outcome })
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    if (isFree.current || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const way = event.target instanceof Element ? event.target.closest<HTMLElement>(WAYS) : null
    if (!way || !isElsewhere(way) || !(unsaved() || isTyping())) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void leave(() => {
      isFree.current = true
      // The menu may have closed meanwhile.
      if (way.isConnected) way.click()
      else if (way instanceof HTMLAnchorElement) {
        startRouteTransition(() => router.push(way.pathname + way.search))
      }
      isFree.current = false
    })
  })

  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    if (isFree.current || event.navigationType !== 'traverse' || !event.cancelable) return
    if (!event.destination.sameDocument || !(unsaved() || isTyping())) return
    event.preventDefault()
    const { key } = event.destination
    void leave(() => {
      isFree.current = true
      void window.navigation.traverseTo(key).finished?.finally(() => {
        isFree.current = false
      })
    })
  })

  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    const text = unsaved()
    if (!text && !isTyping()) return
    event.preventDefault()
    // Who signs in then may be somebody else; the words are kept.
    if (isSignedOut()) return
    // A document that does not exist yet is made once, however often one begins to leave.
    if (text?.id === undefined) void save()
    else void sendDraft(text, i18n.language).catch(() => {})
  })

  const onHidden = useEffectEvent(() => {
    // A telephone closes what it does not show, and asks nobody.
    if (document.visibilityState === 'hidden' && unsaved()) void save()
  })

  // Whatever else leads away (the back button of a browser that cannot be asked to wait).
  const onGone = useEffectEvent(async () => {
    await ended()
    const text = isGivenUp.current ? undefined : unsaved()
    if (text) await saveLeftText(text, i18n.language)
  })

  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event)
    const navigate = (event: NavigateEvent) => onNavigate(event)
    const beforeUnload = (event: BeforeUnloadEvent) => onBeforeUnload(event)
    const hidden = () => onHidden()
    document.addEventListener('click', click, true)
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('beforeunload', beforeUnload)
    if ('navigation' in window) window.navigation.addEventListener('navigate', navigate)
    return () => {
      document.removeEventListener('click', click, true)
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('beforeunload', beforeUnload)
      if ('navigation' in window) window.navigation.removeEventListener('navigate', navigate)
      void onGone()
    }
  }, [])

  return {
    /** Whether the editor is asked, and has not answered yet. */
    isAsked: asked !== undefined,
    stay: () => setAsked(undefined),
    goAnyway: () => {
      // What the server did not answer to is tried again when it does; what it refused is given up.
      isGivenUp.current = asked?.outcome === 'refused'
      setAsked(undefined)
      asked?.go()
    },
  }
}

function isElsewhere(way: HTMLElement): boolean {
  if (!(way instanceof HTMLAnchorElement)) return true
  if (way.target !== '' && way.target !== '_self') return false
  if (way.hasAttribute('download') || way.origin !== window.location.origin) return false
  const { pathname, search } = window.location
  return way.pathname !== pathname || way.search !== search
}
