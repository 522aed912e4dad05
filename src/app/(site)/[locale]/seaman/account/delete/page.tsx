import type { Metadata } from 'next'

import type { Locale } from '@/domain/locales/locales'
import { RetentionPeriods } from '@/features/requests/retention-periods'
import { getRetentionPeriods } from '@/features/requests/retention-periods.queries'
import { deleteForm } from '@/features/seamen/account.form'
import { DeletionFacts } from '@/features/seamen/deletion-facts'

import { formMetadata } from '../../../../form-page'
import { SeamanFormPage } from '../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: deleteForm, params })
}

/** Where a seafarer deletes the account. */
export default function DeleteAccountPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={deleteForm}
      params={params}
      path={() => 'seaman/account/delete'}
      before={(locale) => <WhatGoes locale={locale} />}
    />
  )
}

async function WhatGoes({ locale }: { locale: Locale }) {
  return (
    <DeletionFacts locale={locale}>
      <RetentionPeriods periods={await getRetentionPeriods()} />
    </DeletionFacts>
  )
}
