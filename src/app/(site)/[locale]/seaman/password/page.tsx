import type { Metadata } from 'next'

import { forgottenForm } from '@/features/seamen/password.form'

import { formMetadata } from '../../../form-page'
import { SeamanFormPage } from '../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: forgottenForm, params })
}

/** Where a seafarer asks for a new password. */
export default function ForgottenPasswordPage({ params }: Props) {
  return <SeamanFormPage form={forgottenForm} params={params} path={() => 'seaman/password'} />
}
