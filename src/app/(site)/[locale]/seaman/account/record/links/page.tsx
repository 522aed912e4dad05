import type { Metadata } from 'next'

import { SEAMAN_LINKS_PAGE } from '@/domain/addresses/site-pages'
import { FormLinksList } from '@/features/seamen/shared-forms/form-links-list'
import { recordLinkForm } from '@/features/seamen/shared-forms/record-link.form'

import { formMetadata } from '../../../../../form-page'
import { SeamanFormPage } from '../../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: recordLinkForm, params })
}

/** Where a seafarer makes links to the own form, sees which were opened, and ends them. */
export default function LinksPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={recordLinkForm}
      params={params}
      path={() => SEAMAN_LINKS_PAGE}
      before={(locale, about) => <FormLinksList about={about} locale={locale} />}
    />
  )
}
