import { COMPANY_SIGN_IN_PAGE } from '@/domain/addresses/site-pages'
import { deskSignInForm } from '@/features/company-desk/desk-sign-in.form'

import { deskFormPage } from '../../../desk-pages'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

/** Where a link to sign in is asked for. */
const page = deskFormPage({ form: deskSignInForm, path: () => COMPANY_SIGN_IN_PAGE })

export const generateMetadata = page.metadata
export default page.Page
