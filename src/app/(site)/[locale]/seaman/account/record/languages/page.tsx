import type { Metadata } from 'next'

import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { languagesForm } from '@/features/seamen/record/languages.form'

import { formMetadata } from '../../../../../form-page'
import { SeamanFormPage } from '../../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: languagesForm, params })
}

/** The languages that a seafarer speaks. */
export default function LanguagesPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={languagesForm}
      params={params}
      path={() => `${SEAMAN_RECORD_PAGE}/languages`}
    />
  )
}
