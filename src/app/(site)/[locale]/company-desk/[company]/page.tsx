import { deskPage } from '@/domain/addresses/site-pages'
import { CompanyDeskView } from '@/features/company-desk/desk-view'

import { deskPageOf } from '../../../desk-pages'

// It is one person's.
export const dynamic = 'force-dynamic'

/** The desk of one company. */
const page = deskPageOf({
  path: ({ company }) => deskPage(Number(company)),
  isOfCompany: true,
  View: ({ seat, ...props }) => seat && <CompanyDeskView seat={seat} {...props} />,
})

export const generateMetadata = page.metadata
export default page.Page
