import { deskPage } from '@/domain/addresses/site-pages'
import { deskSeatForm } from '@/features/company-desk/seat.form'

import { deskFormPage } from '../../../../../desk-pages'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

/** Where a seat is changed or ended. */
const page = deskFormPage({
  form: deskSeatForm,
  path: ({ company, seat }) => `${deskPage(Number(company))}/people/${seat ?? ''}`,
  act: 'leave',
})

export const generateMetadata = page.metadata
export default page.Page
