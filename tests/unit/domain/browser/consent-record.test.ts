import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  ALL_ALLOWED,
  CONSENT_CHOICES,
  consentCookies,
  consentFromForm,
  consentMode,
  NONE_ALLOWED,
  readConsent,
} from '../../../../src/domain/browser/consent-record'
import { anyText } from '../arbitraries'

const anyRecord = fc.record({
  analytics: fc.boolean(),
  ads: fc.boolean(),
  userData: fc.boolean(),
  personalization: fc.boolean(),
})

/** As a browser sends them back: without their attributes. */
const sentBack = (cookies: readonly string[]) =>
  cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')

/** A decision cookie as it should be, and this as the record. */
const withRecord = (value: string) => `mh_consent_decision_v1=true; mh_consent_v1=${value}`
const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value))

describe('a decision', () => {
  it('is read as it was written, among whatever other cookies', () => {
    fc.assert(
      fc.property(anyRecord, fc.string(), fc.string(), (record, before, after) => {
        const others = (text: string) => `x${encodeURIComponent(text)}=1; y; =z`
        const cookies = [others(before), sentBack(consentCookies(record)), others(after)].join('; ')
        expect(readConsent(cookies)).toEqual(record)
      }),
    )
  })

  it('is kept a year, for the whole site, over safe connections, from links of other sites too', () => {
    expect(consentCookies(NONE_ALLOWED)).toEqual([
      `mh_consent_v1=${encoded({ analytics: false, ads: false, userData: false, personalization: false })}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
      'mh_consent_decision_v1=true; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ])
  })

  it('keeps nothing beside the four choices', () => {
    const more = { ...ALL_ALLOWED, name: 'Jonah' }
    expect(consentCookies(more)).toEqual(consentCookies(ALL_ALLOWED))
  })

  it('takes both cookies', () => {
    const [record, flag] = consentCookies(ALL_ALLOWED)
    expect(readConsent(sentBack([record]))).toBeUndefined()
    expect(readConsent(sentBack([flag]))).toBeUndefined()
    for (const said of ['', 'false', '1', 'TRUE', '"true"', 'true '.repeat(800)]) {
      const cookies = `${sentBack([record])}; mh_consent_decision_v1=${said}`
      expect(readConsent(cookies), said).toBeUndefined()
    }
  })
})

describe('no decision', () => {
  it.each([
    '',
    '%',
    '%E0%A4%A',
    '{',
    'null',
    'true',
    '1',
    '"analytics"',
    '[]',
    encoded([true, true, true, true]),
    encoded({}),
    encoded({ analytics: true, ads: true, userData: true }),
    encoded({ ...ALL_ALLOWED, more: true }),
    encoded({ ...ALL_ALLOWED, analytics: 'true' }),
    encoded({ ...ALL_ALLOWED, ads: 1 }),
    encoded({ ...ALL_ALLOWED, userData: null }),
    encoded({ ...ALL_ALLOWED, personalization: { valueOf: true } }),
    encoded({ constructor: true, toString: true, valueOf: true, hasOwnProperty: true }),
    // As text, because a literal would set the prototype and not the key.
    encodeURIComponent(
      '{"__proto__":{"analytics":true,"ads":true,"userData":true,"personalization":true}}',
    ),
    encodeURIComponent(
      '{"analytics":true,"ads":true,"userData":true,"personalization":true,"__proto__":true}',
    ),
    encodeURIComponent('{"analytics":true,"ads":true,"userData":true,"__proto__":true}'),
    'x'.repeat(4_096),
    '%5B'.repeat(1_300),
  ])('is a record of %j', (value) => {
    expect(readConsent(withRecord(value))).toBeUndefined()
    expect(Object.prototype).not.toHaveProperty('analytics')
  })

  it('is anything that is not four booleans, and reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json().map(encodeURIComponent)), (value) => {
        expect(readConsent(withRecord(value))).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(anyText, (cookies) => {
        expect(readConsent(cookies)).toBeUndefined()
      }),
    )
  })

  it('is a form that says none', () => {
    for (const decision of ['', 'all', 'Accept', '__proto__', 'constructor']) {
      expect(consentFromForm(new URLSearchParams({ decision }))).toBeUndefined()
    }
    expect(consentFromForm(new URLSearchParams({ analytics: 'true' }))).toBeUndefined()
  })
})

describe('a form', () => {
  it('accepts all or rejects all, whatever is ticked', () => {
    fc.assert(
      fc.property(fc.subarray([...CONSENT_CHOICES]), (ticked) => {
        const boxes = ticked.map((choice) => [choice, 'true'])
        expect(consentFromForm(new URLSearchParams([['decision', 'accept'], ...boxes]))).toEqual(
          ALL_ALLOWED,
        )
        expect(consentFromForm(new URLSearchParams([['decision', 'reject'], ...boxes]))).toEqual(
          NONE_ALLOWED,
        )
      }),
    )
  })

  it('allows what is ticked, and nothing else', () => {
    fc.assert(
      fc.property(fc.subarray([...CONSENT_CHOICES]), (ticked) => {
        const boxes = ticked.map((choice) => [choice, 'true'])
        const record = consentFromForm(new URLSearchParams([['decision', 'save'], ...boxes]))
        expect(CONSENT_CHOICES.filter((choice) => record?.[choice])).toEqual(ticked)
      }),
    )
    const odd = new URLSearchParams({ decision: 'save', analytics: 'on', ads: '1', userData: '' })
    expect(consentFromForm(odd)).toEqual(NONE_ALLOWED)
  })
})

describe('consentMode', () => {
  it('gives each choice its own word', () => {
    const NAMES = {
      analytics: 'analytics_storage',
      ads: 'ad_storage',
      userData: 'ad_user_data',
      personalization: 'ad_personalization',
    } as const
    fc.assert(
      fc.property(anyRecord, (record) => {
        const mode = consentMode(record)
        expect(Object.keys(mode)).toHaveLength(4)
        for (const choice of CONSENT_CHOICES) {
          expect(mode[NAMES[choice]]).toBe(record[choice] ? 'granted' : 'denied')
        }
      }),
    )
  })
})
