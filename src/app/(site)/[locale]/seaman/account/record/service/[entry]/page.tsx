import type { Metadata } from 'next'

import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { serviceEntryForm } from '@/features/seamen/record/service-entry.form'

import { formMetadata } from '../../../../../../form-page'
import { SeamanFormPage } from '../../../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; entry: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: serviceEntryForm, params })
}

/** Where a seafarer adds a time on board, or changes one. */
export default function SeaServicePage({ params }: Props) {
  return (
    <SeamanFormPage
      form={serviceEntryForm}
      params={params}
      path={({ entry }) => `${SEAMAN_RECORD_PAGE}/service/${entry}`}
    />
  )
}
