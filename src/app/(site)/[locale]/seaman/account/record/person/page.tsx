import type { Metadata } from 'next'

import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { personForm } from '@/features/seamen/record/person.form'

import { formMetadata } from '../../../../../form-page'
import { SeamanFormPage } from '../../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: personForm, params })
}

/** What a seafarer says of the own person. */
export default function PersonPage({ params }: Props) {
  return (
    <SeamanFormPage form={personForm} params={params} path={() => `${SEAMAN_RECORD_PAGE}/person`} />
  )
}
