import type { Metadata } from 'next'

import { CONTACT_FORM_PAGE } from '@/domain/addresses/site-pages'
import { contactForm } from '@/features/contact-profile/contact.form'

import { FormPage, formMetadata } from '../../../form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: contactForm, params })
}

/** Where readers write to whoever runs the site. */
export default function ContactFormPage({ params }: Props) {
  return <FormPage form={contactForm} params={params} path={() => CONTACT_FORM_PAGE} />
}
