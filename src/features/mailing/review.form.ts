import { z } from 'zod'

import { defineForm, type FilesToMake, type FormAbout } from '../../cms/services/forms/form'
import {
  agreement,
  day,
  email,
  type FieldProblem,
  file,
  line,
  paragraphs,
  telephone,
} from '../../cms/services/forms/form-fields'
import { overridingAccess } from '../../cms/local-api'
import {
  chosenForm,
  type ChosenForm,
  type OwnForms,
} from '../../cms/services/made-files/chosen-form'
import { partsInWords } from '../../cms/services/made-files/part-names'
import {
  type SignedInSeaman,
  seamanOf,
} from '../../cms/services/seaman-only/seaman-session.queries'
import { languageTag, type Locale } from '../../domain/locales/locales'
import { isolated } from '../../domain/mail/mail-text'
import { canAddApplication, type Order, orderOf, orderToken } from '../../domain/mail/mailing-order'
import { type ReachFilter, reachFilter } from '../../domain/mail/mailing-reach'
import { formatMoney } from '../../domain/money/money'
import { partsWritten } from '../../domain/sea-service/chosen-record'
import type { PartName } from '../../domain/sea-service/record-parts'
import { countryName } from '../../domain/vocabulary/countries'
import { VOCABULARIES } from '../../domain/vocabulary/languages'
import { dayName } from '../../i18n/day-range'
import { messagesIn } from '../../i18n/messages-translator'
import { CHOICE_PARAMETERS, readChoice, type ReviewChoice, type ReviewStep } from './chosen-mailing'
import { MOST_LEFT_OUT, type NamedCompany, namedCompanies } from './left-out.queries'
import { companiesReached, type ReachedCompany } from './mailing-reach.queries'
import type { MailingDetails } from './mailing-details'
import { getMailingOffer, type MailingOffer } from './mailing-offer.queries'

/** Bytes. */
const LARGEST_CV = 5 * 1024 * 1024

/** A rule between fields refuses in the words of one of them. */
const NOTHING_TO_SEND = 'missing' satisfies FieldProblem

/** Years. Who is ready later than that has mistyped. */
const FURTHEST = 2

/** A mailing with what was chosen for it, and what is known of both now. */
export interface ReviewAbout extends FormAbout {
  offer: MailingOffer
  choice: ReviewChoice
  canAddApplication: boolean
  order: Order
  /** Nothing while something has to be chosen first. */
  filter: ReachFilter | undefined
  companies: readonly ReachedCompany[]
  /** Those that were named to get nothing. */
  leftOut: readonly NamedCompany[]
  /** Who is signed in: what the account says stands in the form already. */
  seaman: SignedInSeaman | undefined
  /** The parts of the own form in which something is written down. */
  written: readonly PartName[]
  /** What goes along of it. */
  form: ChosenForm | undefined
  /** The step that the page is at: no later one than what was chosen allows. */
  step: ReviewStep
}

/**
 * A mailing that a seafarer asks for; staff confirm it, and nothing is paid on the site.
 * @param ownForms where the form of an account comes from
 */
export const reviewFormWith = (ownForms: OwnForms) =>
  defineForm({
    name: 'mailing',
    kind: 'mailing',
    query: ['mailing', ...CHOICE_PARAMETERS],
    async load(params, locale, { cookies }): Promise<ReviewAbout | undefined> {
      const offer = await getMailingOffer(params.mailing ?? '', locale)
      if (!offer) return undefined
      const choice = readChoice(params)
      const mayAdd = canAddApplication(offer.mailing, offer.application)
      const application = mayAdd && choice.hasApplication ? offer.application : undefined
      const filter = reachFilter(offer.reach, choice)
      const leftOut = await namedCompanies(choice.leftOut)
      const idsLeftOut = leftOut.map(({ id }) => id)
      const companies = filter ? await companiesReached(filter, idsLeftOut) : []
      const seaman = await seamanOf(cookies)
      const record = seaman && (await ownForms.read(seaman))
      const { parts, formLanguage: language } = choice
      const form = record && chosenForm(ownForms, record, { parts, language })
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
        leftOut,
        seaman,
        written: record ? partsWritten(record) : [],
        form,
        step: stepOf(choice, filter, companies),
        words: {
          mailing: isolated(offer.mailing.name.text, locale),
          count: companies.length,
          until: dayName(offer.until, locale),
          fileUntil: dayName(offer.fileUntil, locale),
          carried: form === undefined ? 'no' : 'yes',
          // Once more where it is agreed to: far below the card that shows it.
          sum: [
            t('companies', { count: companies.length }),
            total === undefined ? t('onRequest') : t('counted', { name: t('total'), count: total }),
            ...(form ? [t('form.carried', { parts: await partsInWords(form.parts, locale) })] : []),
          ].join(' · '),
        },
      }
    },
    isReady: ({ choice, companies }) =>
      choice.rank !== undefined && companies.length > 0 && choice.leftOut.length <= MOST_LEFT_OUT,
    place: ({ choice: { step } }) =>
      step === undefined ? undefined : step === 'send' ? 'form' : 'before',
    /** The price, the number of companies and the own form. A customer who saw others has to confirm again. */
    shown: ({ order, companies, form }) =>
      [orderToken(order), String(companies.length), ...(form ? [form.sha256] : [])].join(' · '),
    schema: ({ today, about: { seaman, form } }) =>
      z
        .object({
          name: line({
            group: 'about',
            maxLength: 120,
            autocomplete: 'name',
            initial: seaman?.name,
          }),
          email: email({ group: 'about', initial: seaman?.email }),
          telephone: telephone({ group: 'about', isOptional: true, initial: seaman?.telephone }),
          available: day({ group: 'service', least: today, most: yearsAfter(today, FURTHEST) }),
          message: paragraphs({ group: 'service', maxLength: 2_000, isOptional: true }),
          cv: file({
            group: 'service',
            takes: 'mailed',
            mostBytes: LARGEST_CV,
            isOptional: true,
            ...(form === undefined && { isAskedByRule: true as const }),
          }),
          consent: agreement({ group: 'send' }),
        })
        .refine(
          ({ message, cv }) => form !== undefined || message !== undefined || cv !== undefined,
          {
            path: ['cv'],
            message: NOTHING_TO_SEND,
            // Beside what else is wrong: all of it is said at once.
            when: () => true,
          },
        ),
    makes: ({ form }): FilesToMake => (form ? { form } : {}),
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

/** Returns the lines that show the customer the choice and the price. */
async function factsOf(about: ReviewAbout, locale: Locale) {
  const { offer, choice, order, companies, form, leftOut } = about
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
    { label: own('leftOut'), value: leftOut.map(({ name }) => name).join(', ') },
    { label: own('form'), value: form ? await partsInWords(form.parts, locale) : '' },
  ].filter(({ value }) => value !== '')
}

function detailsOf(about: ReviewAbout) {
  const { offer, choice: chosen, order, filter, companies, form, leftOut } = about
  const details: MailingDetails = {
    mailing: offer.mailing.id,
    name: offer.mailing.name.text,
    order: { ...order, lines: [...order.lines] },
    filter: { ...filter, vessels: filter?.vessels && [...filter.vessels] },
    rank: chosen.rank,
    vessels: [...chosen.vessels],
    hasApplication: chosen.hasApplication,
    ...(form && { form: { parts: [...form.parts], language: chosen.formLanguage } }),
    leftOut: leftOut.map(({ id, name }) => ({ id, name })),
    companies: companies.length,
    asOf: offer.asOf.toISOString(),
  }
  return { ...details }
}

function stepOf(
  { step, rank, leftOut }: ReviewChoice,
  filter: ReachFilter | undefined,
  companies: readonly ReachedCompany[],
): ReviewStep {
  if (filter === undefined || rank === undefined || step === 'choose') return 'choose'
  const canBeSent = companies.length > 0 && leftOut.length <= MOST_LEFT_OUT
  return step === 'send' && canBeSent ? 'send' : 'look'
}

/** Whether a form is a request for a mailing. */
export function isReview(about: FormAbout): about is ReviewAbout {
  return 'offer' in about && 'order' in about
}

/** `YYYY-MM-DD`, so many years later, at the end of that year. */
function yearsAfter(today: string, years: number): string {
  return `${Number(today.slice(0, 4)) + years}-12-31`
}
