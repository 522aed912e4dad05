import type { Locale } from '../../domain/locales/locales'
import type { MailPart } from '../../domain/mail/mail-content'
import { VOCABULARIES } from '../../domain/vocabulary/languages'
import type { RankCode } from '../../domain/vocabulary/ranks'
import type { VesselTypeCode } from '../../domain/vocabulary/vessel-types'
import { messagesIn } from '../../i18n/messages-translator'

/** What a seafarer sends to the companies of a mailing. */
export interface Applicant {
  name: string
  email: string
  telephone?: string | undefined
  rank: RankCode | undefined
  /** Groups of the first level. */
  vessels: readonly VesselTypeCode[]
  /** As a day in words of the letter's language. */
  available: string
  message?: string | undefined
  /** Whether the own form goes along as a PDF. */
  hasForm: boolean
  hasFile: boolean
}

interface Letter {
  subject: string
  parts: MailPart[]
}

/**
 * The letter that a company gets of a mailing, in its language; the seafarer's own words as a quote.
 * @param stop address of the page on which the company stops mailings; a preview has none
 */
export async function mailingLetter(
  applicant: Applicant,
  locale: Locale,
  stop: string | undefined,
): Promise<Letter> {
  const t = await messagesIn(locale, 'mailingLetter')
  const labels = await messagesIn(locale, 'forms.mailing')
  const { ranks, vesselTypes } = VOCABULARIES[locale]
  const rank = applicant.rank === undefined ? '' : ranks[applicant.rank].label
  const ships = new Intl.ListFormat(locale === 'ph' ? 'fil' : locale, { type: 'unit' }).format(
    applicant.vessels.map((code) => vesselTypes[code].label),
  )
  const facts = [
    { label: t('name'), value: applicant.name },
    { label: labels('email.label'), value: applicant.email },
    { label: labels('telephone.label'), value: applicant.telephone ?? '' },
    { label: t('rank'), value: rank },
    { label: t('ships'), value: ships },
    { label: labels('available.label'), value: applicant.available },
  ].filter(({ value }) => value !== '')
  return {
    subject: t('subject', { rank: rank || applicant.name, name: applicant.name }),
    parts: [
      { kind: 'text', text: t('intro') },
      { kind: 'facts', facts },
      ...(applicant.message
        ? [
            { kind: 'heading', text: t('words') } as const,
            { kind: 'quote', text: applicant.message } as const,
          ]
        : []),
      ...(applicant.hasForm ? [{ kind: 'text', text: t('form') } as const] : []),
      ...(applicant.hasFile ? [{ kind: 'text', text: t('file') } as const] : []),
      { kind: 'text', text: t('reply') },
      { kind: 'text', text: t('free') },
      ...(stop === undefined ? [] : [{ kind: 'link', text: t('stop'), href: stop } as const]),
    ],
  }
}
