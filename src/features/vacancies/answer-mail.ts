import type { FormFile } from '../../cms/services/forms/form-fields'
import type { NewMessage } from '../../cms/services/mail/enqueue-message'
import { isUnopened } from '../../domain/forms/form-file'
import type { Locale } from '../../domain/locales/locales'
import type { MailPart } from '../../domain/mail/mail-content'
import { publicPath } from '../../domain/addresses/paths'
import { VOCABULARIES } from '../../domain/vocabulary/languages'
import { isRank } from '../../domain/vocabulary/ranks'
import { env } from '../../env'
import { dayName } from '../../i18n/day-range'
import { messagesIn } from '../../i18n/messages-translator'
import type { VacancyView } from './vacancy'
import { vacancyTexts } from './vacancy-texts'

/** What a seafarer wrote. */
interface Answer {
  name: string
  email: string
  telephone?: string | undefined
  rank: string
  /** `YYYY-MM-DD`. */
  available: string
  message?: string | undefined
  cv?: FormFile | undefined
}

interface Context {
  vacancy: VacancyView
  reference: string
  /** Until when the answer may be kept. */
  until: Date
  /** The company's. */
  locale: Locale
  /** Whether the seafarer's own form goes along. */
  hasForm: boolean
}

type Forward = Pick<NewMessage, 'kind' | 'delivery' | 'locale' | 'subject' | 'parts'>

/** The answer as the company gets it: facts with labels in its language, the seafarer's own words as a quote. */
export async function answerForward(
  answer: Answer,
  { vacancy, reference, until, locale, hasForm }: Context,
): Promise<Forward> {
  const t = await messagesIn(locale, 'forms.answer')
  const forms = await messagesIn(locale, 'forms')
  const { title } = await vacancyTexts(vacancy, locale)
  const rank = isRank(answer.rank) ? VOCABULARIES[locale].ranks[answer.rank].label : answer.rank
  const facts = [
    { label: t('name.label'), value: answer.name },
    { label: t('email.label'), value: answer.email },
    { label: t('telephone.label'), value: answer.telephone ?? '' },
    { label: t('rank.label'), value: rank },
    { label: t('available.label'), value: dayName(new Date(answer.available), locale) },
    { label: forms('sent.reference'), value: reference },
  ].filter(({ value }) => value !== '')
  const words: MailPart[] = answer.message
    ? [
        { kind: 'heading', text: t('forward.words') },
        { kind: 'quote', text: answer.message },
      ]
    : []
  return {
    kind: 'forward',
    delivery: 'atLeastOnce',
    locale,
    subject: t('forward.subject', { vacancy: title, name: answer.name }),
    parts: [
      { kind: 'text', text: t('forward.intro') },
      { kind: 'link', text: title, href: addressOf(vacancy, locale) },
      { kind: 'facts', facts },
      ...words,
      ...(answer.cv === undefined
        ? []
        : [
            {
              kind: 'text',
              text: t(isUnopened(answer.cv.type) ? 'forward.fileUnopened' : 'forward.file'),
            } as const,
          ]),
      ...(hasForm ? [{ kind: 'text', text: t('forward.form') } as const] : []),
      { kind: 'text', text: t('forward.consent', { until: dayName(until, locale) }) },
      { kind: 'text', text: t('forward.free') },
    ],
  }
}

/** Returns the confirmation for the seafarer: the next steps, and the warning that nobody may ask for money. */
export async function answerConfirmation(
  {
    vacancy,
    isForwarded,
    until,
    cv,
  }: { vacancy: VacancyView; isForwarded: boolean; until: Date; cv?: FormFile | undefined },
  locale: Locale,
): Promise<MailPart[]> {
  const t = await messagesIn(locale, 'forms.answer')
  const { title } = await vacancyTexts(vacancy, locale)
  const next =
    isForwarded && vacancy.openUntil
      ? [
          {
            kind: 'text',
            text: t('mail.next', { closes: dayName(vacancy.openUntil, locale) }),
          } as const,
        ]
      : []
  return [
    { kind: 'link', text: title, href: addressOf(vacancy, locale) },
    ...next,
    ...(cv && isUnopened(cv.type) ? [{ kind: 'text', text: t('mail.fileUnopened') } as const] : []),
    { kind: 'text', text: t('mail.money') },
    { kind: 'text', text: t('mail.withdraw', { until: dayName(until, locale) }) },
  ]
}

function addressOf({ path }: VacancyView, locale: Locale): string {
  return env.SITE_URL + publicPath({ locale, path }, env.DEFAULT_LOCALE)
}
