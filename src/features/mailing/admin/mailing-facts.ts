import type { PayloadRequest } from 'payload'

import { partsInWords } from '@/cms/services/made-files/part-names'
import { isLocale, languageTag, type Locale } from '@/domain/locales/locales'
import { formatMoney } from '@/domain/money/money'
import { countryName } from '@/domain/vocabulary/countries'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'
import type { Request as SentRequest } from '@/payload-types'

import type { MailingDetails } from '../mailing-details'

/** What stands beside what it is called. */
export type Fact = readonly [label: string, value: string]

/** Where nothing was chosen. */
const NONE = '–'

const LINES = {
  mailing: 'mailingPrice',
  promo: 'mailingFirstReduction',
  application: 'applicationPrice',
} as const satisfies Record<string, PanelKey>

/** What was asked for, in the language of the panel; ranks, ships and countries in English where the vocabulary has it not. */
export async function choiceFacts(
  { t, i18n }: PayloadRequest,
  details: MailingDetails,
): Promise<Fact[]> {
  const locale = localeOf(i18n.language)
  const { ranks, vesselTypes } = VOCABULARIES[locale]
  const { name, rank, vessels, filter, form, hasApplication, leftOut } = details
  const list = new Intl.ListFormat(languageTag(locale), { type: 'unit' })
  const ships = list.format(vessels.map((code) => vesselTypes[code].label))
  const reach = filter.country
    ? countryName(filter.country, locale)
    : panelText(t, filter.rank || filter.vessels ? 'mailingReachMatching' : 'mailingReachAll')
  return [
    [panelText(t, 'mailingName'), name],
    [panelText(t, 'mailingReach'), reach],
    [panelText(t, 'mailingRank'), rank ? ranks[rank].label : NONE],
    [panelText(t, 'mailingShips'), ships || NONE],
    [
      panelText(t, 'mailingApplicationAsked'),
      panelText(t, hasApplication ? 'requestYes' : 'requestNo'),
    ],
    [panelText(t, 'mailingFormCarried'), form ? await partsInWords(form.parts, locale) : NONE],
    [panelText(t, 'mailingLeftOut'), leftOut.map((company) => company.name).join(', ') || NONE],
  ]
}

/** What it costs, line by line, with the sum and the day of the prices. */
export function priceFacts(
  { t, i18n }: PayloadRequest,
  { order: { lines, total }, asOf }: MailingDetails,
): Fact[] {
  const tag = languageTag(localeOf(i18n.language))
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const known = new Date(asOf)
  return [
    ...lines.map(({ kind, amount }): Fact => [panelText(t, LINES[kind]), formatMoney(amount, tag)]),
    total
      ? [panelText(t, 'mailingTotal'), formatMoney(total, tag)]
      : [panelText(t, 'mailingPrice'), panelText(t, 'mailingOnRequest')],
    [panelText(t, 'mailingPricesOf'), Number.isNaN(known.getTime()) ? asOf : day.format(known)],
  ]
}

/**
 * How many other mailings of the same e-mail address were confirmed, by whom it was asked as far as they may read requests:
 * a first one costs less. What has been erased since is not known.
 */
export async function mailingsConfirmedBefore(
  { payload, user }: PayloadRequest,
  { id, email }: Pick<SentRequest, 'id' | 'email'>,
): Promise<number> {
  if (!email) return 0
  const { docs } = await payload.find({
    collection: 'requests',
    where: {
      id: { not_equals: id },
      kind: { equals: 'mailing' },
      state: { in: ['confirmed', 'sending', 'done'] },
      // Addresses are kept as they were typed: what contains it in any letters is compared below.
      email: { contains: email },
    },
    select: { email: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  const address = email.toLowerCase()
  return docs.filter((other) => other.email?.toLowerCase() === address).length
}

/** The language of the panel, where the vocabulary has it. */
const localeOf = (language: string): Locale => (isLocale(language) ? language : 'en')
