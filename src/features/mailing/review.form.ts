import { z } from 'zod'

import { defineForm, type FormAbout } from '../../cms/services/forms/form'
import {
  agreement,
  day,
  email,
  file,
  line,
  paragraphs,
  telephone,
} from '../../cms/services/forms/form-fields'
import { overridingAccess } from '../../cms/local-api'
import { languageTag, type Locale } from '../../domain/locales/locales'
import { isolated } from '../../domain/mail/mail-text'
import { canAddApplication, type Order, orderOf, orderToken } from '../../domain/mail/mailing-order'
import { type ReachFilter, reachFilter } from '../../domain/mail/mailing-reach'
import { CURRENCIES, type Currency, formatMoney, isCurrency } from '../../domain/money/money'
import { countryName } from '../../domain/vocabulary/countries'
import { VOCABULARIES } from '../../domain/vocabulary/languages'
import { isRank, type RankCode } from '../../domain/vocabulary/ranks'
import {
  isVesselType,
  outermostGroup,
  type VesselTypeCode,
} from '../../domain/vocabulary/vessel-types'
import { dayName } from '../../i18n/day-range'
import { messagesIn } from '../../i18n/messages-translator'
import { companiesReached, type ReachedCompany } from './mailing-reach.queries'
import type { MailingDetails } from './mailing-details'
import { getMailingOffer, type MailingOffer } from './mailing-offer.queries'

/** Bytes. */
const LARGEST_CV = 5 * 1024 * 1024

/** Years. Who is ready later than that has mistyped. */
const FURTHEST = 2

/** What a seafarer has chosen, as the address of the page says it. */
interface ReviewChoice {
  currency: Currency
  hasApplication: boolean
  country: string | undefined
  rank: RankCode | undefined
  /** Groups of the first level. */
  vessels: readonly VesselTypeCode[]
}

/** A mailing with what was chosen for it, and what is known of both now. */
export interface ReviewAbout extends FormAbout {
  offer: MailingOffer
  choice: ReviewChoice
  canAddApplication: boolean
  order: Order
  /** Nothing while something has to be chosen first. */
  filter: ReachFilter | undefined
  companies: readonly ReachedCompany[]
}

/** A mailing that a seafarer asks for; staff confirm it, and nothing is paid on the site. */
export const reviewForm = defineForm({
  name: 'mailing',
  kind: 'mailing',
  query: ['mailing', 'currency', 'application', 'country', 'rank', 'vessels'],
  async load(params, locale): Promise<ReviewAbout | undefined> {
    const offer = await getMailingOffer(params.mailing ?? '', locale)
    if (!offer) return undefined
    const choice = readChoice(params)
    const mayAdd = canAddApplication(offer.mailing, offer.application)
    const application = mayAdd && choice.hasApplication ? offer.application : undefined
    const filter = reachFilter(offer.reach, choice)
    const companies = filter ? await companiesReached(filter) : []
    const order = orderOf(offer.mailing, application, choice.currency)
    const t = await messagesIn(locale, 'mailingReview')
    const total = order.total && isolated(formatMoney(order.total, languageTag(locale)), locale)
    return {
      offer,
      choice: { ...choice, hasApplication: application !== undefined },
      canAddApplication: mayAdd,
      order,
      filter,
      companies,
      words: {
        mailing: isolated(offer.mailing.name.text, locale),
        count: companies.length,
        until: dayName(offer.until, locale),
        fileUntil: dayName(offer.fileUntil, locale),
        // Once more where it is agreed to: far below the card that shows it.
        sum: [
          t('companies', { count: companies.length }),
          total === undefined ? t('onRequest') : t('counted', { name: t('total'), count: total }),
        ].join(' · '),
      },
    }
  },
  isReady: ({ choice, companies }) => choice.rank !== undefined && companies.length > 0,
  /** What it costs, and how many companies it reaches; whoever saw another number is asked again. */
  shown: ({ order, companies }) => `${orderToken(order)} · ${companies.length}`,
  schema: ({ today }) =>
    z.object({
      name: line({ group: 'about', maxLength: 120, autocomplete: 'name' }),
      email: email({ group: 'about' }),
      telephone: telephone({ group: 'about', isOptional: true }),
      available: day({ group: 'service', least: today, most: yearsAfter(today, FURTHEST) }),
      message: paragraphs({ group: 'service', maxLength: 2_000, isOptional: true }),
      cv: file({
        group: 'service',
        takes: 'mailed',
        mostBytes: LARGEST_CV,
        isOptional: true,
      }),
      consent: agreement({ group: 'send' }),
    }),
  summary: ({ name, email: address, telephone: number }) => ({
    name,
    email: address,
    telephone: number,
  }),
  async confirmation(_values, { about, locale }) {
    return [{ kind: 'facts', facts: await factsOf(about, locale) }]
  },
  async record(_values, { req, request, about }) {
    await req.payload.update({
      collection: 'requests',
      id: request.id,
      data: { details: detailsOf(about) },
      depth: 0,
      req,
      ...overridingAccess('a visitor sends it, who has no account'),
    })
  },
})

/** What was chosen and what it costs, for whoever asked for it. */
async function factsOf({ offer, choice, order, companies }: ReviewAbout, locale: Locale) {
  const t = await messagesIn(locale, 'mailingReview')
  const own = await messagesIn(locale, 'forms.mailing.mail')
  const { ranks, vesselTypes } = VOCABULARIES[locale]
  const tag = languageTag(locale)
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  const ships = choice.vessels.map((code) => vesselTypes[code].label)
  return [
    { label: own('chosen'), value: offer.mailing.name.text },
    { label: t('rank'), value: choice.rank ? ranks[choice.rank].label : '' },
    { label: t('ships'), value: list.format(ships) },
    { label: t('country'), value: choice.country ? countryName(choice.country, locale) : '' },
    ...order.lines.map(({ kind, amount }) => ({
      label: t(`lines.${kind}`),
      value: formatMoney(amount, tag),
    })),
    { label: own('total'), value: order.total ? formatMoney(order.total, tag) : t('onRequest') },
    { label: own('companies'), value: String(companies.length) },
  ].filter(({ value }) => value !== '')
}

function detailsOf({ offer, choice: chosen, order, filter, companies }: ReviewAbout) {
  const details: MailingDetails = {
    mailing: offer.mailing.id,
    name: offer.mailing.name.text,
    order: { ...order, lines: [...order.lines] },
    filter: { ...filter, vessels: filter?.vessels && [...filter.vessels] },
    rank: chosen.rank,
    vessels: [...chosen.vessels],
    hasApplication: chosen.hasApplication,
    companies: companies.length,
    asOf: offer.asOf.toISOString(),
  }
  return { ...details }
}

/** Whether a form is a request for a mailing. */
export function isReview(about: FormAbout): about is ReviewAbout {
  return 'offer' in about && 'order' in about
}

function readChoice(params: Readonly<Record<string, string>>): ReviewChoice {
  const groups = (params.vessels ?? '').split(',').filter(isVesselType).map(outermostGroup)
  return {
    currency: isCurrency(params.currency) ? params.currency : CURRENCIES[0],
    hasApplication: params.application === 'yes',
    country: params.country,
    rank: isRank(params.rank) ? params.rank : undefined,
    vessels: [...new Set(groups)].toSorted(),
  }
}

/** `YYYY-MM-DD`, so many years later, at the end of that year. */
function yearsAfter(today: string, years: number): string {
  return `${Number(today.slice(0, 4)) + years}-12-31`
}
