import { SENT_STATE_PAGE } from '@/domain/addresses/site-pages'
import { SentStateView } from '@/features/requests/sent-state-view'
import { messagesIn } from '@/i18n/messages-translator'

import { tokenPage } from '../../../../token-page'

// It is about the one who has its address.
export const dynamic = 'force-dynamic'

/** What became of an answer or a mailing. The token in the link is the only key to it. */
const page = tokenPage({
  path: SENT_STATE_PAGE,
  title: async (locale) => (await messagesIn(locale, 'sentState'))('title'),
  View: SentStateView,
})

export const generateMetadata = page.metadata
export default page.Page
