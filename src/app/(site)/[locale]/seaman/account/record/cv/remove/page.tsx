import type { Metadata } from 'next'

import { SEAMAN_OLD_CV_PAGE } from '@/domain/addresses/site-pages'
import { oldCvRemoveForm } from '@/features/seamen/old-cv/old-cv-remove.form'

import { formMetadata } from '../../../../../../form-page'
import { SeamanFormPage } from '../../../../../../seaman-form-page'

// It is rendered for one visitor.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: oldCvRemoveForm, params })
}

/** Where the button of its page removes the text of an old CV. */
export default function RemoveOldCvPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={oldCvRemoveForm}
      params={params}
      path={() => `${SEAMAN_OLD_CV_PAGE}/remove`}
    />
  )
}
