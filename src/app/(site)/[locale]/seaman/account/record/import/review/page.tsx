import type { Metadata } from 'next'

import { SEAMAN_IMPORT_REVIEW_PAGE } from '@/domain/addresses/site-pages'
import { ImportPlanView } from '@/features/seamen/import/import-plan-view'
import { importReviewForm } from '@/features/seamen/import/import-review.form'

import { formMetadata } from '../../../../../../form-page'
import { SeamanFormPage } from '../../../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: importReviewForm, params })
}

/** What a download would change in the own record, and the button that does it. */
export default function ImportReviewPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={importReviewForm}
      params={params}
      path={() => SEAMAN_IMPORT_REVIEW_PAGE}
      before={(locale) => <ImportPlanView locale={locale} />}
    />
  )
}
