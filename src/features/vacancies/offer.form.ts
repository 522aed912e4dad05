import { z } from 'zod'

import { defineForm } from '../../cms/services/forms/form'
import {
  agreement,
  choice,
  day,
  email,
  line,
  number,
  paragraphs,
  telephone,
} from '../../cms/services/forms/form-fields'
import { overridingAccess } from '../../cms/local-api'
import { isExternal, safeHref, telephoneNumber } from '../../domain/addresses/link-safety'
import { currencyDecimals } from '../../domain/money/money'
import { messagesIn } from '../../i18n/messages-translator'
import {
  countryChoices,
  currencyChoices,
  englishChoices,
  rankChoices,
  vesselChoices,
} from '../../cms/services/forms/vocabulary-choices'
import { draftOffer } from './offer-drafts.submit'

/** Whole units of a currency. A larger amount is a typing error. */
const MOST_PAY = 1_000_000_000

/** Days. A company may look for somebody a while after the joining day (vacancies.hooks.ts). */
const JOINING_LATE = 60

/** Years. The panel has the same limit. */
const FURTHEST = 3

/** The form for companies without an account. It makes drafts for staff; readers see nothing of them. */
export const offerForm = defineForm({
  name: 'offer',
  kind: 'offer',
  load: () => Promise.resolve({ words: {} }),
  schema: ({ locale, today }) =>
    z
      .object({
        companyName: line({ group: 'company', maxLength: 200, autocomplete: 'organization' }),
        country: choice({ group: 'company', choices: countryChoices(locale) }),
        licenceNumber: line({ group: 'company', maxLength: 200, isHalf: true, isOptional: true }),
        licenceAuthority: line({
          group: 'company',
          maxLength: 200,
          isHalf: true,
          isOptional: true,
        }),
        name: line({ group: 'company', maxLength: 120, autocomplete: 'name' }),
        email: email({ group: 'company' }),
        telephone: telephone({ group: 'company', isOptional: true }),
        homepage: line({
          group: 'company',
          maxLength: 500,
          direction: 'ltr',
          autocomplete: 'url',
          isOptional: true,
        }),
        rank: choice({ group: 'vacancy', choices: rankChoices(locale), isHalf: true }),
        vesselType: choice({ group: 'vacancy', choices: vesselChoices(locale), isHalf: true }),
        payFrom: amount(),
        payTo: amount(),
        currency: choice({ group: 'vacancy', choices: currencyChoices(locale), initial: 'USD' }),
        months: number({ group: 'vacancy', least: 1, most: 36, isOptional: true }),
        joiningFrom: day({
          group: 'vacancy',
          least: daysBefore(today, JOINING_LATE),
          most: lastDay(today),
          isHalf: true,
          isOptional: true,
        }),
        joiningTo: day({ group: 'vacancy', most: lastDay(today), isHalf: true, isOptional: true }),
        port: line({ group: 'vacancy', maxLength: 100, isOptional: true }),
        openUntil: day({ group: 'vacancy', least: today, most: lastDay(today) }),
        english: choice({ group: 'asked', choices: englishChoices(locale), isOptional: true }),
        certificates: line({ group: 'asked', maxLength: 500, isOptional: true }),
        description: paragraphs({ group: 'asked', maxLength: 4_000, isOptional: true }),
        consent: agreement({ group: 'send' }),
      })
      .superRefine((offer, context) => {
        for (const [field, problem] of problemsOf(offer)) {
          context.addIssue({ code: 'custom', path: [field], message: problem })
        }
      }),
  summary: ({ name, email: address, telephone: digits }) => ({
    name,
    email: address,
    telephone: digits,
  }),
  async passOn(values, { req, request, locale }) {
    const vacancy = await draftOffer(req, values, locale)
    await req.payload.update({
      collection: 'requests',
      id: request.id,
      data: { about: { relationTo: 'vacancies', value: vacancy } },
      depth: 0,
      req,
      ...overridingAccess('a visitor sends it, who has no account'),
    })
  },
  async confirmation(_values, { locale }) {
    const t = await messagesIn(locale, 'forms.offer')
    return [{ kind: 'text', text: t('mail.free') }]
  },
})

function amount() {
  return number({
    group: 'vacancy',
    least: 1,
    most: MOST_PAY,
    decimals: 2,
    example: 2500,
    isHalf: true,
    isOptional: true,
  })
}

interface Offer {
  telephone: string | undefined
  homepage: string | undefined
  payFrom: number | undefined
  payTo: number | undefined
  currency: string
  joiningFrom: string | undefined
  joiningTo: string | undefined
}

/** Checks rules between fields and rules of the site, the same as the panel. */
function problemsOf(offer: Offer): [keyof Offer, string][] {
  const { payFrom, payTo, joiningFrom, joiningTo, homepage } = offer
  const isWhole = currencyDecimals(offer.currency) === 0
  const broken = (value: number | undefined) =>
    isWhole && value !== undefined && !Number.isInteger(value)
  const href = homepage === undefined ? undefined : safeHref(homepage)
  const isWeb = homepage === undefined || (href !== undefined && isExternal(href))
  const isNumber = offer.telephone === undefined || telephoneNumber(offer.telephone) !== undefined
  return [
    ...(isNumber ? [] : [['telephone', 'notTelephone'] as const]),
    ...(isWeb ? [] : [['homepage', 'notWebAddress'] as const]),
    ...(broken(payFrom) ? [['payFrom', 'notNumber'] as const] : []),
    ...(broken(payTo) ? [['payTo', 'notNumber'] as const] : []),
    ...(payFrom !== undefined && payTo !== undefined && payTo < payFrom
      ? [['payTo', 'less'] as const]
      : []),
    ...(joiningTo !== undefined && joiningFrom === undefined
      ? [['joiningFrom', 'missing'] as const]
      : []),
    ...(joiningTo !== undefined && joiningFrom !== undefined && joiningTo < joiningFrom
      ? [['joiningTo', 'before'] as const]
      : []),
  ].map(([field, problem]) => [field, problem])
}

/** `YYYY-MM-DD`. */
function lastDay(today: string): string {
  return `${Number(today.slice(0, 4)) + FURTHEST}-12-31`
}

/** `YYYY-MM-DD`, so many days earlier. */
function daysBefore(today: string, days: number): string {
  const instant = new Date(`${today}T00:00:00Z`).getTime() - days * 24 * 60 * 60 * 1000
  return new Date(instant).toISOString().slice(0, 10)
}
