import { COMPANY_CONFIRM_PAGE } from '@/domain/addresses/site-pages'
import { confirmDeskForm } from '@/features/company-desk/confirm-desk.form'

import { deskFormPage } from '../../../../desk-pages'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

/** Where a claim or an invitation is confirmed. */
const page = deskFormPage({
  form: confirmDeskForm,
  path: ({ token }) => `${COMPANY_CONFIRM_PAGE}/${token ?? ''}`,
})

export const generateMetadata = page.metadata
export default page.Page
