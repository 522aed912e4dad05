import type { Metadata } from 'next'

import { OFFER_FORM } from '@/domain/forms/form-addresses'
import { offerForm } from '@/features/vacancies/offer.form'

import { FormPage, formMetadata } from '../../../form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: offerForm, params })
}

/** Where a company without an account offers a vacancy. */
export default function OfferFormPage({ params }: Props) {
  return <FormPage form={offerForm} params={params} path={() => OFFER_FORM} />
}
