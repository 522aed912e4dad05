import type { Metadata } from 'next'

import { resetForm } from '@/features/seamen/password.form'

import { formMetadata } from '../../../../form-page'
import { SeamanFormPage } from '../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: resetForm, params })
}

/** Where the link sets a new password. */
export default function NewPasswordPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={resetForm}
      params={params}
      path={({ token }) => `seaman/password/${token ?? ''}`}
    />
  )
}
