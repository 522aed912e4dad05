import type { Metadata } from 'next'

import type { FormAbout } from '@/cms/services/forms/form'
import { reportForm as reportAddress } from '@/domain/forms/form-addresses'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { VACANCY_LIST_PATH, WARNINGS_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'
import { reportForm } from '@/features/vacancies/report.form'
import { FormStyle } from '@/ui/components/form/form-style'

import { FormPage, formMetadata } from '../../../../../form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; type: string; document: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: reportForm, params })
}

/** Where a reader reports a vacancy or a company. */
export default function ReportFormPage({ params }: Props) {
  return (
    <FormPage
      form={reportForm}
      params={params}
      path={({ type, document }) =>
        reportAddress(type === 'crewings' ? 'crewings' : 'vacancies', Number(document))
      }
      closed={closed}
      onward={onward}
    />
  )
}

async function onward(_about: FormAbout, locale: Locale) {
  const answer = await messagesIn(locale, 'forms.answer.closed')
  const crewings = await messagesIn(locale, 'crewings')
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  return (
    <>
      <a href={to(VACANCY_LIST_PATH)} className="button">
        {answer('others')}
      </a>
      <a href={to(WARNINGS_PAGE)} className="button quiet">
        {crewings('toWarnings')}
      </a>
    </>
  )
}

async function closed(locale: Locale) {
  const t = await messagesIn(locale, 'forms.report.closed')
  const answer = await messagesIn(locale, 'forms.answer.closed')
  return (
    <div className="sent">
      <FormStyle />
      <h1 className="display">{t('title')}</h1>
      <div className="acts">
        <a
          href={publicPath({ locale, path: VACANCY_LIST_PATH }, env.DEFAULT_LOCALE)}
          className="button"
        >
          {answer('others')}
        </a>
      </div>
    </div>
  )
}
