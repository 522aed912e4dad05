import type { Metadata } from 'next'

import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { paperRemoveForm } from '@/features/seamen/record/paper-entry.form'

import { formMetadata } from '../../../../../../../form-page'
import { SeamanFormPage } from '../../../../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; entry: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: paperRemoveForm, params })
}

/** Where a seafarer removes a paper. */
export default function RemovePaperPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={paperRemoveForm}
      params={params}
      path={({ entry }) => `${SEAMAN_RECORD_PAGE}/papers/${entry}/remove`}
    />
  )
}
