import type { Metadata } from 'next'

import { signInForm } from '@/features/seamen/sign-in.form'

import { formMetadata } from '../../../form-page'
import { SeamanFormPage } from '../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: signInForm, params })
}

/** Where a seafarer signs in. */
export default function SignInPage({ params }: Props) {
  return <SeamanFormPage form={signInForm} params={params} path={() => 'seaman/sign-in'} />
}
