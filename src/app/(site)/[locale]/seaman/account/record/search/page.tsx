import type { Metadata } from 'next'

import { SEAMAN_SEARCH_PAGE } from '@/domain/addresses/site-pages'
import { SeenBy } from '@/features/seamen/parts/seen-by'
import { searchConsentForm } from '@/features/seamen/search/search-consent.form'

import { formMetadata } from '../../../../../form-page'
import { SeamanFormPage } from '../../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: searchConsentForm, params })
}

/** Where a seafarer lets staff find the own record, or ends it; above it, what they find. */
export default function SearchConsentPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={searchConsentForm}
      params={params}
      path={() => SEAMAN_SEARCH_PAGE}
      before={(locale) => <SeenBy way="search" locale={locale} />}
    />
  )
}
