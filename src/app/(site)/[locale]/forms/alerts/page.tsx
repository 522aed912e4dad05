import type { Metadata } from 'next'

import { ALERTS_PAGE } from '@/domain/addresses/site-pages'
import { Watched } from '@/features/vacancies/alerts/alert-parts'
import { AskedForAlert } from '@/features/vacancies/alerts/alerts-view'
import { type WatchAbout, watchForm } from '@/features/vacancies/alerts/watch.form'

import { FormPage, formMetadata } from '../../../form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: watchForm, params })
}

/** Where new vacancies of a filter are ordered by mail. */
export default function AlertFormPage({ params }: Props) {
  return (
    <FormPage
      form={watchForm}
      params={params}
      path={() => ALERTS_PAGE}
      above={(about, locale) => {
        // What the form loads.
        const { filter, isAsked } = about as WatchAbout
        return Promise.resolve(
          <>
            {isAsked && <AskedForAlert locale={locale} />}
            <Watched filter={filter} locale={locale} wayOn={isAsked ? 'list' : 'change'} />
          </>,
        )
      }}
    />
  )
}
