import {
  consentCookies,
  consentFromForm,
  type ConsentRecord,
  readConsent,
} from '@/domain/consent-record'

import { CONSENT_DECIDED, PAGE_SHOWN, REACT_WANTED } from './page-events'

/** The path of the page that asks the same, in any language. */
const PAGE = /^(?:\/[a-z]{2})?\/consent$/

/** Who closed the question without an answer is not asked again while the tab is open. */
const CLOSED = 'mh-consent-closed'

/** Where the keyboard was before it came to the question. */
let before: HTMLElement | undefined

/**
 * Asks what a visitor allows: the question stands in every page where there is a tag, and is shown, before anything is
 * painted, to those who have not answered. Without this script there is no tag, and nothing to ask.
 */
export function askForConsent(): void {
  show()
  addEventListener(PAGE_SHOWN, show)
  addEventListener(CONSENT_DECIDED, show)
  document.addEventListener('visibilitychange', followOtherTabs)
  addEventListener('focusin', ({ target, relatedTarget }) => {
    if (questionOf(target) && relatedTarget instanceof HTMLElement && !questionOf(relatedTarget))
      before = relatedTarget
  })
  addEventListener('submit', onSubmit)
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.consent-strip [data-close]')) close()
  })
  addEventListener('keydown', ({ key, target }) => {
    const isHere = target === document.body || questionOf(target)
    if (key === 'Escape' && isHere && isAsked()) close()
  })
}

function show(): void {
  document.documentElement.toggleAttribute('data-ask', isAsked())
}

function isAsked(): boolean {
  // The panel shows drafts in a frame; whoever looks at one there does not visit the site.
  if (parent !== window || PAGE.test(location.pathname)) return false
  return !readConsent(document.cookie) && !wasClosed()
}

function onSubmit(event: SubmitEvent): void {
  const { target, submitter } = event
  if (!(target instanceof HTMLFormElement) || !questionOf(target)) return
  const record = consentFromForm(new FormData(target, submitter))
  if (!record) return
  event.preventDefault()
  decide(record)
  say(target.dataset.saved ?? '')
}

function decide(record: ConsentRecord): void {
  for (const cookie of consentCookies(record)) document.cookie = cookie
  leave()
  tell(record)
}

/** What was asked here may have been answered meanwhile in another tab. */
function followOtherTabs(): void {
  const wasAsked = document.documentElement.hasAttribute('data-ask')
  show()
  const record = wasAsked && !document.hidden && readConsent(document.cookie)
  if (record) tell(record)
}

function tell(record: ConsentRecord): void {
  dispatchEvent(new CustomEvent(CONSENT_DECIDED, { detail: record }))
  // What loads the tag comes with it.
  if (record.analytics || record.ads) dispatchEvent(new Event(REACT_WANTED))
}

function close(): void {
  try {
    sessionStorage.setItem(CLOSED, 'yes')
  } catch {
    // The next document asks again.
  }
  leave()
}

/** Hides the question, and brings the keyboard back to where it was. */
function leave(): void {
  document.documentElement.removeAttribute('data-ask')
  if (before?.isConnected) before.focus({ preventScroll: true })
  before = undefined
}

/** Who decides without seeing it hears that it worked. */
function say(text: string): void {
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  status.className = 'sr-only'
  document.body.append(status)
  // It is older than what it says, or nothing is said.
  setTimeout(() => (status.textContent = text))
}

function questionOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('.consent-strip') : null
}

/** Where the browser keeps nothing for the tab, each document asks. */
function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED) !== null
  } catch {
    return false
  }
}
