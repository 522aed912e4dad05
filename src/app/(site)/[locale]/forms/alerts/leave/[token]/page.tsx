import { ALERT_LEAVE_PAGE } from '@/domain/addresses/site-pages'
import { LeaveAlertView } from '@/features/vacancies/alerts/alerts-view'
import { messagesIn } from '@/i18n/messages-translator'

import { tokenPage } from '../../../../../token-page'

// It is about the one who has its address.
export const dynamic = 'force-dynamic'

/** The page that ends an alert. It needs a click on a button, because mail programs open links by themselves. */
const page = tokenPage({
  path: ALERT_LEAVE_PAGE,
  title: async (locale) => (await messagesIn(locale, 'vacancyAlerts.leave'))('title'),
  View: LeaveAlertView,
})

export const generateMetadata = page.metadata
export default page.Page
