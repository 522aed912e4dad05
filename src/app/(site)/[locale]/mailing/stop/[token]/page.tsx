import { MAILING_STOP_PAGE } from '@/domain/addresses/site-pages'
import { MailingStopView } from '@/features/mailing/mailing-stop-view'
import { messagesIn } from '@/i18n/messages-translator'

import { tokenPage } from '../../../../token-page'

// It is about the one who has its address.
export const dynamic = 'force-dynamic'

/** Where a company that a mailing was sent to stops mailings. */
const page = tokenPage({
  path: MAILING_STOP_PAGE,
  title: async (locale) => (await messagesIn(locale, 'mailingStop'))('title'),
  View: MailingStopView,
})

export const generateMetadata = page.metadata
export default page.Page
