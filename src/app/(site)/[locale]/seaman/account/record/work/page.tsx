import type { Metadata } from 'next'

import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { workForm } from '@/features/seamen/record/work.form'

import { formMetadata } from '../../../../../form-page'
import { SeamanFormPage } from '../../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: workForm, params })
}

/** The work that a seafarer looks for. */
export default function WorkPage({ params }: Props) {
  return (
    <SeamanFormPage form={workForm} params={params} path={() => `${SEAMAN_RECORD_PAGE}/work`} />
  )
}
