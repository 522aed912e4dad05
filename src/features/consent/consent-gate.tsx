'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import { consentCookies, type ConsentRecord, readConsent } from '@/domain/consent-record'
import type { Locale } from '@/domain/locales'

import type { ConsentDialog, Opening } from './consent-dialog'
import type { ConsentTexts } from './consent-texts'

interface Props {
  locale: Locale
  /** Where the tag is loaded from; absent where there is none. */
  tag?: string | undefined
}

interface Shown {
  Dialog: typeof ConsentDialog
  texts: ConsentTexts
  opening: Opening
}

/** The path of the page that asks the same without JavaScript, in any language. */
const PAGE = /^(?:\/[a-z]{2})?\/consent$/

/** Who closed the question without an answer is not asked again while the tab is open. */
const CLOSED = 'mh-consent-closed'

/**
 * Stands on every page and so is little: where there is a tag it looks for a decision, and loads what asks for one,
 * or what applies it, only where that is needed. Where there is none, nothing is asked; the footer's link still opens
 * the settings.
 */
export function ConsentGate({ locale, tag }: Props) {
  const pathname = usePathname()
  const [shown, setShown] = useState<Shown>()
  const hasAsked = useRef(false)

  useEffect(() => {
    const saved = isVisit() && tag && readConsent(document.cookie)
    if (saved)
      void import('./analytics-tag').then((it) => it.applySavedConsent(saved, tag)).catch(warn)
  }, [tag])

  useEffect(() => {
    const show = async (isModal: boolean) => {
      const { ConsentDialog, loadConsentTexts } = await import('./consent-dialog')
      const texts = await loadConsentTexts()
      setShown((before) => ({
        Dialog: ConsentDialog,
        texts,
        opening: { isModal, count: (before?.opening.count ?? 0) + 1 },
      }))
    }
    const isAskedHere = PAGE.test(location.pathname)
    const isOpen = tag !== undefined && isVisit() && !readConsent(document.cookie) && !wasClosed()
    if (isOpen && !hasAsked.current && !isAskedHere) {
      hasAsked.current = true
      show(false).catch((error: unknown) => {
        hasAsked.current = false
        warn(error)
      })
    }
    const onClick = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      // Whoever wants it in another tab or window has the page.
      if (!link || ctrlKey || metaKey || shiftKey || altKey || isAskedHere) return
      if (link.origin !== location.origin || !PAGE.test(link.pathname) || link.hreflang) return
      event.preventDefault()
      show(true).catch(() => location.assign(link.href))
    }
    const end = new AbortController()
    addEventListener('click', onClick, { signal: end.signal })
    return () => end.abort()
  }, [pathname, tag])

  if (!shown) return null
  const { Dialog, texts, opening } = shown
  const onDecide = (record: ConsentRecord, isKept: boolean) => {
    if (!isKept) for (const cookie of consentCookies(record)) document.cookie = cookie
    if (tag) void import('./analytics-tag').then((it) => it.applyConsent(record, tag)).catch(warn)
  }
  return (
    <Dialog
      locale={locale}
      texts={texts}
      hasTag={tag !== undefined}
      opening={opening}
      onClose={rememberClosed}
      onDecide={onDecide}
    />
  )
}

/** The panel shows drafts in a frame; whoever looks at one there does not visit the site. */
function isVisit(): boolean {
  return window.parent === window
}

/** Where the browser keeps nothing for the tab, each document asks. */
function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED) !== null
  } catch {
    return false
  }
}

function rememberClosed(): void {
  try {
    sessionStorage.setItem(CLOSED, 'yes')
  } catch {
    // The next document asks again.
  }
}

function warn(error: unknown): void {
  console.warn(error)
}
