import type { Metadata } from 'next'

import { confirmForm } from '@/features/seamen/confirm.form'

import { formMetadata } from '../../../../form-page'
import { SeamanFormPage } from '../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: confirmForm, params })
}

/** Where the link confirms an e-mail address. */
export default function ConfirmPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={confirmForm}
      params={params}
      path={({ token }) => `seaman/confirm/${token ?? ''}`}
    />
  )
}
