import { z } from 'zod'

import { defineForm, type FormAbout, type Visitor } from '../../cms/services/forms/form'
import {
  agreement,
  choice,
  day,
  email,
  file,
  line,
  paragraphs,
  telephone,
} from '../../cms/services/forms/form-fields'
import { overridingAccess } from '../../cms/local-api'
import {
  type SignedInSeaman,
  seamanOf,
} from '../../cms/services/seaman-only/seaman-session.queries'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { isUnopened } from '../../domain/forms/form-file'
import { languageName, type Locale } from '../../domain/locales/locales'
import { partsIn } from '../../domain/sea-service/chosen-record'
import { isolated } from '../../domain/mail/mail-text'
import { env } from '../../env'
import { dayName } from '../../i18n/day-range'
import { messagesIn } from '../../i18n/messages-translator'
import { answerTarget, answerTargetIn } from './answer-address.queries'
import { answerConfirmation, answerForward } from './answer-mail'
import { rankChoices } from '../../cms/services/forms/vocabulary-choices'
import { getVacancy } from './vacancies.queries'
import type { VacancyView } from './vacancy'
import { vacancyTexts } from './vacancy-texts'

/** The vacancy that an answer is about, as its reader sees it. */
interface AnswerAbout extends FormAbout {
  vacancy: VacancyView
  /** The day on which the site erases the answer, UTC. */
  until: Date
  /** Who is signed in: what the account says stands in the form already. */
  seaman: SignedInSeaman | undefined
}

/** Bytes. */
const LARGEST_CV = 5 * 1024 * 1024

/** Years. A later day of availability is a typing error. */
const FURTHEST = 2

/** The answer to a vacancy. It goes to the company when staff have verified its address, else to staff. */
export const answerForm = defineForm({
  name: 'answer',
  kind: 'answer',
  async load({ vacancy }, locale, { cookies }: Visitor): Promise<AnswerAbout | undefined> {
    const id = Number(vacancy)
    const view = await getVacancy(locale, id)
    const target = view && (await answerTarget(id))
    if (!target) return undefined
    const { way, until, languages } = target
    const facts = await vacancyTexts(view, locale)
    const { dates, place } = facts.joining
    const clauses = await messagesIn(locale, 'vacancies.sentence')
    return {
      vacancy: view,
      until,
      seaman: await seamanOf(cookies),
      words: {
        way: way.kind,
        held: 'no',
        vacancy: facts.title,
        company: isolated(view.company.name, locale),
        closes: view.openUntil ? dayName(view.openUntil, locale) : '',
        until: dayName(until, locale),
        dates: place === undefined ? dates : clauses('clauses', { before: dates, next: place }),
        languages: listed(languages.length > 0 ? languages : ['en'], locale, (before, next) =>
          clauses('clauses', { before, next }),
        ),
      },
    }
  },
  schema: ({ about: { seaman, vacancy }, locale, today }) =>
    z.object({
      name: line({
        group: 'about',
        maxLength: 120,
        autocomplete: 'name',
        initial: seaman?.name,
      }),
      email: email({ group: 'about', initial: seaman?.email }),
      telephone: telephone({
        group: 'about',
        isOptional: true,
        initial: seaman?.telephone,
      }),
      rank: choice({
        group: 'service',
        choices: rankChoices(locale),
        initial: seaman?.rank ?? vacancy.rank,
      }),
      available: day({ group: 'service', least: today, most: yearsAfter(today, FURTHEST) }),
      message: paragraphs({ group: 'service', maxLength: 2_000, isOptional: true }),
      cv: file({
        group: 'service',
        takes: 'read',
        mostBytes: LARGEST_CV,
        isOptional: true,
      }),
      consent: agreement({ group: 'send' }),
    }),
  summary: ({ name, email: address, telephone: number }, { vacancy }) => ({
    name,
    email: address,
    telephone: number,
    about: { relationTo: 'vacancies', value: vacancy.id },
  }),
  async passOn(values, { req, request, about }) {
    // The field is empty when the vacancy was deleted.
    const id = about?.value
    // Reads the current state: since the page was opened, the company may have lost its licence or been suspended.
    const target = id === undefined ? undefined : await answerTargetIn(req, id)
    const toCompany = target?.way.kind === 'company' ? { ...target.way, ...target } : undefined
    const vacancy = id && toCompany && (await getVacancy(toCompany.language, id))
    if (vacancy) {
      const { to, language, until } = toCompany
      const forward = await answerForward(values, {
        vacancy,
        reference: request.reference,
        until: request.eraseAt ?? until,
        locale: language,
        hasForm: partsIn(values).length > 0,
      })
      await enqueueMessage(req, {
        ...forward,
        to,
        replyTo: values.email,
        request: request.id,
        hasFile: values.cv !== undefined && !isUnopened(values.cv.type),
      })
    }
    const notes =
      !vacancy && target?.way.kind !== 'example'
        ? [{ text: (await messagesIn(env.SOURCE_LOCALE, 'forms.answer'))('passOn') }]
        : []
    await req.payload.update({
      collection: 'requests',
      id: request.id,
      data: {
        forwardedTo: vacancy ? toCompany.to : null,
        ...(notes.length > 0 && { notes }),
      },
      depth: 0,
      req,
      ...overridingAccess('a visitor sends it, who has no account'),
    })
  },
  // An answer to an example vacancy is never passed on.
  held: (about) => ({
    ...about,
    words: {
      ...about.words,
      ...(about.words.way !== 'example' && { way: 'staff', held: 'yes' }),
    },
  }),
  confirmation: ({ cv }, { about, locale }) =>
    answerConfirmation({ ...about, isForwarded: about.words.way === 'company', cv }, locale),
})

/** Whether a form is an answer to a vacancy. */
export function isAnswer(about: FormAbout): about is AnswerAbout {
  return 'vacancy' in about && 'until' in about
}

function listed(
  languages: readonly Locale[],
  locale: Locale,
  join: (before: string, next: string) => string,
): string {
  return languages.map((code) => languageName(code, locale)).reduce(join)
}

/** `YYYY-MM-DD`, so many years later, at the end of that year. */
function yearsAfter(today: string, years: number): string {
  return `${Number(today.slice(0, 4)) + years}-12-31`
}
