import { claimPage } from '@/domain/addresses/site-pages'
import { claimForm } from '@/features/company-desk/claim.form'

import { deskFormPage } from '../../../../desk-pages'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

/** Where the page of a company is claimed. */
const page = deskFormPage({ form: claimForm, path: ({ company }) => claimPage(Number(company)) })

export const generateMetadata = page.metadata
export default page.Page
