'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

import { consentCookies, type ConsentRecord, readConsent } from '@/domain/consent-record'
import type { Locale } from '@/domain/locales'
import { CONSENT_DECIDED } from '@/ui/browser/page-script/page-events'

import type { ConsentDialog } from './consent-dialog'
import type { ConsentTexts } from './consent-texts'

interface Props {
  locale: Locale
  /** Where the tag is loaded from; absent where there is none. */
  tag?: string | undefined
}

declare global {
  interface WindowEventMap {
    [CONSENT_DECIDED]: CustomEvent<ConsentRecord>
  }
}

interface Shown {
  Dialog: typeof ConsentDialog
  texts: ConsentTexts
  /** How often it was shown in this document, this time included. */
  opening: number
}

/** The path of the page that asks the same without JavaScript, in any language. */
const PAGE = /^(?:\/[a-z]{2})?\/consent$/

/**
 * Stands on every page and so is little: where there is a tag, it loads what applies a decision once there is one. The
 * links to the settings open them here.
 */
export function ConsentGate({ locale, tag }: Props) {
  const pathname = usePathname()
  const [shown, setShown] = useState<Shown>()

  useEffect(() => {
    const saved = isVisit() && tag && readConsent(document.cookie)
    if (saved)
      void import('./analytics-tag').then((it) => it.applySavedConsent(saved, tag)).catch(warn)
    if (!tag) return
    const end = new AbortController()
    const apply = ({ detail }: CustomEvent<ConsentRecord>) =>
      void import('./analytics-tag').then((it) => it.applyConsent(detail, tag)).catch(warn)
    addEventListener(CONSENT_DECIDED, apply, { signal: end.signal })
    return () => end.abort()
  }, [tag])

  useEffect(() => {
    const show = async () => {
      const { ConsentDialog, loadConsentTexts } = await import('./consent-dialog')
      const texts = await loadConsentTexts()
      setShown((before) => ({ Dialog: ConsentDialog, texts, opening: (before?.opening ?? 0) + 1 }))
    }
    const isAskedHere = PAGE.test(location.pathname)
    const onClick = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event
      // Whoever wants it in another tab or window has the page.
      if (ctrlKey || metaKey || shiftKey || altKey || isAskedHere) return
      const page = target instanceof Element && pageOfSettings(target)
      if (!page) return
      event.preventDefault()
      show().catch(() => location.assign(page))
    }
    const end = new AbortController()
    addEventListener('click', onClick, { signal: end.signal })
    return () => end.abort()
  }, [pathname, tag])

  if (!shown) return null
  const { Dialog, texts, opening } = shown
  const onDecide = (record: ConsentRecord) => {
    for (const cookie of consentCookies(record)) document.cookie = cookie
    dispatchEvent(new CustomEvent(CONSENT_DECIDED, { detail: record }))
  }
  return (
    <Dialog
      locale={locale}
      texts={texts}
      hasTag={tag !== undefined}
      opening={opening}
      onDecide={onDecide}
    />
  )
}

/** Where what is pressed leads, if that is the page that asks. */
function pageOfSettings(pressed: Element): string | undefined {
  const button = pressed.closest<HTMLButtonElement>('[data-consent-page]')
  if (button) return button.formAction
  const link = pressed.closest<HTMLAnchorElement>('a[href]')
  const isPage = link?.origin === location.origin && PAGE.test(link.pathname)
  return isPage && !link.hreflang ? link.href : undefined
}

/** The panel shows drafts in a frame; whoever looks at one there does not visit the site. */
function isVisit(): boolean {
  return window.parent === window
}

function warn(error: unknown): void {
  console.warn(error)
}
