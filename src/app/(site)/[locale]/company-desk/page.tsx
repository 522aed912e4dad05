import { COMPANY_DESK_PAGE } from '@/domain/addresses/site-pages'
import { DeskView } from '@/features/company-desk/desk-view'

import { deskPageOf } from '../../desk-pages'

// It is one person's.
export const dynamic = 'force-dynamic'

/** Where somebody of a company begins. */
const page = deskPageOf({ path: () => COMPANY_DESK_PAGE, isOfCompany: false, View: DeskView })

export const generateMetadata = page.metadata
export default page.Page
