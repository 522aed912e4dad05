import type { Metadata } from 'next'

import { enterByLinkForm } from '@/features/seamen/sign-in-link.form'

import { formMetadata } from '../../../../form-page'
import { SeamanFormPage } from '../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: enterByLinkForm, params })
}

/** Where the link signs in. */
export default function EnterByLinkPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={enterByLinkForm}
      params={params}
      path={({ token }) => `seaman/link/${token ?? ''}`}
    />
  )
}
