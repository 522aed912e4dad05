import {
  consentCookies,
  consentFromForm,
  type ConsentRecord,
  readConsent,
} from '@/domain/browser/consent-record'

import { sayAloud } from '../say-aloud'
import { CONSENT_DECIDED, CONSENT_PAGE } from './consent-events'
import { loadScript, loadUnasked } from '../script-loader'

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
  if (isVisit() && allowsTag(readConsent(document.cookie))) loadUnasked('consent')
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
  if (!isVisit() || CONSENT_PAGE.test(location.pathname)) return false
  return !readConsent(document.cookie) && !wasClosed()
}

/** The panel shows drafts in a frame; who looks at one there does not visit the site. */
function isVisit(): boolean {
  return parent === window
}

function allowsTag(record: ConsentRecord | undefined): boolean {
  return record !== undefined && (record.analytics || record.ads)
}

function onSubmit(event: SubmitEvent): void {
  const { target, submitter } = event
  if (!(target instanceof HTMLFormElement) || !questionOf(target)) return
  const record = consentFromForm(new FormData(target, submitter))
  if (!record) return
  event.preventDefault()
  decide(record)
  // Who decides without seeing it hears that it worked.
  sayAloud(target.dataset.saved ?? '')
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
  if (allowsTag(record)) loadScript('consent')
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
