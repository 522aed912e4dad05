import { COMPANY_SIGN_IN_PAGE } from '@/domain/addresses/site-pages'
import { deskEnterForm } from '@/features/company-desk/desk-sign-in.form'

import { deskFormPage } from '../../../../desk-pages'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

/** Where the link signs in. */
const page = deskFormPage({
  form: deskEnterForm,
  path: ({ token }) => `${COMPANY_SIGN_IN_PAGE}/${token ?? ''}`,
})

export const generateMetadata = page.metadata
export default page.Page
