import type { Metadata } from 'next'

import { SEAMAN_IMPORT_PAGE } from '@/domain/addresses/site-pages'
import { importForm } from '@/features/seamen/import/import.form'

import { formMetadata } from '../../../../../form-page'
import { SeamanFormPage } from '../../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: importForm, params })
}

/** Where a seafarer has a download of an account read again. */
export default function ImportPage({ params }: Props) {
  return <SeamanFormPage form={importForm} params={params} path={() => SEAMAN_IMPORT_PAGE} />
}
