import type { Metadata } from 'next'

import { SEAMAN_OLD_CV_PAGE } from '@/domain/addresses/site-pages'
import { oldCvForm } from '@/features/seamen/old-cv/old-cv.form'
import { OldCvView } from '@/features/seamen/old-cv/old-cv-view'

import { formMetadata } from '../../../../../form-page'
import { SeamanFormPage } from '../../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: oldCvForm, params })
}

/** Where a seafarer has the text taken out of an old CV, and reads it. */
export default function OldCvPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={oldCvForm}
      params={params}
      path={() => SEAMAN_OLD_CV_PAGE}
      before={(locale, about) => <OldCvView about={about} locale={locale} />}
    />
  )
}
