import { deskPage } from '@/domain/addresses/site-pages'
import { deskInviteForm } from '@/features/company-desk/seat.form'

import { deskFormPage } from '../../../../desk-pages'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

/** Where somebody is invited to a desk. */
const page = deskFormPage({
  form: deskInviteForm,
  path: ({ company }) => `${deskPage(Number(company))}/invite`,
  act: 'invite',
})

export const generateMetadata = page.metadata
export default page.Page
