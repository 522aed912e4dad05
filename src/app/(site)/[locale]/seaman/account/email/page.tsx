import type { Metadata } from 'next'

import { changeEmailForm } from '@/features/seamen/account.form'

import { formMetadata } from '../../../../form-page'
import { SeamanFormPage } from '../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: changeEmailForm, params })
}

/** Where a seafarer changes the e-mail address. */
export default function ChangeEmailPage({ params }: Props) {
  return (
    <SeamanFormPage form={changeEmailForm} params={params} path={() => 'seaman/account/email'} />
  )
}
