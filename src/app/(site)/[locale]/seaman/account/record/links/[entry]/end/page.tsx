import type { Metadata } from 'next'

import { SEAMAN_LINKS_PAGE } from '@/domain/addresses/site-pages'
import { recordLinkEndForm } from '@/features/seamen/shared-forms/record-link-end.form'

import { formMetadata } from '../../../../../../../form-page'
import { SeamanFormPage } from '../../../../../../../seaman-form-page'

// It is rendered for one visitor.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; entry: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: recordLinkEndForm, params })
}

/** Where the button of the list ends a link to a form. */
export default function EndLinkPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={recordLinkEndForm}
      params={params}
      path={({ entry }) => `${SEAMAN_LINKS_PAGE}/${entry}/end`}
    />
  )
}
