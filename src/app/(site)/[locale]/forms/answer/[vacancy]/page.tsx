import type { Metadata } from 'next'

import type { FormAbout } from '@/cms/services/forms/form'
import {
  answerForm as answerAddress,
  DATA_FORM,
  dataQuery,
  reportForm as reportAddress,
} from '@/domain/forms/form-addresses'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import { isAnswer } from '@/features/vacancies/answer.form'
import { AnswerBrief } from '@/features/vacancies/answer-brief'
import { AnswerClosed } from '@/features/vacancies/answer-closed'
import { getVacancy } from '@/features/vacancies/vacancies.queries'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { answerForm } from '../../../../../answer-with-form'
import { FormPage, formMetadata } from '../../../../form-page'
import { gapAboveAnswer } from '../../../../gap-above-answer'
import { VACANCY_LIST_PATH } from '@/domain/addresses/site-pages'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; vacancy: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: answerForm, params })
}

/** Where a seafarer answers a vacancy. */
export default function AnswerFormPage({ params }: Props) {
  return (
    <FormPage
      form={answerForm}
      params={params}
      path={({ vacancy }) => answerAddress(Number(vacancy))}
      above={gapAboveAnswer}
      aside={aside}
      closed={closed}
      onward={onward}
    />
  )
}

function to(locale: Locale, path: string): string {
  return publicPath({ locale, path }, env.DEFAULT_LOCALE)
}

function aside(about: FormAbout, locale: Locale) {
  const shown = isAnswer(about) && (
    <AnswerBrief vacancy={about.vacancy} locale={locale} page={to(locale, about.vacancy.path)} />
  )
  return Promise.resolve(shown)
}

async function closed(locale: Locale, { vacancy }: Record<string, string>) {
  const list = to(locale, VACANCY_LIST_PATH)
  return (
    <>
      <FormStyle />
      <AnswerClosed vacancy={await getVacancy(locale, Number(vacancy))} {...{ locale, list }} />
    </>
  )
}

async function onward(about: FormAbout, locale: Locale, reference?: string) {
  const t = await messagesIn(locale, 'forms.answer')
  const report = await messagesIn(locale, 'forms.report')
  const reported = isAnswer(about) ? reportAddress('vacancies', about.vacancy.id) : undefined
  return (
    <>
      <a href={to(locale, VACANCY_LIST_PATH)} className="button">
        {t('closed.others')}
      </a>
      {reference !== undefined && (
        <a
          href={to(locale, DATA_FORM) + dataQuery(reference, 'withdrawal')}
          className="button quiet"
        >
          {t('withdraw')}
        </a>
      )}
      {reported !== undefined && (
        <a href={to(locale, reported)} className="button quiet">
          {report('title', { what: 'vacancy' })}
        </a>
      )}
    </>
  )
}
