import type { Metadata } from 'next'

import { dataForm } from '@/features/seamen/account.form'

import { formMetadata } from '../../../../form-page'
import { SeamanFormPage } from '../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: dataForm, params })
}

/** Where a seafarer changes their data. */
export default function OwnDataPage({ params }: Props) {
  return <SeamanFormPage form={dataForm} params={params} path={() => 'seaman/account/data'} />
}
