import { MAILING_REPORT_PAGE } from '@/domain/addresses/site-pages'
import { MailingReportView } from '@/features/mailing/mailing-report-view'
import { messagesIn } from '@/i18n/messages-translator'

import { tokenPage } from '../../../../token-page'

// It is about the one who has its address.
export const dynamic = 'force-dynamic'

/** The report of a mailing. The token in the link is the only key to it. */
const page = tokenPage({
  path: MAILING_REPORT_PAGE,
  title: async (locale) => (await messagesIn(locale, 'mailingReport'))('title'),
  View: MailingReportView,
})

export const generateMetadata = page.metadata
export default page.Page
