import { type ConsentRecord, readConsent } from '@/domain/browser/consent-record'
import { CONSENT_DECIDED } from '@/ui/browser/page-script/consent-events'

import { applyConsent, applySavedConsent } from './analytics-tag'
import { openSettingsInPlace } from './consent-settings'

declare global {
  interface WindowEventMap {
    [CONSENT_DECIDED]: CustomEvent<ConsentRecord>
  }
}

/** Where the tag is loaded from; absent where there is none. */
const tag = document.querySelector<HTMLElement>('[data-tag]')?.dataset.tag

/** Whether the address of the page opens a door: then it is told to nobody (app/(site)/secret-address.ts). */
const isSecret = document.querySelector('meta[name=referrer]') !== null

// The panel shows drafts in a frame; who looks at one there does not visit the site.
if (tag && !isSecret && parent === window) {
  addEventListener(CONSENT_DECIDED, ({ detail }) => applyConsent(detail, tag))
  // A decision may be older than this script, by a page or by a moment.
  const saved = readConsent(document.cookie)
  if (saved) applySavedConsent(saved, tag)
}

openSettingsInPlace()
