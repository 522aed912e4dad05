import { SEAMAN_REMINDERS_END_PAGE } from '@/domain/addresses/site-pages'
import { EndRemindersView } from '@/features/seamen/reminders/end-reminders-view'
import { messagesIn } from '@/i18n/messages-translator'

import { tokenPage } from '../../../../token-page'

// It is about the one who has its address.
export const dynamic = 'force-dynamic'

/** The page that ends mails about papers. It needs a click on a button, because mail programs open links by themselves. */
const page = tokenPage({
  path: SEAMAN_REMINDERS_END_PAGE,
  title: async (locale) => (await messagesIn(locale, 'seaman.reminders.end'))('ask.title'),
  View: EndRemindersView,
})

export const generateMetadata = page.metadata
export default page.Page
