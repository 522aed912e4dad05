import type { Metadata } from 'next'

import { askForLinkForm } from '@/features/seamen/sign-in-link.form'

import { formMetadata } from '../../../form-page'
import { SeamanFormPage } from '../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: askForLinkForm, params })
}

/** Where a seafarer asks for a link to sign in. */
export default function AskForLinkPage({ params }: Props) {
  return <SeamanFormPage form={askForLinkForm} params={params} path={() => 'seaman/link'} />
}
