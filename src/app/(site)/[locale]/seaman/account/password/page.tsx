import type { Metadata } from 'next'

import { changePasswordForm } from '@/features/seamen/password.form'

import { formMetadata } from '../../../../form-page'
import { SeamanFormPage } from '../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: changePasswordForm, params })
}

/** Where a seafarer changes the password. */
export default function ChangePasswordPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={changePasswordForm}
      params={params}
      path={() => 'seaman/account/password'}
    />
  )
}
