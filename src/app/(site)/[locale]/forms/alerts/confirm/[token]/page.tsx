import type { Metadata } from 'next'

import { ALERT_CONFIRM_PAGE } from '@/domain/addresses/site-pages'
import { Watched } from '@/features/vacancies/alerts/alert-parts'
import { ConfirmedAlert } from '@/features/vacancies/alerts/alerts-view'
import { type ConfirmAbout, confirmAlertForm } from '@/features/vacancies/alerts/confirm-alert.form'

import { FormPage, formMetadata } from '../../../../../form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: confirmAlertForm, params })
}

/** Where the link of a mail confirms an alert. */
export default function ConfirmAlertPage({ params }: Props) {
  return (
    <FormPage
      form={confirmAlertForm}
      params={params}
      path={({ token }) => `${ALERT_CONFIRM_PAGE}/${token ?? ''}`}
      above={(about, locale) =>
        Promise.resolve(
          // What the form loads.
          <Watched filter={(about as ConfirmAbout).filter} locale={locale} />,
        )
      }
      closed={(locale, { token = '' }) =>
        Promise.resolve(<ConfirmedAlert token={token} locale={locale} />)
      }
    />
  )
}
