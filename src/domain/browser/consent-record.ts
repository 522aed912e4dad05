import { COOKIE_ATTRIBUTES, cookieValue } from './cookies'

/** What a visitor allows, each on its own. */
export interface ConsentRecord {
  analytics: boolean
  ads: boolean
  userData: boolean
  personalization: boolean
}

/** The choices, in the order they are shown. */
export const CONSENT_CHOICES = ['analytics', 'ads', 'userData', 'personalization'] as const

/** The cookie that keeps the record: JSON, percent-encoded. */
const CONSENT_COOKIE = 'mh_consent_v1'

/** The cookie that says a decision was made: `true`. */
const DECISION_COOKIE = 'mh_consent_decision_v1'

export const ALL_ALLOWED: ConsentRecord = consentOf(() => true)
export const NONE_ALLOWED: ConsentRecord = consentOf(() => false)

function consentOf(allows: (choice: (typeof CONSENT_CHOICES)[number]) => boolean): ConsentRecord {
  return {
    analytics: allows('analytics'),
    ads: allows('ads'),
    userData: allows('userData'),
    personalization: allows('personalization'),
  }
}

/** Both cookies of a decision, as `Set-Cookie` and `document.cookie` take them. */
export function consentCookies(record: ConsentRecord): [string, string] {
  const value = encodeURIComponent(JSON.stringify(consentOf((choice) => record[choice])))
  return [
    `${CONSENT_COOKIE}=${value}; ${COOKIE_ATTRIBUTES}`,
    `${DECISION_COOKIE}=true; ${COOKIE_ATTRIBUTES}`,
  ]
}

/**
 * The decision in a list of cookies (`Cookie` header, or `document.cookie`); `undefined` where there is
 * none. Both cookies must be as we write them: whatever else somebody put there is no decision.
 */
export function readConsent(cookies: string): ConsentRecord | undefined {
  if (cookieValue(cookies, DECISION_COOKIE) !== 'true') return undefined
  const value = cookieValue(cookies, CONSENT_COOKIE)
  return value === undefined ? undefined : parseRecord(value)
}

/** Four booleans and nothing else; never throws. */
function parseRecord(value: string): ConsentRecord | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(decodeURIComponent(value))
  } catch {
    return undefined // malformed, as anybody may write it
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined
  const entries = new Map<string, unknown>(Object.entries(parsed))
  const isWhole = CONSENT_CHOICES.every((choice) => typeof entries.get(choice) === 'boolean')
  return isWhole && entries.size === CONSENT_CHOICES.length
    ? consentOf((choice) => entries.get(choice) === true)
    : undefined
}

/**
 * The decision that a form brings: `decision` is `accept`, `reject`, or `save` for the boxes that are
 * ticked; `undefined` where it is none of these.
 */
export function consentFromForm(form: { get(name: string): unknown }): ConsentRecord | undefined {
  switch (form.get('decision')) {
    case 'accept':
      return ALL_ALLOWED
    case 'reject':
      return NONE_ALLOWED
    case 'save':
      return consentOf((choice) => form.get(choice) === 'true')
    default:
      return undefined
  }
}

/** A record in the words of Google's consent mode v2. */
export function consentMode(record: ConsentRecord) {
  const word = (allowed: boolean) => (allowed ? 'granted' : 'denied')
  return {
    analytics_storage: word(record.analytics),
    ad_storage: word(record.ads),
    ad_user_data: word(record.userData),
    ad_personalization: word(record.personalization),
  } as const
}
