import { consentMode, type ConsentRecord, NONE_ALLOWED, readConsent } from '@/domain/browser/consent-record'
import { expiredTagCookies } from '@/domain/browser/tag-cookies'

declare global {
  interface Window {
    /** What the tag's script reads, from the beginning and as it grows. */
    dataLayer?: unknown[]
  }
}

let applied: ConsentRecord | undefined
let isLoading = false

/**
 * Tells the tag of a decision: `update`, and analytics enabled or disabled by it. The first time in this
 * document everything is denied by `default` before. The script is loaded when there is something it
 * may do, and not again; what it may keep no longer is dropped.
 * @param script where the tag is loaded from, its ID as `id` (`tagScript` in domain/browser/analytics-tag.ts)
 */
export function applyConsent(record: ConsentRecord, script: string): void {
  const id = new URL(script).searchParams.get('id') ?? ''
  if (!applied) {
    tell('consent', 'default', consentMode(NONE_ALLOWED))
    document.addEventListener('visibilitychange', () => followOtherTabs(script))
  }
  applied = record
  tell('consent', 'update', consentMode(record))
  // The tag looks at it before each request.
  Reflect.set(window, `ga-disable-${id}`, !record.analytics)
  for (const cookie of expiredTagCookies(document.cookie, location.hostname, record)) {
    document.cookie = cookie
  }
  if (isLoading || !(record.analytics || record.ads)) return
  isLoading = true
  tell('js', new Date())
  // The view of the page is the tag's own business: an event of ours would count it twice.
  tell('config', id)
  const element = document.createElement('script')
  element.src = script
  element.async = true
  document.head.append(element)
}

/**
 * Applies what an earlier page kept, once per session. A session is a document: what the tag was told
 * does not outlive one, so each needs to be told, and none twice.
 */
export function applySavedConsent(record: ConsentRecord, script: string): void {
  if (!applied) applyConsent(record, script)
}

/** Another tab may have decided again, or the cookies are gone, and the consent with them. */
function followOtherTabs(script: string): void {
  if (document.hidden) return
  const kept = readConsent(document.cookie) ?? NONE_ALLOWED
  if (JSON.stringify(kept) !== JSON.stringify(applied)) applyConsent(kept, script)
}

/** The tag takes commands as `arguments` objects alone; an array it takes for something else. */
function tell(..._command: unknown[]): void {
  window.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments)
}
