import { SEAMAN_PARTS_PAGE } from '@/domain/addresses/site-pages'
import { PartsView } from '@/features/seamen/parts/parts-view'
import { searchConsentOf } from '@/features/seamen/search/search-consent.queries'
import { messagesIn } from '@/i18n/messages-translator'

import { ownPage } from '../../../../../own-page'

// It is one seafarer's.
export const dynamic = 'force-dynamic'

/** What is kept of a seafarer, part by part: what for, until when, and who sees it. */
const page = ownPage({
  path: SEAMAN_PARTS_PAGE,
  title: async (locale) => (await messagesIn(locale, 'seaman.parts'))('title'),
  View: async ({ seaman, locale }) => (
    <PartsView isFound={(await searchConsentOf(seaman.id)) !== undefined} locale={locale} />
  ),
})

export const generateMetadata = page.metadata
export default page.Page
