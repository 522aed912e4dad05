import type { Metadata } from 'next'

import { applyForm } from '@/features/seamen/apply.form'

import { formMetadata } from '../../../form-page'
import { SeamanFormPage } from '../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: applyForm, params })
}

/** Where a seafarer applies for an account. */
export default function ApplyPage({ params }: Props) {
  return <SeamanFormPage form={applyForm} params={params} path={() => 'seaman/apply'} />
}
