import type { Metadata } from 'next'

import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { referenceEntryForm } from '@/features/seamen/record/reference-entry.form'

import { formMetadata } from '../../../../../../form-page'
import { SeamanFormPage } from '../../../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; entry: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: referenceEntryForm, params })
}

/** Where a seafarer adds a reference, or changes one. */
export default function ReferencePage({ params }: Props) {
  return (
    <SeamanFormPage
      form={referenceEntryForm}
      params={params}
      path={({ entry }) => `${SEAMAN_RECORD_PAGE}/references/${entry}`}
    />
  )
}
